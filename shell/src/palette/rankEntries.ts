import type { Entry } from './Entry.ts';

/** The entries that what was typed means, the likeliest first. Among equals their order stays. */
export function rankEntries(entries: readonly Entry[], text: string): Entry[] {
  const wanted = plain(text);
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => entry);
}

function rankOf({ label, hint = '', also = '' }: Entry, wanted: string): number | undefined {
  const name = plain(label);
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`)) return 1;
  if (name.includes(wanted)) return 2;
  return plain(`${hint} ${also}`).includes(wanted) ? 3 : undefined;
}

/** Without accents, in small letters: whoever looks for "emile" means Émile. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
