import { befriend } from '../../friends/testing/befriend.ts';
import { identityBody, makeKeys } from '../../keys/testing/TestKeys.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aGroup, invite, leave, type TestConversation } from '../testing/aGroup.ts';
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

describe('an epoch', () => {
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
});
