import { befriend } from '../../friends/testing/befriend.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aDevice, aGroup, beginGroup, invite, leave } from '../testing/aGroup.ts';
import type { TestDevice } from '../testing/TestDevice.ts';

const server = testPlaza();
const device = () => aDevice(server);

describe('a group whose owner has left', () => {
  /** In the order of their ids, which decides among those who came in at the same moment. */
  async function heirs() {
    const [owner, first, second] = [await device(), await device(), await device()];
    await befriend(server.db, owner.user, second.user);
    return { owner, first, second };
  }
  const roleOf = async (chat: string, { http }: TestDevice) =>
    (await http.get<{ role: string }>(`/api/conversations/${chat}`)).body.role;

  it('is owned by who has taken it on, and not by a stranger who was only asked', async () => {
    const { owner, first, second } = await heirs();
    const chat = (await beginGroup(owner, [first.user, second.user])).body.id;
    await leave(owner, chat, owner);
    expect([await roleOf(chat, first), await roleOf(chat, second)]).toEqual(['member', 'owner']);
  });

  it('is owned by who can come in, and not by who is blocked', async () => {
    const { owner, first, second } = await heirs();
    await befriend(server.db, owner.user, first.user);
    const chat = (await beginGroup(owner, [first.user, second.user])).body.id;
    await server.db('users').where({ id: first.user.id }).update({ is_blocked: true });
    await leave(owner, chat, owner);
    expect(await roleOf(chat, second)).toBe('owner');
  });
});

describe('who has left', () => {
  const refusal = {
    status: 403,
    body: {
      code: 'chat.has-left',
      error: 'Somebody whom you picked has left before. Only a friend of theirs can bring them in again.',
    },
  };

  /** A group of its owner, a friend, and somebody who knows neither. */
  async function strangersGroup() {
    const [owner, friend, stranger] = [await device(), await device(), await device()];
    await befriend(server.db, owner.user, friend.user);
    const chat = (await beginGroup(owner, [friend.user, stranger.user])).body.id;
    await owner.say(chat, 'hello');
    return { owner, friend, stranger, chat };
  }

  it('a group of strangers is not brought into it again by them', async () => {
    const { owner, stranger, chat } = await strangersGroup();
    await leave(stranger, chat, stranger);
    expect(await invite(owner, chat, [stranger])).toMatchObject(refusal);
    expect((await stranger.history(chat)).status).toBe(403);
    await befriend(server.db, owner.user, stranger.user);
    expect((await invite(owner, chat, [stranger])).status).toBe(200);
  });

  it('nor into another one, not even when nobody is left in the first', async () => {
    const { owner, friend, stranger, chat } = await strangersGroup();
    expect((await stranger.http.post(`/api/conversations/${chat}/decline`)).status).toBe(200);
    await leave(friend, chat, friend);
    await leave(owner, chat, owner);
    expect(await beginGroup(owner, [friend.user, stranger.user])).toMatchObject(refusal);
    const other = (await beginGroup(owner, [friend.user])).body.id;
    await owner.say(other, 'again');
    expect(await invite(owner, other, [stranger])).toMatchObject(refusal);
  });

  it('nor into the same one by another owner whom they do not know', async () => {
    const { owner, friend, stranger, chat } = await strangersGroup();
    await leave(stranger, chat, stranger);
    // The friend inherits it.
    await leave(owner, chat, owner);
    expect(await invite(friend, chat, [stranger])).toMatchObject(refusal);
    // What they do elsewhere was never refused.
    expect((await beginGroup(friend, [stranger.user])).status).toBe(200);
  });

  it('a group of friends comes in again when they ask', async () => {
    const { owner, others, chat } = await aGroup(server);
    const [one] = others as [TestDevice];
    await leave(one, chat, one);
    expect((await invite(owner, chat, [one])).status).toBe(200);
  });

  it('is not who was taken out by an owner', async () => {
    const { owner, stranger, chat } = await strangersGroup();
    await leave(owner, chat, stranger);
    expect((await invite(owner, chat, [stranger])).status).toBe(200);
  });
});
