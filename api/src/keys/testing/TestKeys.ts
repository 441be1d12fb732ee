import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { KEY_PURPOSES, type KeyEntry, type SignedEntry } from '@plaza/api-contract';

/** The keys of a person, made with other code than the browser's: so the two hold each other to the agreement. */
export interface TestKeys {
  userId: string;
  keyId: string;
  agree: KeyObject;
  agreePublic: string;
  sign: KeyObject;
  signed: SignedEntry;
  n: number;
  hash: string;
}

export const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Keys for somebody: the first, or the next after others; with a public half that somebody has put there, perhaps. */
export function makeKeys(
  userId: string,
  how: KeyEntry['how'] = 'first',
  before?: TestKeys,
  agreePublic?: string,
): TestKeys {
  const agree = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signing = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const words: KeyEntry = {
    v: 1,
    user: userId,
    n: (before?.n ?? 0) + 1,
    how,
    previous: before?.hash ?? null,
    agree: agreePublic ?? pointOf(agree.publicKey),
    sign: pointOf(signing.publicKey),
  };
  const entry = JSON.stringify(words);
  const id = [KEY_PURPOSES.keyId, userId, words.agree, words.sign].join('\n');
  const keyId = b64(createHash('sha256').update(id).digest().subarray(0, 16));
  return {
    userId,
    keyId,
    agree: agree.privateKey,
    agreePublic: words.agree,
    sign: signing.privateKey,
    n: words.n,
    hash: createHash('sha256').update(entry).digest('base64url'),
    signed: {
      key_id: keyId,
      entry,
      own_sig: signed(signing.privateKey, KEY_PURPOSES.entry, entry),
      by_sig: how === 'continued' && before ? signed(before.sign, KEY_PURPOSES.entry, entry) : null,
    },
  };
}

export function signed(key: KeyObject, purpose: string, text: string): string {
  return b64(sign('sha256', Buffer.from(`${purpose}\n${text}`), { key, dsaEncoding: 'ieee-p1363' }));
}

/** A body for `POST /keys/identity`; what is sealed is nobody's to look at. */
export function identityBody({ signed: entry }: TestKeys, more: object = {}) {
  return { ...entry, sealed: b64(randomBytes(332)), ...more };
}

/** A copy of the root key, as the server sees it. */
export function aCopy(way: 'password' | 'recovery' | 'passkey', ref?: string) {
  const cost = way === 'password' ? { salt: b64(randomBytes(32)), rounds: 600_000 } : {};
  return { way, ...(ref === undefined ? {} : { ref }), ...cost, wrapped: b64(randomBytes(60)) };
}

function pointOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return b64(Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]));
}
