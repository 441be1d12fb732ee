import type { CallAnswer, KeyEntry, NewKeyCopy } from '@plaza/api-contract';
import {
  type Bytes,
  CryptoError,
  newPasswordCost,
  passkeyKey,
  passwordKey,
  readRecoveryCode,
  recoveryKey,
  unwrapRoot,
  wrapRoot,
} from '@plaza/crypto';
import type { Brought } from './KeysDoor.ts';

export type OwnKeys = CallAnswer<'GET /keys'>;

/** What somebody shows to open a copy. */
export type Shown = Brought | { code: string };

/** The number of the entry with which the present root key began. */
export function rootOf({ chain }: Pick<OwnKeys, 'chain'>): number {
  const words = chain.map(({ entry }): KeyEntry => JSON.parse(entry));
  return words.findLast(({ how }) => how !== 'continued')?.n ?? 0;
}

/** The copies that hold the present root key. */
export function presentCopies(own: OwnKeys): OwnKeys['copies'] {
  const root = rootOf(own);
  return own.copies.filter((copy) => copy.root === root);
}

/** Whether the keys can be had again without any of one's devices. */
export function hasCopy(own: OwnKeys): boolean {
  return presentCopies(own).some((copy) => !copy.is_stale);
}

/** The root key out of the copy that this opens, or nothing where there is none, or it is the wrong secret. */
export async function openCopy(userId: string, own: OwnKeys, shown: Shown): Promise<Bytes | undefined> {
  const copies = presentCopies(own);
  if ('password' in shown) {
    const copy = copies.find(({ way }) => way === 'password');
    if (!copy?.salt || !copy.rounds || !copy.wrapped) return undefined;
    return unwrap(
      await passwordKey(userId, shown.password, { salt: copy.salt, rounds: copy.rounds }),
      copy.wrapped,
    );
  }
  if ('code' in shown) {
    const wrapped = copies.find(({ way }) => way === 'recovery')?.wrapped;
    return wrapped
      ? unwrap(await recoveryKey(userId, await readRecoveryCode(shown.code)), wrapped)
      : undefined;
  }
  const wrapped = copies.find(({ way, ref }) => way === 'passkey' && ref === shown.credential)?.wrapped;
  return wrapped ? unwrap(await passkeyKey(userId, shown.prf), wrapped) : undefined;
}

/** A copy of the root key for whatever of these shall open it. */
export async function copyBy(userId: string, shown: Shown, root: Bytes): Promise<NewKeyCopy> {
  if ('password' in shown) return passwordCopy(userId, shown.password, root);
  if ('code' in shown) return recoveryCopy(userId, await readRecoveryCode(shown.code), root);
  return passkeyCopy(userId, shown, root);
}

export async function passwordCopy(userId: string, password: string, root: Bytes): Promise<NewKeyCopy> {
  const cost = newPasswordCost();
  const wrapped = await wrapRoot(await passwordKey(userId, password, cost), root);
  return { way: 'password', ...cost, wrapped };
}

export async function recoveryCopy(userId: string, code: Bytes, root: Bytes): Promise<NewKeyCopy> {
  return { way: 'recovery', wrapped: await wrapRoot(await recoveryKey(userId, code), root) };
}

export async function passkeyCopy(
  userId: string,
  { prf, credential }: { prf: Bytes; credential: string },
  root: Bytes,
): Promise<NewKeyCopy> {
  return { way: 'passkey', ref: credential, wrapped: await wrapRoot(await passkeyKey(userId, prf), root) };
}

async function unwrap(key: CryptoKey, wrapped: string): Promise<Bytes | undefined> {
  try {
    return await unwrapRoot(key, wrapped);
  } catch (error) {
    if (error instanceof CryptoError && error.problem === 'wrong-secret') return undefined;
    throw error;
  }
}
