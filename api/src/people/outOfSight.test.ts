import { calls, type CallName, type Comment } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { estrange, threeFriends } from '../friends/testing/threeFriends.ts';

const server = testPlaza();

type Method = 'POST' | 'PUT' | 'DELETE';
type TouchName = Extract<CallName, `${Method} ${string}:${string}`>;

/** What a call touches, with what it is sent; or why that is nobody else's. */
type Touch = { of: 'post' | 'comment' | 'person'; body?: object } | string;

const ofPost = (body?: object): Touch => ({ of: 'post', ...(body ? { body } : {}) });
const ofComment = (body?: object): Touch => ({ of: 'comment', ...(body ? { body } : {}) });
const ofPerson = (body?: object): Touch => ({ of: 'person', ...(body ? { body } : {}) });
const ownAlone = 'is one’s own or not there: its own tests say so';
const membersAlone = 'is refused to who is not in the chat, whether it is there or not: its own tests say so';
const byItsSecret = 'names what nobody knows but its device';
const forKeepers = 'is for administrators or deploy tokens';
const ofGame = 'games are the same for everybody, and the favourites are one’s own';
const ofZone = 'is of a zone, which is there for whoever may see its owner: the wall says so';
const byItsLink =
  'names what nobody knows but who was given its link; people behind a wall are not shown there';
const report = { reason: 'spam' };

// What one may not see one cannot touch either, and a refusal must not tell that it is there. A call that names
// something stands here before anybody can ship it.
const touches: Record<TouchName, Touch> = {
  'DELETE /auth/passkeys/:id': ownAlone,
  'DELETE /auth/sessions/:id': ownAlone,
  'DELETE /chat/blobs/:id': membersAlone,
  'DELETE /comments/:id': ofComment(),
  'DELETE /content/:id': ofPost(),
  'DELETE /fav/:gameId': ofGame,
  'DELETE /conversations/:id/members/:userId': membersAlone,
  'DELETE /device_api/v1/instances/:instance/devices/web/:deviceId': byItsSecret,
  'DELETE /device_api/v1/instances/:instance/devices/web/:deviceId/interests/:interest': byItsSecret,
  'DELETE /friends/:username': ofPerson(),
  'DELETE /friends/requests/:username': ofPerson(),
  'DELETE /friends/suggestions/:username': ofPerson(),
  'DELETE /keys/copies/:way': ownAlone,
  'DELETE /keys/devices/:id': ownAlone,
  'DELETE /keys/links/:id': ownAlone,
  'DELETE /media/:id': ownAlone,
  'DELETE /monitor/:userId': forKeepers,
  'DELETE /monitor/sessions/:id': forKeepers,
  'DELETE /people/:username/block': ofPerson(),
  'DELETE /people/:username/mute': ofPerson(),
  'DELETE /posts/:id/hidden': ofPost(),
  'DELETE /push/devices/:deviceId': ownAlone,
  'POST /comments/:id/report': ofComment(report),
  'POST /fav/:gameId': ofGame,
  'POST /games/:id/runs': ofGame,
  'POST /games/:id/matches': ofGame,
  'POST /matches/:id/begin': byItsLink,
  'POST /matches/:id/join': byItsLink,
  'POST /matches/:id/rematch': byItsLink,
  'PUT /matches/:id/invitations/:username': byItsLink,
  'POST /conversations/:id/accept': membersAlone,
  'POST /conversations/:id/decline': membersAlone,
  'POST /conversations/:id/epochs': membersAlone,
  'POST /conversations/:id/epochs/:n/wraps': membersAlone,
  'DELETE /conversations/:id/epochs/:n/wraps/:keyId': membersAlone,
  'POST /conversations/:id/members': membersAlone,
  'POST /conversations/:id/report': membersAlone,
  'POST /device_api/v1/instances/:instance/devices/web': byItsSecret,
  'POST /device_api/v1/instances/:instance/devices/web/:deviceId/interests/:interest': byItsSecret,
  'POST /investor/campaigns/:id/state': forKeepers,
  'POST /investor/deliveries/:id/settle': forKeepers,
  'POST /monitor/edit/:id': forKeepers,
  'POST /monitor/restore/:id': forKeepers,
  'POST /people/:username/report': ofPerson(report),
  'POST /posts/:id/comments': ofPost({ context: 'Hello?' }),
  'POST /posts/:id/report': ofPost(report),
  'POST /posts/:id/repost': ofPost({ context: 'Look' }),
  'POST /posts/:id/restore': ofPost(),
  'POST /posts/:id/share': ofPost(),
  'POST /push/devices/:deviceId/test': ownAlone,
  'POST /remotes/:name/activate': forKeepers,
  'POST /remotes/:name/kill': forKeepers,
  'POST /remotes/:name/rollback': forKeepers,
  'POST /remotes/:name/tokens': forKeepers,
  'POST /remotes/:name/tokens/revoke': forKeepers,
  'POST /remotes/:name/versions': forKeepers,
  'POST /remotes/tokens/:id/revoke': forKeepers,
  'DELETE /announcements/:id': forKeepers,
  'PUT /placements/:id': forKeepers,
  'PUT /settings/logo/:theme': forKeepers,
  'DELETE /settings/logo/:theme': forKeepers,
  'DELETE /setup/invitations/:id': forKeepers,
  'DELETE /placements/:id': forKeepers,
  'PUT /catalogue/games/:id': forKeepers,
  'PUT /catalogue/videos/:id': forKeepers,
  'POST /moderation/people/:username/decide': forKeepers,
  'POST /placements/:id/count': 'is the same for everybody, and keeps nobody',
  'POST /unsubscribe/:token': 'is open to whoever holds the mail',
  'PUT /auth/passkeys/:id': ownAlone,
  'PUT /comments/:id': ofComment({ context: 'Other words' }),
  'PUT /content/:id': ofPost({ context: 'Other words' }),
  'PUT /conversations/:id/marks': membersAlone,
  'PUT /conversations/:id/members/:userId': membersAlone,
  'PUT /conversations/:id/options': membersAlone,
  'PUT /conversations/:id/timer': membersAlone,
  'PUT /conversations/:id/title': membersAlone,
  'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/interests': byItsSecret,
  'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/metadata': byItsSecret,
  'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/user': byItsSecret,
  'PUT /friends/requests/:username': ofPerson(),
  'PUT /keys/links/:id/answer': ownAlone,
  'PUT /keys/links/:id/reveal': ownAlone,
  'PUT /keys/links/:id/root': ownAlone,
  'PUT /media/:id': ownAlone,
  'PUT /people/:username/block': ofPerson(),
  'PUT /people/:username/mute': ofPerson(),
  'PUT /posts/:id/hidden': ofPost(),
  'PUT /posts/:id/reaction': ofPost({ stars: 1, emoji: null }),
  'DELETE /videos/:id': ownAlone,
  'PUT /videos/:id/captions': ownAlone,
  'PUT /videos/:id/view': 'is not there for whoever may not see its post: its own tests say so',
  'DELETE /zones/u/:slug': ofZone,
  'DELETE /zones/u/:slug/bans/:username': ofZone,
  'DELETE /zones/u/:slug/invitations/:id': ofZone,
  'DELETE /zones/u/:slug/people/:username': ofZone,
  'POST /zones/u/:slug/invitations': ofZone,
  'POST /zones/u/:slug/remix': ofZone,
  'POST /zones/u/:slug/revisions/:id/restore': ofZone,
  'PUT /zones/u/:slug': ofZone,
  'PUT /zones/u/:slug/bans/:username': ofZone,
  'PUT /zones/u/:slug/invited': ofZone,
  'PUT /zones/u/:slug/knock': ofZone,
  'PUT /zones/u/:slug/knocks/:username': ofZone,
  'PUT /zones/u/:slug/recipe': ofZone,
  'POST /moderation/decisions/:id/appeal': ownAlone,
  'DELETE /moderation/rules/:id': forKeepers,
  'POST /moderation/held/:id/decide': forKeepers,
  'POST /moderation/decisions/:id/rule': forKeepers,
  'POST /moderation/reports/:id/decide': forKeepers,
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
  const { ID } = await aPost(server, author, { sharing });
  const said = await server.as(author).post<Comment>(`/api/posts/${ID}/comments`, { context: 'And this' });
  return { post: ID, comment: said.body.id, person: author.username };
}

