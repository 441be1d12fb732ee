import { type Bytes, fromBase64Url, toBase64Url } from './bytes.ts';
import { agree, deriveWrapper } from './derive.ts';

const RAW = 'raw';
const KW = 'AES-KW';

/** For which epoch a wrap is, by whose key and for whose: it opens nowhere else. */
export interface WrapPlace {
  conversation: string;
  n: number;
  nonce: string;
  byKeyId: string;
  keyId: string;
}

/** A content key for one member, by AES-KW under what the two share. */
export async function wrapContentKey(
  contentKey: Bytes,
  own: CryptoKey,
  theirs: Bytes,
  place: WrapPlace,
): Promise<string> {
  // AES-KW wraps keys: the bytes are dressed as one.
  const dressed = await crypto.subtle.importKey(RAW, contentKey, 'AES-GCM', true, ['encrypt']);
  const wrapped = await crypto.subtle.wrapKey(RAW, dressed, await wrapper(own, theirs, place), KW);
  return toBase64Url(new Uint8Array(wrapped));
}

/** The bytes of a content key, or nothing where the wrap is not for this place. */
export async function unwrapContentKey(
  wrapped: string,
  own: CryptoKey,
  theirs: Bytes,
  place: WrapPlace,
): Promise<Bytes | undefined> {
  const key = await wrapper(own, theirs, place);
  try {
    const dressed = await crypto.subtle.unwrapKey(RAW, fromBase64Url(wrapped), key, KW, 'AES-GCM', true, [
      'encrypt',
    ]);
    return new Uint8Array(await crypto.subtle.exportKey(RAW, dressed));
  } catch {
    return undefined;
  }
}

async function wrapper(own: CryptoKey, theirs: Bytes, place: WrapPlace): Promise<CryptoKey> {
  const { conversation, n, nonce, byKeyId, keyId } = place;
  const publicKey = await crypto.subtle.importKey(
    RAW,
    theirs,
    { name: 'ECDH', namedCurve: 'P-256' },
    false,
    [],
  );
  const info = ['plaza chat wrap', conversation, n, byKeyId, keyId].join('\n');
  return deriveWrapper(await agree(own, publicKey), info, fromBase64Url(nonce));
}
