import { randomUUID } from 'node:crypto';
import { CHAT_LIMITS } from '@plaza/api-contract';
import { befriend } from '../../friends/testing/befriend.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aGroup, aPair, beginGroup, invite } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();

/** So many of the longest letters, which are no envelopes: each is refused, and was sent all the same. */
async function spam(device: TestDevice, chat: string, count: number): Promise<number> {
  const content = 'x'.repeat(CHAT_LIMITS.contentLength);
  let taken = 0;
  for (let time = 0; time < count; time += 1)
    if ((await device.send(chat, { content, client_id: randomUUID() })).status !== 429) taken += 1;
  return taken;
}

const longest = Math.floor((16 * 1024 ** 2) / CHAT_LIMITS.contentLength);

it('what is said counts for each who hears of it: so often the log keeps it', async () => {
  const { owner, others, chat } = await aGroup(server, 8);
  expect(await spam(owner, chat, 40)).toBe(longest / 8 - 1);
  const [other] = others;
  expect(other && (await other.send(chat, await other.message(chat, 'still here'))).status).toBe(200);
});

it('who is let in counts at once', async () => {
  const { owner, chat } = await aGroup(server, 2);
  const more = await Promise.all(Array.from({ length: 6 }, () => aDevice(server)));
  for (const { user } of more) await befriend(server.db, owner.user, user);
  expect((await invite(owner, chat, more)).status).toBe(200);
  expect(await spam(owner, chat, 40)).toBe(longest / 8 - 1);
});

it('who is not let in does not count, whoever asks for it', async () => {
  const { owner, chat } = await aGroup(server, 2);
  const stranger = await aDevice(server);
  const { epoch } = owner.begin(chat, await owner.epochs(chat));
  const body = { user_ids: Array.from({ length: 40 }, (_, at) => String(at + 1)), epoch };
  expect((await stranger.http.post(`/api/conversations/${chat}/members`, body)).status).toBe(403);
  expect(await spam(owner, chat, 40)).toBe(40);
});

it('nobody learns by it how many are in a chat that is not theirs, or whether there is one', async () => {
  const { chat } = await aGroup(server, 4);
  const stranger = await aDevice(server);
  const another = await aDevice(server);
  const nowhere = String(Number(chat) + 1_000);
  expect([await spam(stranger, chat, longest + 1), await spam(another, nowhere, longest + 1)]).toEqual([
    longest,
    longest,
  ]);
});

it('what one changes about a group counts as well', async () => {
  const { owner, chat } = await aGroup(server, 8);
  await spam(owner, chat, 40);
  const statuses: number[] = [];
  for (let seconds = 3_600; statuses.at(-1) !== 429 && seconds < 3_700; seconds += 1)
    statuses.push((await owner.http.put(`/api/conversations/${chat}/timer`, { seconds })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
});

it('groups that one begins count by how many are in them', async () => {
  const owner = await aDevice(server);
  const friends = await Promise.all(Array.from({ length: CHAT_LIMITS.members - 1 }, () => server.aUser()));
  for (const friend of friends) await befriend(server.db, owner.user, friend);
  const statuses: number[] = [];
  for (let group = 0; group < 8; group += 1) statuses.push((await beginGroup(owner, friends)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  // A small one has space where a large one has none.
  expect((await beginGroup(owner, friends.slice(0, 2))).status).toBe(200);
});

it('words beside a file draw on the same as all others', async () => {
  const { amber, chat } = await aPair(server);
  await spam(amber, chat, longest);
  const form = new FormData();
  form.set('content', 'x'.repeat(CHAT_LIMITS.contentLength));
  form.set('client_id', randomUUID());
  form.set('media', new Blob([new Uint8Array(100)]));
  const answer = await fetch(`${server.url}/api/chat/send-media?chat_id=${chat}`, {
    method: 'POST',
    body: form,
    headers: { authorization: await server.bearerOf(amber.user) },
  });
  expect(answer.status).toBe(429);
});
