import { formatBytes } from './format.ts';

test.each([
  [0, 'en-GB', '0 B'],
  [999, 'en-GB', '999 B'],
  [93_112, 'en-GB', '93.1 kB'],
  [4_200_000, 'en-GB', '4.2 MB'],
  [4_200_000, 'de-DE', '4,2 MB'],
])('%i bytes read in %s as %s', (bytes, locale, words) => {
  expect(formatBytes(bytes, locale)).toBe(words);
});
