import type { EarnedAchievement, GameRun, ScoreStanding } from '@plaza/api-contract';
import { playedClockwork } from '@plaza/arcade/testing';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
let clockwork: string;

beforeEach(async () => {
  await server.db('games').delete();
  const row = { slug: 'clockwork', title: 'Clockwork', url: '/framed/mf-games/clockwork/' };
  const [{ id }] = await server.db('games').insert(row).returning('id');
  clockwork = String(id);
});

/** A whole run by the bot, as its page brings it. */
async function play(user: User, lie: object = {}): Promise<ScoreStanding> {
  const client = server.as(user);
  const run = (await client.post<GameRun>(`/api/games/${clockwork}/runs`, {})).body;
  const told = playedClockwork(run.seed);
  server.clock.advance({ seconds: told.ticks / 60 });
  return (await client.post<ScoreStanding>('/api/scores', { token: run.token, ...told, ...lie })).body;
}

/** Runs as they stand once they were counted. */
async function played(
  user: User,
  runs: { game?: string; daily?: boolean; days?: number; score?: number; version?: number }[],
) {
  const rows = runs.map(({ game = clockwork, daily = false, days = 0, score = 1, version = 1 }) => {
    const at = new Date(server.clock.now().getTime() - days * 24 * 60 * 60_000);
    const times = { begun_at: at, ended_at: at };
    return {
      user_id: user.id,
      game_id: game,
      version,
      seed: 1,
      is_daily: daily,
      state: 'ranked',
      score,
      ...times,
    };
  });
  await server.db('game_runs').insert(rows);
}

const earnedBy = async (user: User, asked: User = user) =>
  (await server.as(asked).get<EarnedAchievement[]>(`/api/achievements/${user.username}`)).body.map(
    ({ kind }) => kind,
  );

it('the first run that counts earns the first, once, and everybody may see it', async () => {
  const [me, other] = await Promise.all([server.aUser(), server.aUser()]);
  expect((await play(me)).earned).toEqual(['first-run']);
  expect((await play(me)).earned).toEqual([]);
  expect(await earnedBy(me, other)).toEqual(['first-run']);
});

it('a run that the server does not believe earns nothing', async () => {
  const me = await server.aUser();
  expect((await play(me, { value: 99_999 })).earned).toBeUndefined();
  expect(await earnedBy(me)).toEqual([]);
});

it('many games, many runs and many days are earned when they are full', async () => {
  const me = await server.aUser();
  const games = await server
    .db('games')
    .insert(Array.from({ length: 9 }, (_, at) => ({ slug: `g${at}`, title: `G${at}`, url: '/g/' })))
    .returning('id');
  await played(me, [
    ...games.slice(0, 3).map(({ id }) => ({ game: String(id) })),
    ...Array.from({ length: 6 }, (_, days) => ({ daily: true, days })),
  ]);
  expect((await play(me)).earned).toEqual(['first-run']);
  await played(me, [...games.slice(3).map(({ id }) => ({ game: String(id) })), { daily: true, days: 6 }]);
  expect((await play(me)).earned?.toSorted()).toEqual(['five-games', 'seven-days', 'ten-games']);
  await played(
    me,
    Array.from({ length: 40 }, () => ({})),
  );
  expect((await play(me)).earned).toEqual(['fifty-runs']);
});

it('first place is earned against two others, and kept when somebody is better', async () => {
  const [me, one, two, best] = await Promise.all([1, 2, 3, 4].map(() => server.aUser()));
  if (!me || !one || !two || !best) throw new Error('Four people are needed.');
  // By older rules anything may have been easy.
  await played(best, [{ score: 9_999_999, version: 0 }]);
  await played(one, [{ score: 1 }]);
  expect((await play(me)).earned).toEqual(['first-run']);
  await played(two, [{ score: 2 }]);
  expect((await play(me)).earned).toEqual(['first-place']);
  await played(best, [{ score: 9_999_999 }]);
  expect(await earnedBy(me)).toContain('first-place');
  await played(one, [{ score: 5_000_000 }]);
  expect((await play(two)).earned).not.toContain('first-place');
});

it('is not there for strangers, and not of nobody', async () => {
  const me = await server.aUser();
  expect((await server.as(null).get(`/api/achievements/${me.username}`)).status).toBe(401);
  expect(await server.as(me).get('/api/achievements/nobody-of-that-name')).toMatchObject({
    status: 404,
    body: { code: 'users.unknown' },
  });
});
