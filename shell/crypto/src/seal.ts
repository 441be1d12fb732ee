import { type Bytes, joined, randomBytes, utf8 } from './bytes.ts';
import { type CryptoProblem, orRefuse } from './CryptoError.ts';

const IV_BYTES = 12;

/** IV, ciphertext and tag in one: for what is sealed by a key that seals more than once. */
export async function seal(key: CryptoKey, content: Bytes, about: string): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES);
  const cipher = { name: 'AES-GCM', iv, additionalData: utf8(about) };
  return joined(iv, new Uint8Array(await crypto.subtle.encrypt(cipher, key, content)));
}

export async function unseal(
  key: CryptoKey,
  sealed: Bytes,
  about: string,
  problem: CryptoProblem = 'tampered',
): Promise<Bytes> {
  const cipher = { name: 'AES-GCM', iv: sealed.slice(0, IV_BYTES), additionalData: utf8(about) };
  const open = () => crypto.subtle.decrypt(cipher, key, sealed.slice(IV_BYTES));
  return new Uint8Array(await orRefuse(open, problem, about.split('\n')[0] ?? about));
}
