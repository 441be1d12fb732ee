import { readQuestion, tagIn, writeQuestion } from './useSearch.ts';

const read = (query: string) => readQuestion(new URLSearchParams(query));

test('people first', () => {
  expect(read('')).toEqual({ q: '', tab: 'people' });
  expect(read('q=+cedar+')).toEqual({ q: 'cedar', tab: 'people' });
  expect(read('q=cedar&tab=elephants')).toEqual({ q: 'cedar', tab: 'people' });
});

test('a tag asks for its posts', () => {
  expect(read('q=%23lanterns')).toEqual({ q: '#lanterns', tab: 'posts' });
  expect(read('q=%23lanterns&tab=tags')).toEqual({ q: '#lanterns', tab: 'tags' });
});

test('the address says no more than it must', () => {
  expect(writeQuestion({ q: '', tab: 'people' })).toEqual({});
  expect(writeQuestion({ q: 'cedar', tab: 'people' })).toEqual({ q: 'cedar' });
  expect(writeQuestion({ q: 'cedar', tab: 'posts' })).toEqual({ q: 'cedar', tab: 'posts' });
  expect(writeQuestion({ q: '#lanterns', tab: 'posts' })).toEqual({ q: '#lanterns' });
});

test.each([
  ['#lanterns', 'lanterns'],
  ['#Über_1', 'Über_1'],
  ['lanterns', undefined],
  ['#lanterns at the pier', undefined],
  ['#', undefined],
])('%s has the tag %s', (q, tag) => {
  expect(tagIn(q)).toBe(tag);
});
