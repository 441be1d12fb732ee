import { z } from 'zod';
import { bytes, someBytes } from '../bytes.ts';

/** The first 16 bytes of SHA-256 over purpose, user id and both public keys. */
export const KeyId = bytes(16);
export const Hash = bytes(32);
/** An uncompressed point on P-256. */
const PublicKey = bytes(65);
/** ECDSA over P-256 and SHA-256, both numbers one after the other (IEEE P1363). */
export const Signature = bytes(64);

/** The signed words of one step in a person's chain of keys. `entry` on the wire is this as JSON text, byte for byte. */
export const KeyEntry = z
  .strictObject({
    v: z.literal(1),
    user: z.string(),
    /** Its place in the chain, from 1 on. */
    n: z.int().min(1),
    /** `continued` is signed by the key before as well; `reset` is not, and makes contacts compare again. */
    how: z.enum(['first', 'continued', 'reset']),
    /** The SHA-256 of the entry before; null for the first. */
    previous: Hash.nullable(),
    /** ECDH P-256: others agree on keys with it. */
    agree: PublicKey,
    /** ECDSA P-256: signs epochs and the next entry. */
    sign: PublicKey,
  })
  .meta({ id: 'KeyEntry' });
export type KeyEntry = z.infer<typeof KeyEntry>;

/** A step with its signatures, as everybody may see it. */
export const SignedEntry = z
  .object({
    key_id: KeyId,
    /** A `KeyEntry` as JSON text. */
    entry: z.string().max(2000),
    /** By the key that it brings. */
    own_sig: Signature,
    /** By the key before, for `continued`. */
    by_sig: Signature.nullable(),
  })
  .meta({ id: 'SignedKeyEntry' });
export type SignedEntry = z.infer<typeof SignedEntry>;

/** Both private keys, sealed under the root key. The server cannot open them. */
export const SealedKeys = someBytes(1000);

const fill = (letters: number, letter: string) => letter.repeat(letters);
export const entryExample: SignedEntry = {
  key_id: fill(22, 'k'),
  entry: JSON.stringify({
    v: 1,
    user: '2',
    n: 1,
    how: 'first',
    previous: null,
    agree: fill(87, 'a'),
    sign: fill(87, 's'),
  } satisfies KeyEntry),
  own_sig: fill(86, 'o'),
  by_sig: null,
};
