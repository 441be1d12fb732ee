import { publishToUsers } from '../../realtime/publishToUser.ts';
import { somebodyWaits } from '../../testing/somebodyWaits.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aGroup, leave, type TestConversation } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();

/** Somebody pins a chat in the moment in which the others in it hear that somebody goes. */
async function pinWhile(
  going: () => Promise<{ status: number }>,
  { user, http }: TestDevice,
  chatId: string,
) {
  const before = await server.db.transaction();
  await before('hub_heads').where({ user_id: user.id }).forUpdate().first();
  const gone = going();
  await somebodyWaits(server.db);
  const pinned = http.put(`/api/conversations/${chatId}/options`, { is_pinned: true });
  await somebodyWaits(server.db, 2);
  await before.commit();
  return [(await gone).status, (await pinned).status];
}

it('somebody who pins a group that its owner takes them out of just then is told', async () => {
  const { owner, others, chat } = await aGroup(server);
  const [first] = others as [TestDevice];
  expect(await pinWhile(() => leave(owner, chat, first), first, chat)).toEqual([200, 403]);
});

it('somebody can pin a group that becomes theirs just then, as its owner leaves', async () => {
  const { owner, others, chat } = await aGroup(server);
  const [heir] = others.toSorted((one, other) => Number(one.user.id) - Number(other.user.id)) as [TestDevice];
  expect(await pinWhile(() => leave(owner, chat, owner), heir, chat)).toEqual([200, 200]);
  const { body } = await heir.http.get<TestConversation>(`/api/conversations/${chat}`);
  expect(body).toMatchObject({ role: 'owner', is_pinned: true });
});

it('a chat whose request was put away can be made to vanish while both are told of something else', async () => {
  const [stranger, asker] = [await aDevice(server), await aDevice(server)];
  const chat = await asker.pairWith(stranger.user);
  await asker.say(chat, 'hello');
  await stranger.http.post(`/api/conversations/${chat}/decline`);
  const before = await server.db.transaction();
  await before('hub_heads').where({ user_id: stranger.user.id }).forUpdate().first();
  const event = { type: 'chat-changed', payload: { chatID: chat, what: 'title' } } as const;
  const both = [stranger, asker].map(({ user }) => ({ to: user.id, event }));
  const told = server.db.transaction((db) => publishToUsers(db, both));
  await somebodyWaits(server.db);
  const timed = asker.http.put(`/api/conversations/${chat}/timer`, { seconds: 3600 });
  await somebodyWaits(server.db, 2);
  await before.commit();
  expect((await Promise.all([timed, told]))[0].status).toBe(200);
});
