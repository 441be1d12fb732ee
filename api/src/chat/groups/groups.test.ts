import { randomUUID } from 'node:crypto';
import { CHAT_LIMITS, type ChatMessage } from '@plaza/api-contract';
import { befriend } from '../../friends/testing/befriend.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { loseDatabase } from '../../testing/loseDatabase.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aGroup, beginGroup, invite, leave, type TestConversation } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();
afterEach(leaveHub);

const device = () => aDevice(server);

describe('POST /conversations', () => {
  it('begins a group that one owns; sent again it is the same', async () => {
    const [owner, friend, stranger] = [await device(), await device(), await device()];
    await befriend(server.db, owner.user, friend.user);
    const name = randomUUID();
    const { status, body } = await beginGroup(owner, [friend.user, stranger.user], name);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'group', role: 'owner', member_count: 3, epoch: 0, title: null });
    expect(body.members.map(({ role }) => role).toSorted()).toEqual(['member', 'member', 'owner']);
    expect((await beginGroup(owner, [friend.user], name)).body.id).toBe(body.id);
    const folders = [friend, stranger].map(async ({ http, user }) => {
      await owner.say(body.id, 'hello').catch(() => undefined);
      return (await http.get<{ folder: string }[]>(`/api/chat/${user.id}`)).body.map(({ folder }) => folder);
    });
    expect(await Promise.all(folders)).toEqual([['inbox'], ['requests']]);
  });

  it('tells the others once, however often it is sent again', async () => {
    const [owner, friend] = [await device(), await device()];
    await befriend(server.db, owner.user, friend.user);
    const hub = await joinHub(server.url, await server.bearerOf(friend.user));
    await hub.sync(null);
    const name = randomUUID();
    const { id } = (await beginGroup(owner, [friend.user], name)).body;
    await beginGroup(owner, [friend.user], name);
    const last = (await beginGroup(owner, [friend.user])).body.id;
    expect(await told(hub, ['chat-changed'], 2)).toMatchObject([{ chatID: id }, { chatID: last }]);
  });

  it('refuses people whom one does not see, too many of them, and the demo', async () => {
    const owner = await device();
    const other = await server.aUser();
    await server.as(other).put(`/api/people/${owner.user.username}/block`);
    expect((await beginGroup(owner, [other])).body).toMatchObject({
      code: 'chat.unknown-person',
      error: 'User not found',
    });
    const crowd = Array.from({ length: CHAT_LIMITS.members }, (_, at) => ({ id: String(at + 1) }));
    expect((await beginGroup(owner, crowd)).status).toBe(400);
    // Of oneself alone there is no group.
    expect((await beginGroup(owner, [owner.user])).body).toMatchObject({ code: 'chat.unknown-person' });
    const guest = await server.aUser({ isGuest: true });
    const asked = { member_ids: [owner.user.id], client_id: randomUUID() };
    expect((await server.as(guest).post('/api/conversations', asked)).status).toBe(403);
    expect((await server.as(null).post('/api/conversations', asked)).status).toBe(401);
  });

  it('asks so many strangers a day and no more, also beside a friend', async () => {
    const [owner, friend] = [await device(), await device()];
    await befriend(server.db, owner.user, friend.user);
    const crowd = await Promise.all(Array.from({ length: 40 }, () => server.aUser()));
    const begin = () => beginGroup(owner, [friend.user, ...crowd]);
    expect([(await begin()).status, (await begin()).status]).toEqual([200, 200]);
    expect((await begin()).body).toMatchObject({ code: 'chat.too-many-requests' });
  });

  it('asks no more strangers by groups that are gone again', async () => {
    const owner = await device();
    const statuses: number[] = [];
    for (let group = 0; group < 5; group += 1) {
      const crowd = await Promise.all(Array.from({ length: 40 }, () => server.aUser()));
      const { status, body } = await beginGroup(owner, crowd);
      statuses.push(status);
      if (status !== 200) break;
      for (const { id } of [...crowd, owner.user])
        await owner.http.delete(`/api/conversations/${body.id}/members/${id}`);
      expect(await server.db('conversations').where({ id: body.id })).toEqual([]);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('asks no more strangers by a group that somebody else began', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [inviter] = others as [TestDevice];
    const crowd = await Promise.all(Array.from({ length: 80 }, () => server.aUser()));
    const added = { added_by: inviter.user.id, joined_at: server.clock.now(), is_accepted: false };
    await server
      .db('conversation_members')
      .insert(crowd.map(({ id }) => ({ conversation_id: chat, user_id: id, role: 'member', ...added })));
    const refused = await beginGroup(inviter, [owner.user, await server.aUser()]);
    expect(refused.body).toMatchObject({ code: 'chat.too-many-requests' });
  });

  it('is begun by its owner alone', async () => {
    const [owner, friend] = [await device(), await device()];
    await befriend(server.db, owner.user, friend.user);
    const { id } = (await beginGroup(owner, [friend.user])).body;
    const early = await friend.send(id, await friend.message(id, 'first!'));
    expect(early).toMatchObject({ status: 403, body: { code: 'chat.not-owner' } });
  });
});

