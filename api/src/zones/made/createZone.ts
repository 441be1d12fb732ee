import { createHash } from 'node:crypto';
import type { CreateZone, ZoneRecipe } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { tryCounter } from '../../auth/tryCounter.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { tooMany } from '../../http/commonErrors.ts';
import { permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { notify } from '../../notifications/notify.ts';
import { publishInOrder } from '../../notifications/publishInOrder.ts';
import { holdPeople } from '../../users/holdPeople.ts';
import { nameOfPlace } from '../zones.ts';
import { notForDemo, tooManyZones } from '../zones.errors.ts';

const MOST_ZONES = 50;
const MOST_TOLD = 500;
/** So often at once, and so often in an hour after that, friends hear of a new zone: also of one that is gone again. */
const TELLS = { burst: 5, perHour: 2 };

interface NewZone extends CreateZone {
  recipe: ZoneRecipe;
  remixOf?: string;
  now: Date;
}

/** Makes a zone, publishes it, and tells friends if wanted. Answers its slug; of the same client id it is the same. */
export async function createZone(db: Knex, me: Member, zone: NewZone): Promise<string> {
  permit(!me.isDemo, notForDemo);
  await holdPeople(db, [me.id]);
  const client_id = zone.clientId ?? null;
  const earlier = client_id && (await db('made_zones').where({ owner_id: me.id, client_id }).first('slug'));
  if (earlier) return earlier.slug;
  const [{ count } = { count: 0 }] = await db('made_zones').where({ owner_id: me.id }).count();
  permit(Number(count) < MOST_ZONES, tooManyZones);
  const { zone: theme, mode, automatic_access, avatar, recipe, remixOf, now } = zone;
  const name = zone.name.trim() || `${me.name.slice(0, 30)}: ${nameOfPlace(theme)}`;
  const slug = await freeSlug(db, name);
  const [made] = await db('made_zones')
    .insert({
      ...{ owner_id: me.id, name, slug, theme, mode, automatic_access, avatar, client_id },
      remix_of: remixOf ?? null,
    })
    .returning('id');
  await db('zone_revisions').insert({
    zone_id: made.id,
    revision: 1,
    recipe: JSON.stringify(recipe),
    by_id: me.id,
  });
  if (zone.notify) {
    await permitTelling(db, me, now);
    await tellFriends(db, me, String(made.id));
  }
  return slug;
}

async function permitTelling(db: Knex, me: Member, now: Date): Promise<void> {
  const key = createHash('sha256').update(`zone told by ${me.id}`).digest();
  if (await tryCounter({ db, redis: undefined })({ key, ...TELLS, now })) return;
  throw tooMany({
    sentence:
      'Your friends have just heard of several zones of yours. Make this one without telling them, or wait.',
    headers: { 'Retry-After': String(3600 / TELLS.perHour) },
  });
}

async function tellFriends(db: Knex, me: Member, zoneId: string): Promise<void> {
  const friends: string[] = await db('friendships')
    .where({ user_id: me.id })
    .orderBy('friend_id')
    .limit(MOST_TOLD)
    .pluck('friend_id');
  const notes = friends.map((to) => ({ to, kind: 'zone-made' as const, actorId: me.id, zoneId }));
  await publishInOrder(db, await notify(db, notes));
}

async function freeSlug(db: Knex, name: string): Promise<string> {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // An umlaut is a letter and a mark by now.
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  const base = plain || 'zone';
  // Two who choose the same name at once wait for each other here.
  await takeTurn(db, 'zone', base);
  const taken = new Set<string>(
    await db('made_zones').where('slug', base).orWhere('slug', 'like', `${base}-%`).pluck('slug'),
  );
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
