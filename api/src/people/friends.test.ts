import type { Knex } from 'knex';
import type { CallAnswer, Friendship, PersonCard } from '@plaza/api-contract';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { lockPair } from './standing.ts';

const server = testPlaza();
afterEach(leaveHub);

type Standing = { username: string; friendship: Friendship; code: string };
const ask = async (from: User, to: string) => server.as(from).put<Standing>(`/api/friends/requests/${to}`);
const names = (people: PersonCard[]) => people.map(({ username }) => username);
const friendsOf = async (user: User) => {
  const { body } = await server.as(user).get<CallAnswer<'GET /friends'>>('/api/friends');
  return names(body.items);
};
const requestsOf = async (user: User) => {
  const { body } = await server.as(user).get<CallAnswer<'GET /friends/requests'>>('/api/friends/requests');
  return { incoming: names(body.incoming), outgoing: names(body.outgoing) };
};

describe('PUT /friends/requests/:username', () => {
  it('asks, and the other one accepts', async () => {
    const [a, b] = [await server.aUser({ username: 'ask-a' }), await server.aUser({ username: 'ask-b' })];
    expect((await ask(a, 'ASK-B')).body).toEqual({ username: 'ask-b', friendship: 'requested' });
    expect(await requestsOf(a)).toEqual({ incoming: [], outgoing: ['ask-b'] });
    expect(await requestsOf(b)).toEqual({ incoming: ['ask-a'], outgoing: [] });
    expect((await ask(b, 'ask-a')).body.friendship).toBe('friends');
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([['ask-b'], ['ask-a']]);
    expect(await requestsOf(b)).toEqual({ incoming: [], outgoing: [] });
  });

  it('asked twice is asked once, and asked of each other at once is friends', async () => {
    const [a, b] = [await server.aUser({ username: 'twice-a' }), await server.aUser({ username: 'twice-b' })];
    await Promise.all([ask(a, 'twice-b'), ask(a, 'twice-b'), ask(b, 'twice-a'), ask(b, 'twice-a')]);
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([['twice-b'], ['twice-a']]);
    expect((await ask(a, 'twice-b')).body.friendship).toBe('friends');
  });

  it('tells every device of both', async () => {
    const [a, b] = [await server.aUser({ username: 'tell-a' }), await server.aUser({ username: 'tell-b' })];
    const theirs = await joinHub(server.url, await server.bearerOf(b));
    await theirs.sync(null);
    await ask(a, 'tell-b');
    expect(await told(theirs, ['friendship'], 1)).toEqual([
      { user_id: a.id, username: 'tell-a', friendship: 'asked' },
    ]);
    expect(await told(theirs, ['notification'], 1)).toMatchObject([
      { unread: 1, notification: { kind: 'request', path: '/friends?tab=requests' } },
    ]);
  });

  it('is nothing for oneself, nor for a guest of the demo', async () => {
    const a = await server.aUser({ username: 'own-a' });
    expect((await ask(a, 'own-a')).body.code).toBe('friends.yourself');
    const guest = await server.aUser({ isGuest: true });
    expect(await ask(guest, 'own-a')).toMatchObject({ status: 403, body: { code: 'friends.not-for-demo' } });
    expect((await ask(a, guest.username)).status).toBe(404);
  });

  it('has an end: five thousand friends, and three hundred who have not answered yet', async () => {
    const [full, eager, a] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await server.db.raw(
      `with crowd as (
         insert into users (username, name, email, is_verified)
         select 'end-' || n, 'End', 'end-' || n || '@plaza.example', true from generate_series(1, 5000) n returning id
       ), asked as (insert into friend_requests (from_id, to_id) select :eager, id from crowd limit 300)
       insert into friendships (user_id, friend_id) select :full, id from crowd`,
      { full: full.id, eager: eager.id },
    );
    await ask(full, a.username);
    expect(await ask(a, full.username)).toMatchObject({ status: 409, body: { code: 'friends.too-many' } });
    expect(await ask(eager, a.username)).toMatchObject({
      status: 429,
      body: { code: 'friends.too-many-requests' },
    });
    expect((await ask(a, eager.username)).body.friendship).toBe('requested');
  });

  it('is three hundred times a day at most, also of people whom nobody waits for any more', async () => {
    const [eager, a, b] = [await server.aUser(), await server.aUser(), await server.aUser()];
    await ask(eager, a.username);
    await server.as(eager).delete(`/api/friends/requests/${a.username}`);
    // As if all the others of today had been asked and taken back as well.
    await server.db('account_tries').update({ tokens: 0 });
    expect(await ask(eager, b.username)).toMatchObject({
      status: 429,
      body: { code: 'friends.too-many-requests' },
    });
    server.clock.advance({ minutes: 5 });
    expect((await ask(eager, b.username)).body.friendship).toBe('requested');
  });

  it.each(['nobody-at-all', 'req-deleted', 'req-blocked'])('knows no %s', async (username) => {
    const a = await server.aUser();
    if (username === 'req-deleted') await server.aUser({ username, isDeleted: true });
    if (username === 'req-blocked') await server.aUser({ username, isBlocked: true });
    expect(await ask(a, username)).toMatchObject({ status: 404, body: { code: 'users.unknown' } });
  });

  it('asks a stranger to log in, and refuses a name longer than any', async () => {
    expect((await server.as(null).put('/api/friends/requests/amber')).status).toBe(401);
    expect((await ask(await server.aUser(), 'x'.repeat(61))).status).toBe(400);
  });
});

