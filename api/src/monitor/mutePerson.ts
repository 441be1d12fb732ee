import type { Knex } from 'knex';
import { recordAct } from '../audit/recordAct.ts';
import type { Clock } from '../clock.ts';
import type { Member } from '../http/session.ts';
import type { User } from '../users/User.ts';
import { tellZone } from '../zones/live/tellZone.ts';

interface World {
  db: Knex;
  clock: Clock;
}

/** They read on, and say nothing until then. Who is muted for longer stays so; it ends by itself. */
export async function mutePerson(
  { db, clock }: World,
  me: Member,
  about: User,
  { until, note }: { until: Date; note: string },
): Promise<void> {
  if (about.deleted_at) return;
  const end = about.muted_until && about.muted_until > until ? about.muted_until : until;
  await setMuted(db, about.id, end);
  const details = { until: end.toISOString(), ...(note ? { why: note } : {}) };
  await recordAct(
    { db, clock },
    { by: me, act: 'person.muted', about: { kind: 'person', id: about.id }, details },
  );
}

/** Lets them write again; nothing when they may. */
export async function unmutePerson(
  { db, clock }: World,
  me: Member,
  id: string,
  why?: string,
): Promise<void> {
  if (!(await db('users').where({ id }).whereNotNull('muted_until').first('id'))) return;
  await setMuted(db, id, null);
  const about = { kind: 'person', id } as const;
  await recordAct(
    { db, clock },
    { by: me, act: 'person.unmuted', about, ...(why ? { details: { why } } : {}) },
  );
}

/** After a mute was taken back: those that stand still count, and when there are none they write again. */
export async function liftMute(world: World, me: Member, id: string): Promise<void> {
  const { db, clock } = world;
  // Held first: of two that are taken back at once, the second must know of the first.
  const person = await db('users').where({ id }).whereNotNull('muted_until').forUpdate().first('muted_until');
  if (!person) return;
  const [longest] = await db('decisions')
    .where({ about_id: id, decision: 'mute' })
    .where('until', '>', clock.now())
    .whereRaw(`ruling is distinct from 'granted'`)
    .max('until as until');
  const why = 'The appeal was granted.';
  const until: Date | null | undefined = longest?.until;
  if (!until) return unmutePerson(world, me, id, why);
  if (until >= person.muted_until) return;
  await setMuted(db, id, until);
  await recordAct(world, {
    by: me,
    act: 'person.muted',
    about: { kind: 'person', id },
    details: { until: until.toISOString(), why },
  });
}

async function setMuted(db: Knex, id: string, until: Date | null): Promise<void> {
  await db('users').where({ id }).update({ muted_until: until });
  // Who is in a zone at that moment falls silent there, too.
  await tellZone(db, { what: 'people', userIds: [id] });
}
