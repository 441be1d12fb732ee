import {
  calls,
  type CallAnswer,
  type CallName,
  type ChatSummary,
  type Comment,
  type FeedItem,
} from '@plaza/api-contract';
import { TestDevice } from '../chat/testing/TestDevice.ts';
import { aPost } from '../feed/testing/aPost.ts';
import { identityBody, makeKeys } from '../keys/testing/TestKeys.ts';
import { linkCardOf } from '../pages/linkCards.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { estrange, threeFriends, wordsOf, type Near } from '../friends/testing/threeFriends.ts';

const server = testPlaza();

type ReadName = Extract<CallName, `GET ${string}`>;

interface Question<Name extends ReadName> {
  path: string;
  /** Whether an answer shows something of the other one; that it names them, unless said. */
  shows?: (answer: CallAnswer<Name>) => boolean;
}

/** Brings about that there is something of the other one to be seen, and says where. */
type Ask<Name extends ReadName> = (near: Near) => Promise<Question<Name>[]>;

const post = async (author: User, more: Parameters<typeof aPost>[2] = {}) =>
  (await aPost(server, author, { context: wordsOf(author), ...more })).ID;
const passOn = async (by: User, id: string) =>
  (await server.as(by).post<{ post: FeedItem }>(`/api/posts/${id}/repost`, { context: 'Look at this' })).body
    .post.ID;
const comment = async (by: User, id: string, more: object = {}) =>
  (await server.as(by).post<Comment>(`/api/posts/${id}/comments`, { context: wordsOf(by), ...more })).body.id;
/** A post of one's own to which a third one has said something, and then the other one. */
const commented = async ({ me, other, third }: Near) => {
  const id = await post(me);
  for (const by of [third, other]) {
    await comment(by, id);
    await server.as(by).put(`/api/posts/${id}/reaction`, { stars: 4, emoji: null });
  }
  return id;
};
/** A chat of the two in which the other one has said something. */
const talked = async ({ me, other }: Near) => {
  const device = await TestDevice.of(server, other);
  const chat = await device.pairWith(me);
  await device.say(chat, wordsOf(other));
  await server.db('users').where({ id: other.id }).update({ last_active: new Date() });
  return chat;
};
const zone = async (owner: User, mode = 'public') => {
  const asked = {
    name: `By ${owner.username}`,
    zone: 'desert',
    mode,
    avatar: 2,
    automatic_access: false,
    notify: false,
  };
  const made = await server.as(owner).post<{ slug: string }>('/api/zones', asked);
  return made.body.slug;
};
const ownAlone = 'tells a member of nobody but themselves';
const noPeople = 'tells of no people';
const forKeepers = 'is for administrators, who see everybody';

