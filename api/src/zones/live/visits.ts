import { LIVE_LIMITS, type ZoneCopyCount, type ZonePerson, type ZoneThing } from '@plaza/api-contract';
import { HubError } from '@plaza/signalr-server';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { deleteInBatches } from '../../db/inBatches.ts';
import { takeTurn } from '../../db/takeTurn.ts';

/** A visit as all servers know it. */
export interface VisitRow {
  pass: string;
  copy: number;
  id: number;
  spot: [x: number, y: number, z: number, yaw: number] | null;
}

interface Coming {
  zone: string;
  userId: string;
  node: string;
  pass?: string | undefined;
  copy?: number | undefined;
}

/** A server says of its visits every few seconds that they still are; one that was killed does not. */
export const STILL_SAID = `seen_at > now() - interval '20 seconds'`;

const MOST_AT_ONCE = 3;
const MOST_IDS = 250;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// A place is kept for a while after a break; a server that was killed says nothing any more.
const SWEEP = `delete from zone_visits where zone = :zone
  and (left_at < now() - interval '${LIVE_LIMITS.returnMs} milliseconds' or not ${STILL_SAID})`;

/** Finds a place in a copy of a zone: the one somebody had, else one with a friend, else the first that is free. */
export async function comeIn(
  db: Knex,
  { zone, userId, node, pass, copy }: Coming,
): Promise<VisitRow | { full: ZoneCopyCount[] }> {
  return db.transaction(async (transaction) => {
    await takeTurn(transaction, 'visit', zone);
    await transaction.raw(SWEEP, { zone });
    if (pass && UUID.test(pass)) {
      const back = await transaction('zone_visits')
        .where({ pass, zone, user_id: userId })
        .forUpdate()
        .first('pass', 'copy', 'id', 'spot', 'left_at');
      if (back) {
        const { left_at, spot, ...row } = back;
        const seen_at = transaction.fn.now();
        await transaction('zone_visits').where({ pass }).update({ node, left_at: null, seen_at });
        // Whose old connection is still held has walked on since the spot was written.
        return { ...row, spot: left_at && spot };
      }
    }
    await forgetReturns(transaction, zone, userId);
    const rows: { copy: number; id: number; user_id: string }[] = await transaction('zone_visits')
      .where({ zone })
      .select('copy', 'id', 'user_id');
    if (rows.filter(({ user_id }) => user_id === userId).length >= MOST_AT_ONCE)
      throw new HubError('You are in this zone on several pages already.');
    const chosen = await chooseCopy(transaction, userId, rows, copy);
    if (chosen === null) return { full: countCopies(rows) };
    const taken = new Set(rows.flatMap((row) => (row.copy === chosen ? row.id : [])));
    const id = Array.from({ length: MOST_IDS }, (_, index) => index + 1).find((one) => !taken.has(one)) ?? 0;
    const row = { pass: randomUUID(), copy: chosen, id, spot: null };
    await transaction('zone_visits').insert({ ...row, zone, user_id: userId, node });
    return row;
  });
}

/** Whoever comes and goes as often as they may be here at once keeps no place that they have left. */
async function forgetReturns(db: Knex, zone: string, userId: string): Promise<void> {
  const own = db('zone_visits').where({ zone, user_id: userId });
  const [{ count } = { count: 0 }] = await own.clone().count({ count: '*' });
  if (Number(count) >= MOST_AT_ONCE) await own.clone().whereNotNull('left_at').delete();
}

async function chooseCopy(
  db: Knex,
  userId: string,
  rows: readonly { copy: number; user_id: string }[],
  wanted: number | undefined,
): Promise<number | null> {
  const counts = new Map(countCopies(rows).map(({ copy, people }) => [copy, people]));
  const hasRemaining = (copy: number) => (counts.get(copy) ?? 0) < LIVE_LIMITS.people;
  if (wanted !== undefined) {
    // Not farther than the next one: nobody opens the ninety-ninth for themselves.
    const next = Math.max(0, ...counts.keys()) + 1;
    return hasRemaining(Math.min(wanted, next)) ? Math.min(wanted, next) : null;
  }
  const friends: string[] = await db('friendships')
    .where({ user_id: userId })
    .whereIn('friend_id', [...new Set(rows.map(({ user_id }) => user_id))])
    .pluck('friend_id');
  const withFriend = rows.find(({ copy, user_id }) => friends.includes(user_id) && hasRemaining(copy));
  if (withFriend) return withFriend.copy;
  return hasRemaining(1) ? 1 : null;
}

function countCopies(rows: readonly { copy: number }[]): ZoneCopyCount[] {
  const counts = new Map<number, number>();
  for (const { copy } of rows) counts.set(copy, (counts.get(copy) ?? 0) + 1);
  return [...counts].map(([copy, people]) => ({ copy, people })).sort((one, other) => one.copy - other.copy);
}

