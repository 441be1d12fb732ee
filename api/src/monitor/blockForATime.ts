import type { Knex } from 'knex';
import { z } from 'zod';
import { recordAct } from '../audit/recordAct.ts';
import { queueTellPartners } from '../chat/groups/tellPartners.ts';
import type { Clock } from '../clock.ts';
import { queueMarkTags } from '../feed/markTags.ts';
import { found } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';
import type { Tell } from '../notifications/publishInOrder.ts';
import { User } from '../users/User.ts';
import { changePerson, type Changed } from './changePerson.ts';
import { nothingLifted } from './monitor.errors.ts';
import { standAgain, standsUntil } from './standing.ts';

interface World {
  db: Knex;
  clock: Clock;
  tell?: Tell;
}

/** Who is blocked for good stays so; who is blocked for longer, too. Answers the end, or null for the first of them. */
export async function blockForATime(
  world: World,
  me: Member,
  about: User,
  { until, why }: { until: Date; why?: string | undefined },
): Promise<{ changed: Changed; end: Date | null }> {
  const isForGood = about.is_blocked && about.blocked_until === null;
  const changed = await changePerson(world, me, about.id, { is_blocked: true, why });
  if (isForGood) return { changed, end: null };
  const end = about.blocked_until && about.blocked_until > until ? about.blocked_until : until;
  await endAt(world.db, about.id, end);
  return { changed, end };
}

/** After a block was taken back by an appeal: those that stand still count, and when there are none they come in again. */
export async function liftBlock(world: World, me: Member, id: string): Promise<void> {
  const person = await User.query(world.db).findById(id).whereNull('deleted_at').forNoKeyUpdate();
  // A block that an administrator made for good meanwhile is another one.
  if (!person?.is_blocked || !person.blocked_until) return;
  const until = await standsUntil(world, id, 'block');
  if (!until) await changePerson(world, me, id, { is_blocked: false, why: 'The appeal was granted.' });
  else if (until < person.blocked_until) await endAt(world.db, id, until);
}

/** An administrator let them in by mistake: the block comes back, with the end that it had. */
export async function blockAgain(world: World, me: Member, id: string, why?: string): Promise<Changed> {
  const person = found(await User.query(world.db).findById(id).whereNull('deleted_at'), nothingLifted);
  const until = found(await standAgain(world, id, 'block'), nothingLifted);
  return (await blockForATime(world, me, person, { until, why })).changed;
}

async function endAt(db: Knex, userId: string, until: Date): Promise<void> {
  await db('users').where({ id: userId }).update({ blocked_until: until });
  await endBlockJob.queue(db, { userId }, { runAt: until, key: `moderation.end-block ${userId}` });
}

/** Lets somebody in again when their time is over. A block that was made one for good meanwhile stays. */
export const endBlockJob = defineJob({
  name: 'moderation.end-block',
  attempts: UNTIL_DONE,
  payload: z.object({ userId: z.string() }),
  async run({ userId }, { db: pool, clock }) {
    await pool.transaction(async (db) => {
      const person = await db('users')
        .where({ id: userId, is_blocked: true })
        .forNoKeyUpdate()
        .first('blocked_until');
      const until: Date | null = person?.blocked_until ?? null;
      if (!until) return;
      if (until > clock.now()) {
        // A clock that is a little behind: it comes back.
        await endBlockJob.queue(db, { userId }, { runAt: new Date(until.getTime() + 60_000) });
        return;
      }
      await endBlock({ db, clock }, userId);
    });
  },
});

async function endBlock({ db, clock }: { db: Knex; clock: Clock }, userId: string): Promise<void> {
  await db('users').where({ id: userId }).update({ is_blocked: false, blocked_until: null });
  await queueMarkTags(db, userId);
  await queueTellPartners(db, userId);
  await recordAct(
    { db, clock },
    { by: null, act: 'person.block-ended', about: { kind: 'person', id: userId } },
  );
}
