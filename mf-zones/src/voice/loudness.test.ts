import { loudnessOf } from './loudness.ts';

/** A sixth of a second of silence, with a tone in it. */
function sound({ loud, from = 0, length = 8192 }: { loud: number; from?: number; length?: number }) {
  const samples = new Float32Array(8192);
  for (let at = from; at < from + length; at++) samples[at] = loud * Math.sin(at / 8);
  return samples;
}

test('a steady tone is as loud as its mean power', () => {
  expect(loudnessOf(sound({ loud: 0.1 }))).toBeCloseTo(0.1 / Math.SQRT2, 2);
});

test('a short sound is as loud wherever it lies between two looks', () => {
  for (const from of [0, 3000, 7200])
    expect(loudnessOf(sound({ loud: 0.1, from, length: 960 }))).toBeGreaterThan(0.06);
});

test('silence is not loud', () => {
  expect(loudnessOf(sound({ loud: 0 }))).toBe(0);
});
