import { type Bytes, fromBase64Url, readNumber, utf8 } from './bytes.ts';
import { CryptoError } from './CryptoError.ts';
import { byPerson, headOf, type KeyChain } from './chain.ts';

/** Finding other keys with the same digits costs so many times as much as looking at them. */
const ROUNDS = 100_000;
const BLOCK_BYTES = 5;
const BLOCKS_EACH = 6;

/** 60 digits in twelve fives: the same on both sides, whoever looks. Somebody between the two would change them. */
export async function safetyNumber(one: KeyChain, other: KeyChain): Promise<string> {
  const [first, second] = [one, other].toSorted(byPerson);
  if (!first || !second) throw new CryptoError('wrong-chain', 'it takes two');
  return [await digitsOf(first), await digitsOf(second)].join(' ');
}

/** The same for a group: of the record that lists all its keys. */
export async function groupSafetyNumber(recordHash: string): Promise<string> {
  return blocksOf(fromBase64Url(recordHash), 'plaza safety number of a group', BLOCKS_EACH * 2);
}

/** One person's half of it: thirty digits. */
export function digitsOf(chain: KeyChain): Promise<string> {
  const head = headOf(chain);
  if (!head) throw new CryptoError('wrong-chain', 'somebody without keys');
  return blocksOf(fromBase64Url(head.hash), `plaza safety number\n${chain.userId}`, BLOCKS_EACH);
}

async function blocksOf(secret: Bytes, salt: string, count: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8(salt), iterations: ROUNDS };
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(slow, key, count * BLOCK_BYTES * 8));
  const block = (_: unknown, at: number) =>
    String(readNumber(bytes, at * BLOCK_BYTES, BLOCK_BYTES) % 100_000).padStart(5, '0');
  return Array.from({ length: count }, block).join(' ');
}
