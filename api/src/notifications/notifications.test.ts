import {
  NOTIFICATION_KINDS,
  type CallAnswer,
  type Notification,
  type NotificationKind,
} from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told as toldOn } from '../realtime/testing/told.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
afterEach(leaveHub);

type List = CallAnswer<'GET /notifications'>;
const list = async (as: User) => (await server.as(as).get<List>('/api/notifications')).body;
const told = async (as: User) =>
  (await list(as)).items.map(({ kind, actors, actor_count }) => [kind, actors[0]?.username, actor_count]);
const comment = async (as: User, id: string, body: object) =>
  (await server.as(as).post<{ id: string }>(`/api/posts/${id}/comments`, body)).body;
const react = (as: User, id: string, stars: number | null) =>
  server.as(as).put(`/api/posts/${id}/reaction`, { stars, emoji: null });

const makeZone = async (as: User, change: object) =>
  (
    await server
      .as(as)
      .post<{ path: string }>('/api/zones', { name: 'Court', zone: 'castle', avatar: 1, ...change })
  ).body;

/** One does something that the other one is told of. */
const happens: Record<NotificationKind, (me: User, a: User) => Promise<unknown>> = {
  request: (me, a) => server.as(a).put(`/api/friends/requests/${me.username}`),
  async accepted(me, a) {
    await server.as(me).put(`/api/friends/requests/${a.username}`);
    await server.as(a).put(`/api/friends/requests/${me.username}`);
  },
  comment: async (me, a) => comment(a, (await aPost(server, me)).ID, { context: 'Hi' }),
  async reply(me, a) {
    const { ID } = await aPost(server, a);
    const { id } = await comment(me, ID, { context: 'Hi' });
    await comment(a, ID, { context: 'Hi yourself', parent_id: id });
  },
  reaction: async (me, a) => react(a, (await aPost(server, me)).ID, 4),
  mention: (me, a) => aPost(server, a, { context: `Look, @${me.username}` }),
  share: async (me, a) =>
    server.as(a).post(`/api/posts/${(await aPost(server, me)).ID}/repost`, { context: 'Look' }),
  'zone-knock': async (me, a) => {
    const zone = await makeZone(me, { mode: 'protected' });
    await server.as(a).put(`/api${zone.path}/knock`);
  },
  'zone-open': async (me, a) => {
    const zone = await makeZone(a, { mode: 'protected' });
    await server.as(me).put(`/api${zone.path}/knock`);
    await server.as(a).put(`/api${zone.path}/knocks/${me.username}`, { answer: 'always' });
  },
  'zone-made': async (me, a) => {
    await befriend(server.db, me, a);
    await makeZone(a, { mode: 'public', notify: true });
  },
  'match-invite': async (me, a) => {
    await befriend(server.db, me, a);
    const row = { slug: 'four-lamps', title: 'Four Lamps', url: '/framed/mf-games/four-lamps/' };
    await server.db('games').insert(row).onConflict('slug').ignore();
    const { body } = await server.as(a).post<{ id: string }>('/api/games/four-lamps/matches');
    await server.as(a).put(`/api/matches/${body.id}/invitations/${me.username}`);
  },
};

