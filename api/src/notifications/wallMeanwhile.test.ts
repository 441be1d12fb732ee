import { aPost } from '../feed/testing/aPost.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { notify } from './notify.ts';
import { publishInOrder } from './publishInOrder.ts';

const server = testPlaza();

/** What the bell of somebody rang of. */
async function rung({ id }: User): Promise<unknown[]> {
  const events = await server.db('hub_events').where({ user_id: id, type: 'notification' }).orderBy('seq');
  return events.map(({ payload }: { payload: { unread: number; notification: unknown } }) => payload);
}

it('nothing rings of somebody who is blocked while they are doing it', async () => {
  const [me, other] = [await server.aUser(), await server.aUser()];
  const asking = await server.db.transaction();
  const announcements = await notify(asking, [{ to: me.id, kind: 'request', actorId: other.id }]);
  await server.as(me).put(`/api/people/${other.username}/block`);
  await publishInOrder(asking, announcements);
  await asking.commit();
  expect(await rung(me)).toEqual([{ unread: 0, notification: null }]);
});

it('whoever blocks somebody waits for the bell that is just being rung, so none rings afterwards', async () => {
  const [me, other] = [await server.aUser(), await server.aUser()];
  const asking = await server.db.transaction();
  await publishInOrder(asking, await notify(asking, [{ to: me.id, kind: 'request', actorId: other.id }]));
  const blocking = server.as(me).put(`/api/people/${other.username}/block`);
  const first = await Promise.race([
    blocking.then(() => 'is blocked'),
    somebodyWaits(server.db).then(() => 'waits'),
  ]);
  await asking.commit();
  expect([first, (await blocking).status]).toEqual(['waits', 200]);
});

it('whoever blocks somebody, and whoever tells the two of them the same, do not wait for each other', async () => {
  const [first, second, third] = [await server.aUser(), await server.aUser(), await server.aUser()];
  const { ID: postId } = await aPost(server, first);
  await notify(server.db, [
    { to: first.id, kind: 'comment', actorId: second.id, postId },
    { to: second.id, kind: 'reply', actorId: first.id, postId },
  ]);
  const telling = await server.db.transaction();
  await notify(telling, [{ to: first.id, kind: 'comment', actorId: third.id, postId }]);
  const blocking = server.as(second).put(`/api/people/${first.username}/block`);
  await somebodyWaits(server.db);
  await notify(telling, [{ to: second.id, kind: 'reply', actorId: third.id, postId }]);
  await telling.commit();
  expect((await blocking).status).toBe(200);
});
