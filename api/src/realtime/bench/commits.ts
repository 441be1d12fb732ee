import type { Knex } from 'knex';
import { createDb } from '../../db/createDb.ts';
import { publishToUser } from '../publishToUser.ts';

// What events cost those who write. The kinds of commits take turns, so that a busy machine slows all of them.

export const WRITERS = 24;
const ROUNDS = 15;
/** In each round each kind has so many turns, so that a machine that is busy for a moment slows all of them. */
const TURNS = 12;
const TURN_MS = 60;
const event = {
  type: 'new-message',
  payload: { message: 'x'.repeat(80), sendername: 'Amber', chatID: '1' },
} as const;

export interface Commits {
  /** A row and nothing else, each second. */
  plain: number;
  /** The same, and an event for somebody that all processes are told of. */
  told: number;
  /** `told` as a part of `plain`, and of the same commits whose events nobody is told of; in the middle of the rounds. */
  toPlain: number;
  toUntold: number;
}

const KINDS = ['plain', 'told', 'untold'] as const;
type Kind = (typeof KINDS)[number];

/** Commits each second; each writer writes for another person. All but the untold go through Plaza's own pool. */
export async function countCommits(url: string, db: Knex, userIds: readonly string[]): Promise<Commits> {
  await db.raw('create table commit_bench (id bigserial primary key, text text not null)');
  const silent = createDb({ url, poolSize: WRITERS });
  const row = (inner: Knex) => inner('commit_bench').insert({ text: 'x'.repeat(80) });
  const withEvent = (pool: Knex) => (userId: string) =>
    pool.transaction(async (inner) => {
      await row(inner);
      await publishToUser(inner, userId, event);
    });
  const kinds: Record<Kind, (userId: string) => Promise<unknown>> = {
    plain: () => db.transaction((inner) => row(inner)),
    told: withEvent(db),
    untold: withEvent(silent),
  };
  const rounds: Record<Kind, number>[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const counts: Record<Kind, number> = { plain: 0, told: 0, untold: 0 };
    for (let turn = 0; turn < TURNS; turn += 1)
      // Each comes first as often as the others.
      for (const kind of KINDS.map((_, at) => KINDS[(at + turn) % KINDS.length] ?? 'plain'))
        counts[kind] += (await write(userIds, kinds[kind])) / TURNS;
    if (round > 0) rounds.push(counts);
  }
  await silent.destroy();
  return {
    plain: middle(rounds.map(({ plain }) => plain)),
    told: middle(rounds.map(({ told }) => told)),
    toPlain: middle(rounds.map(({ plain, told }) => told / plain)),
    toUntold: middle(rounds.map(({ untold, told }) => told / untold)),
  };
}

async function write(
  userIds: readonly string[],
  commit: (userId: string) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const writer = async (userId: string): Promise<void> => {
    for (; performance.now() - begun < TURN_MS; count += 1) await commit(userId);
  };
  await Promise.all(userIds.map(writer));
  return count / ((performance.now() - begun) / 1_000);
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