describe('a group', () => {
  it('is read by everybody in it', async () => {
    const { owner, others, chat } = await aGroup(server);
    for (const other of others) {
      const [first] = (await other.history(chat)).body.messages;
      expect(other.read(first as ChatMessage, owner.keys.keyId)).toBe('welcome');
    }
  });

  it('lets people in by an owner, who read from then on', async () => {
    const { owner, chat } = await aGroup(server);
    const joiner = await device();
    const { status, body } = await invite(owner, chat, [joiner]);
    expect([status, body.member_count, body.epoch]).toEqual([200, 4, 2]);
    await owner.say(chat, 'now there are four');
    expect(await joiner.learn(chat, [owner.keys])).toEqual([2]);
    const { messages, changes } = (await joiner.history(chat)).body;
    expect(messages.map((one) => joiner.read(one, owner.keys.keyId))).toEqual(['now there are four']);
    expect(changes).toMatchObject([{ kind: 'notice', notice: { what: 'joined', user_id: joiner.user.id } }]);
    expect((await invite(owner, chat, [joiner])).status).toBe(200);
  });

  it('shows who is let in what was said before, where an owner says so', async () => {
    const { owner, others, chat } = await aGroup(server);
    const joiner = await device();
    await invite(owner, chat, [joiner], { share_history: true });
    const { epochs } = await owner.epochs(chat);
    expect(epochs.map(({ missing }) => missing)).toEqual([
      [{ user_id: joiner.user.id, key_id: joiner.keys.keyId }],
      [],
    ]);
    expect((await joiner.history(chat)).body.messages).toHaveLength(1);
    const [later] = others;
    const share = (by: TestDevice) =>
      by.http.put<TestConversation>(`/api/conversations/${chat}/members/${joiner.user.id}`, {
        share_history: true,
      });
    expect((await share(later as TestDevice)).body.code).toBe('chat.not-owner');
    expect((await share(owner)).status).toBe(200);
  });

  it('lets nobody in by a member, and nobody without the epoch that lists them', async () => {
    const { owner, others, chat } = await aGroup(server);
    const joiner = await device();
    expect((await invite(others[0] as TestDevice, chat, [joiner])).body.code).toBe('chat.not-owner');
    const state = await owner.epochs(chat);
    const { epoch } = owner.begin(chat, state);
    const without = { user_ids: [joiner.user.id], epoch };
    const refused = await owner.http.post<TestConversation>(`/api/conversations/${chat}/members`, without);
    expect(refused.body.code).toBe('conversation.epoch');
    expect((await owner.http.get<TestConversation>(`/api/conversations/${chat}`)).body.member_count).toBe(3);
  });

  it('of five loses one, and the one reads nothing more', async () => {
    const { owner, others, chat } = await aGroup(server, 5);
    const [leaver, ...stay] = others as [TestDevice, ...TestDevice[]];
    const page = await joinHub(server.url, await server.bearerOf(leaver.user));
    await page.sync(null);
    expect((await leave(leaver, chat, leaver)).body).toEqual({ left: true });
    expect(await told(page, ['chat-changed'], 1)).toEqual([{ chatID: chat, what: 'gone' }]);
    const stale = await owner.send(chat, {
      content: owner.seal(
        { chatId: chat, epoch: owner.known(chat), client: 'client-id-of-16-letters' },
        'message',
        'x',
      ),
      client_id: 'client-id-of-16-letters',
    });
    expect(stale.body.code).toBe('conversation.epoch');
    // Any member makes the next: somebody has gone, nobody has come.
    await stay[0]?.say(chat, 'without you');
    await owner.learn(
      chat,
      stay.map(({ keys }) => keys),
    );
    expect((await owner.epochs(chat)).current).toBe(2);
    expect((await leaver.history(chat)).status).toBe(403);
    expect((await leaver.http.get(`/api/conversations/${chat}/epochs`)).status).toBe(403);
    expect((await leaver.send(chat, (await stay[0]?.message(chat, 'hello?')) as object)).status).toBe(403);
    const { rows } = await server.db.raw(
      'select w.epoch from chat_wraps w join key_entries k using (key_id) where k.user_id = ? and w.conversation_id = ?',
      [leaver.user.id, chat],
    );
    expect(rows).toEqual([{ epoch: 1 }]);
    expect(page.heard.filter(({ name }) => name === 'new-message')).toEqual([]);
  });

  it('names who has left to those who may read from before that, and to nobody else', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [leaver] = others as [TestDevice];
    const joiner = await device();
    const former = async ({ http }: TestDevice) =>
      (await http.get<TestConversation>(`/api/conversations/${chat}`)).body.former_members;
    expect(await former(owner)).toEqual([]);
    await leave(leaver, chat, leaver);
    const { id: user_id, name, username } = leaver.user;
    expect(await former(owner)).toEqual([{ user_id, name, username, profile: null }]);
    await invite(owner, chat, [joiner]);
    expect(await former(joiner)).toEqual([]);
    await owner.http.put(`/api/conversations/${chat}/members/${joiner.user.id}`, { share_history: true });
    expect(await former(joiner)).toMatchObject([{ name }]);
    await leaver.http.put(`/api/people/${joiner.user.username}/block`);
    expect(await former(joiner)).toEqual([]);
  });

  it('says in words that it cannot tell who has left, and tells it the next time', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [leaver] = others as [TestDevice];
    await leave(leaver, chat, leaver);
    const read = () => owner.http.get<TestConversation>(`/api/conversations/${chat}`);
    const { status, body } = await loseDatabase(server.db, 'lock table chat_settings', read);
    expect([status, body.code, body.former_members]).toEqual([503, 'http.away', undefined]);
    expect((await read()).body.former_members).toMatchObject([{ user_id: leaver.user.id }]);
  });

  it('loses whom an owner takes out, and nobody by a member', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one, other] = others as [TestDevice, TestDevice];
    expect((await leave(one, chat, other)).body.code).toBe('chat.not-owner');
    expect((await leave(owner, chat, other)).status).toBe(200);
    expect((await leave(owner, chat, other)).body.code).toBe('chat.no-such-member');
    expect((await other.history(chat)).status).toBe(403);
    const { changes } = (await one.history(chat)).body;
    expect(changes).toMatchObject([{ notice: { what: 'removed', user_id: other.user.id } }]);
  });

  it('has owners whom an owner names, in a list that an owner signs', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one] = others as [TestDevice];
    const state = await owner.epochs(chat);
    const members = state.members.map(([id, key, role]) =>
      id === one.user.id
        ? ([id, key, 'owner'] as (typeof state.members)[number])
        : ([id, key, role] as (typeof state.members)[number]),
    );
    const path = `/api/conversations/${chat}/members/${one.user.id}`;
    const bare = await owner.http.put<TestConversation>(path, { role: 'owner' });
    expect(bare.body.code).toBe('conversation.wrong-epoch');
    const { epoch } = owner.begin(chat, state, { members });
    expect((await one.http.put<TestConversation>(path, { role: 'owner', epoch })).body.code).toBe(
      'chat.not-owner',
    );
    const named = await owner.http.put<TestConversation>(path, { role: 'owner', epoch });
    expect(named.status).toBe(200);
    expect(named.body.members.filter(({ role }) => role === 'owner')).toHaveLength(2);
    expect((await one.history(chat)).body.changes).toMatchObject([{ notice: { what: 'owner' } }]);
  });

  it('is never without an owner, and goes with the last of its members', async () => {
    const { owner, others, chat } = await aGroup(server);
    // Both joined in the same moment: then the order of their ids says who inherits.
    const [heir, last] = others.toSorted((one, two) => (one.user.id < two.user.id ? -1 : 1)) as [
      TestDevice,
      TestDevice,
    ];
    const state = await owner.epochs(chat);
    const demote = { role: 'member', epoch: owner.begin(chat, state).epoch };
    const path = `/api/conversations/${chat}/members/${owner.user.id}`;
    expect((await owner.http.put<TestConversation>(path, demote)).body.code).toBe('chat.last-owner');
    await leave(owner, chat, owner);
    expect((await heir.http.get<TestConversation>(`/api/conversations/${chat}`)).body.role).toBe('owner');
    await leave(heir, chat, heir);
    await leave(last, chat, last);
    expect(await server.db('conversations').where({ id: chat })).toEqual([]);
    expect(await server.db('chat_entries').where({ conversation_id: chat })).toEqual([]);
  });

  it('keeps back the words of who is behind a wall', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one, other] = others as [TestDevice, TestDevice];
    await one.http.put(`/api/people/${other.user.username}/block`);
    await other.say(chat, 'can you hear me?');
    const [, hidden] = (await one.history(chat)).body.messages;
    expect(hidden).toMatchObject({ content: null, is_hidden: true, is_deleted: false });
    expect((await owner.history(chat)).body.messages[1]).toMatchObject({ is_hidden: false });
    expect((await owner.epochs(chat)).is_over).toBe(false);
    await one.http.delete(`/api/people/${other.user.username}/block`);
    expect((await one.history(chat)).body.messages[1]).toMatchObject({ is_hidden: false });
  });

  it('says how long its messages stay, by an owner', async () => {
    const { owner, others, chat } = await aGroup(server);
    const timer = (by: TestDevice, seconds: unknown) =>
      by.http.put<TestConversation>(`/api/conversations/${chat}/timer`, { seconds });
    expect((await timer(others[0] as TestDevice, 60)).body.code).toBe('chat.not-owner');
    expect((await timer(owner, 60)).body.timer_seconds).toBe(60);
    expect((await timer(owner, 1)).status).toBe(400);
    expect((await timer(owner, null)).body.timer_seconds).toBeNull();
    const notices = (await owner.history(chat)).body.changes.map(({ notice }) => notice);
    expect(notices).toEqual([
      { what: 'timer', seconds: 60 },
      { what: 'timer', seconds: null },
    ]);
  });
});

