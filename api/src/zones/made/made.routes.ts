import { ZoneRecipe } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import type { Slice } from '../../http/slice.ts';
import { notYours, unknownZone } from '../zones.errors.ts';
import { isOwner } from '../zones.policy.ts';
import { createZone } from './createZone.ts';
import {
  findMadeZone,
  holdMadeZone,
  listFriendsInZones,
  listMadeZones,
  mayEnter,
  type MadeZoneRow,
  presentMadeZone,
  presentView,
  readRecipe,
} from './MadeZoneRow.ts';
import { restoreRevision, saveRecipe } from './saveRecipe.ts';
import { tellZone } from '../live/tellZone.ts';
import { nameOfPlace } from '../zones.ts';

/** Zones that people make. */
export const madeZonesRoutes: Slice = (on, { clock }) => {
  const looking = (member: Member) => ({ me: member.id, now: clock.now() });
  const find = async (db: Knex, member: Member, slug: string): Promise<MadeZoneRow> =>
    found(await findMadeZone(db, slug, looking(member)), unknownZone);
  const findMine = async (db: Knex, member: Member, slug: string): Promise<MadeZoneRow> => {
    const zone = await find(db, member, slug);
    permit(isOwner(member, zone), notYours);
    return zone;
  };
  const present = async (db: Knex, member: Member, slug: string) =>
    presentMadeZone(await find(db, member, slug), member.id);

  // every member: those that are there for them
  on('GET /zones/made', async ({ session: { member }, input: { query }, db }) => {
    const wanted = { search: query.search ?? '', tag: query.tag ?? '', mine: query.of === 'mine' };
    return (await listMadeZones(db, wanted, looking(member))).map((zone) => presentMadeZone(zone, member.id));
  });

  // every member: friends who are where one may go oneself
  on('GET /zones/friends', async ({ session: { member }, db }) =>
    (await listFriendsInZones(db, looking(member))).map(({ picture, zone, zone_name, ...person }) => ({
      person: { ...person, profile: picture },
      zone: { name: zone_name ?? nameOfPlace(zone), path: `/zones/${zone}` },
    })),
  );

  // every member: one's own
  on('POST /zones', async ({ session: { member }, input: { body }, db }) => {
    const recipe = ZoneRecipe.parse({ theme: body.zone });
    return present(db, member, await createZone(db, member, { ...body, recipe, now: clock.now() }));
  });

  // every member: the query leaves out what is not there for them
  on('GET /zones/u/:slug', async ({ session: { member }, input: { params }, db }) =>
    presentView(db, await find(db, member, params.slug), member.id),
  );

  on('PUT /zones/u/:slug', async ({ session: { member }, input: { params, body }, db }) => {
    const zone = await findMine(db, member, params.slug);
    const change = { ...body, ...(body.tags && { tags: [...new Set(body.tags)] }) };
    if (Object.keys(change).length > 0) await db('made_zones').where({ id: zone.id }).update(change);
    await tellZone(db, { zone: `u/${zone.slug}`, what: 'look' });
    return present(db, member, zone.slug);
  });

  on('DELETE /zones/u/:slug', async ({ session: { member }, input: { params }, db }) => {
    const zone = await findMine(db, member, params.slug);
    await db('made_zones').where({ id: zone.id }).delete();
    await tellZone(db, { zone: `u/${zone.slug}`, what: 'look' });
    return { done: true as const };
  });

  on('PUT /zones/u/:slug/recipe', async ({ session: { member }, input: { params, body }, db }) => {
    const zone = await findMine(db, member, params.slug);
    const revision = await saveRecipe(db, zone, { ...body, by: member });
    await tellZone(db, { zone: `u/${zone.slug}`, what: 'changed', revision });
    return { revision };
  });

  on('GET /zones/u/:slug/revisions', async ({ session: { member }, input: { params }, db }) => {
    const zone = await findMine(db, member, params.slug);
    const rows = await db('zone_revisions as r')
      .leftJoin('users as u', 'u.id', 'r.by_id')
      .where({ 'r.zone_id': zone.id })
      .orderBy('r.revision', 'desc')
      // Counted where they lie: to read a hundred recipes would hold up everybody.
      .select(
        'r.revision',
        'r.created_at',
        'u.username',
        db.raw(`coalesce(json_array_length(r.recipe->'pieces'), 0) as pieces`),
      );
    return rows.map(({ revision, created_at, username, pieces }) => ({
      revision,
      at: created_at.toISOString(),
      by: username ?? '',
      pieces,
    }));
  });

  on('POST /zones/u/:slug/revisions/:id/restore', async ({ session: { member }, input: { params }, db }) => {
    const zone = await findMine(db, member, params.slug);
    const revision = await restoreRevision(db, zone, Number(params.id), member);
    await tellZone(db, { zone: `u/${zone.slug}`, what: 'changed', revision });
    return { revision };
  });

  on('POST /zones/u/:slug/remix', async ({ session: { member }, input: { params, body }, db }) => {
    const from = found(await holdMadeZone(db, params.slug, looking(member)), unknownZone);
    permit(mayEnter(from), unknownZone);
    const recipe = await readRecipe(db, from);
    const { theme: zone, avatar } = from;
    const made = { name: body.name || `${from.name.slice(0, 50)} remixed`, zone, avatar, recipe };
    const rest = {
      // What was shown to the invited alone is not shown to everybody by one of them.
      mode: from.mode,
      automatic_access: false,
      notify: false,
      remixOf: from.id,
      now: clock.now(),
    } as const;
    return present(db, member, await createZone(db, member, { ...made, ...rest }));
  });
};
