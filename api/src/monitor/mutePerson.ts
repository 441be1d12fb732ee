import type { Knex } from 'knex';
import { recordAct } from '../audit/recordAct.ts';
import type { Clock } from '../clock.ts';
import { found, permit } from '../http/errors.ts';
import type { Member } from '../http/session.ts';
import { User } from '../users/User.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { tellZone } from '../zones/live/tellZone.ts';
import { nothingLifted, yourself } from './monitor.errors.ts';
import { canShutOut } from './monitor.policy.ts';
import { liftStanding, standAgain, standsUntil } from './standing.ts';

interface World {
  db: Knex;
  clock: Clock;
}

/** They read on, and say nothing until then. Who is muted for longer stays so; it ends by itself. */
export async function mutePerson(
  world: World,
  me: Member,
  about: User,
  { until, note }: { until: Date; note: string },
): Promise<void> {
  if (about.deleted_at) return;
  const end = about.muted_until && about.muted_until > until ? about.muted_until : until;
  await setMuted(world.db, about.id, end);
  await recordMute(world, me, about.id, end, note);
}

/** Lets them write again, whatever was decided; nothing when they may. Answers whether they were muted. */
export async function unmutePerson(world: World, me: Member, id: string, why?: string): Promise<boolean> {
  const { db, clock } = world;
  await liftStanding(world, id, 'mute');
  const person = await db('users').where({ id }).whereNotNull('muted_until').first('muted_until');
  if (!person) return false;
  await setMuted(db, id, null);
  const about = { kind: 'person', id } as const;
  await recordAct(world, { by: me, act: 'person.unmuted', about, ...(why ? { details: { why } } : {}) });
  return person.muted_until > clock.now();
}

/** An administrator gave them the word by mistake: the mute comes back, with the end that it had. */
export async function muteAgain(world: World, me: Member, id: string, why = ''): Promise<void> {
  const { db } = world;
  const person = found(
    await User.query(db).findById(id).whereNull('deleted_at').forNoKeyUpdate(),
    unknownPerson,
  );
  permit(canShutOut(me, person), yourself);
  const until = found(await standAgain(world, id, 'mute'), nothingLifted);
  await mutePerson(world, me, person, { until, note: why });
}

/** After a mute was taken back by an appeal: those that stand still count, and when there are none they write again. */
export async function liftMute(world: World, me: Member, id: string): Promise<void> {
  const { db } = world;
  // Held first: of two that are taken back at once, the second must know of the first.
  const person = await db('users')
    .where({ id })
    .whereNotNull('muted_until')
    .forNoKeyUpdate()
    .first('muted_until');
  if (!person) return;
  const until = await standsUntil(world, id, 'mute');
  const why = 'The appeal was granted.';
  if (!until) await unmutePerson(world, me, id, why);
  else if (until < person.muted_until) {
    await setMuted(db, id, until);
    await recordMute(world, me, id, until, why);
  }
}

async function recordMute(world: World, me: Member, id: string, until: Date, why: string): Promise<void> {
  const details = { until: until.toISOString(), ...(why ? { why } : {}) };
  await recordAct(world, { by: me, act: 'person.muted', about: { kind: 'person', id }, details });
}

async function setMuted(db: Knex, id: string, until: Date | null): Promise<void> {
  await db('users').where({ id }).update({ muted_until: until });
  // Who is in a zone at that moment falls silent there, too.
  await tellZone(db, { what: 'people', userIds: [id] });
}
