import { randomUUID } from 'node:crypto';
import type { Board, FavoriteGame, GameRun, ScoreStanding } from '@plaza/api-contract';
import { playedClockwork } from '@plaza/arcade/testing';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { replayInTurn } from './judgeRun.ts';

const server = testPlaza();
let clockwork: string;

beforeEach(async () => {
  await server.db('games').delete();
  const row = { slug: 'clockwork', title: 'Clockwork', url: '/framed/mf-games/clockwork/' };
  [{ id: clockwork }] = (await server.db('games').insert(row).returning('id')).map(({ id }) => ({
    id: String(id),
  })) as [{ id: string }];
});

const begin = async (user: User, daily = false) =>
  (await server.as(user).post<GameRun>(`/api/games/${clockwork}/runs`, { daily })).body;
const bring = (user: User, token: string, told: object) =>
  server.as(user).post<ScoreStanding>('/api/scores', { token, ...told });
const board = async (user: User, span: string) =>
  (await server.as(user).get<Board>(`/api/games/${clockwork}/board?span=${span}`)).body;

/** A whole run by the bot, in the time that it takes. */
async function play(user: User, { daily = false, skill = 'careful' as 'careful' | 'careless' } = {}) {
  const run = await begin(user, daily);
  const told = playedClockwork(run.seed, skill);
  server.clock.advance({ seconds: told.ticks / 60 });
  return { told, answer: await bring(user, run.token, told) };
}

