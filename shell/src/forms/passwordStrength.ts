import { isTriedFirst } from '@plaza/api-contract/values';

export const SHORTEST_PASSWORD = 8;

export type PasswordStrength = 'none' | 'short' | 'common' | 'weak' | 'fair' | 'strong';

/**
 * How long guessing would take, roughly: letters that repeat or follow one another count for little, and
 * what everybody knows about the owner for nothing. The server decides; this helps while one types.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (!password) return 'none';
  if ([...password].length < SHORTEST_PASSWORD) return 'short';
  if (isTriedFirst(password)) return 'common';
  const bits = surprises(withoutKnown(password, known)) * Math.log2(alphabetOf(password));
  if (bits < 50) return 'weak';
  return bits < 70 ? 'fair' : 'strong';
}

function withoutKnown(password: string, known: readonly string[]): string {
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length > 2);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

/** Letters that do not follow from the one before, as in `aaaa`, `1234` or `dcba`. */
function surprises(text: string): number {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1).length;
}

function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\d/, 10],
    [/[^\p{Ll}\p{Lu}\d]/u, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
