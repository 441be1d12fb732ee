import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { keepReport } from '../../reporting/keepReport.ts';
import { findReachable } from '../../friends/visiblePeople.ts';
import { unknownPerson } from '../../users/users.errors.ts';
import type { LiveZones } from './LiveZones.ts';

type Given = CallInput<'POST /zones/reports'>['body'];

/** Keeps a report of somebody met in a zone, with what they said and did in the last half minute, as the server saw it. */
export async function reportInZone(
  db: Knex,
  live: LiveZones,
  me: Member,
  { path, username, reason, note = '' }: Given,
  nowMs: number,
): Promise<void> {
  const zone = path.replace('/zones/', '');
  // Who was met there is reported also when they have built a wall since, or are a guest of a day.
  const id = live.metIn(zone, me.id, username) ?? (await findReachable(db, me.id, username))?.id;
  const person = { id: found(id, unknownPerson) };
  permit(person.id !== me.id, unknownPerson);
  const seen = live.trailsOf(zone, person.id).map((trail) => trail.tell(nowMs));
  await keepReport(db, {
    ...{ kind: 'zone', reporter_id: me.id, about_id: person.id, reason, note },
    said: [path, ...seen].join('\n').slice(0, 10_000),
  });
}
