import type { KeyEntry, SignedEntry } from '@plaza/api-contract';
import { KEY_PURPOSES } from '@plaza/api-contract/values';
import { type Bytes, fromBase64Url, joined, toBase64Url, utf8 } from './bytes.ts';
import { CryptoError } from './CryptoError.ts';
import { deriveCipher, hkdfKey, sha256 } from './derive.ts';
import { seal, unseal } from './seal.ts';
import { signText } from './sign.ts';

const AGREE = { name: 'ECDH', namedCurve: 'P-256' };
const SIGN = { name: 'ECDSA', namedCurve: 'P-256' };
/** PKCS #8 of a key on P-256 with its public half, as every browser writes it; with IV and tag. */
const SEALED_KEY_BYTES = 138 + 28;

/** One's own keys, ready for use. The private halves cannot be read out of the browser. */
export interface Identity {
  userId: string;
  keyId: string;
  agree: CryptoKey;
  sign: CryptoKey;
}

/** What is published, and the same keys for this device. */
export interface NewIdentity {
  identity: Identity;
  entry: SignedEntry;
  /** Both private keys, under the root key. */
  sealed: string;
}

/** Where a new entry goes in the chain: after which one, and signed by whose keys. */
export interface ChainEnd {
  n: number;
  /** The hash of the last entry. */
  head: string;
  /** The keys before, where they are still at hand: then contacts need not compare again. */
  by?: Identity | undefined;
}

/** New keys for a person: the first, or the next in their chain. */
export async function createIdentity(userId: string, root: Bytes, end?: ChainEnd): Promise<NewIdentity> {
  const pairs = {
    agree: await crypto.subtle.generateKey(AGREE, true, ['deriveBits']),
    sign: await crypto.subtle.generateKey(SIGN, true, ['sign', 'verify']),
  };
  const agree = await publicText(pairs.agree);
  const sign = await publicText(pairs.sign);
  const how = end ? (end.by ? 'continued' : 'reset') : 'first';
  const words: KeyEntry = {
    v: 1,
    user: userId,
    n: (end?.n ?? 0) + 1,
    how,
    previous: end?.head ?? null,
    agree,
    sign,
  };
  const entry = JSON.stringify(words);
  const keyId = await keyIdOf(words);
  const privates = {
    agree: new Uint8Array(await crypto.subtle.exportKey('pkcs8', pairs.agree.privateKey)),
    sign: new Uint8Array(await crypto.subtle.exportKey('pkcs8', pairs.sign.privateKey)),
  };
  const sealed = joined(
    await seal(await sealerOf(root, 'agree'), privates.agree, `plaza key agree\n${keyId}`),
    await seal(await sealerOf(root, 'sign'), privates.sign, `plaza key sign\n${keyId}`),
  );
  return {
    identity: { userId, keyId, ...(await importPrivates(privates)) },
    entry: {
      key_id: keyId,
      entry,
      own_sig: await signText(pairs.sign.privateKey, KEY_PURPOSES.entry, entry),
      by_sig: end?.by ? await signText(end.by.sign, KEY_PURPOSES.entry, entry) : null,
    },
    sealed: toBase64Url(sealed),
  };
}

/** One's own keys from the server's sealed copy. */
export async function openIdentity(
  userId: string,
  keyId: string,
  sealed: string,
  root: Bytes,
): Promise<Identity> {
  const bytes = fromBase64Url(sealed);
  if (bytes.length !== 2 * SEALED_KEY_BYTES) throw new CryptoError('tampered', 'keys of another length');
  const [first, second] = [bytes.slice(0, SEALED_KEY_BYTES), bytes.slice(SEALED_KEY_BYTES)];
  const privates = {
    agree: await unseal(await sealerOf(root, 'agree'), first, `plaza key agree\n${keyId}`),
    sign: await unseal(await sealerOf(root, 'sign'), second, `plaza key sign\n${keyId}`),
  };
  return { userId, keyId, ...(await importPrivates(privates)) };
}

/** The name of a pair of keys: it holds whose they are. */
export async function keyIdOf({
  user,
  agree,
  sign,
}: Pick<KeyEntry, 'user' | 'agree' | 'sign'>): Promise<string> {
  const hash = await sha256(utf8([KEY_PURPOSES.keyId, user, agree, sign].join('\n')));
  return toBase64Url(hash.subarray(0, 16));
}

async function sealerOf(root: Bytes, half: 'agree' | 'sign'): Promise<CryptoKey> {
  return deriveCipher(await hkdfKey(root), `plaza keys ${half}`);
}

async function publicText({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
}

async function importPrivates({ agree, sign }: { agree: Bytes; sign: Bytes }) {
  return {
    agree: await crypto.subtle.importKey('pkcs8', agree, AGREE, false, ['deriveBits']),
    sign: await crypto.subtle.importKey('pkcs8', sign, SIGN, false, ['sign']),
  };
}
