import type { ChatMember } from '@plaza/api-contract';
import { fromBase64Url } from '@plaza/crypto';
import { aPerson, type TestPerson } from '@plaza/crypto/testing';
import type { OpenKeys } from '@plaza/shell-contract';

/** Somebody in the test, with keys. */
export interface Somebody {
  id: string;
  name: string;
  username: string;
  profile: string | null;
  person: TestPerson;
}

/** Keys made for a name, once for all tests and stories of a page: it takes its time. */
const made = new Map<string, Promise<TestPerson>>();

export async function somebody(id: string, name: string, username: string): Promise<Somebody> {
  const person = made.get(id) ?? aPerson(id);
  made.set(id, person);
  return { id, name, username, profile: null, person: await person };
}

/** The keys of somebody as the shell lends them. */
export async function keysFor({ id, person }: Somebody): Promise<OpenKeys> {
  const { keyId, agree, sign } = person.identity;
  const cipher = () =>
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  return {
    userId: id,
    keyId: fromBase64Url(keyId),
    agree,
    sign,
    former: [],
    chain: person.entries,
    local: await cipher(),
    vault: await cipher(),
    hasCopy: true,
    people: { of: async () => undefined, keep: async () => undefined },
  };
}

/** Somebody as a chat lists them. */
export function memberOf({ id, name, username, profile }: Somebody): ChatMember {
  return { user_id: id, name, username, profile, role: 'member', delivered_seq: 0, read_seq: 0 };
}
