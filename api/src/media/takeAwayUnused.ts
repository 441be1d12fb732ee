import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { takeAway } from './takeAway.ts';

/** Takes away a medium that belongs to nothing: at all, or since then. */
export async function takeAwayUnused(
  world: { db: Knex } & Pick<Plaza, 'config'>,
  id: string,
  looseBy?: Date,
): Promise<void> {
  await takeAway(
    world,
    id,
    ({ attached_at, loose_since }) => attached_at === null && (!looseBy || loose_since <= looseBy),
  );
}
