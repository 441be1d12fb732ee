import type { ZonePerson } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { friendsInCopy } from './friendsInCopy.ts';
import { readPeople } from './visits.ts';
import type { ZoneCopy } from './ZoneCopy.ts';

interface MeetNeeds {
  db: Knex;
  /** This server. */
  node: string;
  arrive: (card: Omit<ZonePerson, 'is_friend'>, node: string, friends: ReadonlySet<string>) => void;
}

/** Lets those of other servers into a copy who came while nothing was heard of them. */
export async function meetUnheard(copy: ZoneCopy, { db, node, arrive }: MeetNeeds): Promise<void> {
  const people = await readPeople(db, copy.zone, copy.copy, await ownerOf(db, copy));
  for (const { node: there, card } of people) {
    const isKnown = () => there === node || copy.person(card.id)?.card.user_id === card.user_id;
    if (isKnown()) continue;
    const friends = await friendsInCopy(db, copy, card.user_id);
    // They may have been heard of meanwhile.
    if (!isKnown() && !copy.isEmpty) arrive(card, there, friends);
  }
}

async function ownerOf(db: Knex, { zone }: ZoneCopy): Promise<string | null> {
  if (!zone.startsWith('u/')) return null;
  const made = await db('made_zones')
    .where({ slug: zone.slice(2) })
    .first('owner_id');
  return made?.owner_id ?? null;
}
