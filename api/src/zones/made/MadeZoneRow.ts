import type { MadeZone, MadeZoneView, Theme, ZoneMode, ZoneStanding } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notMuted, seesPerson } from '../../friends/visiblePeople.ts';
import { zoneStanding } from '../../friends/visibleZones.ts';
import { ZoneRecipe } from '@plaza/api-contract';
import { STILL_SAID } from '../live/visits.ts';

/** A zone that somebody made, and how the one who looks stands to it. */
export interface MadeZoneRow {
  id: string;
  owner_id: string;
  name: string;
  slug: string;
  theme: Theme;
  mode: ZoneMode;
  automatic_access: boolean;
  avatar: 1 | 2;
  revision: number;
  created_at: Date;
  tags: string[];
  owner_name: string;
  owner_username: string;
  owner_picture: string | null;
  people: number;
  remix_name: string | null;
  remix_slug: string | null;
  remix_owner: string | null;
  /** `none`: to this person the zone is not there. */
  standing: ZoneStanding | 'none';
}

const STANDING = zoneStanding(':me', 'z', 'cast(:now as timestamptz)');

/** Not those who have left, nor those whose server was killed. */
const PRESENT = `v.left_at is null and v.${STILL_SAID}`;

const ROWS = (which: string, order: string) => `
  select * from (
    select z.id, z.owner_id, z.name, z.slug, z.theme, z.mode, z.automatic_access, z.avatar, z.revision, z.created_at, z.tags,
      o.name as owner_name, o.username as owner_username, o.picture as owner_picture,
      (select count(distinct v.user_id)::int from zone_visits v where v.zone = 'u/' || z.slug and ${PRESENT}) as people,
      r.name as remix_name, r.slug as remix_slug, ro.name as remix_owner, ${STANDING} as standing
    from made_zones z join users o on o.id = z.owner_id
    left join (made_zones r join users ro on ro.id = r.owner_id)
      on r.id = z.remix_of and r.mode <> 'private' and ${seesPerson(':me', 'ro')}
    where ${seesPerson(':me', 'o')} and ${which}) as zones
  where standing <> 'none' ${order}`;

const ONE = ROWS('z.slug = :slug', '');

const MOST = 200;

/** Those of the list in an order that ends early: who stands how to thousands of zones is asked of those alone that are shown. */
const CHOSEN = (from: string, order: string) => `
  select z.id from ${from} join users o on o.id = z.owner_id
  where ${seesPerson(':me', 'o')} and ${STANDING} <> 'none'
    and (not cast(:mine as boolean) or z.owner_id = :me)
    and (cast(:tag as text) = '' or cast(:tag as text) = any (z.tags))
    and (cast(:search as text) = '' or z.name ilike :search or o.name ilike :search
      or exists (select from unnest(z.tags) as tag where tag ilike :search))
  order by ${order} limit ${MOST}`;

const LIST = `
  with filled as materialized (
    select z.id, count(distinct v.user_id) as people from zone_visits v join made_zones z on v.zone = 'u/' || z.slug
    where ${PRESENT} group by z.id
  ), chosen as (
    (${CHOSEN('filled join made_zones z using (id)', 'filled.people desc, z.created_at desc, z.id desc')})
    union (${CHOSEN('made_zones z', 'z.created_at desc, z.id desc')}))
  ${ROWS('z.id in (select id from chosen)', `order by people desc, created_at desc, id desc limit ${MOST}`)}`;

interface Looking {
  /** Who looks. */
  me: string;
  now: Date;
}

/** The zone of this address, unless it is not there for who looks. */
export async function findMadeZone(db: Knex, slug: string, by: Looking): Promise<MadeZoneRow | undefined> {
  const { rows } = await db.raw(ONE, { slug, ...by });
  return rows[0];
}

/** The same for who adds something to it: from here to the commit nobody takes it down. */
export async function holdMadeZone(db: Knex, slug: string, by: Looking): Promise<MadeZoneRow | undefined> {
  const zone = await findMadeZone(db, slug, by);
  const held = zone && (await db('made_zones').where({ id: zone.id }).forKeyShare().first('id'));
  return held && zone;
}

export async function listMadeZones(
  db: Knex,
  { search, tag, mine }: { search: string; tag: string; mine: boolean },
  by: Looking,
): Promise<MadeZoneRow[]> {
  const wanted = search.trim() && `%${search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return (await db.raw(LIST, { search: wanted, tag, mine, ...by })).rows;
}

/** How many people are in each zone now, by the part of its address after `/zones/`. */
export async function countPeople(db: Knex): Promise<Map<string, number>> {
  const { rows } = await db.raw(
    `select v.zone, count(distinct v.user_id)::int as people from zone_visits v where ${PRESENT} group by v.zone`,
  );
  return new Map(rows.map((row: { zone: string; people: number }) => [row.zone, row.people]));
}

const FRIENDS = `
  select distinct on (f.id) f.id, f.name, f.username, f.picture, v.zone, z.name as zone_name
  from friendships b join users f on f.id = b.friend_id
  join zone_visits v on v.user_id = f.id and ${PRESENT}
  left join made_zones z on v.zone = 'u/' || z.slug
  left join users o on o.id = z.owner_id
  where b.user_id = :me and ${seesPerson(':me', 'f')} and ${notMuted(':me', 'f.id')}
    and (v.zone not like 'u/%' or (${seesPerson(':me', 'o')} and ${STANDING} in ('owner', 'open')))
  order by f.id, v.seen_at desc limit 200`;

/** Friends who are in a zone that one may enter. Of those elsewhere it is not even told that they are in one. */
export async function listFriendsInZones(
  db: Knex,
  by: Looking,
): Promise<
  {
    id: string;
    name: string;
    username: string;
    picture: string | null;
    zone: string;
    zone_name: string | null;
  }[]
> {
  return (await db.raw(FRIENDS, { ...by })).rows;
}

export const mayEnter = ({ standing }: Pick<MadeZoneRow, 'standing'>) =>
  standing === 'owner' || standing === 'open';

export function presentMadeZone(row: MadeZoneRow, meId: string): MadeZone {
  const { id, name, slug, theme, mode, automatic_access, owner_id, people, created_at, tags } = row;
  const { owner_name, owner_username, owner_picture, remix_name, remix_slug, remix_owner } = row;
  return {
    ...{ id, name, slug, path: `/zones/u/${slug}`, zone: theme, mode, automatic_access },
    owner: { id: owner_id, name: owner_name, username: owner_username, profile: owner_picture },
    is_mine: owner_id === meId,
    people,
    tags,
    remix_of: remix_slug
      ? { name: remix_name ?? '', path: `/zones/u/${remix_slug}`, owner: remix_owner ?? '' }
      : null,
    created_at: created_at.toISOString(),
  };
}

export async function presentView(db: Knex, row: MadeZoneRow, meId: string): Promise<MadeZoneView> {
  // The list and the one row leave out those to whom it is not there.
  const standing = row.standing as ZoneStanding;
  const recipe = mayEnter(row) ? await readRecipe(db, row) : null;
  return { ...presentMadeZone(row, meId), standing, revision: row.revision, recipe };
}

export async function readRecipe(
  db: Knex,
  { id, revision, theme }: Pick<MadeZoneRow, 'id' | 'revision' | 'theme'>,
): Promise<ZoneRecipe> {
  const row = await db('zone_revisions').where({ zone_id: id, revision }).first('recipe');
  return ZoneRecipe.parse(row?.recipe ?? { theme });
}
