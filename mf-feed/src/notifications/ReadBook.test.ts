import { aNotice } from '../testing/notices.ts';
import { marked, type ReadMark, withMark } from './ReadBook.ts';

const all: ReadMark = { id: 'a', notice: null, until: 'c2' };
const one = (notice: string, until: string): ReadMark => ({ id: `${notice}${until}`, notice, until });
const notice = (id: string) => aNotice({ id, cursor: `c${id}`, is_read: false });
const list = [notice('3'), notice('2'), notice('1')];
const read = (...marks: ReadMark[]) =>
  marked(list, marks)
    .filter(({ is_read }) => is_read)
    .map(({ id }) => id);

test('who has read all has read each, and the last word about a group counts', () => {
  expect(withMark([one('1', 'c1'), one('2', 'c2')], one('1', 'c5'))).toEqual([
    one('2', 'c2'),
    one('1', 'c5'),
  ]);
  expect(withMark([one('1', 'c1'), all], all)).toEqual([all]);
  expect(withMark([all], one('1', 'c1'))).toEqual([all, one('1', 'c1')]);
});

test('all are those that there were then', () => expect(read(all)).toEqual(['2', '1']));

test('one is one', () => expect(read(one('2', 'c2'))).toEqual(['2']));

test('a group that has something new is not read', () => expect(read(one('2', 'c0'))).toEqual([]));
