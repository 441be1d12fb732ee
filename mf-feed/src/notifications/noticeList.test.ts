import { aNotice } from '../testing/notices.ts';
import { splitByRead, withNews, withRead } from './noticeList.ts';

const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const [one, two, three] = [aNotice({ id: '1' }), aNotice({ id: '2' }), aNotice({ id: '3' })];

test('news come on top', () => {
  expect(ids(withNews([two, one], three))).toEqual(['3', '2', '1']);
});

test('news about what is there take its place and go on top', () => {
  const again = { ...one, actor_count: 2 };
  expect(withNews([two, one], again)).toEqual([again, two]);
});

test('one is read, or all are', () => {
  expect(withRead([two, one], '1').map((each) => each.is_read)).toEqual([false, true]);
  expect(withRead([two, one], null).every((each) => each.is_read)).toBe(true);
});

test('what is new stands apart', () => {
  const { fresh, known } = splitByRead([three, { ...two, is_read: true }, one]);
  expect([ids(fresh), ids(known)]).toEqual([['3', '1'], ['2']]);
});
