import type { agoWords } from './words.ts';

/** From how many milliseconds on a unit is used; also how often its words change. A month is 30 days. */
const bands = [
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** "3 weeks ago", in whole steps that have passed, and after how many milliseconds the words will be others. */
export function sayRelativeTime(
  agoMs: number,
  words: typeof agoWords.now,
): { words: string; changesInMs: number } {
  // A clock of the visitor that is slow must not speak of the future.
  const passedMs = Math.max(0, agoMs);
  const [unit, stepMs] = bands.find(([, ms]) => passedMs >= ms) ?? (['second', 1000] as const);
  const count = Math.floor(passedMs / stepMs);
  return {
    words: words[unit]({ count }),
    changesInMs: stepMs - (passedMs % stepMs),
  };
}
