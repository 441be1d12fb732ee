import type { CallInput, NewKeyCopy } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import { filter, firstValueFrom } from 'rxjs';
import type { KeysDoor } from './KeysDoor.ts';

interface Proved {
  api: ApiClient;
  keys: KeysDoor;
  /** What proves the present password; nothing for who has none. */
  present: CallInput<'POST /keys/proof'>['body'] | undefined;
}

/**
 * The copy that goes with a new password. Nothing where the keys are not open here: then the copy there is opens with
 * the password before, and the next login where they are open makes another.
 */
export async function copyForNewPassword({
  password,
  current,
  ...proved
}: Proved & { password: string; current: string }): Promise<NewKeyCopy | undefined> {
  try {
    if (!(await prove(proved))) return undefined;
    return await (await proved.keys.ring()).copyFor(password, current);
  } catch {
    return undefined;
  }
}

/** A passkey that has just been made shall open them too, where it can. */
export async function copyForNewPasskey({
  opener,
  ...proved
}: Proved & { opener: { prf: Uint8Array<ArrayBuffer>; credential: string } }): Promise<void> {
  try {
    if (await prove(proved)) await (await proved.keys.ring()).copyForPasskey(opener);
  } catch {
    // The next login with it makes the copy.
  }
}

/** Whether there are open keys to copy; if so, the server has its proof. */
async function prove({ api, keys, present }: Proved): Promise<boolean> {
  keys.wake();
  const { is } = await firstValueFrom(keys.state$.pipe(filter((state) => state.is !== 'opening')));
  if (is !== 'open') return false;
  if (present) await api.call('POST /keys/proof', { body: present });
  return true;
}
