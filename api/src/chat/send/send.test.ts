import { randomUUID } from 'node:crypto';
import { CHAT_LIMITS, type ChatMessage } from '@plaza/api-contract';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aPair } from '../testing/aGroup.ts';
import { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();
afterEach(leaveHub);

const rows = (chat: string) => server.db('chat_entries').where({ conversation_id: chat }).orderBy('seq');

describe('POST /chat/send-message', () => {
  it('[7.3-1] [3-5] keeps a sealed message and answers it as it is kept', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const sent = await amber.say(chat, 'The tram is late');
    expect(sent).toMatchObject({
      id: expect.any(String),
      content: expect.stringMatching(/^p1\./),
      sender_id: amber.user.id,
      is_image: false,
      created_at: expect.any(String),
      chat_id: chat,
      seq: 1,
      ord: 1,
      kind: 'message',
    });
    const { messages } = (await basalt.history(chat)).body;
    expect(messages).toEqual([sent]);
    await basalt.learn(chat, [amber.keys]);
    expect(basalt.read(messages[0] as ChatMessage, amber.keys.keyId)).toBe('The tram is late');
  });

  it('numbers what several devices send at once without a gap, each once, and in one order for all', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await amber.say(chat, 'first');
    await basalt.learn(chat, [amber.keys]);
    const devices = [amber, basalt, amber, basalt];
    await Promise.all(
      devices.map(async (device, at) => {
        for (let time = 0; time < 10; time += 1) await device.say(chat, `${at}:${time}`);
      }),
    );
    expect((await rows(chat)).map(({ seq, ord }) => [seq, ord])).toEqual(
      Array.from({ length: 41 }, (_, at) => [at + 1, at + 1]),
    );
    const seen = async (device: TestDevice) =>
      (await device.history(chat, '?limit=200')).body.messages.map(({ id }) => id);
    expect(await seen(amber)).toEqual(await seen(basalt));
  });

  it('takes so many letters of one person in an hour, in all chats together, and the others go on', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await amber.say(chat, 'first');
    await basalt.learn(chat, [amber.keys]);
    const longest = 'x'.repeat(CHAT_LIMITS.contentLength);
    // What is no envelope is refused, and was sent all the same.
    const spam = () => amber.send(chat, { content: longest, client_id: randomUUID() });
    const statuses = new Set<number>();
    for (let time = 0; time < 26; time += 1)
      for (const { status } of await Promise.all(Array.from({ length: 10 }, spam))) statuses.add(status);
    expect([...statuses]).toEqual([400, 429]);
    expect((await basalt.send(chat, await basalt.message(chat, 'still here'))).status).toBe(200);
    server.clock.advance({ minutes: 10 });
    expect((await amber.send(chat, await amber.message(chat, 'and back'))).status).toBe(200);
  });

  it('makes no second message of a retry, also of many at once, and also when the epoch is over by then', async () => {
    const { amber, chat } = await aPair(server);
    const body = await amber.message(chat, 'once');
    const answers = await Promise.all([1, 2, 3].map(() => amber.send(chat, body)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    await server.db('conversations').where({ id: chat }).update({ must_renew: true });
    expect((await amber.send(chat, body)).body.id).toBe(answers[0]?.body.id);
    expect(await rows(chat)).toHaveLength(1);
  });

  it('[7.3-1] takes contentmsg and keeps nothing of it', async () => {
    const { amber, chat } = await aPair(server);
    const body = await amber.message(chat, 'sealed', { contentmsg: 'in plain words' });
    expect((await amber.send(chat, body)).status).toBe(200);
    expect(JSON.stringify(await rows(chat))).not.toContain('plain words');
  });

  it.each([
    ['plain words', 'hello'],
    ['nothing', ''],
    ['a prefix alone', 'p1.'],
    ['an older envelope', 'v1.AAAA'],
    ['too few bytes', `p1.${'A'.repeat(40)}`],
  ])('refuses %s', async (_, content) => {
    const { amber, chat } = await aPair(server);
    await amber.say(chat, 'first');
    const answer = await amber.send(chat, { ...(await amber.message(chat, 'x')), content });
    expect(answer).toMatchObject({ status: 400, body: { code: 'chat.not-sealed' } });
  });

  it('refuses an envelope of another kind, and one over 64 KB', async () => {
    const { amber, chat } = await aPair(server);
    const first = await amber.say(chat, 'first');
    const reaction = await amber.message(chat, '🔥', { kind: 'reaction', target: first });
    expect((await amber.send(chat, { ...reaction, kind: 'message' })).body.code).toBe('chat.not-sealed');
    const long = {
      ...(await amber.message(chat, 'x')),
      content: `p1.${'A'.repeat(CHAT_LIMITS.contentLength)}`,
    };
    expect((await amber.send(chat, long)).status).toBe(400);
    expect(await rows(chat)).toHaveLength(1);
  });

  it('[7.3-1] refuses who is not in the chat, and whoever speaks for another, in the words of the call', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const stranger = await TestDevice.of(server, await server.aUser());
    await amber.say(chat, 'first');
    const body = await amber.message(chat, 'hello');
    const answers = await Promise.all([
      stranger.send(chat, body),
      amber.send('999999', body),
      amber.send(chat, { ...body, sender_id: basalt.user.id }),
    ]);
    for (const { status, body: refused } of answers)
      expect([status, refused.error]).toEqual([403, 'Could not send message']);
    expect((await server.as(null).post('/api/chat/send-message', { chat_id: chat, ...body })).status).toBe(
      401,
    );
  });

  it.each([
    [{ chat_id: 12 }],
    [{ client_id: 'short' }],
    [{ kind: 'notice' }],
    [{ epoch: { record: '{}' } }],
    [{ blobs: 'nope' }],
    [{ expires_seconds: 1 }],
    [{ surprise: true }],
  ])('refuses %j', async (wrong) => {
    const { amber, chat } = await aPair(server);
    expect((await amber.send(chat, { ...(await amber.message(chat, 'x')), ...wrong })).status).toBe(400);
  });

  it('[7.3-2] tells the other side, and one’s own other devices, with what the badge needs', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const theirs = await joinHub(server.url, await server.bearerOf(basalt.user));
    const own = await joinHub(server.url, await server.bearerOf(amber.user));
    await theirs.sync(null);
    await own.sync(null);
    const sent = await amber.say(chat, 'hello');
    const [news] = await told(theirs, ['new-message'], 1);
    expect(news).toMatchObject({
      message: sent.content,
      sendername: amber.user.name,
      chatID: chat,
      id: sent.id,
      seq: 1,
      client_id: sent.client_id,
      unread_count: 1,
      counts: true,
      tells: true,
    });
    expect(await told(own, ['new-message'], 1)).toMatchObject([
      { id: sent.id, unread_count: 0, tells: false },
    ]);
  });

  it('says of a muted chat, and of a request, that nobody wants to be told; of a mention that one does', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const theirs = await joinHub(server.url, await server.bearerOf(basalt.user));
    await theirs.sync(null);
    await basalt.http.put(`/api/conversations/${chat}/options`, { muted_until: '9999-12-31T00:00:00.000Z' });
    await amber.say(chat, 'muted');
    await amber.say(chat, 'muted, but you', { notify: [basalt.user.id] });
    const stranger = await aDevice(server);
    await stranger.say(await stranger.pairWith(basalt.user), 'hello');
    expect(await told(theirs, ['new-message'], 3)).toMatchObject([
      { tells: false, counts: false },
      { tells: true, counts: false },
      { tells: false, counts: false },
    ]);
  });
});

