import { readRemoteName } from './RemoteName.ts';

test.each(['weather', 'plaza-weather', 'mf-weather'])('%s is the remote mf-weather', (typed) => {
  expect(readRemoteName(typed)).toEqual({
    remote: 'mf-weather',
    slug: 'weather',
    pascal: 'Weather',
    title: 'Weather',
  });
});

test('a name of several words', () => {
  expect(readRemoteName('night-market-2')).toEqual({
    remote: 'mf-night-market-2',
    slug: 'night-market-2',
    pascal: 'NightMarket2',
    title: 'Night market 2',
  });
});

test.each(['', 'Weather', '2weather', 'a--b', 'a-', 'a/b', '../a', 'mf-', `a${'b'.repeat(40)}`])(
  '"%s" is no name',
  (typed) => {
    expect(() => readRemoteName(typed)).toThrow('is no name for a remote');
  },
);
