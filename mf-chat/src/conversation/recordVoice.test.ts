import { barsOf } from './recordVoice.ts';

test('a waveform has its bars, the loudest at 100', () => {
  expect(barsOf([1, 2, 4, 2], 4)).toEqual([25, 50, 100, 50]);
  expect(barsOf([5, 10], 4)).toEqual([50, 50, 100, 100]);
});

test('silence is flat', () => {
  expect(barsOf([], 3)).toEqual([0, 0, 0]);
});
