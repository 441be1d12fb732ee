import { aPicture } from '../testing/pictures.ts';
import { type Attachment, attachmentsOf, changed, keptOf, moved } from './Attachment.ts';

const one = (key: string): Attachment => ({
  key,
  name: key,
  kind: 'image',
  alt: '',
  preview: '',
  status: 'ready',
  share: 1,
});
const list = ['a', 'b', 'c'].map(one);
const keys = (all: readonly Attachment[]) => all.map(({ key }) => key).join('');

test('one moves a place forward or back, and not beyond the ends', () => {
  expect(keys(moved(list, 'b', -1))).toBe('bac');
  expect(keys(moved(list, 'b', 1))).toBe('acb');
  expect(moved(list, 'a', -1)).toBe(list);
  expect(moved(list, 'c', 1)).toBe(list);
});

test('a change is for one of them', () => {
  expect(changed(list, 'b', { alt: 'Lanterns' }).map(({ alt }) => alt)).toEqual(['', 'Lanterns', '']);
});

test('a draft gives back what was attached, in its order', () => {
  const there = { ...one('there'), media: aPicture({ id: 'there' }) };
  const { media, waiting } = keptOf([one('a'), there, one('c')]);
  expect(media.map(({ id }) => id)).toEqual(['there']);
  expect(keys(attachmentsOf({ media, waiting }))).toBe('atherec');
});
