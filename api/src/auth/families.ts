import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../db/inBatches.ts';
import { noSession } from '../http/commonErrors.ts';
import { permit } from '../http/errors.ts';
import type { Language } from '../language/language.ts';
import { isGenuine, makeRefreshToken, readRefreshToken } from './refreshToken.ts';
import { SessionFamily } from './SessionFamily.ts';

const IDLE_DAYS = 7;
const ABSOLUTE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Tabs may present a token twice at once; within this time it is the same person. */
export const GRACE_MS = 20_000;

export interface FamilyKeeper {
  db: Knex;
  clock: Clock;
  key: Buffer;
}

export interface Turn {
  family: SessionFamily;
  refreshToken: string;
}

export async function beginFamily(
  { db, clock, key }: FamilyKeeper,
  about: { userId: string; deviceHash: Buffer; userAgent: string | null; language?: Language | undefined },
): Promise<Turn> {
  const now = clock.now();
  const family = await SessionFamily.query(db).insertAndFetch({
    user_id: about.userId,
    salt: randomBytes(16),
    device_hash: about.deviceHash,
    user_agent: about.userAgent?.slice(0, 300) ?? null,
    language: about.language ?? null,
    created_at: now,
    rotated_at: now,
    expires_at: expiry(now, now),
  });
  return { family, refreshToken: makeRefreshToken(key, family, family.seq) };
}

export function expiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(createdAt.getTime() + ABSOLUTE_DAYS * DAY_MS, now.getTime() + IDLE_DAYS * DAY_MS));
}

/**
 * Trades a token for its successor, or returns null. Whoever comes first moves the row on; who comes
 * second gets the very same successor, within the grace or while nothing of it was used: then the answer was lost on
 * its way. After that it is reuse, and the whole family ends.
 */
export async function rotate(
  keeper: FamilyKeeper,
  token: string,
  holdsDevice: (deviceHash: Buffer) => boolean,
  language?: Language,
): Promise<Turn | null> {
  const { db, clock, key } = keeper;
  const claim = readRefreshToken(token);
  const family = claim && (await SessionFamily.query(db).findById(claim.familyId));
  if (!family || !isGenuine(key, family, claim) || !holdsDevice(family.device_hash)) return null;
  const now = clock.now();
  if (family.revoked_at || family.expires_at <= now) return null;

  const [moved] = await SessionFamily.query(db)
    .where({ id: family.id, seq: claim.seq, revoked_at: null })
    .patch({
      seq: claim.seq + 1,
      rotated_at: now,
      expires_at: expiry(family.created_at, now),
      ...(language && { language }),
    })
    .returning('*');
  if (moved) return { family: moved, refreshToken: makeRefreshToken(key, moved, moved.seq) };

  const present = await SessionFamily.query(db).findById(family.id);
  if (!present || present.revoked_at) return null;
  const isWithinGrace = now.getTime() - present.rotated_at.getTime() <= GRACE_MS;
  const isRetry = present.seq === claim.seq + 1 && (isWithinGrace || present.arrived_seq < present.seq);
  if (isRetry) return { family: present, refreshToken: makeRefreshToken(key, present, present.seq) };
  await endFamily(keeper, family.id, 'reused');
  return null;
}

export async function endFamily({ db, clock }: FamilyKeeper, id: string, why: string): Promise<void> {
  await SessionFamily.query(db)
    .where({ id, revoked_at: null })
    .patch({ revoked_at: clock.now(), revoked_why: why });
}

/**
 * Refuses what was begun in a session that was ended meanwhile, and keeps it open until the transaction is over. Asked
 * after the write: a reset takes the password first and the sessions then, and two ways round would wait for each other.
 */
export async function permitOpen(db: Knex, id: string): Promise<void> {
  const open = await SessionFamily.query(db).findOne({ id, revoked_at: null }).forShare();
  permit(open !== undefined, noSession);
}

/** Ends all sessions of a person, or all but one. Returns the ids of those that were open. */
export async function endFamilies(
  { db, clock }: Pick<FamilyKeeper, 'db' | 'clock'>,
  userId: string,
  why: string,
  except?: string,
): Promise<string[]> {
  const ended = await SessionFamily.query(db)
    .where({ user_id: userId, revoked_at: null })
    .modify((all) => void (except && all.whereNot('id', except)))
    .patch({ revoked_at: clock.now(), revoked_why: why })
    .returning('id');
  return ended.map(({ id }) => id);
}

/** So long a login that ended is shown where it was stolen, and its browser is told again after the next one. */
const ENDED_DAYS = 30;

/** Forgets logins that ended long ago. The last of each person stays: it says in which language they are written to. */
export async function sweepFamilies(db: Knex, now: Date): Promise<void> {
  const where = `least(expires_at, revoked_at) < :before and exists (
    select from session_families later
    where later.user_id = session_families.user_id and later.rotated_at > session_families.rotated_at)`;
  const bindings = { before: new Date(now.getTime() - ENDED_DAYS * DAY_MS) };
  await deleteInBatches(db, { table: 'session_families', where, bindings });
}
