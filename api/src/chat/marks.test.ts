import { type Joined, joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { aGroup, aPair } from './testing/aGroup.ts';
import type { TestDevice } from './testing/TestDevice.ts';

const server = testPlaza();
afterEach(leaveHub);

it('how far somebody has read is told to nobody behind a wall', async () => {
  const { owner, others, chat } = await aGroup(server);
  const [walled, other] = others as [TestDevice, TestDevice];
  const marks = (chat_id: string, device: TestDevice, read_seq: number) =>
    device.http.put(`/api/conversations/${chat_id}/marks`, { read_seq });
  const markOf = async (viewer: TestDevice, of: TestDevice) =>
    (await viewer.history(chat)).body.conversation.members.find(({ user_id }) => user_id === of.user.id);
  const hubs = await Promise.all(
    [walled, other].map(async ({ user }) => {
      const hub = await joinHub(server.url, await server.bearerOf(user));
      await hub.connection.invoke('subscribe', `chat-${chat}`);
      return hub;
    }),
  );
  await owner.http.put(`/api/people/${walled.user.username}/block`);
  // One's own words are read.
  await other.say(chat, 'from the other');
  await marks(chat, owner, 2);
  await owner.say(chat, 'from the owner');
  await marks(chat, other, 3);
  const [his, hers] = hubs as [Joined, Joined];
  const told = async ({ heard, hears }: Joined, count: number) => {
    const readers = () =>
      heard.flatMap(({ name, payload }) =>
        name === 'chat-marks' ? (payload as { user_id: string }).user_id : [],
      );
    while (readers().length < count) await hears(heard.length + 1);
    return readers();
  };
  expect(await told(hers, 2)).toEqual([owner.user.id, other.user.id]);
  expect(await told(his, 1)).toEqual([other.user.id]);
  expect(await markOf(other, owner)).toMatchObject({ read_seq: 3 });
  expect(await markOf(walled, owner)).toMatchObject({ delivered_seq: 0, read_seq: null });
});

it('marks of two devices at the same moment never go back', async () => {
  const { amber, basalt, chat } = await aPair(server);
  for (const text of ['one', 'two', 'three']) await amber.say(chat, text);
  const mark = (body: object) => basalt.http.put(`/api/conversations/${chat}/marks`, body);
  const late = await server.db.transaction(async (transaction) => {
    // Another device has read it all, and this one only says what has arrived.
    await transaction('conversation_members')
      .where({ conversation_id: chat, user_id: basalt.user.id })
      .update({ delivered_seq: 3, read_seq: 3, read_ord: 3 });
    const marking = mark({ delivered_seq: 2 });
    await somebodyWaits(server.db);
    return { marking };
  });
  expect((await late.marking).body).toEqual({ delivered_seq: 3, read_seq: 3, unread_count: 0 });
});