describe('what one is told', () => {
  it('groups what was done to one post since it was last read, newest on top', async () => {
    const [me, a, b] = [
      await server.aUser(),
      await server.aUser({ username: 'gr-a' }),
      await server.aUser({ username: 'gr-b' }),
    ];
    const { ID } = await aPost(server, me, { context: 'The lamps' });
    await react(a, ID, 4);
    const { id } = await comment(a, ID, { context: 'I saw them' });
    await react(b, ID, 5);
    expect(await list(me)).toMatchObject({
      unread: 2,
      next: null,
      items: [
        {
          kind: 'reaction',
          actor_count: 2,
          stars: 5,
          post_id: ID,
          excerpt: 'The lamps',
          path: `/post/${ID}`,
        },
        {
          kind: 'comment',
          comment_id: id,
          excerpt: 'I saw them',
          path: `/post/${ID}?comment=${id}`,
          is_read: false,
        },
      ],
    });
    expect((await list(me)).items[0]?.actors.map(({ username }) => username)).toEqual(['gr-b', 'gr-a']);
    await server.as(me).put('/api/notifications/read');
    await comment(b, ID, { context: 'Me too' });
    expect(await told(me)).toEqual([
      ['comment', 'gr-b', 1],
      ['reaction', 'gr-b', 2],
      ['comment', 'gr-a', 1],
    ]);
  });

  it('tells replies, mentions and shares, each person once and never oneself', async () => {
    const [me, a] = [await server.aUser({ username: 'k-me' }), await server.aUser({ username: 'k-a' })];
    const { ID } = await aPost(server, me, { context: 'With @k-a and @k-me' });
    expect(await told(a)).toEqual([['mention', 'k-me', 1]]);
    expect(await told(me)).toEqual([]);
    const { id } = await comment(a, ID, { context: 'Hi @k-me' });
    expect(await told(me)).toEqual([['comment', 'k-a', 1]]);
    await comment(me, ID, { context: 'Hi @k-a', parent_id: id });
    expect((await told(a))[0]).toEqual(['reply', 'k-me', 1]);
    await server.as(a).post(`/api/posts/${ID}/repost`, { context: 'Look' });
    expect((await told(me))[0]).toEqual(['share', 'k-a', 1]);
  });

  it('takes back what was taken back before it was read', async () => {
    const [me, a] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    await react(a, ID, 3);
    const { id } = await comment(a, ID, { context: 'Oops' });
    expect((await list(me)).unread).toBe(2);
    await react(a, ID, null);
    await server.as(a).delete(`/api/comments/${id}`);
    expect(await list(me)).toEqual({ items: [], next: null, unread: 0 });
  });

  it('says nothing of a post that is gone, and again when it is back', async () => {
    const [me, a] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    await react(a, ID, 3);
    await server.as(me).delete(`/api/content/${ID}`);
    expect((await list(me)).unread).toBe(0);
    await server.as(me).post(`/api/posts/${ID}/restore`);
    expect((await list(me)).unread).toBe(1);
  });

  it('says nothing of the muted, of those behind a wall, of guests, and of kinds one has switched off', async () => {
    const me = await server.aUser();
    const { ID } = await aPost(server, me);
    const [muted, walled, guest, plain] = [
      await server.aUser(),
      await server.aUser(),
      await server.aUser({ isGuest: true }),
      await server.aUser(),
    ];
    await server.as(me).put(`/api/people/${muted.username}/mute`);
    await server.as(walled).put(`/api/people/${me.username}/block`);
    await server.as(me).put('/api/notifications/settings', { reaction: false });
    for (const person of [muted, walled, guest, plain]) await react(person, ID, 5);
    await comment(muted, ID, { context: 'psst' });
    expect(await list(me)).toEqual({ items: [], next: null, unread: 0 });
    await comment(plain, ID, { context: 'hello' });
    expect(await told(me)).toEqual([['comment', plain.username, 1]]);
  });

  it.each(NOTIFICATION_KINDS)('tells of a %s, unless that is switched off', async (kind) => {
    for (const isWanted of [true, false]) {
      const [me, a] = [await server.aUser(), await server.aUser()];
      await server.as(me).put('/api/notifications/settings', { [kind]: isWanted });
      await happens[kind](me, a);
      const kinds = (await list(me)).items.map((item) => item.kind);
      expect([isWanted, kinds.includes(kind)]).toEqual([isWanted, isWanted]);
    }
  });

  it('shows the words and the stars of the newest one who has not taken them back', async () => {
    const [me, a, b] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me, { context: 'The lamps' });
    const first = await comment(a, ID, { context: 'the first' });
    const second = await comment(b, ID, { context: 'the second' });
    await react(a, ID, 2);
    await react(b, ID, 5);
    const shown = async () =>
      (await list(me)).items.map(({ kind, stars, excerpt, comment_id }) => [
        kind,
        stars,
        excerpt,
        comment_id,
      ]);
    expect(await shown()).toEqual([
      ['reaction', 5, 'The lamps', null],
      ['comment', null, 'the second', second.id],
    ]);
    await react(b, ID, null);
    await server.as(b).delete(`/api/comments/${second.id}`);
    expect(await shown()).toEqual([
      ['reaction', 2, 'The lamps', null],
      ['comment', null, 'the first', first.id],
    ]);
    await server.as(me).put(`/api/people/${a.username}/mute`);
    expect(await shown()).toEqual([]);
  });

  it('mentions nobody who may not read it', async () => {
    const [me, stranger] = [await server.aUser(), await server.aUser({ username: 'far-away' })];
    await aPost(server, me, { context: 'Not for @far-away', sharing: 2 });
    expect(await told(stranger)).toEqual([]);
  });

  it('comes page by page', async () => {
    const [me, a] = [await server.aUser(), await server.aUser()];
    for (let at = 0; at < 32; at += 1) await react(a, (await aPost(server, me, { context: `p${at}` })).ID, 1);
    const first = await list(me);
    const { body } = await server.as(me).get<List>(`/api/notifications?cursor=${first.next}`);
    expect([first.items.length, body.items.length, body.next]).toEqual([30, 2, null]);
    expect(body.items.map(({ excerpt }) => excerpt)).toEqual(['p1', 'p0']);
  });
});

