import { seedFrom } from '../sim/rng.ts';

/** Letters that are not mistaken for others when they are read out: no I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
/** What six of them can say. */
export const SEEDS = 1_073_741_824;

/** The same for everybody on a day of UTC, another for each game and version. */
export function dailySeed(game: string, version: number, day: Date): number {
  return seedFrom(`${game} ${version} ${day.toISOString().slice(0, 10)}`) % SEEDS;
}

/** A seed as six letters that one can tell a friend. */
export function lettersOf(seed: number): string {
  let rest = seed;
  let letters = '';
  for (let i = 0; i < LENGTH; i++) {
    letters = LETTERS.charAt(rest % 32) + letters;
    rest = Math.floor(rest / 32);
  }
  return letters;
}

/** The seed of six letters, or undefined for what is none. Small letters and look-alikes are understood. */
export function seedOf(letters: string): number | undefined {
  const tidy = letters.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (tidy.length !== LENGTH) return undefined;
  let seed = 0;
  for (const letter of tidy) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    seed = seed * 32 + value;
  }
  return seed;
}
