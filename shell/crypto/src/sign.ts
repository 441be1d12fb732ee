import { type Bytes, fromBase64Url, toBase64Url, utf8 } from './bytes.ts';

const ECDSA = { name: 'ECDSA', hash: 'SHA-256' };

/** Signs a text for one purpose: what is signed for one can never stand for another. */
export async function signText(key: CryptoKey, purpose: string, text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(ECDSA, key, utf8(`${purpose}\n${text}`))));
}

export async function isSignedBy(
  publicKey: Bytes,
  purpose: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', publicKey, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ]);
  return crypto.subtle.verify(ECDSA, key, fromBase64Url(signature), utf8(`${purpose}\n${text}`));
}
