import { randomInt } from 'node:crypto';
import { SEEDS, togetherOf, type TogetherRules } from '@plaza/arcade/server';
import type { Knex } from 'knex';
import { publishToChannel } from '../realtime/publishToChannel.ts';

/** How long the place of somebody who has gone is kept. */
export const KEPT_MS = 30_000;
/** A page gives a sign of life every few seconds; after so long without one it is away. */
export const AWAY_MS = 12_000;
const MOMENT_MS = 1_000;

export const matchChannel = (id: string): string => `match-${id}`;

export interface PlayerRow {
  match_id: string;
  player: number;
  user_id: string;
  here_at: Date;
  last_act: number;
  wants_rematch: boolean;
}

export interface MatchRow {
  id: string;
  game_id: string;
  phase: 'lobby' | 'play' | 'end';
  version: number;
  seed: string;
  state: ReturnType<TogetherRules['create']> | null;
  due_at: Date | null;
  next_id: string | null;
  changed_at: Date;
}

/** A match with all that decides about it, held for the length of a transaction. */
export interface HeldMatch {
  row: MatchRow;
  players: PlayerRow[];
  rules: TogetherRules;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newMatchId = () => Array.from({ length: 10 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A match that waits for its players, the first of whom opened it. */
export async function openMatch(
  db: Knex,
  { gameId, userIds, now }: { gameId: string; userIds: readonly string[]; now: Date },
): Promise<string> {
  const id = newMatchId();
  await db('matches').insert({ id, game_id: gameId, seed: randomInt(SEEDS), changed_at: now });
  const players = userIds.map((user_id, player) => ({ match_id: id, player, user_id, here_at: now }));
  await db('match_players').insert(players);
  return id;
}

/**
 * Reads a match and keeps it from everybody else until the transaction ends. Rows that only name it do not wait for it:
 * who comes to watch has the turn of the watchers by then, for which who holds the match may wait.
 */
export async function holdMatch(db: Knex, id: string): Promise<HeldMatch | undefined> {
  return readMatch(db, id, (query) => query.forNoKeyUpdate());
}

export async function readMatch(
  db: Knex,
  id: string,
  how: (query: Knex.QueryBuilder) => Knex.QueryBuilder = (query) => query,
): Promise<HeldMatch | undefined> {
  const row: MatchRow | undefined = await how(db('matches').where({ id })).first();
  if (!row) return undefined;
  const game = await db('games').where({ id: row.game_id }).first('slug');
  const rules = await togetherOf(game?.slug ?? '');
  if (!rules) return undefined;
  const players: PlayerRow[] = await db('match_players').where({ match_id: id }).orderBy('player');
  return { row, players, rules };
}

/** Begins once all are there who can be. */
export function beginIfFull(match: HeldMatch, now: Date): boolean {
  const { row, players, rules } = match;
  if (row.phase !== 'lobby' || players.length < rules.players.most) return false;
  begin(match, now);
  return true;
}

/** Begins with those who are there, and with so many bots after them. */
export function begin(match: HeldMatch, now: Date, bots = 0): void {
  const { row, players, rules } = match;
  row.phase = 'play';
  row.state = rules.create(Number(row.seed), players.length + bots, bots);
  setClock(match, now);
}

/** Whose account is gone by now has left a gap between the others, and the game numbers all from the first to the last. */
export async function closeGaps(db: Knex, { row, players }: HeldMatch): Promise<void> {
  for (const [player, one] of players.entries()) {
    if (one.player === player) continue;
    await db('match_players').where({ match_id: row.id, user_id: one.user_id }).update({ player });
    one.player = player;
  }
}

/** How many bots it takes to begin now; undefined when somebody is missing whom none can stand in for. */
export function botsToBegin({ players, rules }: HeldMatch): number | undefined {
  const missing = Math.max(0, rules.players.least - players.length);
  return missing > 0 && !rules.hasBots ? undefined : missing;
}

/** Whether somebody's page has given a sign of life lately. */
export const isHere = ({ here_at }: Pick<PlayerRow, 'here_at'>, now: Date): boolean =>
  now.getTime() - here_at.getTime() < AWAY_MS;

/** It was written a moment ago and nothing is due. Whoever only watches need not bring it forward: all are told each time. */
export const isOfNow = ({ row: { due_at, changed_at } }: HeldMatch, now: Date): boolean =>
  now.getTime() - changed_at.getTime() < MOMENT_MS && (due_at === null || due_at > now);

/** The time for what is due now begins. */
export function setClock({ row, rules }: HeldMatch, now: Date): void {
  if (!row.state || row.state.over) {
    row.due_at = null;
    if (row.state) row.phase = 'end';
    return;
  }
  row.due_at = new Date(now.getTime() + rules.seconds(row.state) * 1000);
}

/**
 * Does what time has brought: who was away too long has left, and who thinks too long is passed over. While a place is kept
 * the clock stands. `upSince` is when this server began: nobody is to blame for the time that it was away.
 */
export function bringForward(match: HeldMatch, now: Date, upSince: Date): boolean {
  const { row, players, rules } = match;
  const { state } = row;
  if (row.phase !== 'play' || !state) return false;
  const goneMs = ({ here_at }: PlayerRow) => now.getTime() - Math.max(here_at.getTime(), upSince.getTime());
  const left = (one: PlayerRow) => state.gone?.includes(one.player) === true;
  const back = players.filter((one) => left(one) && goneMs(one) <= KEPT_MS);
  for (const { player } of back) rules.comeBack?.(state, player);
  const gone = players.filter((one) => !left(one) && goneMs(one) > KEPT_MS);
  for (const { player } of gone) if (!state.over) rules.leave(state, player);
  if (rules.advance) {
    if (row.changed_at < upSince) rules.resume?.(state);
    else rules.advance(state, now.getTime() - row.changed_at.getTime());
    setClock(match, now);
    return true;
  }
  if (gone.length + back.length > 0) {
    setClock(match, now);
    return true;
  }
  if (!row.due_at || row.due_at > now) return false;
  const wasDown = row.due_at <= upSince;
  if (wasDown || players.some((one) => goneMs(one) > AWAY_MS)) {
    setClock(match, now);
    return true;
  }
  rules.timeUp(state);
  setClock(match, now);
  return true;
}

/** PostgreSQL takes notices of less than 8,000 bytes, and there is more in one than a state. */
const MOST_TOLD = 6_500;

/** Writes what has changed, and tells who listens. */
export async function keepMatch(db: Knex, match: HeldMatch, now: Date, action?: unknown): Promise<void> {
  const { row } = match;
  row.version += 1;
  row.changed_at = now;
  const { id, phase, version, state, due_at, next_id } = row;
  await db('matches')
    .where({ id })
    .update({ phase, version, state: state && JSON.stringify(state), due_at, next_id, changed_at: now });
  await publishToChannel(db, matchChannel(id), 'match-changed', { id, version, ...told(match, action) });
}

function told({ row: { phase, state }, rules }: HeldMatch, action: unknown) {
  const news = phase === 'play' && state ? rules.tell?.(state, action) : undefined;
  return news && JSON.stringify(news).length <= MOST_TOLD ? news : {};
}
