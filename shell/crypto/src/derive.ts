import { type Bytes, utf8 } from './bytes.ts';

const NO_SALT = new Uint8Array(0);

/** The key material that HKDF draws from. It cannot be read back. */
export function hkdfKey(material: Bytes | ArrayBuffer): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits', 'deriveKey']);
}

function hkdf(info: string, salt: Bytes): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(info) };
}

/** 32 bytes for one purpose. */
export async function deriveBytes(key: CryptoKey, info: string, salt: Bytes = NO_SALT): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(info, salt), key, 256));
}

/** A key for one purpose that encrypts. */
export function deriveCipher(key: CryptoKey, info: string, salt: Bytes = NO_SALT): Promise<CryptoKey> {
  const cipher = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(hkdf(info, salt), key, cipher, false, ['encrypt', 'decrypt']);
}

/** A key for one purpose that wraps other keys. */
export function deriveWrapper(key: CryptoKey, info: string, salt: Bytes): Promise<CryptoKey> {
  const wrapper = { name: 'AES-KW', length: 256 };
  return crypto.subtle.deriveKey(hkdf(info, salt), key, wrapper, false, ['wrapKey', 'unwrapKey']);
}

/** What two people share who each know their own private and the other's public key. */
export async function agree(own: CryptoKey, theirs: CryptoKey): Promise<CryptoKey> {
  return hkdfKey(await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256));
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
