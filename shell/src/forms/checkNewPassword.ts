import { isTriedFirst } from '@plaza/api-contract/values';
import { SHORTEST_PASSWORD } from './passwordStrength.ts';
import { formWords } from './words.ts';

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
