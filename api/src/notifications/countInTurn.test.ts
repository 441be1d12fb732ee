import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { dropActor } from './dropActor.ts';
import { notify, takeBack, type Note } from './notify.ts';
import { type Announcement, publishInOrder } from './publishInOrder.ts';

const server = testPlaza();

/** What the bells of somebody were told, in order. */
async function rung(user: User): Promise<number[]> {
  const events = await server.db('hub_events').where({ user_id: user.id }).orderBy('seq').select('payload');
  return events.map(({ payload }: { payload: { unread: number } }) => payload.unread);
}

/** Resolves when so many wait for somebody else's transaction. */
async function whenWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await server.db.raw(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

it('two who tell the same person something at the same moment both count what the other told', async () => {
  const [me, a, b] = [await server.aUser(), await server.aUser(), await server.aUser()];
  const [one, other] = [await server.db.transaction(), await server.db.transaction()];
  const announcements = await notify(one, [{ to: me.id, kind: 'request', actorId: a.id }]);
  const others = await notify(other, [{ to: me.id, kind: 'accepted', actorId: b.id }]);
  await publishInOrder(one, announcements);
  const waiting = publishInOrder(other, others);
  await one.commit();
  await waiting;
  await other.commit();
  expect(await rung(me)).toEqual([1, 2]);
});

it('who reads all in the moment in which something is told is left with that', async () => {
  const [me, a, b] = [await server.aUser(), await server.aUser(), await server.aUser()];
  await server.db.transaction(async (before) =>
    publishInOrder(before, await notify(before, [{ to: me.id, kind: 'request', actorId: a.id }])),
  );
  const telling = await server.db.transaction();
  await publishInOrder(telling, await notify(telling, [{ to: me.id, kind: 'accepted', actorId: b.id }]));
  const reading = server.as(me).put('/api/notifications/read', {});
  await Promise.race([whenWaiting(), reading]);
  await telling.commit();
  expect((await reading).body).toEqual({ unread: 1 });
  expect((await rung(me)).at(-1)).toBe(1);
});

describe('who asks at the very moment in which the only other one', () => {
  const leaves: Record<string, (db: Knex, note: Note) => Promise<Announcement[]>> = {
    'takes it back': takeBack,
    'is shut out': (db, { to: of, actorId }) => dropActor(db, { of, actorId }),
  };
  it.each(Object.keys(leaves))('%s, is heard of', async (how) => {
    const [me, a, b] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const asked = { to: me.id, kind: 'request', actorId: a.id } as const;
    await server.db.transaction(async (before) => publishInOrder(before, await notify(before, [asked])));
    const asking = await server.db.transaction();
    await publishInOrder(asking, await notify(asking, [{ ...asked, actorId: b.id }]));
    const leaving = server.db.transaction(async (inner) =>
      publishInOrder(inner, (await leaves[how]?.(inner, asked)) ?? []),
    );
    await Promise.race([whenWaiting(), leaving]);
    await asking.commit();
    await leaving;
    const { body } = await server.as(me).get<CallAnswer<'GET /notifications'>>('/api/notifications');
    expect(body.items.flatMap(({ actors }) => actors.map(({ id }) => id))).toEqual([b.id]);
  });
});

it('however many are told at once, their bells are counted together', async () => {
  const a = await server.aUser();
  const many = await Promise.all(Array.from({ length: 30 }, () => server.aUser()));
  const notes = many.map(({ id: to }) => ({ to, kind: 'request' as const, actorId: a.id }));
  let statements = 0;
  await server.db.transaction(async (inner) => {
    const announcements = await notify(inner, notes);
    inner.on('query', () => (statements += 1));
    await publishInOrder(inner, announcements);
  });
  expect(statements).toBeLessThan(5);
  for (const user of many) expect(await rung(user)).toEqual([1]);
});
