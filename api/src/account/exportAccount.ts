import type { Knex } from 'knex';
import { Credential } from '../auth/Credential.ts';
import { presentPasskey } from '../auth/passkeys/presentPasskey.ts';
import { PasskeyRow } from '../auth/passkeys/PasskeyRow.ts';
import { presentDevice } from '../auth/presentDevice.ts';
import { SessionFamily } from '../auth/SessionFamily.ts';
import { exportWords } from '../feed/exportWords.ts';
import { found } from '../http/errors.ts';
import type { MemberSession } from '../http/session.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { presentAccount } from '../users/users.presenter.ts';
import { exportMade } from './exportMade.ts';

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
