import type { KeyEntry, SignedEntry } from '@plaza/api-contract';
import { KEY_PURPOSES } from '@plaza/api-contract/values';
import { type Bytes, fromBase64Url, toBase64Url, utf8 } from './bytes.ts';
import { CryptoError } from './CryptoError.ts';
import { sha256 } from './derive.ts';
import { keyIdOf } from './identity.ts';
import { isSignedBy } from './sign.ts';

/** One checked step in a person's keys. */
export interface ChainLink {
  n: number;
  how: KeyEntry['how'];
  keyId: string;
  agree: Bytes;
  sign: Bytes;
  /** The hash of this entry. */
  hash: string;
}

/** All keys a person has had, oldest first, each checked. */
export interface KeyChain {
  userId: string;
  links: readonly ChainLink[];
}

/** Checks a chain from its beginning. What the server has put in, taken out or changed is refused. */
export async function readChain(userId: string, entries: readonly SignedEntry[]): Promise<KeyChain> {
  const links: ChainLink[] = [];
  for (const entry of entries) links.push(await readLink(userId, entry, links.at(-1)));
  return { userId, links };
}

/** How a chain that was just read stands to the hash that was pinned of it. */
export function comparePin(
  chain: KeyChain,
  pinned: string | null,
): 'new' | 'same' | 'continued' | 'reset' | 'forked' {
  if (pinned === null) return 'new';
  const at = chain.links.findIndex(({ hash }) => hash === pinned);
  if (at === -1) return 'forked';
  const later = chain.links.slice(at + 1);
  if (later.length === 0) return 'same';
  return later.some(({ how }) => how === 'reset') ? 'reset' : 'continued';
}

/** The present keys of a person; nothing while there are none. */
export function headOf({ links }: KeyChain): ChainLink | undefined {
  return links.at(-1);
}

export function linkOf({ links }: KeyChain, keyId: string): ChainLink | undefined {
  return links.find((link) => link.keyId === keyId);
}

async function readLink(
  userId: string,
  { entry, key_id, own_sig, by_sig }: SignedEntry,
  before: ChainLink | undefined,
): Promise<ChainLink> {
  const words = parse(entry);
  const refuse = (detail: string) =>
    new CryptoError('wrong-chain', `${detail} (entry ${words.n} of ${userId})`);
  if (words.v !== 1) throw new CryptoError('newer-version', 'an entry of a newer version');
  if (words.user !== userId) throw refuse('it is about somebody else');
  if (words.n !== (before?.n ?? 0) + 1) throw refuse('it is not the next');
  if (words.previous !== (before?.hash ?? null)) throw refuse('it follows another');
  if ((words.how === 'first') !== (before === undefined)) throw refuse('it begins twice');
  if ((await keyIdOf(words)) !== key_id) throw refuse('its key has another name');
  const sign = fromBase64Url(words.sign);
  if (!(await isSignedBy(sign, KEY_PURPOSES.entry, entry, own_sig)))
    throw refuse('its own signature is wrong');
  if (words.how === 'continued') {
    const isContinued =
      before && by_sig && (await isSignedBy(before.sign, KEY_PURPOSES.entry, entry, by_sig));
    if (!isContinued) throw refuse('the key before has not signed it');
  }
  return {
    n: words.n,
    how: words.how,
    keyId: key_id,
    agree: fromBase64Url(words.agree),
    sign,
    hash: toBase64Url(await sha256(utf8(entry))),
  };
}

function parse(entry: string): KeyEntry {
  try {
    const words: unknown = JSON.parse(entry);
    if (isEntry(words)) return words;
  } catch {
    // Said below.
  }
  throw new CryptoError('wrong-chain', 'an entry that is none');
}

function isEntry(words: unknown): words is KeyEntry {
  if (typeof words !== 'object' || words === null) return false;
  const { user, n, how, previous, agree, sign } = words as Record<string, unknown>;
  const areTexts = [user, agree, sign].every((one) => typeof one === 'string');
  const isPlace = typeof n === 'number' && (previous === null || typeof previous === 'string');
  return areTexts && isPlace && ['first', 'continued', 'reset'].includes(String(how));
}

/** Ids are numbers of any length, as text. */
export function byPerson({ userId: one }: { userId: string }, { userId: other }: { userId: string }): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