describe('a run', () => {
  it('counts when the server comes to the same end from its seed and its log', async () => {
    const me = await server.aUser();
    const { told, answer } = await play(me);
    expect(answer).toMatchObject({
      status: 200,
      body: { ranked: true, best: told.value, today: told.value, rank: 1, toNext: null },
    });
  });

  it.each([
    ['a score that nobody played', { value: 99_999 }],
    ['another end', { hash: '00000000' }],
    ['a log that is none', { log: 'AAAA' }],
    ['a log cut short', { log: 'AQAA' }],
  ])('with %s is kept, and shown nowhere', async (_, lie) => {
    const me = await server.aUser();
    const run = await begin(me);
    const told = playedClockwork(run.seed);
    server.clock.advance({ seconds: told.ticks / 60 });
    expect((await bring(me, run.token, { ...told, ...lie })).body.ranked).toBe(false);
    expect((await board(me, 'all')).places).toEqual([]);
    expect(await server.db('game_runs').where({ state: 'flagged' })).toHaveLength(1);
  });

  it('is kept with its log as long as it is the best of its kind: nobody fills a disk with the others', async () => {
    const me = await server.aUser();
    const logs = () =>
      server.db('game_runs').where({ user_id: me.id }).whereNotNull('log').orderBy('score').pluck('score');
    const lie = await begin(me);
    await bring(me, lie.token, { value: 1, ticks: 0, log: 'A'.repeat(60_000), hash: '', slow: false });
    expect(await logs()).toEqual([]);
    const first = await play(me, { skill: 'careless' });
    expect(await logs()).toEqual([first.told.value]);
    const others = [await play(me), await play(me, { skill: 'careless' })];
    const best = Math.max(...[first, ...others].map(({ told }) => told.value));
    expect(await logs()).toEqual([best]);
    expect(await server.db('game_runs').where({ user_id: me.id })).toHaveLength(4);
  });

  it('brought sooner than it can be played is flagged', async () => {
    const me = await server.aUser();
    const run = await begin(me);
    const told = playedClockwork(run.seed);
    server.clock.advance({ seconds: told.ticks / 120 });
    expect((await bring(me, run.token, told)).body.ranked).toBe(false);
  });

  it('that says it took no time, beside a log of a long one, is not even played', async () => {
    const me = await server.aUser();
    const run = await begin(me);
    const told = playedClockwork(run.seed);
    expect((await bring(me, run.token, { ...told, ticks: 0 })).body.ranked).toBe(false);
  });

  it('begins with what there is to beat, for who was counted before', async () => {
    const me = await server.aUser();
    expect(await begin(me)).not.toHaveProperty('standing');
    const { told } = await play(me);
    expect((await begin(me)).standing).toEqual({
      best: told.value,
      today: told.value,
      rank: 1,
      toNext: null,
    });
  });

  it('says what is missing to the next of those whom its player sees, and to nobody else', async () => {
    const me = await server.aUser();
    const { told } = await play(me);
    const above = async (user: User, more: number) =>
      server.db('game_runs').insert({
        ...(await server.db('game_runs').where({ user_id: me.id, state: 'ranked' }).first()),
        ...{ id: randomUUID(), user_id: user.id, score: told.value + more },
      });
    const [walled, seen] = [await server.aUser(), await server.aUser()];
    await above(await server.aUser({ isGuest: true }), 1);
    await above(await server.aUser({ isBlocked: true }), 2);
    await above(walled, 3);
    await server.as(walled).put(`/api/people/${me.username}/block`);
    expect((await begin(me)).standing).toMatchObject({ rank: 1, toNext: null });
    await above(seen, 40);
    expect((await begin(me)).standing).toMatchObject({ rank: 2, toNext: 40 });
  });

  it('in slow mode is on a board of its own, and not on that of the others', async () => {
    const me = await server.aUser();
    const run = await begin(me);
    const told = { ...playedClockwork(run.seed), slow: true };
    server.clock.advance({ seconds: told.ticks / 42 });
    expect((await bring(me, run.token, told)).body.ranked).toBe(false);
    expect((await board(me, 'all')).places).toEqual([]);
    expect((await board(me, 'slow')).places).toMatchObject([{ place: 1, value: told.value }]);
  });

  it('counts once, also when it is brought twice at once', async () => {
    const me = await server.aUser();
    const run = await begin(me);
    const told = playedClockwork(run.seed);
    server.clock.advance({ seconds: told.ticks / 60 });
    const answers = await Promise.all([bring(me, run.token, told), bring(me, run.token, told)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it("is its player's alone, and its token cannot be made up", async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const run = await begin(me);
    const told = playedClockwork(run.seed);
    for (const token of [run.token, 'made.up', '', `${run.token}x`]) {
      const user = token === run.token ? other : me;
      expect(await bring(user, token, told)).toMatchObject({
        status: 404,
        body: { code: 'games.unknown-run' },
      });
    }
  });

  it('of an older version of the game is told to load it again', async () => {
    const me = await server.aUser();
    const run = await begin(me);
    await server.db('game_runs').update({ version: 0 });
    expect(await bring(me, run.token, playedClockwork(run.seed))).toMatchObject({
      status: 409,
      body: { code: 'games.run-outdated' },
    });
  });

  it('of a game that is none, by a visitor, or with nonsense is refused', async () => {
    const me = await server.aUser();
    expect((await server.as(me).post('/api/games/999999/runs', {})).status).toBe(404);
    expect((await server.as(null).post(`/api/games/${clockwork}/runs`, {})).status).toBe(401);
    expect((await server.as(me).post('/api/scores', { token: 1 })).status).toBe(400);
  });

  it('cannot be begun without end', async () => {
    const me = await server.aUser();
    const row = {
      user_id: me.id,
      game_id: clockwork,
      version: 1,
      seed: 1,
      is_daily: false,
      begun_at: server.clock.now(),
    };
    await server.db('game_runs').insert(Array.from({ length: 599 }, () => row));
    const client = server.as(me);
    const again = () => client.post<{ code: string }>(`/api/games/${clockwork}/runs`, {});
    const answers = await Promise.all([again(), again(), again(), again()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
    expect((await again()).body.code).toBe('games.too-many-runs');
  });
});

describe('while many runs are counted', () => {
  const server = testPlaza({ env: { DATABASE_POOL: '2' } });
  /** Somebody's run that is ready to be brought. */
  async function aRun() {
    await server.db('games').delete();
    const row = { slug: 'clockwork', title: 'Clockwork', url: '/framed/mf-games/clockwork/' };
    const [{ id }] = await server.db('games').insert(row).returning('id');
    const me = await server.aUser();
    const { body: run } = await server.as(me).post<GameRun>(`/api/games/${id}/runs`, {});
    const told = playedClockwork(run.seed);
    server.clock.advance({ seconds: told.ticks / 60 });
    return {
      me,
      bring: () => server.as(me).post<ScoreStanding>('/api/scores', { token: run.token, ...told }),
    };
  }
  /** Takes places before the row of runs, until they are given back. */
  function occupy(places: number) {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const inside = Array.from({ length: places }, (_, at) => replayInTurn(() => opened, `somebody ${at}`));
    return async () => {
      open();
      await Promise.all(inside);
    };
  }

  it('those that would wait too long are told to try again, and count then', async () => {
    const { bring } = await aRun();
    const leave = occupy(21);
    expect(await bring()).toMatchObject({ status: 503, body: { code: 'games.busy' } });
    await leave();
    expect(await bring()).toMatchObject({ status: 200, body: { ranked: true } });
  });

  it('somebody who brings many at once waits for themselves, and the next person does not', async () => {
    const [{ me, bring: one }, other] = [await aRun(), await server.aUser()];
    const game = await server.db('games').first('id');
    const runOf = async (user: User) => {
      const { body: run } = await server.as(user).post<GameRun>(`/api/games/${game.id}/runs`, {});
      const told = playedClockwork(run.seed);
      return () => server.as(user).post<ScoreStanding>('/api/scores', { token: run.token, ...told });
    };
    const more = await Promise.all(Array.from({ length: 24 }, () => runOf(me)));
    const theirs = await runOf(other);
    server.clock.advance({ minutes: 60 });
    const leave = occupy(1);
    let refused = 0;
    const brought = [one, ...more].map(async (bring) => {
      const { status } = await bring();
      refused += Number(status === 503);
    });
    while (refused < 5) await new Promise((resolve) => setImmediate(resolve));
    const answer = theirs();
    await leave();
    expect(await answer).toMatchObject({ status: 200, body: { ranked: true } });
    await Promise.all(brought);
  });

  it('those that wait hold no connection, and one run brought by three counts once', async () => {
    const { me, bring } = await aRun();
    const leave = occupy(1);
    let looked = 0;
    server.db.on('query-response', (_, { sql }: { sql: string }) => {
      looked += Number(/^select .*"game_runs" where .*"state"/.test(sql));
    });
    const brought = [bring(), bring(), bring()];
    while (looked < 3) await new Promise((resolve) => setImmediate(resolve));
    expect((await server.as(me).get('/api/played')).status).toBe(200);
    await leave();
    const answers = await Promise.all(brought);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});

describe('a board', () => {
  it('has each person once, with their best, in order', async () => {
    const [good, poor] = [await server.aUser({ name: 'Good' }), await server.aUser({ name: 'Poor' })];
    await play(poor, { skill: 'careless' });
    await play(good, { skill: 'careless' });
    await play(good);
    const { places, own } = await board(poor, 'all');
    expect(places.map(({ place, person }) => [place, person.name])).toEqual([
      [1, 'Good'],
      [2, 'Poor'],
    ]);
    expect(own?.place).toBe(2);
  });

  it('of today forgets yesterday, of the week the week before, of all time nothing', async () => {
    const me = await server.aUser();
    await play(me);
    const lengths = async () =>
      Promise.all(['today', 'week', 'all'].map(async (span) => (await board(me, span)).places.length));
    expect(await lengths()).toEqual([1, 1, 1]);
    server.clock.advance({ days: 8 });
    expect(await lengths()).toEqual([0, 0, 1]);
  });

  it("of today's seed counts its runs alone, and everybody has the same seed", async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    expect((await begin(me, true)).seed).toBe((await begin(other, true)).seed);
    expect((await begin(me)).seed).not.toBe((await begin(other)).seed);
    await play(me);
    expect((await board(me, 'daily')).places).toEqual([]);
    await play(me, { daily: true });
    expect((await board(me, 'daily')).places).toHaveLength(1);
  });

  it('of friends has friends and oneself, and nobody sees whom they have blocked', async () => {
    const [me, friend, stranger] = [await server.aUser(), await server.aUser(), await server.aUser()];
    for (const user of [me, friend, stranger]) await play(user);
    await server.db('friendships').insert([
      { user_id: me.id, friend_id: friend.id },
      { user_id: friend.id, friend_id: me.id },
    ]);
    const names = async (span: string) =>
      (await board(me, span)).places.map(({ person }) => person.username).toSorted();
    expect(await names('friends')).toEqual([me.username, friend.username].toSorted());
    await server.as(stranger).put(`/api/people/${me.username}/block`);
    expect(await names('all')).toEqual([me.username, friend.username].toSorted());
  });

  it('begins anew with other rules', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    for (const user of [me, other]) await play(user);
    await server.db('game_runs').where({ user_id: other.id }).update({ version: 0 });
    expect((await board(me, 'all')).places.map(({ person }) => person.username)).toEqual([me.username]);
    expect((await begin(other)).standing).toBeUndefined();
  });

  it('takes no other span, and no visitor', async () => {
    const me = await server.aUser();
    expect((await server.as(me).get(`/api/games/${clockwork}/board?span=year`)).status).toBe(400);
    expect((await server.as(null).get(`/api/games/${clockwork}/board`)).status).toBe(401);
  });
});

it('games that were played are listed, the latest first, and none that was only looked at', async () => {
  const me = await server.aUser();
  const ids: string[] = [];
  for (const title of ['Mole Post', 'Night Tram']) {
    const slug = title.toLowerCase().replace(' ', '-');
    const row = { slug, title, url: `/framed/mf-games/${slug}/` };
    const [game] = (await server.db('games').insert(row).returning('id')) as [{ id: string }];
    ids.push(game.id);
  }
  const [moles, tram] = ids;
  await play(me);
  const open = async (id: string | undefined) =>
    (await server.as(me).post<GameRun>(`/api/games/${id}/runs`, {})).body;
  const run = await open(moles);
  server.clock.advance({ minutes: 1 });
  await bring(me, run.token, { value: 0, ticks: 0, log: '', hash: '', slow: false });
  await open(tram);
  const titles = (await server.as(me).get<FavoriteGame[]>('/api/played')).body.map(({ title }) => title);
  expect(titles).toEqual(['Mole Post', 'Clockwork']);
});
