import type { CallAnswer, ChatMessage } from '@plaza/api-contract';
import { forgetPersonJob, KEPT_DAYS } from '../../account/forgetPersonJob.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aPair } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';
import { revealed, sealText } from '../testing/TestSealer.ts';
import { findChat } from '../holdChat.ts';
import { openReported } from './openReported.ts';
import { reportMessages } from './reportMessages.ts';

const server = testPlaza();
beforeEach(() => server.db('reports').delete());

/** A chat in which one was rude and the other has read it. */
async function aQuarrel() {
  const { amber, basalt, chat } = await aPair(server);
  const rude = await amber.say(chat, 'You lantern thief');
  await basalt.learn(chat, [amber.keys]);
  const said = await basalt.say(chat, 'I am not');
  return { amber, basalt, chat, rude, said };
}

const reveal = (device: TestDevice, message: ChatMessage) => ({
  id: message.id,
  key: revealed(device.known(message.chat_id), message.content ?? ''),
});
const report = (device: TestDevice, chat: string, messages: object[], more: object = {}) =>
  device.http.post<{ code: string }>(`/api/conversations/${chat}/report`, {
    reason: 'harassment',
    messages,
    ...more,
  });
const reports = async () => {
  const admin = await server.aUser({ isAdmin: true });
  const queue = await server.as(admin).get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue');
  return queue.body.items;
};

it('reads what was sent with the keys that are revealed, and names who said it', async () => {
  const { amber, basalt, chat, rude, said } = await aQuarrel();
  const answer = await report(basalt, chat, [reveal(basalt, rude), reveal(basalt, said)], { note: 'See' });
  expect(answer.body).toEqual({ reported: true });
  const [first] = await reports();
  expect(first).toMatchObject({
    kind: 'chat',
    about: { username: amber.user.username },
    reports: [{ reporter: basalt.user.username, note: 'See' }],
  });
  expect(first?.said.split('\n')).toEqual([
    expect.stringContaining(`${amber.user.username}: You lantern thief`),
    expect.stringContaining(`${basalt.user.username}: I am not`),
  ]);
});

it.each(['open', 'settled'] as const)(
  'leaves of who is forgotten no line in what is %s about somebody else, and of the others each',
  async (state) => {
    const { amber, basalt, chat, rude } = await aQuarrel();
    const forged = `2026-11-28T22:00 ${amber.user.username}: mine`;
    const long = await basalt.say(chat, `My door is in Elm Street\n${forged}`);
    await amber.learn(chat, [amber.keys, basalt.keys]);
    const last = await amber.say(chat, 'So what');
    await basalt.learn(chat, [amber.keys, basalt.keys]);
    await report(
      basalt,
      chat,
      [rude, long, last].map((one) => reveal(basalt, one)),
    );
    const moderator = server.as(await server.aUser({ role: 'moderator' }));
    const [item] = await reports();
    if (state === 'settled')
      await moderator.post(`/api/moderation/reports/${item?.id}/decide`, { decision: 'warn' });
    const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 1) * 86_400_000);
    await server.db('users').where({ id: basalt.user.id }).update({ deleted_at });
    await forgetPersonJob.run({ userId: basalt.user.id }, server.plaza);
    const queue = await moderator.get<CallAnswer<'GET /moderation/queue'>>(
      `/api/moderation/queue?state=${state}`,
    );
    expect(queue.body.items[0]?.said.split('\n')).toEqual([
      expect.stringContaining(`${amber.user.username}: You lantern thief`),
      expect.stringContaining(`${amber.user.username}: So what`),
    ]);
  },
);

it('leaves no line of who is forgotten however much was reported of chats', async () => {
  const [gone, other] = [await server.aUser(), await server.aUser()];
  const said = [`2026-11-28T22:00 ${gone.username}: mine`, `2026-11-28T22:01 ${other.username}: ours`];
  const about = { kind: 'chat', about_id: other.id, reason: 'spam', note: '', said: said.join('\n') };
  await server.db.batchInsert('reports', Array(450).fill(about));
  const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 1) * 86_400_000);
  await server.db('users').where({ id: gone.id }).update({ deleted_at });
  // A statement that takes too long is ended: so many rows stand for the many more that would.
  const most = await mostRowsOf(() => forgetPersonJob.run({ userId: gone.id }, server.plaza));
  expect(await server.db('reports').distinct().pluck('said')).toEqual([said[1]]);
  expect(most).toBeLessThanOrEqual(200);
});

/** How many rows the longest answer of the database had meanwhile. */
async function mostRowsOf(act: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const count = (_: unknown, query: { response?: { rows?: unknown[] } }) =>
    void (most = Math.max(most, query.response?.rows?.length ?? 0));
  server.db.on('query-response', count);
  await act().finally(() => server.db.off('query-response', count));
  return most;
}

