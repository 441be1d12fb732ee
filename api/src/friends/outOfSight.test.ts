import { calls, type CallName, type Comment } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { estrange, threeFriends } from './testing/threeFriends.ts';

const house = testPlaza();

type Method = 'POST' | 'PUT' | 'DELETE';
type TouchName = Extract<CallName, `${Method} ${string}:${string}`>;

/** What a call touches, with what it is sent; or why that is nobody else's. */
type Touch = { of: 'post' | 'comment' | 'person'; body?: object } | string;

const ofPost = (body?: object): Touch => ({ of: 'post', ...(body ? { body } : {}) });
const ofComment = (body?: object): Touch => ({ of: 'comment', ...(body ? { body } : {}) });
const ofPerson = (body?: object): Touch => ({ of: 'person', ...(body ? { body } : {}) });
const ownAlone = 'is one’s own or not there: its own tests say so';
const forKeepers = 'is for administrators or deploy tokens';
const report = { reason: 'spam' };

// What one may not see one cannot touch either, and a refusal must not tell that it is there. A call that names
// something stands here before anybody can ship it.
const touches: Record<TouchName, Touch> = {
  'DELETE /auth/passkeys/:id': ownAlone,
  'DELETE /auth/sessions/:id': ownAlone,
  'DELETE /comments/:id': ofComment(),
  'DELETE /content/:id': ofPost(),
  'DELETE /friends/:username': ofPerson(),
  'DELETE /friends/requests/:username': ofPerson(),
  'DELETE /friends/suggestions/:username': ofPerson(),
  'DELETE /media/:id': ownAlone,
  'DELETE /people/:username/block': ofPerson(),
  'DELETE /people/:username/mute': ofPerson(),
  'DELETE /posts/:id/hidden': ofPost(),
  'POST /comments/:id/report': ofComment(report),
  'POST /people/:username/report': ofPerson(report),
  'POST /posts/:id/comments': ofPost({ context: 'Hello?' }),
  'POST /posts/:id/report': ofPost(report),
  'POST /posts/:id/repost': ofPost({ context: 'Look' }),
  'POST /posts/:id/restore': ofPost(),
  'POST /posts/:id/share': ofPost(),
  'POST /remotes/:name/activate': forKeepers,
  'POST /remotes/:name/kill': forKeepers,
  'POST /remotes/:name/rollback': forKeepers,
  'POST /remotes/:name/tokens': forKeepers,
  'POST /remotes/:name/tokens/revoke': forKeepers,
  'POST /remotes/:name/versions': forKeepers,
  'POST /reports/:id/settle': forKeepers,
  'PUT /auth/passkeys/:id': ownAlone,
  'PUT /comments/:id': ofComment({ context: 'Other words' }),
  'PUT /content/:id': ofPost({ context: 'Other words' }),
  'PUT /friends/requests/:username': ofPerson(),
  'PUT /media/:id': ownAlone,
  'PUT /people/:username/block': ofPerson(),
  'PUT /people/:username/mute': ofPerson(),
  'PUT /posts/:id/hidden': ofPost(),
  'PUT /posts/:id/reaction': ofPost({ stars: 1, emoji: null }),
};

type Touching = [name: TouchName, touch: Exclude<Touch, string>];
const touching = Object.entries(touches).filter(
  (entry): entry is Touching => typeof entry[1] !== 'string',
) as Touching[];

interface Theirs {
  post: string;
  comment: string;
  person: string;
}

/** What somebody has written, and where they are. */
async function written(author: User, sharing: 1 | 2): Promise<Theirs> {
  const { ID } = await aPost(house, author, { sharing });
  const said = await house.as(author).post<Comment>(`/api/posts/${ID}/comments`, { context: 'And this' });
  return { post: ID, comment: said.body.id, person: author.username };
}

/** Another person tries. */
async function tries(name: TouchName, { of, body }: Exclude<Touch, string>, by: User, theirs: Theirs) {
  const [method = '', path = ''] = name.split(' ');
  const at = `/api${path.replace(/:\w+/, theirs[of])}`;
  const ways = { POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
  return house.as(by)[ways[method as Method]]<{ code: string }>(at, body);
}

/** All that could have changed by a try. */
const everything = async () =>
  Promise.all(
    [
      'posts',
      'comments',
      'reactions',
      'post_shares',
      'hidden_posts',
      'reports',
      'friendships',
      'friend_requests',
      'mutes',
      'not_suggested',
      'notifications',
    ].map(async (table) => [table, await house.db(table).select('*')]),
  );

it('knows every call that names something, so that no new one forgets', () => {
  const names = Object.keys(calls).filter((name) => /^(POST|PUT|DELETE) .*:/.test(name));
  expect(names.filter((name) => !(name in touches))).toEqual([]);
});

it.each(touching.filter(([, { of }]) => of !== 'person'))(
  '[6-3] %s finds nothing where the post is for the friends of somebody else',
  async (name, touch) => {
    const { me, other } = await threeFriends(house);
    await estrange(house, me, other);
    const theirs = await written(other, 2);
    const before = await everything();
    expect((await tries(name, touch, me, theirs)).status).toBe(404);
    expect(await everything()).toEqual(before);
  },
);

it.each(touching)('%s finds nothing of who has put up a wall', async (name, touch) => {
  const { me, other } = await threeFriends(house);
  const theirs = await written(other, 1);
  await house.as(other).put(`/api/people/${me.username}/block`);
  const before = await everything();
  expect((await tries(name, touch, me, theirs)).status).toBe(404);
  expect(await everything()).toEqual(before);
});

// Blocking again and unblocking is what the one who built the wall may do.
it.each(touching.filter(([name]) => !name.endsWith('/block')))(
  '%s finds nothing behind one’s own wall',
  async (name, touch) => {
    const { me, other } = await threeFriends(house);
    const theirs = await written(other, 1);
    await house.as(me).put(`/api/people/${other.username}/block`);
    const { status } = await tries(name, touch, me, theirs);
    // Whom one has blocked one can still tell of; and muting changes nothing until the wall is gone.
    const isForBuilders = name.endsWith('/mute') || name === 'POST /people/:username/report';
    expect(status).toBe(isForBuilders ? 200 : 404);
  },
);