describe('an epoch that is over', () => {
  it('is refused, and the same text goes out sealed for the next', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await amber.say(chat, 'first');
    await basalt.learn(chat, [amber.keys]);
    const late = await basalt.message(chat, 'late');
    await server.db('conversations').where({ id: chat }).update({ must_renew: true });
    await amber.say(chat, 'second');
    const refused = await basalt.send(chat, late);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conversation.epoch' } });
    await basalt.learn(chat, [amber.keys]);
    const again = await basalt.say(chat, 'late', { client_id: late.client_id });
    expect(again.seq).toBe(3);
  });

  it('is begun by the first of two; the second takes the winner’s', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const [one, other] = [await amber.message(chat, 'one'), await basalt.message(chat, 'other')];
    const answers = await Promise.all([amber.send(chat, one), basalt.send(chat, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await server.db('chat_epochs').where({ conversation_id: chat })).toHaveLength(1);
  });

  it('comes with a wall that came down', async () => {
    const { amber, basalt, chat } = await aPair(server);
    await amber.say(chat, 'first');
    expect((await amber.epochs(chat)).is_over).toBe(false);
    await basalt.http.put(`/api/people/${amber.user.username}/block`);
    await basalt.http.delete(`/api/people/${amber.user.username}/block`);
    expect((await amber.epochs(chat)).is_over).toBe(true);
  });

  it('comes after five thousand messages', async () => {
    const { amber, chat } = await aPair(server);
    await amber.say(chat, 'first');
    await server.db('conversations').where({ id: chat }).update({ last_ord: CHAT_LIMITS.messagesPerEpoch });
    expect((await amber.epochs(chat)).is_over).toBe(true);
    expect((await amber.say(chat, 'next')).ord).toBe(CHAT_LIMITS.messagesPerEpoch + 1);
    expect((await amber.epochs(chat)).current).toBe(2);
  });
});

