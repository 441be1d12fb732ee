import type { Plaza } from '../plaza.ts';
import { guest, type ReadSession, type Session } from '../http/session.ts';
import { accessTokenReader } from './accessToken.ts';
import { activityNotes } from '../users/activityNotes.ts';
import { keyFor } from './keys.ts';

/** How long a session is believed without looking again: a block or a logout elsewhere is felt after this. */
const BELIEVED_MS = 3_000;
const MOST_REMEMBERED = 20_000;

const QUERY = `
  select u.id, u.name, u.username, u.email, u.is_admin, u.demo_until
  from session_families f join users u on u.id = f.user_id
  where f.id = ? and f.user_id = ? and f.revoked_at is null and f.expires_at > ?
    and not u.is_blocked and u.is_verified and u.deleted_at is null and u.joined_at is not null
    and (u.demo_until is null or u.demo_until > ?)`;

export interface SessionReader {
  read: ReadSession;
  /** Looks again at the next call: after a logout here, or a change of the person's rights. */
  forget(familyId: string): void;
}

/** Turns a bearer token into the person it stands for, as the database knows them now. */
export function sessionReader({ config, db, clock }: Pick<Plaza, 'config' | 'db' | 'clock'>): SessionReader {
  const readToken = accessTokenReader(keyFor(config.sessionSecret, 'access'));
  const noteActivity = activityNotes(db);
  const known = new Map<string, { userId: string; session: Session; untilMs: number }>();

  async function look(userId: string, familyId: string): Promise<Session> {
    const { rows } = await db.raw(QUERY, [familyId, userId, clock.now(), clock.now()]);
    const [row] = rows;
    if (!row) return guest;
    const { id, name, username, email, is_admin: isAdmin } = row;
    const isDemo = row.demo_until !== null;
    return { id: familyId, actor: null, member: { id, name, username, email, isAdmin, isDemo } };
  }

  return {
    async read(authorization) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
      const now = clock.now();
      const claims = token ? await readToken(token, now) : null;
      if (!claims) return guest;
      const remembered = known.get(claims.familyId);
      const isFresh = remembered?.userId === claims.userId && remembered.untilMs > now.getTime();
      const session = isFresh ? remembered.session : await look(claims.userId, claims.familyId);
      if (session.member) await noteActivity(session.member.id, now);
      if (isFresh) return session;
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(claims.familyId, { userId: claims.userId, session, untilMs: now.getTime() + BELIEVED_MS });
      return session;
    },
    forget: (familyId) => void known.delete(familyId),
  };
}
