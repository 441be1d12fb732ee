import { randomBytes } from 'node:crypto';
import { DEMO_LOGIN } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';
import type { Plaza } from '../../plaza.ts';
import { User } from '../../users/User.ts';
import type { GivenSecret } from '../secrets.ts';

const DEMO_HOURS = 24;
const MARGIN_MS = 60_000;

export function isDemoLogin({
  emailOrUsername,
  password,
}: GivenSecret & { emailOrUsername: string }): boolean {
  return emailOrUsername === DEMO_LOGIN.emailOrUsername && password === DEMO_LOGIN.password;
}

/** A person for one visitor and one day: verified, without a password, an address that takes no mail. */
export async function mintDemoPerson(db: Knex, now: Date): Promise<User> {
  const username = `guest-${randomBytes(5).toString('hex')}`;
  const until = new Date(now.getTime() + DEMO_HOURS * 3_600_000);
  const person = await User.query(db).insertAndFetch({
    username,
    name: 'Guest',
    email: `${username}@demo.invalid`,
    is_verified: true,
    demo_until: until,
  });
  // A clock that is a little behind would find them too early and leave them for ever.
  const runAt = new Date(until.getTime() + MARGIN_MS);
  await sweepDemoJob.queue(db, {}, { runAt, key: `demo ${person.id}` });
  return person;
}

interface Leaving {
  /** In steps of its own, outside of any transaction: many files take longer than one may stand still. */
  takeAway?: (world: { db: Knex } & Pick<Plaza, 'config'>, userId: string) => Promise<void>;
  /** In the transaction that ends them, for what came meanwhile: it asks nobody outside the database. */
  letGo: (db: Knex, userId: string) => Promise<void>;
}

const before = new Set<Leaving>();

/** Lets a slice take away what lies outside the database, before the rows of a demo person are gone. */
export function beforeDemoEnds(leaving: Leaving): void {
  before.add(leaving);
}

/** Takes away the demo people whose day is over, with all that was theirs. */
export const sweepDemoJob = defineJob({
  name: 'auth.sweep-demo',
  attempts: UNTIL_DONE,
  payload: z.object({}),
  async run(_, { db, clock, config }) {
    const over = (where: Knex) => User.query(where).where('demo_until', '<=', clock.now());
    const failures: unknown[] = [];
    // One at a time: all that they wrote and others answered goes with each, and one that cannot go keeps no other.
    for (const { id } of await over(db).select('id')) {
      const going = takeAwayAll({ db, config }, id).then(() =>
        db.transaction(async (transaction) => {
          // Held first: what still arrives finds nobody to belong to.
          const person = await over(transaction).findById(id).forUpdate().skipLocked();
          if (!person) return;
          for (const { letGo } of before) await letGo(transaction, id);
          await person.$query(transaction).delete();
        }),
      );
      await going.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} guests are still here.`);
    const isHeld = (await over(db).select('id').first()) !== undefined;
    const runAt = new Date(clock.now().getTime() + MARGIN_MS);
    if (isHeld) await sweepDemoJob.queue(db, {}, { runAt, key: 'demo again' });
  },
});

async function takeAwayAll(world: { db: Knex } & Pick<Plaza, 'config'>, id: string): Promise<void> {
  for (const { takeAway } of before) await takeAway?.(world, id);
}
