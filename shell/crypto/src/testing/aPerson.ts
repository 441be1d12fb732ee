import type { SignedEntry } from '@plaza/api-contract';
import type { Bytes } from '../bytes.ts';
import { headOf, type KeyChain, readChain } from '../chain.ts';
import { createIdentity, type Identity } from '../identity.ts';
import { createRoot } from '../rootKey.ts';

/** Somebody with keys, for tests. */
export interface TestPerson {
  identity: Identity;
  entries: SignedEntry[];
  chain: KeyChain;
  root: Bytes;
  sealed: string;
}

export async function aPerson(userId: string): Promise<TestPerson> {
  const root = createRoot();
  const { identity, entry, sealed } = await createIdentity(userId, root);
  return { identity, entries: [entry], chain: await readChain(userId, [entry]), root, sealed };
}

/** The same person with the next keys in their chain. */
export async function withNextKeys(person: TestPerson, how: 'continued' | 'reset'): Promise<TestPerson> {
  const head = headOf(person.chain);
  if (!head) throw new Error('Somebody without keys.');
  const end = { n: head.n, head: head.hash, by: how === 'continued' ? person.identity : undefined };
  const { identity, entry, sealed } = await createIdentity(person.identity.userId, person.root, end);
  const entries = [...person.entries, entry];
  return { ...person, identity, entries, chain: await readChain(identity.userId, entries), sealed };
}
