import { randomBytes } from 'node:crypto';
import { DEMO_LOGIN } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import type { Plaza } from '../../plaza.ts';
import { User } from '../../users/User.ts';
import type { GivenSecret } from '../secrets.ts';

const DEMO_HOURS = 24;

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
  await sweepDemoJob.queue(db, {}, { runAt: until, key: `demo ${person.id}` });
  return person;
}

type TakeAway = (world: { db: Knex } & Pick<Plaza, 'config'>, userId: string) => Promise<void>;

const before = new Set<TakeAway>();

/** Lets a slice take away what lies outside the database, before the rows of a demo person are gone. */
export function beforeDemoEnds(takeAway: TakeAway): void {
  before.add(takeAway);
}

/** Takes away the demo people whose day is over, with all that was theirs. */
export const sweepDemoJob = defineJob({
  name: 'auth.sweep-demo',
  payload: z.object({}),
  async run(_, { db, clock, config }) {
    const over = (where: Knex) => User.query(where).where('demo_until', '<=', clock.now());
    // One at a time: all that they wrote and others answered goes with each.
    for (const { id } of await over(db).select('id')) {
      await db.transaction(async (transaction) => {
        // Held first: what still arrives finds nobody to belong to.
        const person = await over(transaction).findById(id).forUpdate().skipLocked();
        if (!person) return;
        for (const takeAway of before) await takeAway({ db: transaction, config }, id);
        await person.$query(transaction).delete();
      });
    }
  },
});
