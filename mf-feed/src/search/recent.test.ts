import { recentSearches } from './recent.ts';

beforeEach(() => localStorage.clear());

test('the newest comes first, each once whatever its case', () => {
  const recent = recentSearches('7');
  recent.add('cedar');
  recent.add('amber');
  expect(recent.add('Cedar')).toEqual(['Cedar', 'amber']);
  expect(recentSearches('7').read()).toEqual(['Cedar', 'amber']);
});

test('eight are enough', () => {
  const recent = recentSearches('7');
  for (let nth = 1; nth <= 10; nth += 1) recent.add(`person ${nth}`);
  expect(recent.read()).toHaveLength(8);
  expect(recent.read()[0]).toBe('person 10');
});

test('one goes, or all of them', () => {
  const recent = recentSearches('7');
  recent.add('cedar');
  recent.add('amber');
  expect(recent.remove('cedar')).toEqual(['amber']);
  expect(recent.clear()).toEqual([]);
});

test('who shares a browser does not see what the other one searched for', () => {
  recentSearches('7').add('cedar');
  expect(recentSearches('8').read()).toEqual([]);
});

test('a browser without storage remembers nothing and complains of nothing', () => {
  const refusing = () => {
    throw new Error('The operation is insecure.');
  };
  expect(recentSearches('7', refusing).add('cedar')).toEqual(['cedar']);
  expect(recentSearches('7', refusing).read()).toEqual([]);
});

test('what somebody else wrote under the name is no list', () => {
  localStorage.setItem('recentSearches:7', '{"not":"a list"}');
  expect(recentSearches('7').read()).toEqual([]);
});