/** Keeps the place for whoever is gone from this server: the connection may have broken. */
export async function goOut(
  db: Knex,
  visit: { pass: string; node: string },
  spot: VisitRow['spot'],
): Promise<void> {
  await db('zone_visits')
    .where(visit)
    .update({ left_at: db.fn.now(), spot: spot && JSON.stringify(spot) });
}

/** Says that these visits of this server still are; of one whose end could not be written nobody says it. */
export async function stayIn(
  db: Knex,
  { node, passes }: { node: string; passes: readonly string[] },
): Promise<void> {
  if (passes.length === 0) return;
  await db('zone_visits')
    .where({ node })
    .whereIn('pass', [...passes])
    .whereNull('left_at')
    .update({ seen_at: db.fn.now() });
}

/** Forgets who was in which zone: where nobody comes in any more, nobody else does. */
export async function sweepVisits(db: Knex): Promise<void> {
  await deleteInBatches(db, { table: 'zone_visits', where: `seen_at < now() - interval '1 hour'` });
}

/** Everybody of a copy, on every server, as who looks sees them; and how the copies are. */
export async function readPeople(
  db: Knex,
  zone: string,
  copy: number,
  ownerId: string | null,
): Promise<
  { node: string; isGuest: boolean; mutedUntil: Date | null; card: Omit<ZonePerson, 'is_friend'> }[]
> {
  const rows = await db('zone_visits as v')
    .join('users as u', 'u.id', 'v.user_id')
    .leftJoin('zone_looks as l', 'l.user_id', 'v.user_id')
    .where({ 'v.zone': zone, 'v.copy': copy })
    .whereNull('v.left_at')
    .whereRaw(`v.${STILL_SAID}`)
    .orderBy('v.id')
    .select(
      'v.id',
      'v.node',
      'u.id as user_id',
      'u.username',
      'u.name',
      'u.picture',
      'l.looks',
      'u.demo_until',
      'u.muted_until',
    );
  return rows.map(({ node, picture, looks, demo_until, muted_until, ...person }) => ({
    node,
    isGuest: demo_until !== null,
    mutedUntil: muted_until,
    card: { ...person, profile: picture, looks: looks ?? null, is_owner: person.user_id === ownerId },
  }));
}

export async function readCopies(db: Knex, zone: string): Promise<ZoneCopyCount[]> {
  return countCopies(await db('zone_visits').where({ zone }).whereNull('left_at').select('copy'));
}

export async function readThings(db: Knex, zone: string, copy: number): Promise<ZoneThing[]> {
  return db('zone_things').where({ zone, copy }).select('id', 'state', 'since');
}

/** So many things has no place. */
const MOST_THINGS = 60;

export async function keepThing(db: Knex, zone: string, copy: number, thing: ZoneThing): Promise<void> {
  await db('zone_things')
    .insert({ zone, copy, ...thing })
    .onConflict(['zone', 'copy', 'id'])
    .merge();
  // The oldest go: whoever makes things up must not keep the next from changing a real one.
  const newest = db('zone_things')
    .where({ zone, copy })
    .orderBy('since', 'desc')
    .orderBy('id')
    .limit(MOST_THINGS)
    .select('id');
  await db('zone_things').where({ zone, copy }).whereNotIn('id', newest).delete();
}

/** Who is not there for somebody: a wall stands between the two. */
export async function readHidden(db: Knex, userId: string): Promise<Set<string>> {
  const { rows } = await db.raw(
    `select other_id as id from blocks where user_id = :userId union select user_id from blocks where other_id = :userId`,
    { userId },
  );
  return new Set(rows.map((row: { id: string }) => row.id));
}

/** Until when the moderators want somebody to be silent, if so. */
export async function readMutedUntil(db: Knex, userId: string): Promise<Date | null> {
  const person = await db('users').where({ id: userId }).first('muted_until');
  return person?.muted_until ?? null;
}

/** Who of this server is in a zone that they were let into for a time, which ended in between. */
export async function readEnded(
  db: Knex,
  { node, since, until }: { node: string; since: Date; until: Date },
): Promise<string[]> {
  return db('zone_visits as v')
    .distinct('v.user_id')
    .join('made_zones as z', db.raw(`v.zone = 'u/' || z.slug`))
    .join('zone_admissions as a', { 'a.zone_id': 'z.id', 'a.user_id': 'v.user_id' })
    .where({ 'v.node': node })
    .where('a.ends_at', '>', since)
    .where('a.ends_at', '<=', until)
    .pluck('v.user_id');
}