describe('what is said about a message', () => {
  it('is an edit or a reaction of its own, in the same numbers, and counts for nobody as unread', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const first = await amber.say(chat, 'frist');
    await basalt.learn(chat, [amber.keys]);
    const edited = await amber.send(
      chat,
      await amber.message(chat, 'first', { kind: 'edit', target: first }),
    );
    const reacted = await basalt.send(
      chat,
      await basalt.message(chat, '🔥', { kind: 'reaction', target: first }),
    );
    expect([edited, reacted].map(({ body }) => [body.seq, body.ord, body.target_id])).toEqual([
      [2, 1, first.id],
      [3, 1, first.id],
    ]);
    const { messages, changes, conversation } = (await basalt.history(chat)).body;
    expect(messages.map(({ kind }) => kind)).toEqual(['message']);
    expect(changes.map(({ kind }) => kind)).toEqual(['edit', 'reaction']);
    expect(conversation.unread_count).toBe(1);
  });

  it('replaces the reaction that one had given', async () => {
    const { amber, chat } = await aPair(server);
    const first = await amber.say(chat, 'first');
    const react = async (emoji: string) =>
      amber.send(chat, await amber.message(chat, emoji, { kind: 'reaction', target: first }));
    await react('🔥');
    await react('🏮');
    const { changes } = (await amber.history(chat)).body;
    expect(changes.map(({ content }) => content === null)).toEqual([true, false]);
  });

  it('takes a message away from everybody, with every word about it', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const sent = await amber.send(chat, await amber.message(chat, 'first', { notify: [basalt.user.id] }));
    const first = sent.body;
    await amber.send(chat, await amber.message(chat, 'edited', { kind: 'edit', target: first }));
    const device = await joinHub(server.url, await server.bearerOf(basalt.user));
    await device.sync(null);
    const gone = await amber.send(chat, await amber.message(chat, '', { kind: 'delete', target: first }));
    expect(gone).toMatchObject({ status: 200, body: { kind: 'delete', target_id: first.id, content: null } });
    const { messages, changes } = (await basalt.history(chat)).body;
    expect(messages).toMatchObject([{ id: first.id, content: null, is_deleted: true, notify: [] }]);
    expect(changes.map(({ content }) => content)).toEqual([null, null]);
    expect((await rows(chat)).map(({ content }) => content)).toEqual([null, null, null]);
    expect(await told(device, ['chat-entry'], 1)).toMatchObject([
      { chatID: chat, entry: { kind: 'delete' } },
    ]);
    const again = await amber.send(chat, await amber.message(chat, '', { kind: 'delete', target: first }));
    expect(again.body.code).toBe('chat.unknown-target');
  });

  it('is for the sender alone, in time, and about what one may read', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const first = await amber.say(chat, 'first');
    await basalt.learn(chat, [amber.keys]);
    const code = async (device: TestDevice, kind: 'edit' | 'delete' | 'reaction', target: ChatMessage) => {
      const { status, body } = await device.send(chat, await device.message(chat, 'x', { kind, target }));
      expect(status).toBe(403);
      return body.code;
    };
    expect(await code(basalt, 'edit', first)).toBe('chat.unknown-target');
    expect(await code(basalt, 'delete', first)).toBe('chat.unknown-target');
    const elsewhere = await aPair(server);
    const foreign = await elsewhere.amber.say(elsewhere.chat, 'elsewhere');
    expect(await code(basalt, 'reaction', foreign)).toBe('chat.unknown-target');
    expect(await code(amber, 'reaction', { ...first, id: '999999' })).toBe('chat.unknown-target');
    server.clock.advance({ days: 1, minutes: 1 });
    expect(await code(amber, 'edit', first)).toBe('chat.too-late');
    server.clock.advance({ days: 1 });
    expect(await code(amber, 'delete', first)).toBe('chat.too-late');
  });
});