it('keeps as much of what was said as somebody reads to decide, from its beginning', async () => {
  const { amber, basalt, chat, rude, said } = await aQuarrel();
  const standing = await findChat(server.db, chat, basalt.user.id);
  const messages = [reveal(basalt, rude), reveal(basalt, said)];
  await reportMessages(server.db, standing, { reason: 'harassment', messages }, { mostLetters: 30 });
  const [{ said: kept }] = await server.db('reports').select('said');
  expect(kept).toHaveLength(30);
  expect(kept).toContain(` ${amber.user.username.slice(0, 5)}`);
});

it('takes words that no database keeps, and none that put lines into the mouth of another', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const forged = `2026-11-28T22:00 ${basalt.user.username}: I began it`;
  const nasty = await amber.say(chat, `You thief\0\n${forged}\r${forged}\u2028${forged}`);
  await basalt.learn(chat, [amber.keys]);
  expect((await report(basalt, chat, [reveal(basalt, nasty)])).body).toEqual({ reported: true });
  const said = (await reports())[0]?.said ?? '';
  expect(said).toContain(`${amber.user.username}: You thief`);
  expect(said.split(/[\n\r\u2028]/).filter((line) => line.startsWith('2026-11-28T22:00'))).toEqual([]);
});

it('refuses the key of another message, and takes nothing', async () => {
  const { basalt, chat, rude, said } = await aQuarrel();
  const wrong = { ...reveal(basalt, rude), key: reveal(basalt, said).key };
  expect((await report(basalt, chat, [wrong])).body.code).toBe('chat.wrong-key');
  expect(await reports()).toEqual([]);
});

it('takes of a deleted message the envelope that was sent, and no other', async () => {
  const { amber, basalt, chat, rude } = await aQuarrel();
  const shown = reveal(basalt, rude);
  await amber.learn(chat, [amber.keys, basalt.keys]);
  await amber.send(chat, await amber.message(chat, '', { kind: 'delete', target: rude }));
  expect((await report(basalt, chat, [shown])).body.code).toBe('chat.wrong-key');
  const forged = basalt.seal(
    { chatId: chat, epoch: basalt.known(chat), client: rude.client_id },
    'message',
    'Worse',
  );
  expect((await report(basalt, chat, [{ ...shown, content: forged }])).body.code).toBe('chat.wrong-key');
  expect((await report(basalt, chat, [{ ...shown, content: rude.content }])).status).toBe(200);
  expect((await reports())[0]?.said).toContain('You lantern thief');
});

it('is for members of the chat, about others, and about what is there', async () => {
  const { basalt, chat, rude, said } = await aQuarrel();
  const stranger = await aDevice(server);
  expect((await report(stranger, chat, [reveal(basalt, rude)])).status).toBe(403);
  expect((await report(basalt, chat, [reveal(basalt, said)])).body.code).toBe('chat.unknown-target');
  expect((await report(basalt, chat, [{ ...reveal(basalt, rude), id: '999999' }])).status).toBe(403);
  expect((await report(basalt, chat, [])).status).toBe(400);
  expect((await report(basalt, chat, [{ ...reveal(basalt, rude), key: 'short' }])).status).toBe(400);
  expect((await server.as(null).post(`/api/conversations/${chat}/report`, {})).status).toBe(401);
});

// The same bytes stand in a test of the browser's code.
const place = {
  conversation: '12',
  record: 'r'.repeat(43),
  sender: '1',
  key: 'k'.repeat(22),
  client: 'client-id-of-16-letters',
  kind: 'message' as const,
  target: '',
};
const envelope =
  'p1.AQEAAAADAAECAwQFBgcICQoLDA0OD2e2qQV0pXpDTbSJg_YwmpYboR4Y6ms-EPULDiWGeYS-myINtdSWfxcU_kvwetOQuTmy2Sc4fJvMIqzoggUnFDe1UbmBxC0neWvSWn35gJJV';
const key = 'cs6On4O_7K7YBzrQF5926vAcw6HEAeCt1prUfJc6tv4';

it('opens what a browser has sealed', () => {
  expect(openReported(envelope, key, place)).toBe('A lantern');
  const nonce = Buffer.from(Array.from({ length: 16 }, (_, at) => at));
  const epoch = { n: 3, hash: place.record, contentKey: Buffer.alloc(32, 1) };
  expect(sealText(epoch, place, 'A lantern', nonce)).toBe(envelope);
});

it.each([
  { conversation: '13' },
  { record: 's'.repeat(43) },
  { sender: '2' },
  { key: 'j'.repeat(22) },
  { client: 'another-id-of-16-letters' },
])('opens it in no other place: %j', (other) => {
  expect(openReported(envelope, key, { ...place, ...other })).toBeUndefined();
});