describe('DELETE /friends/requests/:username', () => {
  it('withdraws one’s own request and declines another’s', async () => {
    const [a, b] = [await server.aUser({ username: 'dec-a' }), await server.aUser({ username: 'dec-b' })];
    await ask(a, 'dec-b');
    expect((await server.as(a).delete('/api/friends/requests/dec-b')).body).toMatchObject({
      friendship: 'none',
    });
    await ask(a, 'dec-b');
    expect((await server.as(b).delete('/api/friends/requests/dec-a')).body).toMatchObject({
      friendship: 'none',
    });
    expect(await requestsOf(a)).toEqual({ incoming: [], outgoing: [] });
    expect((await server.as(b).get('/api/notifications')).body).toMatchObject({ items: [], unread: 0 });
  });

  it('does not end a friendship', async () => {
    const [a, b] = [await server.aUser({ username: 'keep-a' }), await server.aUser({ username: 'keep-b' })];
    await befriend(server.db, a, b);
    expect((await server.as(a).delete('/api/friends/requests/keep-b')).body).toMatchObject({
      friendship: 'friends',
    });
  });
});

describe('DELETE /friends/:username', () => {
  it('ends a friendship for both', async () => {
    const [a, b] = [await server.aUser({ username: 'end-a' }), await server.aUser({ username: 'end-b' })];
    await befriend(server.db, a, b);
    expect((await server.as(b).delete('/api/friends/end-a')).body).toEqual({
      username: 'end-a',
      friendship: 'none',
    });
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([[], []]);
    expect((await server.as(b).delete('/api/friends/end-a')).status).toBe(200);
  });
});

