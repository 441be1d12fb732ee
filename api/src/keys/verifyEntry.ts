import { createHash, verify } from 'node:crypto';
import { KEY_PURPOSES, KeyEntry, type SignedEntry } from '@plaza/api-contract';
import { permit } from '../http/errors.ts';
import { wrongEntry } from './keys.errors.ts';
import { isOnP256, pointOnP256 } from './p256.ts';
import type { EntryRow } from './rows.ts';

type Before = Pick<EntryRow, 'n' | 'hash' | 'entry'> | undefined;

/** What an entry says, once its words and both signatures are true. Whether it is the next is for the caller to see. */
export function verifyEntry(userId: string, given: SignedEntry, before: Before): KeyEntry {
  const words = wordsOf(given.entry);
  permit(words.user === userId && keyIdOf(words) === given.key_id, wrongEntry);
  permit((words.how === 'first') === (words.n === 1), wrongEntry);
  permit(isSigned(words.sign, KEY_PURPOSES.entry, given.entry, given.own_sig), wrongEntry);
  // Nothing can be wrapped for another one, and no epoch begins in any chat that lists it.
  permit(isOnP256(words.agree), wrongEntry);
  if (words.how === 'continued') {
    const former = before && wordsOf(before.entry).sign;
    const { by_sig } = given;
    permit(
      Boolean(former && by_sig && isSigned(former, KEY_PURPOSES.entry, given.entry, by_sig)),
      wrongEntry,
    );
  }
  return words;
}

export function wordsOf(entry: string): KeyEntry {
  try {
    return KeyEntry.parse(JSON.parse(entry));
  } catch (cause) {
    throw wrongEntry({ cause });
  }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function keyIdOf({ user, agree, sign }: KeyEntry): string {
  const hash = createHash('sha256').update([KEY_PURPOSES.keyId, user, agree, sign].join('\n')).digest();
  return hash.subarray(0, 16).toString('base64url');
}

/** Whether a text is signed for a purpose: ECDSA over P-256 and SHA-256, as WebCrypto writes it. */
export function isSigned(publicKey: string, purpose: string, text: string, signature: string): boolean {
  try {
    const key = { key: pointOnP256(publicKey), dsaEncoding: 'ieee-p1363' as const };
    return verify('sha256', Buffer.from(`${purpose}\n${text}`), key, Buffer.from(signature, 'base64url'));
  } catch {
    // Not a point on the curve.
    return false;
  }
}
