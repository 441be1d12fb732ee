import type { Role } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { inRounds } from '../db/inRounds.ts';
import { prepared } from '../db/prepared.ts';
import type { Plaza } from '../plaza.ts';
import { guest, type ReadSession, type Session } from '../http/session.ts';
import { accessTokenReader, type AccessClaims } from './accessToken.ts';
import { activityNotes } from '../users/activityNotes.ts';
import { keyFor } from '../keyFor.ts';

/** How long a session is believed without looking again: a block or a logout elsewhere is felt after this. */
const BELIEVED_MS = 3_000;
const MOST_REMEMBERED = 20_000;
/** Of so many people together the sessions are looked up in one statement, when that many come at once. */
const MOST_AT_ONCE = 200;

interface SessionRow {
  place: number;
  id: string;
  name: string;
  username: string;
  email: string;
  is_admin: boolean;
  role: Role | null;
  demo_until: Date | null;
  muted_until: Date | null;
}

const STANDING = prepared<SessionRow>(`
  select asked.place::int, u.id, u.name, u.username, u.email, u.is_admin, u.role, u.demo_until,
    u.muted_until
  from unnest($1::bigint[], $2::bigint[]) with ordinality as asked (family_id, user_id, place)
  join session_families f on f.id = asked.family_id and f.user_id = asked.user_id
  join users u on u.id = f.user_id
  where f.revoked_at is null and f.expires_at > $3
    and not u.is_blocked and u.is_verified and u.deleted_at is null and u.joined_at is not null
    and (u.demo_until is null or u.demo_until > $3)`);

export interface SessionReader {
  read: ReadSession;
  /** Looks again at the next call: after a logout here, or a change of the person's rights. */
  forget(familyId: string): void;
  /** The same for all sessions of a person. */
  forgetAll(userId: string): void;
}

/** Turns a bearer token into the person it stands for, as the database knows them now. */
export function sessionReader({ config, db, clock }: Pick<Plaza, 'config' | 'db' | 'clock'>): SessionReader {
  const readToken = accessTokenReader(keyFor(config.sessionSecret, 'access'));
  const noteActivity = activityNotes(db);
  const noteArrival = arrivalNotes(db);
  const known = new Map<string, { userId: string; session: Session; untilMs: number }>();
  let forgotten = 0;

  const look = inRounds(MOST_AT_ONCE, async (asked: { userId: string; familyId: string }[]) => {
    const ids = [asked.map(({ familyId }) => familyId), asked.map(({ userId }) => userId)];
    const rows = await STANDING(db, [...ids, clock.now()]);
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return asked.map(({ familyId }, index) => sessionOf(familyId, byPlace.get(index + 1)));
  });

  return {
    async read(authorization) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
      const now = clock.now();
      const claims = token ? await readToken(token, now) : null;
      if (!claims) return guest;
      const remembered = known.get(claims.familyId);
      const isFresh = remembered?.userId === claims.userId && remembered.untilMs > now.getTime();
      const before = forgotten;
      const session = isFresh ? remembered.session : await look(claims);
      if (session.member) {
        await noteActivity(session.member.id, now);
        await noteArrival(claims);
      }
      // An answer that was under way while something ended may be from before that.
      if (isFresh || forgotten !== before) return session;
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(claims.familyId, { userId: claims.userId, session, untilMs: now.getTime() + BELIEVED_MS });
      return session;
    },
    forget(familyId) {
      forgotten += 1;
      known.delete(familyId);
    },
    forgetAll(userId) {
      forgotten += 1;
      for (const [familyId, one] of known) if (one.userId === userId) known.delete(familyId);
    },
  };
}

function sessionOf(familyId: string, row: SessionRow | undefined): Session {
  if (!row) return guest;
  const { id, name, username, email, is_admin: isAdmin, role, muted_until: mutedUntil } = row;
  const isDemo = row.demo_until !== null;
  const member = { id, name, username, email, isAdmin, role, isDemo, mutedUntil };
  return { id: familyId, actor: null, member };
}

/**
 * Notes that the tokens of a turn arrived, when the access token is first used: from then on the refresh token before
 * them is nobody's to use. One write for each turn of a session.
 */
function arrivalNotes(db: Knex) {
  const noted = new Map<string, number>();
  return async function noteArrival({ familyId, seq }: AccessClaims): Promise<void> {
    if (seq === undefined || (noted.get(familyId) ?? 0) >= seq) return;
    await db('session_families')
      .where({ id: familyId })
      .where('arrived_seq', '<', seq)
      .update({ arrived_seq: seq });
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(familyId, seq);
  };
}
