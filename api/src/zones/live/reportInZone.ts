import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
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
  const person = found(await findReachable(db, me.id, username), unknownPerson);
  permit(person.id !== me.id, unknownPerson);
  const seen = live.trailsOf(path.replace('/zones/', ''), person.id).map((trail) => trail.tell(nowMs));
  await db('reports').insert({
    ...{ kind: 'zone', reporter_id: me.id, about_id: person.id, reason, note },
    said: [path, ...seen].join('\n').slice(0, 10_000),
  });
}