it('what is for groups is not for two', async () => {
  const [amber, basalt] = [await device(), await device()];
  const chat = await amber.pairWith(basalt.user);
  await amber.say(chat, 'hello');
  expect((await leave(amber, chat, amber)).body.code).toBe('chat.not-group');
  expect((await invite(amber, chat, [await device()])).body.code).toBe('chat.not-group');
  const title = { sealed: 'p1.AAAA', client_id: randomUUID() };
  expect((await amber.http.put<TestConversation>(`/api/conversations/${chat}/title`, title)).body.code).toBe(
    'chat.not-group',
  );
  expect((await amber.http.put(`/api/conversations/${chat}/timer`, { seconds: 60 })).status).toBe(200);
});

it.each([
  ['get', ''],
  ['put', '/title', { sealed: 'p1.AAAA', client_id: 'title-of-16-letters' }],
  ['put', '/options', { is_pinned: true }],
  ['put', '/timer', { seconds: null }],
  ['put', '/marks', {}],
  ['post', '/accept'],
  ['post', '/decline'],
  ['delete', '/members/1'],
  ['get', '/epochs'],
  ['delete', `/epochs/1/wraps/${'A'.repeat(22)}`],
  ['post', '/epochs/1/wraps', { wraps: [{ key_id: 'A'.repeat(22), wrapped: 'w' }] }],
] as const)('a chat of others is not there: %s %s', async (way, path, ...[body]: object[]) => {
  const { chat } = await aGroup(server);
  const stranger = await device();
  const at = `/api/conversations/${chat}${path}`;
  const ask = (as: TestDevice['http']) =>
    way === 'get' ? as.get<TestConversation>(at) : as[way]<TestConversation>(at, body);
  expect(await ask(stranger.http)).toMatchObject({ status: 403, body: { code: 'chat.not-member' } });
  expect((await ask(server.as(null))).status).toBe(401);
});