// A call that reads stands here before anybody can ship it: with what it could show of another person, or with the
// reason why it shows nobody.
const reads: { [Name in ReadName]: Ask<Name> | string } = {
  'GET /account': ownAlone,
  'GET /achievements/:username': async ({ other }) => {
    await server.db('achievements').insert({ user_id: other.id, kind: 'first-run', earned_at: new Date() });
    return [{ path: `/achievements/${other.username}`, shows: (earned) => earned.length > 0 }];
  },
  'GET /account/export': async ({ me, other }) => {
    await server.as(me).put(`/api/people/${other.username}/mute`);
    const shows = (answer: Record<string, unknown>) =>
      [answer['friends'], answer['muted'], answer['friend_requests']].flat().includes(other.username);
    return [{ path: '/account/export', shows }];
  },
  'GET /audit': forKeepers,
  'GET /audit/verify': forKeepers,
  'GET /auth/oauth': noPeople,
  'GET /auth/oauth/callback': noPeople,
  'GET /auth/passkeys': ownAlone,
  'GET /auth/providers': noPeople,
  'GET /auth/sessions': ownAlone,
  // What was said between the two stays with both; but the chat is closed, and nothing new of the other one is in it.
  'GET /chat/:userId': async (near) => {
    await talked(near);
    const shows = (chats: ChatSummary[]) => chats.some(({ is_closed }) => !is_closed);
    return [{ path: `/chat/${near.me.id}`, shows }];
  },
  'GET /chat/blobs/:id': 'tells members of a chat where bytes lie that they alone can open',
  'GET /chat/history/:chatID/:userId': async (near) => {
    const path = `/chat/history/${await talked(near)}/${near.me.id}`;
    return [
      { path, shows: ({ conversation }) => !conversation.is_closed },
      { path, shows: ({ lastActive }) => lastActive !== null },
    ];
  },
  'GET /chat/settings': ownAlone,
  'GET /chat/unread': ownAlone,
  'GET /chat/search/:username': async ({ other }) => [
    { path: `/chat/search/${other.username}` },
    { path: `/chat/search/${other.username.replace('near', 'naer')}` },
  ],
  'GET /content': async ({ me, other }) => {
    await passOn(me, await post(other));
    return [{ path: '/content' }];
  },
  'GET /content/:username': async ({ other, third }) => {
    await passOn(third, await post(other));
    return [{ path: `/content/${other.username}` }, { path: `/content/${third.username}` }];
  },
  'GET /contents/friends': async ({ other }) => {
    await post(other);
    return [{ path: '/contents/friends' }];
  },
  'GET /contents/global': async ({ other, third }) => {
    await passOn(third, await post(other));
    return [{ path: '/contents/global' }];
  },
  'GET /contents/news': async ({ me, other }) => {
    const { cursor } = await aPost(server, me);
    await post(other);
    const shows = ({ count }: { count: number }) => count > 0;
    return [
      { path: `/contents/news?tab=global&since=${cursor}`, shows },
      { path: `/contents/news?tab=friends&since=${cursor}`, shows },
    ];
  },
  'GET /contents/position': ownAlone,
  'GET /contents/tag/:tag': async ({ other }) => {
    await post(other, { context: `${wordsOf(other)} #${other.username}tag` });
    return [{ path: `/contents/tag/${other.username}tag`, shows: (items) => items.length > 0 }];
  },
  'GET /conversations/:id': async (near) => [
    { path: `/conversations/${await talked(near)}`, shows: ({ is_closed }) => !is_closed },
  ],
  'GET /conversations/:id/epochs': 'tells members of a chat whom its signed records name',
  'GET /device_api/v1/instances/:instance/devices/web/:deviceId/interests': ownAlone,
  'GET /device_api/v1/instances/:instance/web-vapid-public-key': noPeople,
  'GET /fetch': noPeople,
  'GET /fav': ownAlone,
  'GET /fav-settings': ownAlone,
  'GET /fav/:username': async ({ other }) => {
    const game = { slug: `game-of-${other.username}`, title: 'Night Tram', url: '/tram/' };
    const [row] = await server.db('games').insert(game).returning('id');
    await server.as(other).post(`/api/fav/${row.id}`);
    return [{ path: `/fav/${other.username}`, shows: (games) => games.length > 0 }];
  },
  'GET /games/:id': noPeople,
  'GET /games/:id/framing': noPeople,
  'GET /games/:id/board': async ({ other }) => {
    const game = { slug: `board-of-${other.username}`, title: 'Clockwork', url: '/clockwork/' };
    const [{ id: game_id }] = await server.db('games').insert(game).returning('id');
    const run = {
      user_id: other.id,
      game_id,
      // The game is none of the arcade.
      version: 0,
      seed: 1,
      is_daily: false,
      state: 'ranked',
      score: 7,
    };
    await server.db('game_runs').insert({ ...run, begun_at: new Date(), ended_at: new Date() });
    return [{ path: `/games/${game_id}/board?span=all` }];
  },
  'GET /friends': async () => [{ path: '/friends' }],
  'GET /friends/of/:username': async ({ other, third }) => [
    { path: `/friends/of/${third.username}` },
    { path: `/friends/of/${other.username}`, shows: ({ items }) => items.length > 0 },
  ],
  'GET /friends/requests': async ({ me, other }) => {
    await estrange(server, me, other);
    await server.as(other).put(`/api/friends/requests/${me.username}`);
    return [{ path: '/friends/requests' }];
  },
  'GET /friends/suggestions': async ({ me, other }) => {
    await estrange(server, me, other);
    return [{ path: '/friends/suggestions' }];
  },
  'GET /keys': ownAlone,
  'GET /keys/proof': ownAlone,
  'GET /keys/devices': ownAlone,
  'GET /keys/devices/:id/share': ownAlone,
  'GET /keys/links': ownAlone,
  'GET /keys/links/:id': ownAlone,
  'GET /keys/people': async ({ other }) => {
    await server.as(other).post('/api/keys/identity', identityBody(makeKeys(other.id)));
    return [{ path: `/keys/people?ids=${other.id}`, shows: (people) => people.length > 0 }];
  },
  'GET /keys/vault': ownAlone,
  'GET /investor/campaigns': forKeepers,
  'GET /investor/campaigns/:id/deliveries': forKeepers,
  'GET /investor/emails': forKeepers,
  'GET /investor/letter': noPeople,
  'GET /monitor': forKeepers,
  'GET /monitor/:userId': ownAlone,
  'GET /monitor/delete/:id': forKeepers,
  'GET /monitor/export': forKeepers,
  'GET /monitor/sessions/:id': forKeepers,
  'GET /notifications': async (near) => {
    await commented(near);
    return [{ path: '/notifications' }];
  },
  'GET /notifications/settings': ownAlone,
  'GET /notifications/unread': async ({ me, other }) => {
    await comment(other, await post(me));
    return [{ path: '/notifications/unread', shows: ({ unread }) => unread > 0 }];
  },
  'GET /people/hidden': async ({ me, other }) => {
    await server.as(me).put(`/api/people/${other.username}/mute`);
    // Whom one has blocked oneself one must find there: to unblock them.
    return [{ path: '/people/hidden', shows: ({ muted }) => muted.length > 0 }];
  },
  'GET /posts/:id': async ({ other, third }) => {
    const id = await post(other);
    return [{ path: `/posts/${id}` }, { path: `/posts/${await passOn(third, id)}` }];
  },
  'GET /posts/:id/comments': async ({ other, third }) => {
    const id = await post(third);
    const theirs = await comment(other, id);
    await comment(third, id, { context: `An answer to ${other.username}`, parent_id: theirs });
    return [{ path: `/posts/${id}/comments` }];
  },
  'GET /posts/:id/history': async ({ other }) => {
    const id = await post(other);
    await server.as(other).put(`/api/content/${id}`, { context: 'Other words' });
    return [{ path: `/posts/${id}/history` }];
  },
  'GET /profile': ownAlone,
  'GET /profile/:username': async ({ other, third }) => [
    // Who has blocked somebody still finds the name, and the button that ends it.
    { path: `/profile/${other.username}`, shows: ({ bio }) => typeof bio === 'string' },
    { path: `/profile/${third.username}`, shows: ({ mutual_friends }) => (mutual_friends?.count ?? 0) > 0 },
  ],
  'GET /push/devices': ownAlone,
  'GET /push/settings': ownAlone,
  'GET /remotes': noPeople,
  'GET /remotes/:name/compare': forKeepers,
  'GET /remotes/:name/tokens': forKeepers,
  'GET /remotes/:name/use': forKeepers,
  'GET /remotes/status': forKeepers,
  'GET /remotes/tokens': forKeepers,
  'GET /roles/mine': ownAlone,
  'GET /matches/:id': async ({ me, other }) => {
    const row = { slug: 'four-lamps', title: 'Four Lamps', url: '/lamps/' };
    await server.db('games').insert(row).onConflict('slug').ignore();
    const match = (await server.as(other).post<{ id: string }>('/api/games/four-lamps/matches')).body;
    await server.as(me).post(`/api/matches/${match.id}/join`);
    return [{ path: `/matches/${match.id}` }];
  },
  'GET /matches/:id/friends': async ({ me, other }) => {
    const row = { slug: 'four-lamps', title: 'Four Lamps', url: '/lamps/' };
    await server.db('games').insert(row).onConflict('slug').ignore();
    const match = (await server.as(me).post<{ id: string }>('/api/games/four-lamps/matches')).body;
    await server
      .db('hub_presence')
      .insert({ user_id: other.id, node: crypto.randomUUID(), seen_at: new Date() });
    return [{ path: `/matches/${match.id}/friends` }];
  },
  'GET /played': ownAlone,
  'GET /search/people': async ({ other }) => [{ path: `/search/people?q=${other.username}` }],
  'GET /search/posts': async ({ other }) => {
    await post(other);
    return [{ path: `/search/posts?q=${other.username}` }];
  },
  'GET /search/tags': async ({ other }) => {
    await post(other, { context: `#only${other.username}` });
    return [{ path: `/search/tags?q=only${other.username}` }];
  },
  'GET /setup': forKeepers,
  'GET /unsubscribe/:token': noPeople,
  'GET /live': forKeepers,
  'GET /settings': forKeepers,
  'GET /setup/invitations': forKeepers,
  'GET /settings/community': forKeepers,
  'GET /announcements': noPeople,
  'GET /brand': noPeople,
  'GET /announcements/all': forKeepers,
  'GET /placements': noPeople,
  'GET /placements/all': forKeepers,
  'GET /catalogue': forKeepers,
  'GET /catalogue/framing': forKeepers,
  'GET /live/lines': forKeepers,
  'GET /moderation/mine': ownAlone,
  'GET /moderation/held': forKeepers,
  'GET /moderation/queue': forKeepers,
  'GET /moderation/waiting': forKeepers,
  'GET /videos/uploads': ownAlone,
  'GET /moderation/rules': forKeepers,
  'GET /zones': noPeople,
  'GET /zones/friends': async ({ other }) => {
    const stay = { pass: crypto.randomUUID(), node: crypto.randomUUID(), zone: 'mermaid', copy: 9 };
    await server.db('zone_visits').insert({ ...stay, id: Number(other.id) % 200, user_id: other.id });
    return [{ path: '/zones/friends' }];
  },
  'GET /zones/looks': ownAlone,
  'GET /zones/made': async ({ other }) => {
    await zone(other);
    return [{ path: '/zones/made' }];
  },
  'GET /zones/notes': ownAlone,
  'GET /zones/scenes/:scene': noPeople,
  'GET /zones/voice': noPeople,
  'GET /zones/u/:slug': async ({ other }) => [{ path: `/zones/u/${await zone(other)}` }],
  'GET /zones/u/:slug/invitations': ownAlone,
  'GET /zones/u/:slug/knocks': async ({ me, other }) => {
    const slug = await zone(me, 'protected');
    await server.as(other).put(`/api/zones/u/${slug}/knock`);
    return [{ path: `/zones/u/${slug}/knocks` }];
  },
  'GET /zones/u/:slug/people': 'tells the owner whom they have let in or banned, so that they can change it',
  'GET /zones/u/:slug/revisions': ownAlone,
};