describe('PUT /notifications/read', () => {
  it('marks one or all, and the other devices hear it', async () => {
    const [me, a] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    await react(a, ID, 3);
    await comment(a, ID, { context: 'Hi' });
    const device = await joinHub(server.url, await server.bearerOf(me));
    await device.sync(null);
    const id = (await list(me)).items[0]?.id;
    expect((await server.as(me).put('/api/notifications/read', { id })).body).toEqual({ unread: 1 });
    expect((await server.as(me).put('/api/notifications/read', {})).body).toEqual({ unread: 0 });
    expect(await toldOn(device, ['notifications-read'], 2)).toEqual([
      { id, unread: 1 },
      { id: null, unread: 0 },
    ]);
  });

  it('leaves what came after the newest that was seen, however late it arrives', async () => {
    const [me, a] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    await comment(a, ID, { context: 'Hi' });
    const [seen] = (await list(me)).items;
    const until = seen?.cursor;
    const device = await joinHub(server.url, await server.bearerOf(me));
    await device.sync(null);
    await react(a, ID, 3);
    expect((await server.as(me).put('/api/notifications/read', { until })).body).toEqual({ unread: 1 });
    expect((await list(me)).items.map(({ kind, is_read }) => [kind, is_read])).toEqual([
      ['reaction', false],
      ['comment', true],
    ]);
    // The other devices look at the list: not all of it is read.
    expect((await toldOn(device, ['notification', 'notifications-read'], 2))[1]).toEqual({
      unread: 1,
      notification: null,
    });
  });

  it('leaves a group to which somebody has come since it was seen', async () => {
    const [me, a, b] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    await comment(a, ID, { context: 'Hi' });
    const { id, cursor: until } = (await list(me)).items[0] ?? {};
    await comment(b, ID, { context: 'Hi too' });
    expect((await server.as(me).put('/api/notifications/read', { id, until })).body).toEqual({ unread: 1 });
  });

  it('forgets what was read three months ago', async () => {
    const [me, a] = [await server.aUser(), await server.aUser()];
    await react(a, (await aPost(server, me)).ID, 3);
    await server.as(me).put('/api/notifications/read');
    server.clock.advance({ days: 91 });
    await react(a, (await aPost(server, me)).ID, 4);
    expect((await list(me)).items).toHaveLength(2);
    await server.as(me).put('/api/notifications/read');
    expect((await list(me)).items).toHaveLength(1);
  });

  it('reads nobody else’s', async () => {
    const [me, a] = [await server.aUser(), await server.aUser()];
    await react(a, (await aPost(server, me)).ID, 3);
    const id = (await list(me)).items[0]?.id;
    await server.as(a).put('/api/notifications/read', { id });
    expect((await server.as(me).get('/api/notifications/unread')).body).toEqual({ unread: 1 });
  });

  it('refuses a word for a number, and strangers', async () => {
    expect((await server.as(await server.aUser()).put('/api/notifications/read', { id: 'x' })).status).toBe(
      400,
    );
    expect(
      (await server.as(await server.aUser()).put('/api/notifications/read', { until: 'x' })).status,
    ).toBe(400);
    expect((await server.as(null).put('/api/notifications/read', {})).status).toBe(401);
    expect((await server.as(null).get('/api/notifications')).status).toBe(401);
    expect((await server.as(await server.aUser()).get('/api/notifications?cursor=x')).status).toBe(400);
  });
});

describe('/notifications/settings', () => {
  it('has everything on until it is switched off', async () => {
    const me = await server.aUser();
    const all = {
      request: true,
      accepted: true,
      comment: true,
      reply: true,
      reaction: true,
      mention: true,
      share: true,
      'zone-knock': true,
      'zone-open': true,
      'zone-made': true,
      'match-invite': true,
    };
    expect((await server.as(me).get('/api/notifications/settings')).body).toEqual(all);
    const { body } = await server
      .as(me)
      .put('/api/notifications/settings', { reaction: false, share: false });
    expect(body).toEqual({ ...all, reaction: false, share: false });
    expect((await server.as(me).put('/api/notifications/settings', { share: true })).body).toMatchObject({
      share: true,
    });
  });

  it.each([[{ everything: false }], [{ share: 'no' }]])('refuses %j', async (body) => {
    expect((await server.as(await server.aUser()).put('/api/notifications/settings', body)).status).toBe(400);
    expect((await server.as(null).put('/api/notifications/settings', body)).status).toBe(401);
  });
});

it('comes by itself, with all there is to show, and its number', async () => {
  const [me, a] = [await server.aUser(), await server.aUser({ username: 'live-a' })];
  await befriend(server.db, me, a);
  const { ID } = await aPost(server, me, { sharing: 2 });
  const device = await joinHub(server.url, await server.bearerOf(me));
  await device.sync(null);
  await comment(a, ID, { context: 'Now' });
  const [announcements] = (await toldOn(device, ['notification'], 1)) as {
    unread: number;
    notification: Notification;
  }[];
  expect(announcements).toMatchObject({
    unread: 1,
    notification: { kind: 'comment', actors: [{ username: 'live-a' }] },
  });
  expect(announcements?.notification).toEqual((await list(me)).items[0]);
});