describe('GET /friends and /friends/of/:username', () => {
  it('lists by name, page by page, each friend once, with how near they are', async () => {
    const me = await server.aUser({ username: 'list-me' });
    const reader = await server.aUser({ username: 'list-reader' });
    for (let at = 0; at < 45; at += 1) {
      // Many of one name: the page must not end in the middle of them and lose some.
      const friend = await server.aUser({
        username: `list-${at}`,
        name: at % 2 ? 'same name' : `Name ${at}`,
      });
      await befriend(server.db, me, friend);
      if (at < 3) await befriend(server.db, reader, friend);
    }
    const first = await server.as(reader).get<CallAnswer<'GET /friends'>>('/api/friends/of/list-me');
    const second = await server
      .as(reader)
      .get<CallAnswer<'GET /friends'>>(`/api/friends/of/list-me?cursor=${first.body.next}`);
    const all = [...first.body.items, ...second.body.items];
    expect([first.body.items.length, second.body.items.length, second.body.next]).toEqual([40, 5, null]);
    expect(new Set(names(all)).size).toBe(45);
    expect(all.filter(({ friendship }) => friendship === 'friends')).toHaveLength(3);
    const sorted = all.map(({ name }) => name.toLowerCase());
    expect(sorted).toEqual(sorted.toSorted());
  });

  it('goes on behind who stood last on a page, whatever they are called since, or when they are gone', async () => {
    const me = await server.aUser();
    const friends: User[] = [];
    for (let at = 0; at < 42; at += 1) {
      friends.push(await server.aUser({ name: `Ärla ${String(at).padStart(2, '0')}` }));
      await befriend(server.db, me, friends[at] ?? me);
    }
    const page = (cursor = '') =>
      server.as(me).get<CallAnswer<'GET /friends'>>(`/api/friends${cursor && `?cursor=${cursor}`}`);
    const { next } = (await page()).body;
    const id = friends[39]?.id ?? '';
    await server.db('users').where({ id }).update({ name: 'Somebody who left' });
    await server.db('friendships').where({ friend_id: id }).delete();
    const rest = names((await page(next ?? '')).body.items);
    expect(rest).toEqual(friends.slice(40).map(({ username }) => username));
  });

  it.each(['abc', 'cG9zdDo0MQ', Buffer.from('friends:1:\0').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const answer = await server.as(await server.aUser()).get(`/api/friends?cursor=${cursor}`);
      expect(answer).toMatchObject({ status: 400, body: { fields: { 'query.cursor': expect.any(String) } } });
    },
  );

  it('is for members, and of people who are there', async () => {
    expect((await server.as(null).get('/api/friends')).status).toBe(401);
    expect((await server.as(await server.aUser()).get('/api/friends/of/nobody-at-all')).status).toBe(404);
  });
});

describe('GET /friends/suggestions', () => {
  it('names friends of friends, those with most in common first, and nobody twice or too near', async () => {
    const make = (username: string) => server.aUser({ username });
    const [me, one, two, both, single, asked, muted] = [
      await make('sug-me'),
      await make('sug-one'),
      await make('sug-two'),
      await make('sug-both'),
      await make('sug-single'),
      await make('sug-asked'),
      await make('sug-muted'),
    ];
    await befriend(server.db, me, one);
    await befriend(server.db, me, two);
    await befriend(server.db, one, two);
    for (const friend of [both, single, asked, muted]) await befriend(server.db, one, friend);
    await befriend(server.db, two, both);
    await ask(me, 'sug-asked');
    await server.as(me).put('/api/people/sug-muted/mute');
    const suggested = async () =>
      (await server.as(me).get<PersonCard[]>('/api/friends/suggestions')).body.map(
        ({ username, mutual_count }) => [username, mutual_count],
      );
    expect(await suggested()).toEqual([
      ['sug-both', 2],
      ['sug-single', 1],
    ]);
    await server.as(me).delete('/api/friends/suggestions/sug-both');
    expect(await suggested()).toEqual([['sug-single', 1]]);
  });

  it('is empty for who has no friends yet', async () => {
    expect((await server.as(await server.aUser()).get('/api/friends/suggestions')).body).toEqual([]);
    expect((await server.as(null).get('/api/friends/suggestions')).status).toBe(401);
  });
});

