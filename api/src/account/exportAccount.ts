import type { Knex } from 'knex';
import { Credential } from '../auth/Credential.ts';
import { PasskeyRow, presentPasskey } from '../auth/passkeys/PasskeyRow.ts';
import { SessionFamily, presentDevice } from '../auth/SessionFamily.ts';
import { exportWords } from '../feed/exportWords.ts';
import { found } from '../http/errors.ts';
import type { MemberSession } from '../http/session.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { presentAccount } from '../users/users.presenter.ts';

/** Everything that is known about somebody, for themselves. */
export async function exportAccount(db: Knex, session: MemberSession): Promise<Record<string, unknown>> {
  const { id } = session.member;
  const person = found(await User.query(db).findById(id), unknownPerson);
  const credential = await Credential.query(db).findById(id);
  const families = await SessionFamily.query(db).where({ user_id: id }).orderBy('id');
  const passkeys = await PasskeyRow.query(db).where({ user_id: id }).orderBy('id');
  return {
    account: presentAccount(person, credential !== undefined),
    profile: { picture: person.picture, bio: person.bio, favourite_zone: person.favourite_zone },
    sessions: families.map((family) => ({
      ...presentDevice(family, session.id),
      ended: family.revoked_why,
    })),
    passkeys: passkeys.map(presentPasskey),
    activity: await db('user_activity')
      .where({ user_id: id })
      .orderBy('day')
      .select('first_active', 'last_active'),
    ...(await exportWords(db, id)),
    ...(await exportMade(db, id)),
    other_logins: await db('identities').where({ user_id: id }).select('iss', 'created_at'),
  };
}

/** What somebody has played, liked, built and noted: their part of "everything about you". */
async function exportMade(db: Knex, userId: string): Promise<Record<string, unknown>> {
  const notes = await db('zone_notes').where({ user_id: userId }).first('text');
  return {
    played: await db('game_runs as r')
      .join('games as g', 'g.id', 'r.game_id')
      .where({ 'r.user_id': userId })
      .orderBy('r.begun_at')
      .select({ game: 'g.slug' }, 'r.is_daily', 'r.begun_at', 'r.ended_at', 'r.state', 'r.score'),
    achievements: await db('achievements')
      .where({ user_id: userId })
      .orderBy('earned_at')
      .select('kind', 'earned_at'),
    favorites: await db('favorites as f')
      .join('games as g', 'g.id', 'f.game_id')
      .where({ 'f.user_id': userId })
      .orderBy('g.slug')
      .pluck('g.slug'),
    zones: await db('made_zones as z')
      .leftJoin('zone_revisions as r', (on) => on.on('r.zone_id', 'z.id').andOn('r.revision', 'z.revision'))
      .where({ 'z.owner_id': userId })
      .orderBy('z.id')
      .select('z.name', 'z.slug', 'z.theme', 'z.mode', 'z.created_at', 'r.recipe'),
    zone_notes: notes?.text ?? null,
  };
}
