import { aNotice } from '../testing/notices.ts';
import { withNewest, withRead } from './noticeList.ts';

const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const [one, two, three] = [aNotice({ id: '1' }), aNotice({ id: '2' }), aNotice({ id: '3' })];

test('the newest comes on top', () => {
  expect(ids(withNewest([two, one], three))).toEqual(['3', '2', '1']);
});

test('what is known anew takes its place on top', () => {
  const again = { ...one, actor_count: 2 };
  expect(withNewest([two, one], again)).toEqual([again, two]);
});

test('one is read, or all are', () => {
  expect(withRead([two, one], '1').map((each) => each.is_read)).toEqual([false, true]);
  expect(withRead([two, one], null).every((each) => each.is_read)).toBe(true);
});
