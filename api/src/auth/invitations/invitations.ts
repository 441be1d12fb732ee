import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { deleteInBatches } from '../../db/inBatches.ts';

const LASTS_MS = 14 * 86_400_000;
const KEPT_MS = 90 * 86_400_000;
const MOST_SHOWN = 100;

interface InvitationRow {
  id: string;
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

/**
 * Invites an address; the link it had before opens nothing from then on, also where two invite it at once. Returns what
 * goes into the new one. Several are invited in the order of their letters, or two who invite could wait for each other.
 */
export async function invite(db: Knex, email: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await takeTurn(db, 'invitation', email.toLowerCase());
  await openOnes(db, email).update({ revoked_at: now });
  await db('invitations').insert({
    email,
    token_hash: hashOf(token),
    created_at: now,
    expires_at: new Date(now.getTime() + LASTS_MS),
  });
  return token;
}

/** Whether this very link lets this very address in. */
export async function letsIn(
  db: Knex,
  { email, token, now }: { email: string; token: string | undefined; now: Date },
): Promise<boolean> {
  if (token === undefined) return false;
  const open = await openOnes(db, email)
    .where({ token_hash: hashOf(token) })
    .where('expires_at', '>', now)
    .first('id');
  return open !== undefined;
}

/** Whether somebody whose mailbox another provider vouches for was invited. */
export async function isInvited(db: Knex, email: string, now: Date): Promise<boolean> {
  return (await openOnes(db, email).where('expires_at', '>', now).first('id')) !== undefined;
}

/** Whoever has joined needs no link any more. */
export async function spendInvitations(db: Knex, email: string, now: Date): Promise<void> {
  await openOnes(db, email).update({ used_at: now });
}

export async function revokeInvitation(db: Knex, id: string, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await db('invitations')
    .where({ id, used_at: null, revoked_at: null })
    .update({ revoked_at: now })
    .returning('*');
  return row;
}

export async function listInvitations(db: Knex, now: Date): Promise<CallAnswer<'GET /setup/invitations'>> {
  const rows: InvitationRow[] = await db('invitations').orderBy('id', 'desc').limit(MOST_SHOWN);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    created_at: row.created_at,
    expires_at: row.expires_at,
    state: stateOf(row, now),
  }));
}

export async function sweepInvitations(db: Knex, now: Date): Promise<void> {
  const bindings = { before: new Date(now.getTime() - KEPT_MS) };
  await deleteInBatches(db, { table: 'invitations', where: 'expires_at < :before', bindings });
}

function stateOf({ used_at, revoked_at, expires_at }: InvitationRow, now: Date) {
  if (used_at) return 'used' as const;
  if (revoked_at) return 'revoked' as const;
  return expires_at <= now ? ('over' as const) : ('open' as const);
}

function openOnes(db: Knex, email: string) {
  return db('invitations')
    .whereRaw('lower(email) = lower(?)', [email])
    .where({ used_at: null, revoked_at: null });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
