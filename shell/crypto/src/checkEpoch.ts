import type { EpochMember, EpochRecord } from '@plaza/api-contract';
import { KEY_PURPOSES } from '@plaza/api-contract/values';
import { byPerson, linkOf } from './chain.ts';
import { CryptoError } from './CryptoError.ts';
import { type Chains, isHashOf } from './epoch.ts';
import { isSignedBy } from './sign.ts';

/** An epoch as the server gives it. */
export interface GivenEpoch {
  record: string;
  signature: string;
  hash: string;
  /** Who is said to have signed it. */
  by_user: string;
}

export interface EpochRules {
  conversation: string;
  kind: 'pair' | 'group';
  /** The record before, as it was checked; null for the first. Of who may read only from some epoch on, the first seen. */
  previous: { words: EpochRecord; hash: string } | null;
  chains: Chains;
  /** True for the first epoch that somebody sees who joined later: what came before cannot be checked. */
  isEntrance?: boolean;
}

/**
 * Checks a record: that it follows from the one before, and that its list has grown only by the word of an owner. So a
 * server cannot slip in a listener, nor show two members two lists: what is sealed holds the hash of the record.
 */
export async function checkEpoch(given: GivenEpoch, rules: EpochRules): Promise<EpochRecord> {
  const words = readRecord(given.record);
  const refuse = (detail: string) => new CryptoError('wrong-epoch', `${detail} (epoch ${words.n})`);
  if (words.v !== 1 || words.floor !== 1)
    throw new CryptoError('newer-version', 'a record of a newer version');
  if (!(await isHashOf(given.record, given.hash))) throw refuse('another hash');
  if (words.conversation !== rules.conversation) throw refuse('of another chat');
  if (!isSorted(words.members)) throw refuse('a list out of order');

  const creator = words.members.find(([, keyId]) => keyId === words.by);
  const chain = creator && rules.chains.get(creator[0]);
  const key = chain && linkOf(chain, words.by);
  if (!creator || !key || creator[0] !== given.by_user) throw refuse('signed by nobody in it');
  if (!(await isSignedBy(key.sign, KEY_PURPOSES.epoch, given.record, given.signature)))
    throw refuse('not signed');

  for (const [userId, keyId] of words.members) {
    const theirs = rules.chains.get(userId);
    if (keyId !== '' && !(theirs && linkOf(theirs, keyId)))
      throw refuse(`a key of ${userId} that is not in their chain`);
  }
  if (rules.kind === 'pair' && words.members.length > 2) throw refuse('a third one in a pair');
  checkStep(words, creator, rules, refuse);
  return words;
}

/** What a record says, if it is one. */
export function readRecord(record: string): EpochRecord {
  try {
    const words: unknown = JSON.parse(record);
    if (isRecord(words)) return words;
  } catch {
    // Said below.
  }
  throw new CryptoError('wrong-epoch', 'a record that is none');
}

function checkStep(
  words: EpochRecord,
  [creatorId]: EpochMember,
  { kind, previous, chains, isEntrance }: EpochRules,
  refuse: (detail: string) => CryptoError,
): void {
  if (!previous) {
    if (isEntrance) return;
    if (words.n !== 1 || words.previous !== null) throw refuse('it does not begin the chat');
    if (kind === 'group' && roleOf(words, creatorId) !== 'owner')
      throw refuse('begun by who does not own it');
    return;
  }
  const { words: before, hash } = previous;
  if (words.n !== before.n + 1 || words.previous !== hash) throw refuse('it does not follow');
  const creatorWas = roleOf(before, creatorId);
  if (!creatorWas) throw refuse('made by who was not in it');

  const ownersStay = before.members.some(([id, , role]) => role === 'owner' && roleOf(words, id));
  for (const [userId, keyId, role] of words.members) {
    const was = before.members.find(([id]) => id === userId);
    if (!was && (kind === 'pair' || creatorWas !== 'owner')) throw refuse(`${userId} let in by who may not`);
    if (was && was[2] !== role && creatorWas !== 'owner' && ownersStay)
      throw refuse(`${userId} made ${role} by who may not`);
    if (was && isOlder(chains, userId, keyId, was[1])) throw refuse(`an old key of ${userId}`);
  }
}

function roleOf({ members }: EpochRecord, userId: string) {
  return members.find(([id]) => id === userId)?.[2];
}

function isOlder(chains: Chains, userId: string, keyId: string, than: string): boolean {
  const chain = chains.get(userId);
  const now = chain && linkOf(chain, keyId);
  const was = chain && linkOf(chain, than);
  return was !== undefined && (now?.n ?? 0) < was.n;
}

function isSorted(members: readonly EpochMember[]): boolean {
  return members.every(([userId], at) => {
    const next = members[at + 1];
    return !next || byPerson({ userId }, { userId: next[0] }) < 0;
  });
}

function isRecord(words: unknown): words is EpochRecord {
  if (typeof words !== 'object' || words === null) return false;
  const { conversation, n, previous, nonce, check, by, members } = words as Record<string, unknown>;
  const areTexts = [conversation, nonce, check, by].every((one) => typeof one === 'string');
  const isPlace = Number.isInteger(n) && (previous === null || typeof previous === 'string');
  return areTexts && isPlace && Array.isArray(members) && members.every(isMember);
}

function isMember(member: unknown): member is EpochMember {
  if (!Array.isArray(member) || member.length !== 3) return false;
  const [userId, keyId, role] = member as unknown[];
  return typeof userId === 'string' && typeof keyId === 'string' && (role === 'owner' || role === 'member');
}
