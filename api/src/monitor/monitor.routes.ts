import { recordLook } from '../audit/recordAct.ts';
import { permitPrivileged } from '../auth/freshness.ts';
import { languagesOf } from '../auth/languagesOf.ts';
import { greet } from '../auth/mailJobs.ts';
import { SessionFamily, presentDevice } from '../auth/SessionFamily.ts';
import { found, permit } from '../http/errors.ts';
import { onlyFromHere } from '../http/onlyFromHere.ts';
import type { Slice } from '../http/slice.ts';
import { sendMail } from '../mail/sendMail.ts';
import { newAddressMail } from '../mail/templates/identityMails.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { changePerson } from './changePerson.ts';
import { deletePerson, restorePerson } from './deletePerson.ts';
import { doInBulk } from './doInBulk.ts';
import { listPeople, exportPeople } from './listPeople.ts';
import { logPersonOut } from './logPersonOut.ts';
import { notYours } from './monitor.errors.ts';
import { canSeeActivity } from './monitor.policy.ts';
import { presentPerson } from './monitor.presenter.ts';

const MOST_DAYS = 400;
const MOST_SESSIONS = 100;

/** The people of this Plaza, for administrators: who they are, when they were here, and the ways to act. */
export const monitorRoutes: Slice = (on, plaza) => {
  const { clock, db: pool, sessions } = plaza;
  const forget = (ended: readonly string[]) => ended.forEach((id) => sessions.forget(id));
  const look = { db: pool, clock };
  const people = { kind: 'people', id: '' } as const;

  on('GET /monitor', async ({ session: { member }, input: { query }, db }) => {
    await recordLook(look, { by: member, act: 'people.looked', about: people });
    const listed = await listPeople(db, clock.now(), { ...query, size: Number(query.size ?? 50) });
    return plaza.config.needsSetup ? { ...listed, needs_setup: true } : listed;
  });

  on('GET /monitor/export', async ({ session: { member }, input: { query }, db }) => {
    await recordLook(look, { by: member, act: 'people.exported', about: people });
    let csv = '';
    for await (const lines of exportPeople(db, clock.now(), query)) csv += lines;
    return { csv };
  });

  on('GET /monitor/:userId', async ({ session: { id, member }, input: { params }, db }) => {
    permit(canSeeActivity(member, params.userId), notYours);
    const person = found(await User.query(db).findById(params.userId), unknownPerson);
    const about = { kind: 'person', id: person.id } as const;
    if (person.id !== member.id) {
      await permitPrivileged(db, id, clock.now());
      await recordLook(look, { by: member, act: 'person.activity-looked', about });
    }
    return {
      data: await db('user_activity')
        .where({ user_id: person.id })
        .orderBy('day', 'desc')
        .limit(MOST_DAYS)
        .select('user_id', 'first_active', 'last_active'),
    };
  });

  on(
    'GET /monitor/delete/:id',
    async ({ session: { member }, input: { params }, db, ctx, afterCommit }) => {
      onlyFromHere(ctx);
      const { person, ended } = await deletePerson({ db, clock }, member, params.id);
      afterCommit(() => forget(ended));
      return { data: presentPerson(person) };
    },
    { transaction: true, limit: 'write' },
  );

  on('DELETE /monitor/:userId', async ({ session: { member }, input: { params }, db, afterCommit }) => {
    const { person, ended } = await deletePerson({ db, clock }, member, params.userId);
    afterCommit(() => forget(ended));
    return { data: presentPerson(person) };
  });

  on('POST /monitor/restore/:id', async ({ session: { member }, input: { params }, db }) => {
    const { person } = await restorePerson({ db, clock }, member, params.id);
    return { data: presentPerson(person) };
  });

  on('POST /monitor/edit/:id', async ({ session: { member }, input: { params, body }, db, afterCommit }) => {
    const { before, person, ended } = await changePerson({ db, clock }, member, params.id, body);
    if (person.email !== before.email) {
      const language = (await languagesOf(db, [person.id])).get(person.id) ?? 'en';
      await sendMail(db, newAddressMail(greet(plaza, before, language)));
    }
    afterCommit(() => forget(ended));
    return { data: presentPerson(person) };
  });

  on('POST /monitor/bulk', async ({ session: { member }, input: { body }, db, afterCommit }) => {
    const { answer, ended } = await doInBulk({ db, clock }, member, body);
    afterCommit(() => forget(ended));
    return answer;
  });

  on('GET /monitor/sessions/:id', async ({ session: { member }, input: { params }, db }) => {
    const person = found(await User.query(db).findById(params.id), unknownPerson);
    const about = { kind: 'person', id: person.id } as const;
    await recordLook(look, { by: member, act: 'person.sessions-looked', about });
    const families = await SessionFamily.query(db)
      .where({ user_id: person.id, revoked_at: null })
      .where('expires_at', '>', clock.now())
      .orderBy('rotated_at', 'desc')
      .limit(MOST_SESSIONS);
    return {
      data: families.map((family) => {
        const { id, user_agent, created_at, last_used_at } = presentDevice(family, null);
        return { id, user_agent, created_at, last_used_at };
      }),
    };
  });

  on(
    'DELETE /monitor/sessions/:id',
    async ({ session: { member }, input: { params, query }, db, afterCommit }) => {
      const ended = await logPersonOut({ db, clock }, member, params.id, query.session);
      afterCommit(() => forget(ended));
      return { ended: ended.length };
    },
  );
};
