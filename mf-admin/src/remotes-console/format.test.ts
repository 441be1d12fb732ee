import { formatBytes } from './format.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [93_112, '93.1 kB'],
  [4_200_000, '4.2 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
