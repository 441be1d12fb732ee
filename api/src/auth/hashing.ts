import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { KDF_ITERATIONS } from '@plaza/api-contract';
import { siteOf } from '../http/rateLimit/networkOf.ts';

const slowly = promisify(pbkdf2);

export interface HashingCost {
  /** PBKDF2 rounds over a password, here or in a browser. */
  iterations: number;
  /** Argon2id over what comes out of it. */
  memoryCost: number;
  timeCost: number;
}

/** What OWASP asks for today. */
export const HASHING_COST: HashingCost = { iterations: KDF_ITERATIONS, memoryCost: 19_456, timeCost: 2 };

/** The two functions over a password that are slow on purpose. Tests come with quick ones, or hold them. */
export interface Hashing {
  iterations: number;
  derive(password: string, salt: Buffer): Promise<Buffer>;
  hash(proof: string): Promise<string>;
  verify(stored: string, proof: string): Promise<boolean>;
  /** A hash at this cost that no proof fits: to compare with where nothing is stored. */
  nobodysHash: string;
  /** For whom: those who wait are taken in turns. */
  whose?: string;
}

/** The same for somebody who asks from this address. However many come from there, others get their turn. */
export function hashingFor(hashing: Hashing, { ip }: { ip: string }): Hashing {
  return { ...hashing, whose: siteOf(ip) };
}

export function hashingAt({ iterations, memoryCost, timeCost }: HashingCost): Hashing {
  return {
    iterations,
    derive: (password, salt) => slowly(password, salt, iterations, 32, 'sha256'),
    hash: (proof) => hash(proof, { memoryCost, timeCost, parallelism: 1 }),
    verify,
    // The end of a hash over random bytes that nobody kept.
    nobodysHash: `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$aGKObhNafhj+faIu6S12IQ$EZ6BC9/M0iCko7YUD5n+lsCRAf98tZzF+00L/M+SuoI`,
  };
}
