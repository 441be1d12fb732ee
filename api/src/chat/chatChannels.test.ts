import { aDevice, aGroup, aPair, leave } from './testing/aGroup.ts';
import { isAskedAtOnce } from '../realtime/channels.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { chatChannels } from './chatChannels.ts';

const server = testPlaza();
afterEach(leaveHub);

it('asks about all chats of a page in one question, and decides of each as if it was the only one', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const walled = await aPair(server);
  await walled.amber.http.put(`/api/people/${walled.basalt.user.username}/block`);
  const stranger = await aDevice(server);
  const request = await stranger.pairWith(amber.user);
  await stranger.say(request, 'hello');
  const { owner, others, chat: group } = await aGroup(server);
  const [left] = others;
  if (left) await leave(left, group, left);

  const people = [amber, basalt, walled.amber, stranger, owner, ...others].map(({ user }) => user.id);
  const chats = [chat, walled.chat, request, group, '999999999', '0', '0x1', ''];
  const asked = people.flatMap((userId) => chats.map((rest) => ({ userId, rest })));
  const each: boolean[] = [];
  for (const { userId, rest } of asked) each.push(await chatChannels.mayEnter(userId, rest, server.db));

  expect(isAskedAtOnce({ kinds: [chatChannels], db: server.db }, `chat-${chat}`)).toBe(true);
  expect(await chatChannels.mayEnterAt?.(asked, server.db)).toEqual(each);
  // Both of the pair, the owner of the group, and the one who stayed in it.
  expect(each.filter((may) => may)).toHaveLength(4);
});

it('who opens a chat that another began has taken it on, and the other hears of it', async () => {
  const [amber, basalt] = [await aDevice(server), await aDevice(server)];
  const chat = await amber.pairWith(basalt.user);
  await amber.say(chat, 'hello');
  const hub = await joinHub(server.url, await server.bearerOf(amber.user));
  await hub.sync(null);
  expect(await basalt.pairWith(amber.user)).toBe(chat);
  expect(await told(hub, ['chat-changed'], 1)).toEqual([{ chatID: chat, what: 'accepted' }]);
  expect(await chatChannels.mayEnter(amber.user.id, chat, server.db)).toBe(true);
});
