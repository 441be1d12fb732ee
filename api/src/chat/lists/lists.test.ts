import type { ChatSummary } from '@plaza/api-contract';
import { befriend } from '../../friends/testing/befriend.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aGroup } from '../testing/aGroup.ts';
import { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();
afterEach(leaveHub);

const device = async (name?: string) =>
  TestDevice.of(server, await server.aUser(name === undefined ? {} : { name }));
const chatsOf = ({ http, user }: TestDevice, query = '') =>
  http.get<ChatSummary[]>(`/api/chat/${user.id}${query}`);

/** Two who know each other, and their chat. */
async function aPair() {
  const [amber, basalt] = [await device('Amber'), await device('Basalt')];
  await befriend(server.db, amber.user, basalt.user);
  return { amber, basalt, chat: await amber.pairWith(basalt.user) };
}

describe('POST /chat/create', () => {
  it('[7.3-1] makes one chat of two people, whoever comes first and however often, also at once', async () => {
    const [amber, basalt] = [await device(), await device()];
    const ids = await Promise.all([
      amber.pairWith(basalt.user),
      basalt.pairWith(amber.user),
      amber.pairWith(basalt.user),
    ]);
    expect(new Set(ids).size).toBe(1);
  });

  it('[7.3-1] is for oneself and somebody else', async () => {
    const [amber, basalt, cedar] = [await device(), await device(), await device()];
    const between = { user_1_id: basalt.user.id, user_2_id: cedar.user.id };
    expect(await amber.http.post('/api/chat/create', between)).toMatchObject({
      status: 403,
      body: { error: 'Could not create chat' },
    });
    expect((await server.as(null).post('/api/chat/create', between)).status).toBe(401);
    expect((await amber.http.post('/api/chat/create', { user_1_id: 'x' })).status).toBe(400);
  });

  it('finds nobody behind a wall, and is not for the demo', async () => {
    const [amber, basalt] = [await device(), await device()];
    await basalt.http.put(`/api/people/${amber.user.username}/block`);
    const between = { user_1_id: amber.user.id, user_2_id: basalt.user.id };
    expect((await amber.http.post('/api/chat/create', between)).status).toBe(403);
    const guest = await server.aUser({ isGuest: true });
    const theirs = { user_1_id: guest.id, user_2_id: amber.user.id };
    expect((await server.as(guest).post('/api/chat/create', theirs)).status).toBe(403);
  });

  it('does not knock at thirty doors of strangers a day', async () => {
    const amber = await device();
    const crowd = await Promise.all(Array.from({ length: 31 }, () => server.aUser()));
    const answers = [];
    for (const { id } of crowd)
      answers.push(await amber.http.post('/api/chat/create', { user_1_id: amber.user.id, user_2_id: id }));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('GET /chat/:userId', () => {
  it('[3-5] [7.3-1] shows each chat with the other one, the last message sealed, and what is unread', async () => {
    const { amber, basalt, chat } = await aPair();
    const sent = await amber.say(chat, 'hello');
    await amber.say(chat, 'are you there?');
    const [summary, ...others] = (await chatsOf(basalt)).body;
    expect(others).toEqual([]);
    expect(summary).toMatchObject({
      chat_id: chat,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      chatter_id: amber.user.id,
      last_message: expect.stringMatching(/^p1\./),
      unread_count: 2,
      username: amber.user.username,
      profile: null,
      name: 'Amber',
      kind: 'pair',
      folder: 'inbox',
      last: { seq: 2, sender_id: amber.user.id },
      is_closed: false,
      epoch: 1,
    });
    expect(summary?.last?.created_at).toBe(sent.created_at);
    expect((await chatsOf(amber)).body[0]).toMatchObject({ unread_count: 0, username: basalt.user.username });
  });

  it('brings the newest edit of the last message, which has the words that hold', async () => {
    const { amber, basalt, chat } = await aPair();
    const first = await amber.say(chat, 'the lapms are lit');
    expect((await chatsOf(basalt)).body[0]?.last_edit).toBeNull();
    for (const text of ['the lamps are lti', 'the lamps are lit'])
      await amber.send(chat, await amber.message(chat, text, { kind: 'edit', target: first }));
    const [summary] = (await chatsOf(basalt)).body;
    expect(summary).toMatchObject({ last: { id: first.id }, last_edit: { seq: 3, target_id: first.id } });
  });

  it('says in a group who spoke last, but not of somebody behind a wall', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [reader] = others as [TestDevice];
    const last = async () => (await chatsOf(reader)).body.find(({ chat_id }) => chat_id === chat);
    expect(await last()).toMatchObject({ last_sender: owner.user.name });
    await reader.http.put(`/api/people/${owner.user.username}/block`);
    expect(await last()).toMatchObject({ last_sender: null, last: { is_hidden: true } });
  });

  it('[7.3-1] is nobody else’s', async () => {
    const { amber, basalt } = await aPair();
    const answer = await amber.http.get(`/api/chat/${basalt.user.id}`);
    expect(answer).toMatchObject({ status: 403, body: { error: 'Could not fetch chats' } });
    expect((await server.as(null).get(`/api/chat/${amber.user.id}`)).status).toBe(401);
    expect((await amber.http.get('/api/chat/nobody')).status).toBe(403);
  });

  it('shows what was written in last first, and goes on by a cursor', async () => {
    const amber = await device();
    const chats: string[] = [];
    for (let made = 0; made < 3; made += 1) chats.push(await amber.pairWith(await server.aUser()));
    await amber.say(chats[0] ?? '', 'again');
    const order = async (query = '') => (await chatsOf(amber, query)).body.map(({ chat_id }) => chat_id);
    expect(await order()).toEqual([chats[0], chats[2], chats[1]]);
    const [first] = (await chatsOf(amber)).body;
    expect(await order(`?cursor=${first?.cursor}`)).toEqual([chats[2], chats[1]]);
    expect((await chatsOf(amber, '?cursor=nonsense')).status).toBe(400);
  });

  it('says in a header where a long list goes on', async () => {
    const amber = await device();
    const { rows } = await server.db.raw(
      `with made as (insert into conversations (kind, creator_id, client_id, created_at, updated_at)
         select 'group', :id, 'group-' || n, now(), now() from generate_series(1, 101) as n returning id)
       insert into conversation_members (conversation_id, user_id, role, joined_at, is_accepted)
       select id, :id, 'owner', now(), true from made returning conversation_id`,
      { id: amber.user.id },
    );
    const { body, headers } = await chatsOf(amber);
    expect([rows.length, body.length]).toEqual([101, 100]);
    expect(headers.get('link')).toContain('rel="next"');
    const next = /cursor=([^>]+)/.exec(headers.get('link') ?? '')?.[1];
    expect((await chatsOf(amber, `?cursor=${next}`)).body).toHaveLength(1);
  });

  it('shows nobody a chat before its first word', async () => {
    const [amber, cedar] = [await device(), await device()];
    const chat = await amber.pairWith(cedar.user);
    expect((await chatsOf(cedar)).body).toEqual([]);
    await amber.say(chat, 'hello');
    expect((await chatsOf(cedar)).body).toMatchObject([{ chat_id: chat, folder: 'requests' }]);
  });

  it('names nobody who has put up a wall, but whom one has shut out oneself', async () => {
    const { amber, basalt, chat } = await aPair();
    await amber.say(chat, 'hello');
    await basalt.http.put(`/api/people/${amber.user.username}/block`);
    expect((await chatsOf(amber)).body).toMatchObject([{ is_closed: true, name: null, username: null }]);
    expect((await chatsOf(basalt)).body).toMatchObject([{ is_closed: true, name: 'Amber' }]);
    const { conversation } = (await amber.history(chat)).body;
    expect(conversation.members.map(({ name }) => name).toSorted()).toEqual(['Amber', null]);
    const refused = await amber.send(chat, await amber.message(chat, 'please'));
    expect(refused).toMatchObject({ status: 403, body: { code: 'chat.closed' } });
  });
});

describe('GET /chat/history/:chatID/:userId', () => {
  it('[3-5] [7.3-1] tells what was said, and who the other one is', async () => {
    const { amber, basalt, chat } = await aPair();
    await amber.say(chat, 'hello');
    await joinHub(server.url, await server.bearerOf(basalt.user));
    const { body } = await amber.history(chat);
    expect(body).toMatchObject({
      user: 'Basalt',
      profile: null,
      status: true,
      lastActive: expect.any(String),
    });
    expect(body.messages).toMatchObject([{ seq: 1, kind: 'message' }]);
    expect(body.conversation).toMatchObject({ id: chat, members: [{ name: 'Amber' }, { name: 'Basalt' }] });
  });

  it('[7.3-1] is refused for every wrong id, in the words of the call', async () => {
    const { amber, basalt, chat } = await aPair();
    const stranger = await device();
    const asked = await Promise.all([
      amber.http.get(`/api/chat/history/${chat}/${basalt.user.id}`),
      stranger.http.get(`/api/chat/history/${chat}/${stranger.user.id}`),
      amber.http.get(`/api/chat/history/999999/${amber.user.id}`),
    ]);
    for (const answer of asked)
      expect(answer).toMatchObject({ status: 403, body: { error: 'Could not fetch chat details' } });
    expect((await server.as(null).get(`/api/chat/history/${chat}/${amber.user.id}`)).status).toBe(401);
    for (const query of ['limit=201', 'after=2147483648', 'before=99999999999'])
      expect((await amber.history(chat, `?${query}`)).status).toBe(400);
    const mark = { delivered_seq: 2_147_483_648 };
    expect((await amber.http.put(`/api/conversations/${chat}/marks`, mark)).status).toBe(400);
  });

  it('goes back and on from a place, without a gap', async () => {
    const { amber, chat } = await aPair();
    for (let at = 1; at <= 7; at += 1) await amber.say(chat, `message ${at}`);
    const stretch = async (query: string) => {
      const { messages, first_seq, last_seq, has_more } = (await amber.history(chat, query)).body;
      return [messages.map(({ seq }) => seq), first_seq, last_seq, has_more];
    };
    expect(await stretch('?limit=3')).toEqual([[5, 6, 7], 5, 7, true]);
    expect(await stretch('?limit=3&before=5')).toEqual([[2, 3, 4], 2, 4, true]);
    expect(await stretch('?before=2')).toEqual([[1], 1, 1, false]);
    expect(await stretch('?after=5')).toEqual([[6, 7], 6, 7, false]);
    expect(await stretch('?after=2&limit=2')).toEqual([[3, 4], 3, 4, true]);
    expect(await stretch('?after=7')).toEqual([[], 0, 0, false]);
  });

  it('tells a stranger nothing about oneself before one has answered', async () => {
    const [amber, cedar] = [await device(), await device()];
    const chat = await amber.pairWith(cedar.user);
    await amber.say(chat, 'hello');
    await joinHub(server.url, await server.bearerOf(cedar.user));
    await cedar.http.put(`/api/conversations/${chat}/marks`, { read_seq: 1 });
    const seen = async () => (await amber.history(chat)).body;
    expect(await seen()).toMatchObject({ status: false, lastActive: null });
    const marks = async () =>
      (await seen()).conversation.members.find(({ user_id }) => user_id === cedar.user.id);
    expect(await marks()).toMatchObject({ delivered_seq: 0, read_seq: null });
    await cedar.http.post(`/api/conversations/${chat}/accept`);
    expect(await seen()).toMatchObject({ status: true });
    expect(await marks()).toMatchObject({ delivered_seq: 1, read_seq: 1 });
  });
});

describe('requests', () => {
  it('of people who are no friends lie in a folder of their own and count for nothing', async () => {
    const [amber, cedar] = [await device(), await device()];
    const chat = await amber.pairWith(cedar.user);
    await amber.say(chat, 'hello');
    const unread = async () => (await cedar.http.get('/api/chat/unread')).body;
    expect(await unread()).toEqual({ total: 0, chats: [] });
    await befriend(server.db, amber.user, cedar.user);
    expect((await chatsOf(cedar)).body).toMatchObject([{ folder: 'inbox' }]);
    expect(await unread()).toEqual({ total: 1, chats: [{ chatID: chat, unread_count: 1 }] });
  });

  it('are taken on by an answer', async () => {
    const [amber, cedar] = [await device(), await device()];
    const chat = await amber.pairWith(cedar.user);
    await amber.say(chat, 'hello');
    await cedar.learn(chat, [amber.keys]);
    await cedar.say(chat, 'hi');
    expect((await chatsOf(cedar)).body).toMatchObject([{ folder: 'inbox' }]);
  });

  it('that are declined are gone, tell nobody, and come back only by oneself', async () => {
    const [amber, cedar] = [await device(), await device()];
    const chat = await amber.pairWith(cedar.user);
    await amber.say(chat, 'hello');
    expect((await cedar.http.post(`/api/conversations/${chat}/decline`)).status).toBe(200);
    expect((await chatsOf(cedar)).body).toEqual([]);
    const page = await joinHub(server.url, await server.bearerOf(cedar.user));
    await page.sync(null);
    expect((await amber.send(chat, await amber.message(chat, 'again'))).status).toBe(200);
    expect((await chatsOf(cedar)).body).toEqual([]);
    expect(await cedar.pairWith(amber.user)).toBe(chat);
    expect((await chatsOf(cedar)).body).toMatchObject([{ folder: 'inbox', last_seq: 2 }]);
    expect(page.heard.filter(({ name }) => name === 'new-message')).toEqual([]);
    expect((await cedar.http.post(`/api/conversations/${chat}/decline`)).status).toBe(409);
  });
});

describe('the badge', () => {
  it('counts what is unread in all chats but those that are muted or put away', async () => {
    const { amber, basalt, chat } = await aPair();
    await amber.say(chat, 'one');
    await amber.say(chat, 'two');
    const total = async () => (await basalt.http.get<{ total: number }>('/api/chat/unread')).body.total;
    expect(await total()).toBe(2);
    const options = (options: object) => basalt.http.put(`/api/conversations/${chat}/options`, options);
    await options({ muted_until: '9999-12-31T00:00:00.000Z' });
    expect(await total()).toBe(0);
    expect((await options({ muted_until: '0000-01-01T00:00:00.000Z' })).status).toBe(400);
    await options({ muted_until: null, is_archived: true });
    expect(await total()).toBe(0);
    await amber.say(chat, 'three');
    expect((await chatsOf(basalt)).body).toMatchObject([{ folder: 'inbox', unread_count: 3 }]);
    expect(await total()).toBe(3);
    expect((await server.as(null).get('/api/chat/unread')).status).toBe(401);
  });

  it('is told to all devices of whoever reads', async () => {
    const { amber, basalt, chat } = await aPair();
    await amber.say(chat, 'one');
    await amber.say(chat, 'two');
    const page = await joinHub(server.url, await server.bearerOf(basalt.user));
    await page.sync(null);
    const marks = (body: object) => basalt.http.put(`/api/conversations/${chat}/marks`, body);
    expect((await marks({ delivered_seq: 2, read_seq: 1 })).body).toEqual({
      delivered_seq: 2,
      read_seq: 1,
      unread_count: 1,
    });
    expect(await told(page, ['chat-read'], 1)).toEqual([
      { chatID: chat, read_seq: 1, delivered_seq: 2, unread_count: 1, counts: true },
    ]);
    expect((await marks({ read_seq: 0 })).body).toMatchObject({ read_seq: 1 });
    expect((await marks({ read_seq: 99 })).body).toEqual({ delivered_seq: 2, read_seq: 2, unread_count: 0 });
    expect((await marks({ read_seq: -1 })).status).toBe(400);
    const stranger = await device();
    expect((await stranger.http.put(`/api/conversations/${chat}/marks`, { read_seq: 1 })).status).toBe(403);
  });
});

describe('the channel of a chat', () => {
  async function open(who: TestDevice, chat: string) {
    const page = await joinHub(server.url, await server.bearerOf(who.user));
    await page.connection.invoke('subscribe', `chat-${chat}`);
    return page;
  }

  it('[2.12-3] brings who types to the other one', async () => {
    const { amber, basalt, chat } = await aPair();
    await amber.say(chat, 'hello');
    const [theirs, own] = [await open(basalt, chat), await open(amber, chat)];
    await own.connection.invoke('trigger', `chat-${chat}`, 'client-typing', null);
    await told(theirs, ['client-typing'], 1);
    expect(theirs.heard.find(({ name }) => name === 'client-typing')?.mark).toEqual({
      channel: `chat-${chat}`,
      userId: amber.user.id,
    });
  });

  it('brings how far the other one has read, where both tell', async () => {
    const { amber, basalt, chat } = await aPair();
    await amber.say(chat, 'hello');
    await amber.say(chat, 'hello?');
    const page = await open(amber, chat);
    const read = (read_seq: number) => basalt.http.put(`/api/conversations/${chat}/marks`, { read_seq });
    await read(1);
    const marked = { chatID: chat, user_id: basalt.user.id };
    expect(await told(page, ['chat-marks'], 1)).toEqual([{ ...marked, delivered_seq: 1, read_seq: 1 }]);
    await basalt.http.put('/api/chat/settings', { read_receipts: false });
    await read(2);
    const [, second] = await told(page, ['chat-marks'], 2);
    expect(second).toEqual({ ...marked, delivered_seq: 2, read_seq: null });
    const seen = (await amber.history(chat)).body.conversation.members;
    expect(seen.find(({ user_id }) => user_id === basalt.user.id)).toMatchObject({ read_seq: null });
    const own = (await basalt.history(chat)).body.conversation.members;
    expect(own.find(({ user_id }) => user_id === amber.user.id)).toMatchObject({ read_seq: null });
    expect((await basalt.http.get('/api/chat/settings')).body).toEqual({ read_receipts: false });
    expect((await amber.http.get('/api/chat/settings')).body).toEqual({ read_receipts: true });
  });

  it('is closed to strangers, to who has not answered, and behind a wall', async () => {
    const { amber, basalt, chat } = await aPair();
    const stranger = await device();
    await expect(open(stranger, chat)).rejects.toThrow('You may not listen');
    await expect(open(amber, '0x1')).rejects.toThrow('You may not listen');
    const request = await stranger.pairWith(amber.user);
    await stranger.say(request, 'hello');
    await expect(open(stranger, request)).rejects.toThrow('You may not listen');
    const page = await open(basalt, chat);
    await amber.http.put(`/api/people/${basalt.user.username}/block`);
    await expect(page.connection.invoke('subscribe', `chat-${chat}`)).rejects.toThrow('You may not listen');
  });
});