/** Another person tries. */
async function tries(name: TouchName, { of, body }: Exclude<Touch, string>, by: User, theirs: Theirs) {
  const [method = '', path = ''] = name.split(' ');
  const at = `/api${path.replace(/:\w+/, theirs[of])}`;
  const ways = { POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
  return server.as(by)[ways[method as Method]]<{ code: string }>(at, body);
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
    ].map(async (table) => [table, await server.db(table).select('*')]),
  );

it('knows every call that names something, so that no new one forgets', () => {
  const names = Object.keys(calls).filter((name) => /^(POST|PUT|DELETE) .*:/.test(name));
  expect(names.filter((name) => !(name in touches))).toEqual([]);
});

it.each(touching.filter(([, { of }]) => of !== 'person'))(
  '[6-3] %s finds nothing where the post is for the friends of somebody else',
  async (name, touch) => {
    const { me, other } = await threeFriends(server);
    await estrange(server, me, other);
    const theirs = await written(other, 2);
    const before = await everything();
    expect((await tries(name, touch, me, theirs)).status).toBe(404);
    expect(await everything()).toEqual(before);
  },
);

it.each(touching)('%s finds nothing of who has put up a wall', async (name, touch) => {
  const { me, other } = await threeFriends(server);
  const theirs = await written(other, 1);
  await server.as(other).put(`/api/people/${me.username}/block`);
  const before = await everything();
  expect((await tries(name, touch, me, theirs)).status).toBe(404);
  expect(await everything()).toEqual(before);
});

// Blocking again and unblocking is what the one who built the wall may do.
it.each(touching.filter(([name]) => !name.endsWith('/block')))(
  '%s finds nothing behind one’s own wall',
  async (name, touch) => {
    const { me, other } = await threeFriends(server);
    const theirs = await written(other, 1);
    await server.as(me).put(`/api/people/${other.username}/block`);
    const { status } = await tries(name, touch, me, theirs);
    // Whom one has blocked one can still tell of; and muting changes nothing until the wall is gone.
    const isForBuilders = name.endsWith('/mute') || name === 'POST /people/:username/report';
    expect(status).toBe(isForBuilders ? 200 : 404);
  },
);
