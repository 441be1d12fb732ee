import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';
import { deleteInBatches } from '../../db/inBatches.ts';

export const CHALLENGE_MS = 5 * 60_000;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES;

/** What a challenge is good for: logging in, or a new passkey of this person. */
export type ChallengeUse = 'login' | `new passkey of ${string}`;

export interface ChallengeKeeper {
  db: Knex;
  clock: Clock;
  key: Buffer;
}

/** Random bytes, their end, and our seal on both: asking for challenges fills no table. */
export function makeChallenge({ clock, key }: Omit<ChallengeKeeper, 'db'>, use: ChallengeUse): string {
  const end = Buffer.alloc(TIME_BYTES);
  end.writeUIntBE(clock.now().getTime() + CHALLENGE_MS, 0, TIME_BYTES);
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
  return Buffer.concat([head, seal(key, head, use)]).toString('base64url');
}

/** Whether the challenge is ours, for this use, not over and never answered before. It is spent by asking. */
export async function spendChallenge(
  { db, clock, key }: ChallengeKeeper,
  challenge: string,
  use: ChallengeUse,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  const proof = bytes.subarray(HEAD_BYTES);
  const expected = seal(key, head, use);
  if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) return false;
  const endMs = head.readUIntBE(RANDOM_BYTES, TIME_BYTES);
  if (endMs <= clock.now().getTime()) return false;
  const spent = await db('spent_challenges')
    .insert({ challenge_hash: createHash('sha256').update(bytes).digest(), expires_at: new Date(endMs) })
    .onConflict('challenge_hash')
    .ignore()
    .returning('expires_at');
  return spent.length === 1;
}

export async function sweepChallenges(db: Knex, now: Date): Promise<void> {
  await deleteInBatches(db, { table: 'spent_challenges', where: 'expires_at < :now', bindings: { now } });
}

function seal(key: Buffer, head: Buffer, use: ChallengeUse): Buffer {
  return createHmac('sha256', key).update(head).update(use).digest();
}
