import type { CallAnswer, Match, MatchFriend } from '@plaza/api-contract';
import { befriend } from '../friends/testing/befriend.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
afterEach(leaveHub);

beforeEach(async () => {
  const row = { slug: 'four-lamps', title: 'Four Lamps', url: '/framed/mf-games/four-lamps/' };
  await server.db('games').insert(row).onConflict('slug').ignore();
});

const open = async (user: User) => (await server.as(user).post<Match>('/api/games/four-lamps/matches')).body;
const toAsk = async (user: User, id: string) =>
  (await server.as(user).get<MatchFriend[]>(`/api/matches/${id}/friends`)).body;
const ask = (user: User, id: string, { username }: { username: string }) =>
  server.as(user).put(`/api/matches/${id}/invitations/${username}`);
const newsOf = async (user: User) =>
  (await server.as(user).get<CallAnswer<'GET /notifications'>>('/api/notifications')).body;
const comesOnline = async (user: User) => joinHub(server.url, await server.bearerOf(user));

/** Somebody with an open match, and a friend of theirs. */
async function hostAndFriend() {
  const [host, friend] = [await server.aUser({ name: 'Host Hana' }), await server.aUser()];
  await befriend(server.db, host, friend);
  return { host, friend, id: (await open(host)).id };
}

describe('[1-5] friends who may be asked to a match', () => {
  it('are those who are online, and not in it', async () => {
    const { host, friend, id } = await hostAndFriend();
    const [away, stranger] = [await server.aUser(), await server.aUser()];
    await befriend(server.db, host, away);
    await comesOnline(stranger);
    expect(await toAsk(host, id)).toEqual([]);
    await comesOnline(friend);
    const { id: friendId, name, username } = friend;
    expect(await toAsk(host, id)).toEqual([{ id: friendId, name, username, profile: null, invited: false }]);
    await server.as(friend).post(`/api/matches/${id}/join`);
    expect(await toAsk(host, id)).toEqual([]);
  });

  it('are shown to who takes part, of a match that is there', async () => {
    const { friend, id } = await hostAndFriend();
    expect(await server.as(friend).get(`/api/matches/${id}/friends`)).toMatchObject({
      status: 403,
      body: { code: 'games.not-in-match' },
    });
    expect((await server.as(friend).get('/api/matches/aaaaaaaaaa/friends')).status).toBe(404);
    expect((await server.as(null).get(`/api/matches/${id}/friends`)).status).toBe(401);
  });
});

describe('[1-5] an invitation to a match', () => {
  it('comes as a notification that leads to it, once', async () => {
    const { host, friend, id } = await hostAndFriend();
    await comesOnline(friend);
    const answer = { status: 200, body: { username: friend.username, invited: true } };
    expect(await ask(host, id, friend)).toMatchObject(answer);
    expect(await newsOf(friend)).toMatchObject({
      unread: 1,
      items: [
        {
          kind: 'match-invite',
          path: `/play/match/${id}`,
          excerpt: 'Four Lamps',
          actors: [{ name: 'Host Hana' }],
        },
      ],
    });
    await server.as(friend).put('/api/notifications/read', {});
    expect(await ask(host, id, friend)).toMatchObject(answer);
    expect((await newsOf(friend)).unread).toBe(0);
    expect(await toAsk(host, id)).toMatchObject([{ username: friend.username, invited: true }]);
  });

  it('leads to the games once its match is gone', async () => {
    const { host, friend, id } = await hostAndFriend();
    await ask(host, id, friend);
    await server.db('matches').where({ id }).delete();
    expect((await newsOf(friend)).items).toMatchObject([{ path: '/games', excerpt: null }]);
  });

  it('is for friends, who are there for the one who asks', async () => {
    const { host, friend, id } = await hostAndFriend();
    const stranger = await server.aUser();
    expect(await ask(host, id, stranger)).toMatchObject({
      status: 403,
      body: { code: 'games.friends-only' },
    });
    expect(await ask(host, id, { username: 'nobody-at-all' })).toMatchObject({ status: 404 });
    await server.as(friend).put(`/api/people/${host.username}/block`);
    expect(await ask(host, id, friend)).toMatchObject({ status: 404, body: { code: 'users.unknown' } });
    expect((await newsOf(friend)).items).toEqual([]);
  });

  it('says nothing to who has muted the other, and tells nobody that they have', async () => {
    const { host, friend, id } = await hostAndFriend();
    await server.as(friend).put(`/api/people/${host.username}/mute`);
    expect(await ask(host, id, friend)).toMatchObject({ status: 200, body: { invited: true } });
    expect((await newsOf(friend)).unread).toBe(0);
  });

  it('is for a match that waits, from one who takes part', async () => {
    const { host, friend, id } = await hostAndFriend();
    const late = await server.aUser();
    await befriend(server.db, host, late);
    expect(await ask(friend, id, host)).toMatchObject({ status: 403, body: { code: 'games.not-in-match' } });
    await server.as(friend).post(`/api/matches/${id}/join`);
    expect(await ask(host, id, late)).toMatchObject({ status: 409, body: { code: 'games.match-begun' } });
    expect((await ask(host, 'aaaaaaaaaa', late)).status).toBe(404);
    expect((await server.as(null).put(`/api/matches/${id}/invitations/${late.username}`)).status).toBe(401);
  });

  it('says nothing to who is in it already', async () => {
    const { host, friend, id } = await hostAndFriend();
    const part = { match_id: id, player: 1, user_id: friend.id, here_at: server.clock.now() };
    await server.db('match_players').insert(part);
    expect(await ask(host, id, friend)).toMatchObject({ status: 200, body: { invited: true } });
    expect((await newsOf(friend)).items).toEqual([]);
  });

  it('reaches the same friend five times an hour at most', async () => {
    const { host, friend } = await hostAndFriend();
    for (let time = 0; time < 4; time++)
      expect((await ask(host, (await open(host)).id, friend)).status).toBe(200);
    const ids = [];
    for (let time = 0; time < 4; time++) ids.push((await open(host)).id);
    const answers = await Promise.all(ids.map((one) => ask(host, one, friend)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
    const { id } = await open(host);
    expect(await ask(host, id, friend)).toMatchObject({
      status: 429,
      body: { code: 'games.too-many-invitations' },
    });
    server.clock.advance({ minutes: 61 });
    expect((await ask(host, id, friend)).status).toBe(200);
  });
});
