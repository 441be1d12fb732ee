import { isTriedFirst } from '@plaza/api-contract/values';
import { formWords } from './words.ts';

export const SHORTEST_PASSWORD = 8;

interface Entered {
  password: string;
  confirm: string;
}

/**
 * What is wrong with a new password and its twin. `mismatch` is the sentence of the screen, `known` what others
 * know about the owner. Nobody else can ask: of a password that is proved the server sees nothing.
 */
export function checkNewPassword(
  { password, confirm }: Entered,
  mismatch: string,
  known: readonly string[] = [],
): Partial<Record<keyof Entered, string>> {
  const t = formWords.now;
  if (!password) return { password: t.passwordMissing };
  if ([...password].length < SHORTEST_PASSWORD)
    return { password: t.passwordShort({ least: SHORTEST_PASSWORD }) };
  const isOwnName = known.some((name) => name.trim().toLowerCase() === password.toLowerCase());
  if (isTriedFirst(password) || isOwnName) return { password: t.passwordCommon };
  if (!confirm) return { confirm: t.confirmMissing };
  return password === confirm ? {} : { confirm: mismatch };
}

type PasswordStrength = 'none' | 'short' | 'common' | 'weak' | 'fair' | 'strong';

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
