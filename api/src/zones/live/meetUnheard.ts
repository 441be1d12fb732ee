import type { Knex } from 'knex';
import { friendsInCopy } from './friendsInCopy.ts';
import { readPeople } from './visits.ts';
import type { ZoneCopy } from './ZoneCopy.ts';
import type { ZonePacket } from './ZonePacket.ts';

interface MeetNeeds {
  db: Knex;
  /** This server. */
  node: string;
  hear: (packet: ZonePacket) => void;
}

/** Lets those of other servers into a copy who came, or came back on another one, while nothing was heard of them. */
export async function meetUnheard(copy: ZoneCopy, { db, node, hear }: MeetNeeds): Promise<void> {
  const before = new Map(copy.everybody().map((person) => [person.card.id, person]));
  const people = await readPeople(db, copy.zone, copy.copy, await ownerOf(db, copy));
  for (const { node: there, card } of people) {
    const known = before.get(card.id);
    if (there === node || (known?.node === there && known.card.user_id === card.user_id)) continue;
    // What is heard of them meanwhile is newer than what was read.
    const isHeard = () => copy.person(card.id) !== known;
    if (isHeard()) continue;
    const friends = await friendsInCopy(db, copy, card.user_id);
    if (isHeard() || copy.isEmpty) continue;
    hear({ node: there, zone: copy.zone, copy: copy.copy, came: card, friends: [...friends] });
  }
}

async function ownerOf(db: Knex, { zone }: ZoneCopy): Promise<string | null> {
  if (!zone.startsWith('u/')) return null;
  const made = await db('made_zones')
    .where({ slug: zone.slice(2) })
    .first('owner_id');
  return made?.owner_id ?? null;
}
