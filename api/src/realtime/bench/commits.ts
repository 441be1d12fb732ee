import type { Knex } from 'knex';
import { createDb } from '../../db/createDb.ts';
import { publishToUser } from '../publishToUser.ts';

// What events cost those who write. The kinds of commits take turns, so that a busy machine slows all of them.

export const WRITERS = 24;
const ROUNDS = 5;
const ROUND_MS = 1_500;
const event = {
  type: 'new-message',
  payload: { message: 'x'.repeat(80), sendername: 'Amber', chatID: '1' },
} as const;

export interface Commits {
  /** A row and nothing else, each second. */
  plain: number;
  /** The same, and an event for somebody that all processes are told of. */
  told: number;
  /** The same, and nobody is told. */
  untold: number;
}

/** Commits each second, in the middle of the rounds; each writer writes for another person. */
export async function countCommits(url: string, told: Knex, userIds: readonly string[]): Promise<Commits> {
  await told.raw('create table commit_bench (id bigserial primary key, text text not null)');
  const silent = createDb({ url, poolSize: WRITERS });
  const row = (db: Knex) => db('commit_bench').insert({ text: 'x'.repeat(80) });
  const withEvent = (db: Knex) => (userId: string) =>
    db.transaction(async (inner) => {
      await row(inner);
      await publishToUser(inner, userId, event);
    });
  const kinds: Record<keyof Commits, (userId: string) => Promise<unknown>> = {
    plain: () => silent.transaction((inner) => row(inner)),
    told: withEvent(told),
    untold: withEvent(silent),
  };
  const counts: Record<keyof Commits, number[]> = { plain: [], told: [], untold: [] };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const kind of ['plain', 'told', 'untold'] as const) {
      const perSecond = await write(userIds, kinds[kind]);
      if (round > 0) counts[kind].push(perSecond);
    }
  await silent.destroy();
  return { plain: middle(counts.plain), told: middle(counts.told), untold: middle(counts.untold) };
}

async function write(
  userIds: readonly string[],
  commit: (userId: string) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const writer = async (userId: string): Promise<void> => {
    for (; performance.now() - begun < ROUND_MS; count += 1) await commit(userId);
  };
  await Promise.all(userIds.map(writer));
  return count / ((performance.now() - begun) / 1_000);
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
