import { KEY_PURPOSES } from '@plaza/api-contract/values';
import { type Bytes, fromBase64Url, readNumber, toBase64Url, utf8 } from './bytes.ts';
import { CryptoError } from './CryptoError.ts';
import { agree, deriveCipher, sha256 } from './derive.ts';
import { unwrapRoot, wrapRoot } from './rootKey.ts';

const ECDH = { name: 'ECDH', namedCurve: 'P-256' };

/** A key for one link between two devices, thrown away with it. */
export interface LinkKey {
  privateKey: CryptoKey;
  publicKey: string;
}

export async function createLinkKey(): Promise<LinkKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ECDH, false, ['deriveBits']);
  return {
    privateKey,
    publicKey: toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
  };
}

/** What the new device says first: it binds it to its key before it has seen the other's. */
export async function commitmentOf(publicKey: string): Promise<string> {
  return toBase64Url(await sha256(utf8(`${KEY_PURPOSES.link}\n${publicKey}`)));
}

/** Both keys of a link, as the two devices see them. */
export interface LinkKeys {
  linkId: string;
  oldKey: string;
  newKey: string;
}

/** Six digits that both devices compute. Whoever stands in between would have to guess them, with one try. */
export async function linkDigits({ linkId, oldKey, newKey }: LinkKeys): Promise<string> {
  const hash = await sha256(utf8(['plaza key link digits', linkId, oldKey, newKey].join('\n')));
  return String(readNumber(hash, 0, 6) % 1_000_000).padStart(6, '0');
}

/** On the old device: the root key for the new one. The commitment is checked before anything is sealed. */
export async function sealRootFor(
  keys: LinkKeys,
  own: LinkKey,
  commitment: string,
  root: Bytes,
): Promise<string> {
  if ((await commitmentOf(keys.newKey)) !== commitment)
    throw new CryptoError('tampered', 'another key was revealed');
  return wrapRoot(await linkCipher(keys, own, keys.newKey), root);
}

/** On the new device. */
export async function openRootFrom(keys: LinkKeys, own: LinkKey, sealed: string): Promise<Bytes> {
  return unwrapRoot(await linkCipher(keys, own, keys.oldKey), sealed);
}

async function linkCipher(
  { linkId, oldKey, newKey }: LinkKeys,
  own: LinkKey,
  theirs: string,
): Promise<CryptoKey> {
  const publicKey = await crypto.subtle.importKey('raw', fromBase64Url(theirs), ECDH, false, []);
  const shared = await agree(own.privateKey, publicKey);
  return deriveCipher(shared, ['plaza key link root', linkId, oldKey, newKey].join('\n'));
}
