import type { KnockAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { block } from '../../people/walls.ts';
import { found } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { notify, takeBack } from '../../notifications/notify.ts';
import { publishInOrder } from '../../notifications/publishInOrder.ts';
import { tellZone } from '../live/tellZone.ts';
import type { MadeZoneRow } from '../made/MadeZoneRow.ts';
import { unknownKnock } from '../zones.errors.ts';

/** Somebody who was let in once may come and go for so long. */
const LET_IN_HOURS = 12;

/** Writes down that somebody wants in, and tells the owner: in the zone, and as a notification. */
export async function knock(db: Knex, me: Member, zone: MadeZoneRow): Promise<void> {
  if (zone.standing !== 'closed') return;
  await db('zone_knocks')
    .insert({ zone_id: zone.id, user_id: me.id })
    .onConflict(['zone_id', 'user_id'])
    .merge({ declined_at: null, created_at: db.fn.now() });
  const note = { to: zone.owner_id, kind: 'zone-knock' as const, actorId: me.id, zoneId: zone.id };
  await publishInOrder(db, await notify(db, [note]));
  // Whom the owner wants to hear nothing of stands in the list, and no more.
  if (await db('mutes').where({ user_id: zone.owner_id, other_id: me.id }).first('user_id')) return;
  const { name, username } = me;
  await tellZone(db, { zone: `u/${zone.slug}`, what: 'knock', ownerId: zone.owner_id, name, username });
}

interface Answered {
  person: { id: string; username: string };
  answer: KnockAnswer;
  now: Date;
}

/** The owner's answer. Who is let in is told; who is declined is not, but may not ask again for a while. */
export async function answerKnock(
  db: Knex,
  me: Member,
  zone: MadeZoneRow,
  { person, answer, now }: Answered,
): Promise<void> {
  const which = { zone_id: zone.id, user_id: person.id };
  found(await db('zone_knocks').where(which).whereNull('declined_at').first('zone_id'), unknownKnock);
  if (answer === 'block') {
    await db('zone_knocks').where(which).delete();
    // It takes back whatever they did that the owner has been told of, the knock too.
    await block(db, me, person.username, now);
    return;
  }
  const knocked = { to: me.id, kind: 'zone-knock', actorId: person.id, zoneId: zone.id } as const;
  const takenBack = await takeBack(db, knocked);
  if (answer === 'decline') {
    await db('zone_knocks').where(which).update({ declined_at: now });
    await publishInOrder(db, takenBack);
    return;
  }
  await db('zone_knocks').where(which).delete();
  const ends_at = answer === 'let-in' ? new Date(now.getTime() + LET_IN_HOURS * 3_600_000) : null;
  await admit(db, zone.id, person.id, { ends_at });
  const note = { to: person.id, kind: 'zone-open' as const, actorId: me.id, zoneId: zone.id };
  await publishInOrder(db, [...takenBack, ...(await notify(db, [note]))]);
}

/** Lets somebody in: until then, or for good, or as long as an invitation is good. */
export async function admit(
  db: Knex,
  zoneId: string,
  userId: string,
  { ends_at = null, invitation_id = null }: { ends_at?: Date | null; invitation_id?: string | null },
): Promise<void> {
  await db('zone_admissions')
    .insert({ zone_id: zoneId, user_id: userId, ends_at, invitation_id })
    .onConflict(['zone_id', 'user_id'])
    .merge({ ends_at, invitation_id });
}