const asking = Object.entries(reads).filter(
  (entry): entry is [ReadName, Ask<ReadName>] => typeof entry[1] === 'function',
);

async function isSeen({ path, shows }: Question<ReadName>, { me, other }: Near): Promise<boolean> {
  const { status, body } = await server.as(me).get<CallAnswer<ReadName>>(`/api${path}`);
  if (status === 404) return false;
  expect([path, status]).toEqual([path, 200]);
  return shows ? shows(body) : JSON.stringify(body).includes(other.username);
}

const build = async (by: User, against: User) =>
  expect((await server.as(by).put(`/api/people/${against.username}/block`)).status).toBe(200);

it('knows every call that reads, so that no new one forgets the wall', () => {
  const names = Object.keys(calls).filter((name) => name.startsWith('GET '));
  expect(names.filter((name) => !(name in reads))).toEqual([]);
});

describe.each(['who has blocked somebody', 'who was blocked'] as const)('%s', (side) => {
  it.each(asking)('sees nothing of the other one in %s', async (_, ask) => {
    const near = await threeFriends(server);
    const questions = await ask(near);
    for (const question of questions)
      expect([question.path, await isSeen(question, near)]).toEqual([question.path, true]);
    const { me, other } = near;
    await (side === 'who was blocked' ? build(other, me) : build(me, other));
    for (const question of questions)
      expect([question.path, await isSeen(question, near)]).toEqual([question.path, false]);
  });

  it('reads in the announcements of a post what a third one said, and nothing of the other one', async () => {
    const near = await threeFriends(server);
    const id = await commented(near);
    const { me, other, third } = near;
    await (side === 'who was blocked' ? build(other, me) : build(me, other));
    const { body } = await server.as(me).get<CallAnswer<'GET /notifications'>>('/api/notifications');
    expect(body.items).toMatchObject([
      { kind: 'reaction', actor_count: 1, actors: [{ username: third.username }], stars: 4 },
      { kind: 'comment', actor_count: 1, actors: [{ username: third.username }], excerpt: wordsOf(third) },
    ]);
    expect(body.items.map(({ path }) => path)).toEqual([
      `/post/${id}`,
      expect.stringMatching(new RegExp(`^/post/${id}\\?comment=\\d+$`)),
    ]);
  });
});

it('a link to a post unfolds to what everybody may know, whoever looks: a page knows no reader', async () => {
  const { me, other } = await threeFriends(server);
  const [open, shut] = [await post(other), await post(other, { sharing: 2 })];
  await build(other, me);
  expect((await linkCardOf(server.db, `/post/${open}`, 'en'))?.description).toBe(wordsOf(other));
  expect(await linkCardOf(server.db, `/post/${shut}`, 'en')).toBeUndefined();
});
