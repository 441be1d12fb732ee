import type { Theme } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { findMadeZone, mayEnter } from '../made/MadeZoneRow.ts';
import { sceneOf } from '../zones.ts';

/** A zone that somebody may enter. */
export interface Entered {
  /** The part of its address after `/zones/`. */
  zone: string;
  theme: Theme;
  /** Who made it; nobody did with the places of the list. */
  ownerId: string | null;
  /** May speak to all in it: whoever made it, and administrators in the places of the list. */
  isOwner: boolean;
}

/** The zone of an address, if this person may be in it now. */
export async function entryOf(db: Knex, path: string, userId: string, now: Date): Promise<Entered | null> {
  const [, own, name = ''] = /^\/zones\/(u\/)?([a-z0-9-]{1,80})$/.exec(path) ?? [];
  if (!own) {
    if (!sceneOf(name)) return null;
    const person = await db('users').where({ id: userId }).first('is_admin');
    // `sceneOf` knows exactly the themes.
    return { zone: name, theme: name as Theme, ownerId: null, isOwner: person?.is_admin === true };
  }
  const zone = await findMadeZone(db, name, { me: userId, now });
  if (!zone || !mayEnter(zone)) return null;
  const { owner_id: ownerId, theme } = zone;
  return { zone: `u/${name}`, theme, ownerId, isOwner: ownerId === userId };
}