describe('messages that disappear', () => {
  it('are shown to nobody from the second on, and emptied soon after', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const sent = await amber.say(chat, 'for a minute', { expires_seconds: 60 });
    await amber.send(chat, await amber.message(chat, '🔥', { kind: 'reaction', target: sent }));
    await amber.say(chat, 'for ever');
    server.clock.advance({ seconds: 61 });
    const { messages } = (await basalt.history(chat)).body;
    expect(messages.map(({ content, is_deleted }) => [content === null, is_deleted])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await basalt.history(chat)).body.changes).toMatchObject([{ content: null }]);
    await server.runAllJobs();
    expect((await rows(chat)).map(({ content }) => content === null)).toEqual([true, true, false]);
  });
});

it('an edit or a reaction with an end of its own is emptied as well', async () => {
  const { amber, chat } = await aPair(server);
  const sent = await amber.say(chat, 'for ever');
  for (const kind of ['edit', 'reaction'] as const)
    await amber.send(
      chat,
      await amber.message(chat, 'for a minute', { kind, target: sent, expires_seconds: 60 }),
    );
  server.clock.advance({ seconds: 61 });
  await server.runAllJobs();
  expect((await rows(chat)).map(({ content }) => content === null)).toEqual([false, true, true]);
});

it('what is deleted is known by its digest for a month, and then no more', async () => {
  const { amber, chat } = await aPair(server);
  const first = await amber.say(chat, 'first');
  await amber.send(chat, await amber.message(chat, '', { kind: 'delete', target: first }));
  const digests = async () => (await rows(chat)).map(({ digest }) => digest !== null);
  expect(await digests()).toEqual([true, false]);
  server.clock.advance({ days: 31 });
  await server.runAllJobs();
  expect(await digests()).toEqual([false, false]);
});

it('nothing is said in a chat with oneself, and nobody is found who is not there', async () => {
  const { amber } = await aPair(server);
  const create = (user_1_id: string, user_2_id: string) =>
    amber.http.post<{ error: string }>('/api/chat/create', { user_1_id, user_2_id });
  expect(await create(amber.user.id, amber.user.id)).toMatchObject({
    status: 403,
    body: { error: 'User not found' },
  });
  expect((await create(amber.user.id, '999999')).body.error).toBe('User not found');
});
