import type { User } from '../users/User.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { publishToChannel } from '../realtime/publishToChannel.ts';
import { joinHub, leaveHub, type Joined } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();
afterEach(leaveHub);

const watching = async (user: User, post: string): Promise<Joined> => {
  const device = await joinHub(server.url, await server.bearerOf(user));
  await device.connection.invoke('subscribe', `post-${post}`);
  return device;
};
const heard = async (device: Joined, count: number) =>
  (await told(device, ['post-changed'], count)).map(
    (announcements) => (announcements as { what: string }).what,
  );

/** What no route would say: nobody may answer to what nobody may read. */
const say = (ID: string) =>
  publishToChannel(server.db, `post-${ID}`, 'post-changed', { ID, what: 'counts', counts: null });

interface Scene {
  me: User;
  reader: User;
  ID: string;
}

/** How somebody loses a post that is open on their screen, and the rest keeps it. */
const losses: [string, 1 | 2, (scene: Scene) => Promise<unknown>][] = [
  [
    'it is for friends only from now on',
    1,
    ({ me, ID }) => server.as(me).put(`/api/content/${ID}`, { sharing: 2 }),
  ],
  [
    'its author blocks them',
    1,
    ({ me, reader }) => server.as(me).put(`/api/people/${reader.username}/block`),
  ],
  ['they block its author', 1, ({ me, reader }) => server.as(reader).put(`/api/people/${me.username}/block`)],
  ['the friendship ends', 2, ({ me, reader }) => server.as(me).delete(`/api/friends/${reader.username}`)],
];

describe('an open post', () => {
  it.each(losses)('is silent at once for who may not read it any more: %s', async (_, sharing, lose) => {
    const [me, reader, friend] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await befriend(server.db, me, friend);
    if (sharing === 2) await befriend(server.db, me, reader);
    const { ID } = await aPost(server, me, { sharing });
    const [his, hers] = [await watching(reader, ID), await watching(friend, ID)];
    expect(await lose({ me, reader, ID })).toMatchObject({ status: 200 });
    await server.as(friend).post(`/api/posts/${ID}/comments`, { context: 'For those who are left' });
    const comments = async () => (await heard(hers, 1)).includes('comments');
    while (!(await comments())) await hers.hears(hers.heard.length + 1);
    // What she has heard was written to him before this answer, had he still been there.
    await his.connection.invoke('presence', []);
    expect(await heard(his, 0)).not.toContain('comments');
  });

  it('is silent for everybody while it is deleted, and heard again when it is back', async () => {
    const [me, reader] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    const his = await watching(reader, ID);
    await server.as(me).delete(`/api/content/${ID}`);
    await say(ID);
    await server.as(me).post(`/api/posts/${ID}/restore`);
    expect(await heard(his, 2)).toEqual(['deleted', 'restored']);
    expect(his.heard.map(({ name }) => name)).toContain('missed');
  });

  it('is heard again by who is a friend again', async () => {
    const [me, reader] = [await server.aUser(), await server.aUser()];
    await befriend(server.db, me, reader);
    const { ID } = await aPost(server, me, { sharing: 2 });
    const his = await watching(reader, ID);
    await server.as(me).delete(`/api/friends/${reader.username}`);
    await server.as(me).put(`/api/friends/requests/${reader.username}`);
    await server.as(reader).put(`/api/friends/requests/${me.username}`);
    while (!his.heard.some(({ name }) => name === 'missed')) await his.hears(his.heard.length + 1);
    await server.as(me).post(`/api/posts/${ID}/comments`, { context: 'Welcome back' });
    expect(await heard(his, 1)).toEqual(['comments']);
  });

  it('is silent for everybody once an administrator has blocked its author', async () => {
    const [me, reader] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    const [his, mine] = [await watching(reader, ID), await watching(me, ID)];
    const other = await aPost(server, await server.aUser());
    await his.connection.invoke('subscribe', `post-${other.ID}`);
    await server.db('users').where({ id: me.id }).update({ is_blocked: true });
    // The server has heard of it then.
    await mine.over;
    await say(ID);
    expect(
      await server.as(reader).put(`/api/posts/${other.ID}/reaction`, { stars: 5, emoji: null }),
    ).toMatchObject({
      status: 200,
    });
    expect(await told(his, ['post-changed'], 1)).toMatchObject([{ ID: other.ID }]);
  });
});
