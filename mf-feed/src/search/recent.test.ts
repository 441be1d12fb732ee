import { recentSearches } from './recent.ts';

beforeEach(() => localStorage.clear());

test('the newest comes first, each once whatever its case', () => {
  const recent = recentSearches('7', localStorage);
  recent.add('cedar');
  recent.add('amber');
  expect(recent.add('Cedar')).toEqual(['Cedar', 'amber']);
  expect(recentSearches('7', localStorage).read()).toEqual(['Cedar', 'amber']);
});

test('eight are enough', () => {
  const recent = recentSearches('7', localStorage);
  for (let nth = 1; nth <= 10; nth += 1) recent.add(`person ${nth}`);
  expect(recent.read()).toHaveLength(8);
  expect(recent.read()[0]).toBe('person 10');
});

test('one goes, or all of them', () => {
  const recent = recentSearches('7', localStorage);
  recent.add('cedar');
  recent.add('amber');
  expect(recent.remove('cedar')).toEqual(['amber']);
  expect(recent.clear()).toEqual([]);
});

test('who shares a browser does not see what the other one searched for', () => {
  recentSearches('7', localStorage).add('cedar');
  expect(recentSearches('8', localStorage).read()).toEqual([]);
});

test('a browser without storage remembers nothing and complains of nothing', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(recentSearches('7', refusing).add('cedar')).toEqual(['cedar']);
  expect(recentSearches('7', refusing).read()).toEqual([]);
});

test('what somebody else wrote under the name is no list', () => {
  localStorage.setItem('recentSearches:7', '{"not":"a list"}');
  expect(recentSearches('7', localStorage).read()).toEqual([]);
});