describe('options', () => {
  it('are one’s own', async () => {
    const { owner, others, chat } = await aGroup(server);
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const options = { is_pinned: true, muted_until: until, tells_mentions: false };
    const { body } = await owner.http.put<TestConversation>(`/api/conversations/${chat}/options`, options);
    expect(body).toMatchObject(options);
    const theirs = await others[0]?.http.get<TestConversation>(`/api/conversations/${chat}`);
    expect(theirs?.body).toMatchObject({ is_pinned: false, muted_until: null });
    server.clock.advance({ minutes: 61 });
    expect(
      (await owner.http.get<TestConversation>(`/api/conversations/${chat}`)).body.muted_until,
    ).toBeNull();
    expect((await owner.http.put(`/api/conversations/${chat}/options`, { muted_until: 'soon' })).status).toBe(
      400,
    );
    expect((await owner.http.put(`/api/conversations/${chat}/options`, {})).status).toBe(200);
  });

  it('pin twenty chats at most', async () => {
    const owner = await device();
    const chats: string[] = [];
    for (let made = 0; made <= CHAT_LIMITS.pinned; made += 1)
      chats.push(await owner.pairWith(await server.aUser()));
    const pin = async (chat = '') =>
      (await owner.http.put(`/api/conversations/${chat}/options`, { is_pinned: true })).status;
    for (const chat of chats.slice(0, -1)) expect(await pin(chat)).toBe(200);
    expect(await pin(chats.at(-1))).toBe(409);
  });
});
