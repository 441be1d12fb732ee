import { randomInt } from 'node:crypto';
import { dailySeed, rulesOf, SEEDS } from '@plaza/arcade/server';
import type { Knex } from 'knex';
import { award } from '../achievements/award.ts';
import { keyFor } from '../keyFor.ts';
import type { Game } from '../games/Game.ts';
import { unknownGame } from '../games/games.errors.ts';
import { presentFavorite } from '../games/games.presenter.ts';
import { findGame } from '../games/games.routes.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { holdPeople } from '../users/holdPeople.ts';
import { readBoard, readStanding } from './boards.ts';
import { judgeRun, replayInTurn } from './judgeRun.ts';
import { readRunToken, signRun } from './runToken.ts';
import { outdatedRun, tooManyRuns, unknownRun } from './scores.errors.ts';

/** Nobody plays more in an hour by hand. */
const MOST_RUNS = 600;
const HOUR_MS = 60 * 60 * 1000;
/** A run that was begun so long ago is over, whatever becomes of its page. */
const OPEN_MS = 24 * HOUR_MS;
const MOST_PLAYED = 12;

export const scoresRoutes: Slice = (on, plaza) => {
  const key = keyFor(plaza.config.sessionSecret, 'run');
  const counting = new Set<string>();

  // every member: one's own run
  on('POST /games/:id/runs', async ({ session: { member }, input, db }) => {
    const game = found(await findGame(db, input.params.id), unknownGame);
    const rules = found(await rulesOf(game.slug), unknownGame);
    const now = plaza.clock.now();
    await holdPeople(db, [member.id]);
    const runs = db('game_runs').where({ user_id: member.id });
    await runs
      .clone()
      .where({ state: 'open' })
      .where('begun_at', '<', new Date(now.getTime() - OPEN_MS))
      .delete();
    const [{ count } = { count: 0 }] = await runs
      .clone()
      .where('begun_at', '>', new Date(now.getTime() - HOUR_MS))
      .count();
    permit(Number(count) < MOST_RUNS, tooManyRuns);
    const { daily } = input.body;
    const { version } = rules;
    const seed = daily ? dailySeed(game.slug, version, now) : randomInt(SEEDS);
    const run = { user_id: member.id, game_id: game.id, version, seed, is_daily: daily, begun_at: now };
    const [row] = await db('game_runs').insert(run).returning('id');
    const standing = await readStanding(db, { gameId: game.id, version, viewerId: member.id, now });
    const known = standing.best > 0 ? { standing } : {};
    return { token: signRun(key, row.id, member.id), seed, daily, version, ...known };
  });

  // every member: the token is signed for them alone
  on(
    'POST /scores',
    async ({ session: { member }, input: { body }, db }) => {
      const id = found(readRunToken(key, body.token, member.id), unknownRun);
      const run = found(await db('game_runs').where({ id, state: 'open' }).first(), unknownRun);
      const game: Game = found(await findGame(db, String(run.game_id)), unknownGame);
      const rules = found(await rulesOf(game.slug), unknownGame);
      permit(rules.version === run.version, outdatedRun);
      const now = plaza.clock.now();
      const tookMs = now.getTime() - run.begun_at.getTime();
      // Playing again takes the processor for a while: no connection waits for it.
      // Brought twice at once, it is played again once.
      permit(!counting.has(id), unknownRun);
      counting.add(id);
      const state = await replayInTurn(
        () => judgeRun(rules, body, { seed: Number(run.seed), tookMs }),
        member.id,
      ).finally(() => counting.delete(id));
      const { value: score, ticks, log } = body;
      return db.transaction(async (transaction) => {
        // Of a score that is brought twice at once, whoever is first ends the run, and it counts once.
        const ended = await transaction('game_runs')
          .where({ id, state: 'open' })
          .update({ state, score, ticks, log: state === 'flagged' ? null : log, ended_at: now });
        permit(ended === 1, unknownRun);
        const { version } = rules;
        const kind = { user_id: member.id, game_id: game.id, version, state };
        await keepBestLog(transaction, kind);
        const standing = await readStanding(transaction, {
          gameId: game.id,
          version,
          viewerId: member.id,
          now,
        });
        if (state !== 'ranked') return { ranked: false, ...standing };
        const earned = await award(transaction, { userId: member.id, gameId: game.id, version, now });
        return { ranked: true, ...standing, earned };
      });
    },
    { transaction: false },
  );

  // every member: boards are the community's
  on('GET /games/:id/board', async ({ session: { member }, input: { params, query }, db }) => {
    const game = found(await findGame(db, params.id), unknownGame);
    return readBoard(db, {
      gameId: game.id,
      // A stranger's game has no rules here, and no board.
      version: (await rulesOf(game.slug))?.version ?? 0,
      viewerId: member.id,
      span: query.span,
      now: plaza.clock.now(),
    });
  });

  // every member: one's own
  on('GET /played', async ({ session: { member }, db }) => {
    const games: Game[] = await db('games')
      .join(
        db('game_runs')
          .where({ user_id: member.id })
          // One is opened for each game that somebody looks at; played is what came to its end.
          .whereNot({ state: 'open' })
          .groupBy('game_id')
          .select('game_id')
          .max('ended_at as last')
          .as('played'),
        'played.game_id',
        'games.id',
      )
      .where('games.is_hidden', false)
      .orderBy('played.last', 'desc')
      .limit(MOST_PLAYED)
      .select('games.*');
    return games.map(presentFavorite);
  });
};

interface RunKind {
  user_id: string;
  game_id: string;
  version: number;
  state: 'ranked' | 'slow' | 'flagged';
}

/** Of all runs of somebody in a game the best keeps its log. Each is as long as its player likes, and they may bring thousands. */
async function keepBestLog(db: Knex, kind: RunKind): Promise<void> {
  const best = db('game_runs')
    .where(kind)
    .orderBy([{ column: 'score', order: 'desc' }, { column: 'ended_at' }, { column: 'id' }])
    .limit(1)
    .select('id');
  await db('game_runs').where(kind).whereNotNull('log').whereNotIn('id', best).update({ log: null });
}