describe('PUT /people/:username/block', () => {
  it('puts up a wall in both directions and takes it down again', async () => {
    const [a, b] = [await server.aUser({ username: 'wall-a' }), await server.aUser({ username: 'wall-b' })];
    await befriend(server.db, a, b);
    expect((await server.as(a).put('/api/people/wall-b/block')).body).toEqual({
      username: 'wall-b',
      is_muted: false,
      is_blocked: true,
    });
    expect(await friendsOf(a)).toEqual([]);
    for (const [who, other] of [
      [a, 'wall-b'],
      [b, 'wall-a'],
    ] as const) {
      expect((await ask(who, other)).status).toBe(404);
      expect((await server.as(who).get(`/api/content/${other}`)).status).toBe(404);
      expect((await server.as(who).get(`/api/friends/of/${other}`)).status).toBe(404);
    }
    // Who was blocked cannot learn it by taking away a wall that is not theirs.
    expect((await server.as(b).delete('/api/people/wall-a/block')).status).toBe(404);
    expect((await server.as(a).get('/api/people/hidden')).body).toMatchObject({
      blocked: [{ username: 'wall-b' }],
    });
    expect((await server.as(a).delete('/api/people/wall-b/block')).body).toMatchObject({ is_blocked: false });
    expect((await ask(a, 'wall-b')).body.friendship).toBe('requested');
  });

  it('forgets what the other one has done', async () => {
    const [a, b] = [
      await server.aUser({ username: 'forget-a' }),
      await server.aUser({ username: 'forget-b' }),
    ];
    await ask(b, 'forget-a');
    expect((await server.as(a).get('/api/notifications/unread')).body).toEqual({ unread: 1 });
    await server.as(a).put('/api/people/forget-b/block');
    expect((await server.as(a).get('/api/notifications')).body).toEqual({ items: [], next: null, unread: 0 });
    expect(await requestsOf(b)).toEqual({ incoming: [], outgoing: [] });
  });

  it('blocks two who block each other until both take it back', async () => {
    const [a, b] = [await server.aUser({ username: 'both-a' }), await server.aUser({ username: 'both-b' })];
    // At once: to who comes a moment later the other one is not there any more.
    const blocking = await server.db.transaction(async (db) => {
      await lockPair(db, a.id, b.id);
      const both = [
        server.as(a).put('/api/people/both-b/block'),
        server.as(b).put('/api/people/both-a/block'),
      ];
      await somebodyWaits(server.db, 2);
      return { both };
    });
    expect((await Promise.all(blocking.both)).map(({ status }) => status)).toEqual([200, 200]);
    await server.as(a).delete('/api/people/both-b/block');
    expect((await ask(a, 'both-b')).status).toBe(404);
  });
});

describe('two who change how they stand at once', () => {
  it.each(['declined', 'withdrawn'])(
    'a request that was %s while it was accepted is over, and nobody has asked anew',
    async (ending) => {
      const [a, b] = [await server.aUser(), await server.aUser()];
      await ask(a, b.username);
      const [by, of] = ending === 'declined' ? [b, a] : [a, b];
      const answers = await Promise.all([
        server.as(by).delete<Standing>(`/api/friends/requests/${of.username}`),
        server.as(b).put<Standing>(`/api/friends/requests/${a.username}?only=accept`),
      ]);
      for (const { status } of answers) expect(status).toBe(200);
      const isAccepted = (await friendsOf(a)).length > 0;
      expect(await friendsOf(a)).toEqual(isAccepted ? [b.username] : []);
      expect(await friendsOf(b)).toEqual(isAccepted ? [a.username] : []);
      for (const one of [a, b]) expect(await requestsOf(one)).toEqual({ incoming: [], outgoing: [] });
      // Whoever was first: what is over is accepted no more.
      await server.as(b).delete(`/api/friends/${a.username}`);
      const late = await server.as(b).put<Standing>(`/api/friends/requests/${a.username}?only=accept`);
      expect(late.body.friendship).toBe('none');
      expect(await requestsOf(b)).toEqual({ incoming: [], outgoing: [] });
    },
  );

  /** Whoever holds the pair commits only when the other call waits for it. */
  async function whileHeld(act: () => Promise<{ status: number }>, hold: (db: Knex) => Promise<unknown>) {
    let answer: Promise<{ status: number }> | undefined;
    await server.db.transaction(async (db) => {
      await hold(db);
      answer = act();
      for (;;) {
        const { rows } = await server.db.raw(
          `select from pg_locks where locktype = 'advisory' and not granted`,
        );
        if (rows.length > 0) return;
      }
    });
    return answer;
  }

  it.each(['PUT', 'DELETE'])(
    'find no request through a wall that was put up meanwhile: %s',
    async (method) => {
      const [me, other] = [await server.aUser(), await server.aUser()];
      const path = `/api/friends/requests/${other.username}`;
      const client = server.as(me);
      await client.get('/api/friends');
      const answer = await whileHeld(
        () => (method === 'PUT' ? client.put(path) : client.delete(path)),
        async (db) => {
          await lockPair(db, other.id, me.id);
          await db('blocks').insert({ user_id: other.id, other_id: me.id });
        },
      );
      expect(answer?.status).toBe(404);
      expect(await server.db('friend_requests').where({ from_id: me.id })).toEqual([]);
      expect(await server.db('notifications').where({ user_id: other.id })).toEqual([]);
    },
  );
});
