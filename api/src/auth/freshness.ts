import type { Knex } from 'knex';
import { permit } from '../http/errors.ts';
import { notFresh, proofNeeded } from './auth.errors.ts';

const FRESH_MS = 5 * 60_000;
/** Who goes on acting is not asked again in one evening; who leaves the screen alone is. */
const PRIVILEGED_MS = 15 * 60_000;
const EVENING_MS = 4 * 3_600_000;
const NOTED_MS = 60_000;

/** A stolen session must not fetch what can be guessed at: only shortly after a login, or after another proof. */
export async function isFresh(db: Knex, sessionId: string, now: Date): Promise<boolean> {
  const { rows } = await db.raw(
    `select greatest(f.created_at, p.proven_at) as at from session_families f
     left join key_proofs p on p.session_id = f.id where f.id = ?`,
    [sessionId],
  );
  const at: Date | undefined = rows[0]?.at;
  return at !== undefined && now.getTime() - at.getTime() < FRESH_MS;
}

export async function permitFresh(db: Knex, sessionId: string, now: Date): Promise<void> {
  permit(await isFresh(db, sessionId, now), notFresh);
}

/** Whether something was proven in this session since its login, and just now. */
export async function hasProven(db: Knex, sessionId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - FRESH_MS);
  const proof = await db('key_proofs')
    .where({ session_id: sessionId })
    .where('proven_at', '>', since)
    .first('session_id');
  return proof !== undefined;
}

/** Notes a proof; answers until when it counts. */
export async function noteProof(db: Knex, sessionId: string, now: Date): Promise<Date> {
  await db('key_proofs').insert({ session_id: sessionId, proven_at: now }).onConflict('session_id').merge();
  return new Date(now.getTime() + FRESH_MS);
}

/**
 * What a stolen session alone must not do: a login or another proof of the last quarter of an hour is needed. Each such
 * act lets it hold a quarter of an hour longer, for one evening.
 */
export async function permitPrivileged(db: Knex, sessionId: string, now: Date): Promise<void> {
  const { rows } = await db.raw(
    `select greatest(f.created_at, p.proven_at) as proven_at, f.acted_at from session_families f
     left join key_proofs p on p.session_id = f.id where f.id = ?`,
    [sessionId],
  );
  const [row]: { proven_at: Date; acted_at: Date | null }[] = rows;
  const since = (at: Date | null | undefined) => (at ? now.getTime() - at.getTime() : Infinity);
  const [proven, acted] = [since(row?.proven_at), since(row?.acted_at)];
  permit(proven < EVENING_MS && Math.min(proven, acted) < PRIVILEGED_MS, proofNeeded);
  if (Math.min(proven, acted) > NOTED_MS)
    await db('session_families').where({ id: sessionId }).update({ acted_at: now });
}
