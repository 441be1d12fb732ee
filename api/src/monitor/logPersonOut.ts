import type { Knex } from 'knex';
import { recordAct } from '../audit/recordAct.ts';
import { endFamilies } from '../auth/families.ts';
import { SessionFamily } from '../auth/SessionFamily.ts';
import type { Clock } from '../clock.ts';
import { found } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { publishToUser } from '../realtime/publishToUser.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';

/** Ends the sessions of a person, or the one that is named. Their pages land on the login screen within seconds. */
export async function logPersonOut(
  { db, clock }: { db: Knex; clock: Clock },
  me: Member,
  id: string,
  session?: string,
): Promise<string[]> {
  // First, as whoever does something to several people holds them: two ways round would wait for each other.
  found(await User.query(db).findById(id).forNoKeyUpdate(), unknownPerson);
  const ended = session
    ? await endOne({ db, clock }, id, session)
    : await endFamilies({ db, clock }, id, 'logged out by an administrator');
  const about = { kind: 'person', id } as const;
  if (ended.length > 0) {
    const details = { sessions: ended.length };
    await recordAct({ db, clock }, { by: me, act: 'person.logged-out', about, details });
    // Where they are still logged in, the list of their sessions is out of date.
    await publishToUser(db, id, { type: 'account-changed', payload: {} });
  }
  return ended;
}

async function endOne(
  { db, clock }: { db: Knex; clock: Clock },
  userId: string,
  session: string,
): Promise<string[]> {
  const ended = await SessionFamily.query(db)
    .where({ id: session, user_id: userId, revoked_at: null })
    .patch({ revoked_at: clock.now(), revoked_why: 'logged out by an administrator' });
  return ended > 0 ? [session] : [];
}
