import type { EpochMember } from '@plaza/api-contract';
import { befriend } from '../../friends/testing/befriend.ts';
import { aCopy, identityBody, makeKeys } from '../../keys/testing/TestKeys.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aGroup, aPair, invite, leave, type TestConversation } from '../testing/aGroup.ts';
import { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();
afterEach(leaveHub);

const device = () => aDevice(server);

describe('keys that come late', () => {
  it('are wrapped by whoever holds the epoch, for who had none', async () => {
    const [amber, friend] = [await device(), await server.aUser()];
    await befriend(server.db, amber.user, friend);
    const chat = await amber.pairWith(friend);
    const sent = await amber.say(chat, 'you have no keys yet');
    const late = new TestDevice(friend, server.as(friend), makeKeys(friend.id));
    await late.http.post('/api/keys/identity', identityBody(late.keys));
    const [first] = (await amber.epochs(chat)).epochs;
    expect(first?.missing).toEqual([{ user_id: friend.id, key_id: late.keys.keyId }]);
    const wraps = [amber.wrapOf(chat, 1, late.keys)];
    const page = await joinHub(server.url, await server.bearerOf(friend));
    await page.sync(null);
    const path = `/api/conversations/${chat}/epochs/1/wraps`;
    expect((await amber.http.post(path, { wraps })).body).toEqual({ taken: 1 });
    expect((await amber.http.post(path, { wraps })).body).toEqual({ taken: 0 });
    expect(await told(page, ['chat-changed'], 1)).toEqual([{ chatID: chat, what: 'wraps' }]);
    expect(await late.learn(chat, [amber.keys])).toEqual([1]);
    expect(late.read(sent, amber.keys.keyId)).toBe('you have no keys yet');
    expect((await amber.epochs(chat)).is_over).toBe(true);
  });

  it('are wrapped for nobody whose account is gone', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one] = others as [TestDevice];
    await server.db('chat_wraps').where({ key_id: one.keys.keyId }).delete();
    const missing = async () => (await owner.epochs(chat)).epochs[0]?.missing;
    expect(await missing()).toEqual([{ user_id: one.user.id, key_id: one.keys.keyId }]);
    await server.db('users').where({ id: one.user.id }).update({ deleted_at: server.clock.now() });
    expect(await missing()).toEqual([]);
    const wraps = [owner.wrapOf(chat, 1, one.keys)];
    const late = await owner.http.post<TestConversation>(`/api/conversations/${chat}/epochs/1/wraps`, {
      wraps,
    });
    expect(late.body.code).toBe('conversation.wrong-wrap');
  });

  it('are taken for members alone, of epochs that they may read', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one] = others as [TestDevice];
    const stranger = await device();
    const wrap = (by: TestDevice, n: number, whom: TestDevice) =>
      by.http.post<TestConversation>(`/api/conversations/${chat}/epochs/${n}/wraps`, {
        wraps: [by.wrapOf(chat, 1, whom.keys)],
      });
    expect((await wrap(owner, 1, stranger)).body.code).toBe('conversation.wrong-wrap');
    expect((await wrap(owner, 9, one)).body.code).toBe('conversation.unknown-epoch');
    const joiner = await device();
    await invite(owner, chat, [joiner]);
    expect((await wrap(owner, 1, joiner)).body.code).toBe('conversation.wrong-wrap');
  });
});

