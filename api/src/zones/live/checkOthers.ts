import type { Knex } from 'knex';
import { readPeople } from './visits.ts';
import type { Present, ZoneCopy } from './ZoneCopy.ts';

interface CheckNeeds {
  db: Knex;
  forget: (person: Present) => void;
  follow: (person: Present, there: string) => void;
}

/** Whether those of other servers are still there, and on which: one that was killed, or is not heard, does not say it. */
export async function checkOthers(copy: ZoneCopy, { db, forget, follow }: CheckNeeds): Promise<void> {
  // Only those who were known before: who comes while it is read is not in what was read.
  const known = [...copy.others.values()];
  if (known.length === 0) return;
  const people = await readPeople(db, copy.zone, copy.copy, null);
  const there = new Map(people.map((person) => [person.card.id, person]));
  for (const person of known) {
    const { card, node } = person;
    if (copy.others.get(card.id) !== person) continue;
    const row = there.get(card.id);
    if (!row) forget(person);
    else if (row.node !== node && row.card.user_id === card.user_id) follow(person, row.node);
  }
}
