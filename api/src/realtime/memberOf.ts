import type { AccessRequest, Caller } from '@plaza/signalr-server';
import { decodeJwt } from 'jose';
import type { Knex } from 'knex';
import type { SessionReader } from '../auth/sessionReader.ts';

/** Who connects: a member by the same access token as everywhere, or nobody. */
export function memberOf(sessions: SessionReader): (access: AccessRequest) => Promise<Caller | null> {
  return async ({ token }) => {
    if (!token) return null;
    const { id, member } = await sessions.read(`Bearer ${token}`);
    if (!id || !member) return null;
    const { exp = 0 } = decodeJwt(token);
    return { userId: member.id, expiresAt: exp * 1000, claims: { sessionId: id, isDemo: member.isDemo } };
  };
}

const STANDING = `
  select f.id from session_families f join users u on u.id = f.user_id
  where f.id = any(:sessionIds) and f.revoked_at is null and f.expires_at > :now
    and not u.is_blocked and u.is_verified and u.deleted_at is null and (u.demo_until is null or u.demo_until > :now)`;

/** Which of these sessions still stand, as the database knows it now and not as somebody remembers it. */
export async function standingSessions(db: Knex, sessionIds: string[], now: Date): Promise<Set<string>> {
  const { rows } = await db.raw(STANDING, { sessionIds, now });
  return new Set(rows.map((row: { id: string }) => row.id));
}
