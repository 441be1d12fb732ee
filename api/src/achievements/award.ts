import type { Achievement } from '@plaza/api-contract';
import type { Knex } from 'knex';

/** A board with fewer people on it is no contest. */
const LEAST_RIVALS = 2;

interface Played {
  runs: number;
  games: number;
  days: number;
  beaten: number;
  better: number;
}

const ASKS: Readonly<Record<Achievement, (played: Played) => boolean>> = {
  'first-run': ({ runs }) => runs >= 1,
  'five-games': ({ games }) => games >= 5,
  'ten-games': ({ games }) => games >= 10,
  'fifty-runs': ({ runs }) => runs >= 50,
  'seven-days': ({ days }) => days >= 7,
  'first-place': ({ beaten, better }) => better === 0 && beaten >= LEAST_RIVALS,
};

/**
 * After a run that counts: what it has earned, in the caller's transaction. Only runs count that the server has played
 * again itself, and only by the game's rules as they are now does one compare. What is earned stays, also when somebody else is better tomorrow.
 */
export async function award(
  db: Knex,
  { userId, gameId, version, now }: { userId: string; gameId: string; version: number; now: Date },
): Promise<Achievement[]> {
  const { rows } = await db.raw(
    `with mine as (select * from game_runs where user_id = :userId and state = 'ranked'),
       best as (
         select r.user_id, max(r.score) as score from game_runs r join users u on u.id = r.user_id
         where r.game_id = :gameId and r.version = :version and r.state = 'ranked'
           and not u.is_blocked and u.deleted_at is null and u.demo_until is null
         group by r.user_id),
       own as (select max(score) as score from mine where game_id = :gameId and version = :version)
     select (select count(*)::int from mine) as runs,
       (select count(distinct game_id)::int from mine) as games,
       (select count(distinct date_trunc('day', begun_at, 'UTC'))::int from mine where is_daily) as days,
       (select count(*)::int from best, own where best.user_id <> :userId and best.score < own.score) as beaten,
       (select count(*)::int from best, own where best.user_id <> :userId and best.score >= own.score) as better`,
    { userId, gameId, version },
  );
  const [played] = rows as Played[];
  if (!played) return [];
  const due = (Object.keys(ASKS) as Achievement[]).filter((kind) => ASKS[kind](played));
  if (due.length === 0) return [];
  const earned: { kind: Achievement }[] = await db('achievements')
    .insert(due.map((kind) => ({ user_id: userId, kind, earned_at: now })))
    .onConflict()
    .ignore()
    .returning('kind');
  return earned.map(({ kind }) => kind);
}
