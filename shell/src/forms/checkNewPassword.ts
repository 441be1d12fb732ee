import { isTriedFirst } from './isTriedFirst.ts';
import { SHORTEST_PASSWORD } from './passwordStrength.ts';

interface Entered {
  password: string;
  confirm: string;
}

/** What is wrong with a new password and its twin; `mismatch` is the sentence of the screen. */
export function checkNewPassword(
  { password, confirm }: Entered,
  mismatch: string,
): Partial<Record<keyof Entered, string>> {
  if (!password) return { password: 'Please choose a password.' };
  if ([...password].length < SHORTEST_PASSWORD)
    return { password: `This password is too short. It takes at least ${SHORTEST_PASSWORD} characters.` };
  if (isTriedFirst(password))
    return { password: 'This password is tried first by everybody. A few words together are better.' };
  if (!confirm) return { confirm: 'Please enter the password again.' };
  return password === confirm ? {} : { confirm: mismatch };
}
