import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';

interface World {
  db: Knex;
  clock: Clock;
}
/** What moderators decide for a time. */
type ForATime = 'mute' | 'block';

/** Until when the decisions that still count last: neither taken back nor over, nor lost in an appeal. */
export async function standsUntil(
  { db, clock }: World,
  id: string,
  decision: ForATime,
): Promise<Date | null> {
  const [longest] = await db('decisions')
    .where({ about_id: id, decision, lifted_at: null })
    .where('until', '>', clock.now())
    .whereRaw(`ruling is distinct from 'granted'`)
    .max('until as until');
  return longest?.until ?? null;
}

/** An administrator ends them all before their time: none of them comes back with a later one. */
export async function liftStanding({ db, clock }: World, id: string, decision: ForATime): Promise<void> {
  await db('decisions')
    .where({ about_id: id, decision, lifted_at: null })
    .where('until', '>', clock.now())
    .whereRaw(`ruling is distinct from 'granted'`)
    .update({ lifted_at: clock.now() });
}

/** Takes that back: those that were lifted last count again. Answers until when, or null where nothing is left of them. */
export async function standAgain(world: World, id: string, decision: ForATime): Promise<Date | null> {
  const { db } = world;
  const lifted = () => db('decisions').where({ about_id: id, decision }).whereNotNull('lifted_at');
  await lifted().where('lifted_at', lifted().max('lifted_at')).update({ lifted_at: null });
  return standsUntil(world, id, decision);
}