describe('a wrap that opens nothing', () => {
  it('is put aside by whom it is for, and another member makes one; its maker makes no second', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one, other] = others as [TestDevice, TestDevice];
    const joiner = await device();
    await invite(owner, chat, [joiner], { share_history: true });
    const path = `/api/conversations/${chat}/epochs/1/wraps`;
    const missing = async () => (await owner.epochs(chat)).epochs[0]?.missing;
    const theirs = [{ user_id: joiner.user.id, key_id: joiner.keys.keyId }];
    expect(await missing()).toEqual(theirs);
    const garbage = { key_id: joiner.keys.keyId, wrapped: 'A'.repeat(54) };
    expect((await one.http.post(path, { wraps: [garbage] })).body).toEqual({ taken: 1 });
    expect(await missing()).toEqual([]);
    const page = await joinHub(server.url, await server.bearerOf(owner.user));
    await page.sync(null);
    const refuse = (by: TestDevice) => by.http.delete(`${path}/${one.keys.keyId}`);
    // Of others nobody puts anything aside.
    expect(await refuse(other)).toMatchObject({ status: 403, body: { code: 'conversation.unknown-epoch' } });
    expect(await missing()).toEqual([]);
    expect((await refuse(joiner)).body).toEqual({ refused: true });
    expect(await told(page, ['chat-changed'], 1)).toEqual([{ chatID: chat, what: 'wraps' }]);
    expect(await missing()).toEqual(theirs);
    expect((await joiner.epochs(chat)).epochs[0]?.wraps).toEqual([]);
    expect((await one.http.post(path, { wraps: [garbage] })).body).toEqual({ taken: 0 });
    expect(await missing()).toEqual(theirs);
    expect((await owner.http.post(path, { wraps: [owner.wrapOf(chat, 1, joiner.keys)] })).body).toEqual({
      taken: 1,
    });
    expect(await joiner.learn(chat, [owner.keys])).toEqual([1, 2]);
  });
});

