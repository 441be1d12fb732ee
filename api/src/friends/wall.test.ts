import { calls, type CallAnswer, type CallName, type Comment, type FeedItem } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { linkCardOf } from '../pages/linkCards.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { estrange, threeFriends, wordsOf, type Near } from './testing/threeFriends.ts';

const house = testPlaza();

type ReadName = Extract<CallName, `GET ${string}`>;

interface Question<Name extends ReadName> {
  path: string;
  /** Whether an answer shows something of the other one; that it names them, unless said. */
  shows?: (answer: CallAnswer<Name>) => boolean;
}

/** Brings about that there is something of the other one to be seen, and says where. */
type Ask<Name extends ReadName> = (near: Near) => Promise<Question<Name>[]>;

const post = async (author: User, more: Parameters<typeof aPost>[2] = {}) =>
  (await aPost(house, author, { context: wordsOf(author), ...more })).ID;
const passOn = async (by: User, id: string) =>
  (await house.as(by).post<{ post: FeedItem }>(`/api/posts/${id}/repost`, { context: 'Look at this' })).body
    .post.ID;
const comment = async (by: User, id: string, more: object = {}) =>
  (await house.as(by).post<Comment>(`/api/posts/${id}/comments`, { context: wordsOf(by), ...more })).body.id;
/** A post of one's own to which a third one has said something, and then the other one. */
const commented = async ({ me, other, third }: Near) => {
  const id = await post(me);
  for (const by of [third, other]) {
    await comment(by, id);
    await house.as(by).put(`/api/posts/${id}/reaction`, { stars: 4, emoji: null });
  }
  return id;
};
const ownAlone = 'tells a member of nobody but themselves';
const noPeople = 'tells of no people';

// A call that reads stands here before anybody can ship it: with what it could show of another person, or with the
// reason why it shows nobody.
const reads: { [Name in ReadName]: Ask<Name> | string } = {
  'GET /account': ownAlone,
  'GET /account/export': async ({ me, other }) => {
    await house.as(me).put(`/api/people/${other.username}/mute`);
    const shows = (answer: Record<string, unknown>) =>
      [answer['friends'], answer['muted'], answer['friend_requests']].flat().includes(other.username);
    return [{ path: '/account/export', shows }];
  },
  'GET /auth/oauth': noPeople,
  'GET /auth/oauth/callback': noPeople,
  'GET /auth/passkeys': ownAlone,
  'GET /auth/providers': noPeople,
  'GET /auth/sessions': ownAlone,
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
    const { cursor } = await aPost(house, me);
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
  'GET /fetch': noPeople,
  'GET /friends': async () => [{ path: '/friends' }],
  'GET /friends/of/:username': async ({ other, third }) => [
    { path: `/friends/of/${third.username}` },
    { path: `/friends/of/${other.username}`, shows: ({ items }) => items.length > 0 },
  ],
  'GET /friends/requests': async ({ me, other }) => {
    await estrange(house, me, other);
    await house.as(other).put(`/api/friends/requests/${me.username}`);
    return [{ path: '/friends/requests' }];
  },
  'GET /friends/suggestions': async ({ me, other }) => {
    await estrange(house, me, other);
    return [{ path: '/friends/suggestions' }];
  },
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
    await house.as(me).put(`/api/people/${other.username}/mute`);
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
    await house.as(other).put(`/api/content/${id}`, { context: 'Other words' });
    return [{ path: `/posts/${id}/history` }];
  },
  'GET /profile': ownAlone,
  'GET /profile/:username': async ({ other, third }) => [
    // Who has blocked somebody still finds the name, and the button that ends it.
    { path: `/profile/${other.username}`, shows: ({ bio }) => typeof bio === 'string' },
    { path: `/profile/${third.username}`, shows: ({ mutual_friends }) => (mutual_friends?.count ?? 0) > 0 },
  ],
  'GET /remotes': noPeople,
  'GET /remotes/status': 'is for administrators, who see everybody',
  'GET /remotes/stream': noPeople,
  'GET /reports': 'is for administrators, who see everybody',
  'GET /search/people': async ({ other }) => [{ path: `/search/people?q=${other.username}` }],
  'GET /search/posts': async ({ other }) => {
    await post(other);
    return [{ path: `/search/posts?q=${other.username}` }];
  },
  'GET /search/tags': async ({ other }) => {
    await post(other, { context: `#only${other.username}` });
    return [{ path: `/search/tags?q=only${other.username}` }];
  },
  'GET /zones': noPeople,
};

const asking = Object.entries(reads).filter(
  (entry): entry is [ReadName, Ask<ReadName>] => typeof entry[1] === 'function',
);

async function isSeen({ path, shows }: Question<ReadName>, { me, other }: Near): Promise<boolean> {
  const { status, body } = await house.as(me).get<CallAnswer<ReadName>>(`/api${path}`);
  if (status === 404) return false;
  expect([path, status]).toEqual([path, 200]);
  return shows ? shows(body) : JSON.stringify(body).includes(other.username);
}

const build = async (by: User, against: User) =>
  expect((await house.as(by).put(`/api/people/${against.username}/block`)).status).toBe(200);

it('knows every call that reads, so that no new one forgets the wall', () => {
  const names = Object.keys(calls).filter((name) => name.startsWith('GET '));
  expect(names.filter((name) => !(name in reads))).toEqual([]);
});

describe.each(['who has blocked somebody', 'who was blocked'] as const)('%s', (side) => {
  it.each(asking)('sees nothing of the other one in %s', async (_, ask) => {
    const near = await threeFriends(house);
    const questions = await ask(near);
    for (const question of questions)
      expect([question.path, await isSeen(question, near)]).toEqual([question.path, true]);
    const { me, other } = near;
    await (side === 'who was blocked' ? build(other, me) : build(me, other));
    for (const question of questions)
      expect([question.path, await isSeen(question, near)]).toEqual([question.path, false]);
  });

  it('reads in the news of a post what a third one said, and nothing of the other one', async () => {
    const near = await threeFriends(house);
    const id = await commented(near);
    const { me, other, third } = near;
    await (side === 'who was blocked' ? build(other, me) : build(me, other));
    const { body } = await house.as(me).get<CallAnswer<'GET /notifications'>>('/api/notifications');
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
  const { me, other } = await threeFriends(house);
  const [open, shut] = [await post(other), await post(other, { sharing: 2 })];
  await build(other, me);
  expect((await linkCardOf(house.db, `/post/${open}`, 'en'))?.description).toBe(wordsOf(other));
  expect(await linkCardOf(house.db, `/post/${shut}`, 'en')).toBeUndefined();
});
