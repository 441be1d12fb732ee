import { type Bytes, fromBase64Url, randomBytes, toBase64Url, utf8 } from './bytes.ts';
import { CryptoError } from './CryptoError.ts';
import { deriveCipher, hkdfKey } from './derive.ts';
import { seal, unseal } from './seal.ts';

const ROOT_BYTES = 32;
/** Less is refused, whatever a server asks for: a stolen one must not get copies that are cheap to guess at. */
const FEWEST_ROUNDS = 600_000;
const ROOT = 'plaza root key';

/** What seals all private keys. Every copy of it is the same 32 bytes, wrapped. Hold it only while it is needed. */
export function createRoot(): Bytes {
  return randomBytes(ROOT_BYTES);
}

/** What a password asks of PBKDF2. */
export interface PasswordCost {
  salt: string;
  rounds: number;
}

export function newPasswordCost(): PasswordCost {
  return { salt: toBase64Url(randomBytes(32)), rounds: FEWEST_ROUNDS };
}

/** The key of the password copy. The login derives from another salt and for another purpose. */
export async function passwordKey(
  userId: string,
  password: string,
  { salt, rounds }: PasswordCost,
): Promise<CryptoKey> {
  if (rounds < FEWEST_ROUNDS) throw new CryptoError('too-cheap', `${rounds} rounds`);
  const typed = await crypto.subtle.importKey('raw', utf8(password), 'PBKDF2', false, ['deriveBits']);
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64Url(salt), iterations: rounds };
  return copyKey(userId, 'password', new Uint8Array(await crypto.subtle.deriveBits(slow, typed, 256)));
}

/** The key of the recovery copy: the code has 128 random bits, which nobody guesses. */
export function recoveryKey(userId: string, code: Bytes): Promise<CryptoKey> {
  return copyKey(userId, 'recovery', code);
}

/** The key of a passkey's copy, from what its PRF answered. */
export function passkeyKey(userId: string, prf: Bytes): Promise<CryptoKey> {
  return copyKey(userId, 'passkey', prf);
}

export async function wrapRoot(key: CryptoKey, root: Bytes): Promise<string> {
  return toBase64Url(await seal(key, root, ROOT));
}

export async function unwrapRoot(key: CryptoKey, wrapped: string): Promise<Bytes> {
  return unseal(key, fromBase64Url(wrapped), ROOT, 'wrong-secret');
}

/**
 * A secret of this browser that no script can read. Together with the share, which the server gives only after a proof,
 * it opens the root key that lies here: script in the page can use keys while it runs, but not carry the root away.
 */
export function createDeviceSecret(): Promise<CryptoKey> {
  return hkdfKey(randomBytes(32));
}

export async function sealRootHere(secret: CryptoKey, share: string, root: Bytes): Promise<string> {
  return wrapRoot(await deriveCipher(secret, 'plaza keys device', fromBase64Url(share)), root);
}

export async function openRootHere(secret: CryptoKey, share: string, sealed: string): Promise<Bytes> {
  return unwrapRoot(await deriveCipher(secret, 'plaza keys device', fromBase64Url(share)), sealed);
}

async function copyKey(userId: string, way: string, material: Bytes): Promise<CryptoKey> {
  return deriveCipher(await hkdfKey(material), `plaza keys copy ${way}\n${userId}`);
}