describe('an epoch', () => {
  it('is begun without need a few times only: everybody in the chat checks each of them for good', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one, other] = others as [TestDevice, TestDevice];
    const begin = async (by: TestDevice) => {
      const { epoch } = by.begin(chat, await by.epochs(chat));
      return by.http.post<TestConversation>(`/api/conversations/${chat}/epochs`, epoch);
    };
    const statuses: number[] = [];
    for (let time = 0; time < 30 && statuses.at(-1) !== 429; time += 1)
      statuses.push((await begin(one)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    // By a code of its own, or what is said in all other chats would wait as well.
    expect((await begin(one)).body.code).toBe('chat.too-many-epochs');
    expect((await begin(owner)).status).toBe(200);
    // What is needed is nobody's whim.
    await leave(other, chat, other);
    expect((await begin(one)).status).toBe(200);
  });

  it('is begun without a message when somebody has left', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one, other] = others as [TestDevice, TestDevice];
    await leave(one, chat, one);
    const page = await joinHub(server.url, await server.bearerOf(other.user));
    await page.sync(null);
    const { epoch } = owner.begin(chat, await owner.epochs(chat));
    const made = await owner.http.post(`/api/conversations/${chat}/epochs`, epoch);
    expect(made).toMatchObject({ status: 200, body: { n: 2, by_user: owner.user.id, missing: [] } });
    expect(await told(page, ['chat-changed'], 1)).toEqual([{ chatID: chat, what: 'epoch' }]);
    const again = await owner.http.post<TestConversation>(`/api/conversations/${chat}/epochs`, epoch);
    expect(again.body.code).toBe('conversation.epoch');
  });

  it.each(['continued', 'reset'] as const)(
    'is over once the keys of a member have changed (%s): the next is for those they have now',
    async (how) => {
      const { owner, others, chat } = await aGroup(server);
      const [one] = others as [TestDevice];
      const next = makeKeys(one.user.id, how, one.keys);
      const copies = how === 'reset' ? { copies: [aCopy('recovery')] } : {};
      expect((await one.http.post('/api/keys/identity', identityBody(next, copies))).status).toBe(200);
      const { is_over, members } = await owner.epochs(chat);
      expect([is_over, new Map(members.map(([id, key]) => [id, key])).get(one.user.id)]).toEqual([
        true,
        next.keyId,
      ]);
      const about = { chatId: chat, epoch: owner.known(chat), client: 'client-id-of-16-letters' };
      const content = owner.seal(about, 'message', 'under the keys of before');
      const late = await owner.send(chat, { content, client_id: about.client });
      expect(late).toMatchObject({ status: 409, body: { code: 'conversation.epoch' } });
    },
  );

  it('is over once somebody’s account is gone: nothing is sealed for them any more', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one] = others as [TestDevice];
    await server.db('users').where({ id: one.user.id }).update({ deleted_at: server.clock.now() });
    const { is_over, members } = await owner.epochs(chat);
    expect(is_over).toBe(true);
    expect(members.map(([id]) => id)).not.toContain(one.user.id);
  });

  it.each<[string, object, string]>([
    ['another chat', { conversation: '999' }, 'conversation.wrong-epoch'],
    ['a number that was left out', { n: 5 }, 'conversation.wrong-epoch'],
    ['another record before it', { previous: 'p'.repeat(43) }, 'conversation.epoch'],
    ['a key that is not its maker’s', { by: 'k'.repeat(22) }, 'conversation.epoch'],
    ['a higher version', { floor: 2 }, 'conversation.wrong-epoch'],
  ])('is refused for %s', async (_, words, code) => {
    const { owner, chat } = await aGroup(server);
    const { epoch } = owner.begin(chat, await owner.epochs(chat), words);
    const { body } = await owner.http.post<TestConversation>(`/api/conversations/${chat}/epochs`, epoch);
    expect(body.code).toBe(code);
  });

  it('is refused with a list that only reads like the right one, and leaves somebody out', async () => {
    const { amber, basalt, chat } = await aPair(server);
    const state = await amber.epochs(chat);
    const [[first, key, role], [id, ...rest]] = state.members as [EpochMember, EpochMember];
    const own = rest[0] === amber.keys.keyId ? amber : basalt;
    const members: EpochMember[] = [[`${first} ${key} ${role},${id}`, own.keys.keyId, rest[1]]];
    const { epoch } = amber.begin(chat, state, { members });
    const { body } = await amber.http.post<TestConversation>(`/api/conversations/${chat}/epochs`, epoch);
    expect(body.code).toBe('conversation.epoch');
  });

  it('is refused with a list that is not who belongs to the chat, a wrong signature, or a wrap too few', async () => {
    const { owner, chat } = await aGroup(server);
    const state = await owner.epochs(chat);
    const post = async (epoch: object) =>
      (await owner.http.post<TestConversation>(`/api/conversations/${chat}/epochs`, epoch)).body.code;
    const short = owner.begin(chat, state, { members: state.members.slice(1) });
    expect(await post(short.epoch)).toBe('conversation.epoch');
    const { epoch } = owner.begin(chat, state);
    expect(await post({ ...epoch, wraps: epoch.wraps.slice(1) })).toBe('conversation.wrong-epoch');
    expect(await post({ ...epoch, signature: 'A'.repeat(86) })).toBe('conversation.wrong-epoch');
    const renamed = epoch.record.replace(/"nonce":"../, '"nonce":"zz');
    expect(await post({ ...epoch, record: renamed })).toBe('conversation.wrong-epoch');
  });

  it('of a group carries its name anew, for who joins', async () => {
    const { owner, chat } = await aGroup(server);
    const { epoch, made } = owner.begin(chat, await owner.epochs(chat));
    const client_id = 'title-of-16-letters';
    const sealed = owner.seal({ chatId: chat, epoch: made, client: client_id }, 'title', 'Harbour choir');
    const begun = await owner.http.post(`/api/conversations/${chat}/epochs`, {
      ...epoch,
      title: { sealed, client_id },
    });
    expect(begun.status).toBe(200);
    const { body } = await owner.http.get<TestConversation>(`/api/conversations/${chat}`);
    expect(body.title?.sealed).toBe(sealed);
  });

  it('is begun by who is muted as well, but without a name for the group', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one] = others as [TestDevice];
    await leave(one, chat, one);
    const muted_until = new Date(server.clock.now().getTime() + 86_400_000);
    await server.db('users').where({ id: owner.user.id }).update({ muted_until });
    server.clock.advance({ seconds: 3 });
    const { epoch } = owner.begin(chat, await owner.epochs(chat));
    const title = { sealed: 'p1.AAAA', client_id: 'title-of-16-letters' };
    const path = `/api/conversations/${chat}`;
    const codeOf = async (answer: Promise<{ body: TestConversation }>) => (await answer).body.code;
    const named = { ...epoch, title };
    expect(await codeOf(owner.http.post(`${path}/epochs`, named))).toBe('moderation.muted');
    const member = `${path}/members/${others[1]?.user.id}`;
    expect(await codeOf(owner.http.put(member, { role: 'owner', epoch: named }))).toBe('moderation.muted');
    expect((await owner.http.post(`${path}/epochs`, epoch)).status).toBe(200);
  });
});
