import { befriend } from '../friends/testing/befriend.ts';
import { joinHub, leaveHub, type Joined } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();
afterEach(leaveHub);

const joined = async (user: User, ...channels: string[]): Promise<Joined> => {
  const device = await joinHub(server.url, await server.bearerOf(user));
  for (const channel of channels) await device.connection.invoke('subscribe', channel);
  return device;
};
const about = (device: Joined, count: number) => told(device, ['new-post', 'post-changed'], count);

describe('a new post', () => {
  it('is told to friends and to who looks at the public posts, and one for friends to friends alone', async () => {
    const [me, friend, muting, stranger] = [
      await server.aUser(),
      await server.aUser(),
      await server.aUser(),
      await server.aUser(),
    ];
    await befriend(server.db, me, friend);
    await befriend(server.db, me, muting);
    await server.as(muting).put(`/api/people/${me.username}/mute`);
    const [theirs, quiet, others] = [
      await joined(friend),
      await joined(muting),
      await joined(stranger, 'feed-global'),
    ];
    const shut = await aPost(server, me, { sharing: 2 });
    const open = await aPost(server, me);
    expect(await about(theirs, 2)).toEqual([
      { ID: shut.ID, user_id: me.id, tab: 'friends' },
      { ID: open.ID, user_id: me.id, tab: 'friends' },
    ]);
    expect(await about(others, 1)).toEqual([{ ID: open.ID, user_id: me.id, tab: 'global' }]);
    expect(await about(quiet, 0)).toEqual([]);
  });

  it('is told to nobody when it could not be written', async () => {
    const [me, stranger] = [await server.aUser(), await server.aUser()];
    const others = await joined(stranger, 'feed-global');
    await expect(
      aPost(server, me, { more: [['mediaId', '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11']] }),
    ).rejects.toThrow();
    const { ID } = await aPost(server, me);
    expect(await about(others, 1)).toEqual([{ ID, user_id: me.id, tab: 'global' }]);
  });
});

describe('an open post', () => {
  it('says what it counts, that it was edited, that it is gone and back', async () => {
    const [me, reader] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    const device = await joined(reader, `post-${ID}`);
    await server.as(reader).put(`/api/posts/${ID}/reaction`, { stars: 4, emoji: '😄' });
    const { body } = await server
      .as(reader)
      .post<{ id: string }>(`/api/posts/${ID}/comments`, { context: 'Hi' });
    await server.as(reader).delete(`/api/comments/${body.id}`);
    await server.as(me).put(`/api/content/${ID}`, { context: 'Other words' });
    await server.as(me).delete(`/api/content/${ID}`);
    await server.as(me).post(`/api/posts/${ID}/restore`);
    const reactions = [{ emoji: '😄', count: 1 }];
    expect(await about(device, 6)).toMatchObject([
      { ID, what: 'counts', counts: { stars: { average: 4, count: 1 }, reactions, comment_count: 0 } },
      { ID, what: 'comments', counts: { comment_count: 1 } },
      { ID, what: 'comments', counts: { comment_count: 0 } },
      { ID, what: 'edited', counts: null },
      { ID, what: 'deleted', counts: null },
      { ID, what: 'restored', counts: null },
    ]);
  });

  it.each(['post-', 'post-x', 'post-0', 'feed-global2', 'feed-friends'])(
    'has no channel %s',
    async (channel) => {
      const reader = await server.aUser();
      await expect(joined(reader, channel)).rejects.toThrow('You may not listen');
    },
  );

  it('says to who looks at the public posts that it is not public any more', async () => {
    const [me, stranger] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    const others = await joined(stranger, 'feed-global');
    await server.as(me).put(`/api/content/${ID}`, { sharing: 2 });
    expect(await about(others, 1)).toEqual([{ ID, what: 'edited', counts: null }]);
  });

  it('of a guest of the demo is nobody else’s business, whatever becomes of it', async () => {
    const [guest, member] = [await server.aUser({ isGuest: true }), await server.aUser()];
    const others = await joined(member, 'feed-global');
    const { ID } = await aPost(server, guest);
    await server.as(guest).put(`/api/content/${ID}`, { context: 'Something else' });
    await server.as(guest).delete(`/api/content/${ID}`);
    await server.as(guest).post(`/api/posts/${ID}/restore`);
    const post = await aPost(server, await server.aUser());
    expect(await about(others, 1)).toMatchObject([{ ID: post.ID, tab: 'global' }]);
  });

  it('is closed to who may not read it', async () => {
    const [me, stranger] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me, { sharing: 2 });
    await expect(joined(stranger, `post-${ID}`)).rejects.toThrow('You may not listen');
  });
});
