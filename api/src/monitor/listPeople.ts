import type { CallAnswer, PeopleFilter, PeopleOrder } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { csvLine } from '../csv/csv.ts';
import { badInput } from '../http/commonErrors.ts';
import { cursorOf, readCursor } from '../http/cursor.ts';
import type { User } from '../users/User.ts';
import { KEPT_DAYS } from '../account/forgetPersonJob.ts';
import { presentPerson } from './monitor.presenter.ts';
import { filterSql, orderSql, soughtSql } from './peopleSql.ts';

/** More than so many are not counted: nobody turns that many pages. */
const MOST_COUNTED = 10_000;
/** Up to so many that fit what was typed are taken first and put in order then. */
const FEW = 2_000;

export interface PeopleQuery {
  q?: string | undefined;
  filter?: PeopleFilter | undefined;
  sort?: PeopleOrder | undefined;
  order?: 'ascending' | 'descending' | undefined;
}

export type PersonRow = User & { is_online: boolean };

const COLUMNS = `u.id, u.name, u.email, u.username, u.is_admin, u.role, u.is_blocked, u.is_verified, u.last_active,
  u.muted_until, u.created_at, u.deleted_at, exists (select from hub_presence p where p.user_id = u.id
    and p.seen_at > now() - interval '60 seconds') as is_online`;

export async function listPeople(
  db: Knex,
  now: Date,
  { size, cursor, ...query }: PeopleQuery & { size: number; cursor?: string | undefined },
): Promise<CallAnswer<'GET /monitor'>> {
  const list = `monitor-${query.sort ?? 'id'}-${query.order ?? 'ascending'}`;
  const after = readCursor(list, cursor);
  const { ids, ...counted } = await countPeople(db, now, query);
  const people = await readPeople(db, now, query, { after, limit: size + 1, ids });
  const shown = people.slice(0, size);
  const last = shown.at(-1);
  return {
    data: shown.map(presentPerson),
    next: people.length > size && last ? cursorOf(list, last.id) : null,
    ...counted,
  };
}

async function countPeople(
  db: Knex,
  now: Date,
  query: PeopleQuery,
): Promise<{ count: number; is_more: boolean; ids: string[] | null }> {
  const { where, values } = whereSql(now, query);
  // Of those who are sought nobody wants to know the thousands, and to find them all would take its time.
  const most = query.q?.trim() ? FEW : MOST_COUNTED;
  const { rows } = await db.raw(
    `select count(*)::int as count, case when count(*) <= ${FEW} then coalesce(array_agg(id), '{}') end as ids
     from (select u.id from users u where ${where} limit ${most + 1}) as counted`,
    values,
  );
  const { count, ids } = rows[0];
  return { count: Math.min(count, most), is_more: count > most, ids };
}

/** The people behind somebody in the list, so many of them. Whoever knows the `ids` of all who fit spares the search for them. */
export async function readPeople(
  db: Knex,
  now: Date,
  query: PeopleQuery,
  { after, limit, ids = null }: { after: string | null; limit: number; ids?: string[] | null },
): Promise<PersonRow[]> {
  const { where, values } = ids
    ? { where: 'u.id = any (cast(:ids as bigint[]))', values: { ids } }
    : whereSql(now, query);
  const { key, type } = orderSql[query.sort ?? 'id'];
  const isUp = query.order !== 'descending';
  const direction = isUp ? 'asc' : 'desc';
  const behind = after
    ? `and (${key}, u.id) ${isUp ? '>' : '<'} (cast(:afterKey as ${type}), cast(:after as bigint))`
    : '';
  const { rows } = await db.raw(
    `select ${COLUMNS} from users u where ${where} ${behind} order by ${key} ${direction}, u.id ${direction} limit ${limit}`,
    { ...values, ...(after ? { after, afterKey: await keyOf(db, key, after) } : {}) },
  );
  return rows;
}

/** As it is now; it may have changed since the page before was read, and a guest of a day may be gone. */
async function keyOf(db: Knex, key: string, id: string): Promise<string> {
  if (key === orderSql.id.key) return id;
  const { rows } = await db.raw(`select (${key})::text as key from users u where u.id = ?`, [id]);
  if (!rows[0]) throw badInput({ fields: { 'query.cursor': 'Not a cursor of this list.' } });
  return rows[0].key;
}

function whereSql(now: Date, { q = '', filter = 'all' }: PeopleQuery) {
  const keptSince = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  const sought = soughtSql(q);
  const where = [filterSql[filter], ...(sought ? [sought.sql] : [])].join(' and ');
  const used = { now, keptSince };
  const values = Object.fromEntries(Object.entries(used).filter(([name]) => where.includes(`:${name}`)));
  return { where, values: { ...values, ...sought?.values } };
}

const HEADINGS = [
  'id',
  'name',
  'email',
  'username',
  'is_admin',
  'role',
  'is_blocked',
  'is_verified',
  'last_active',
  'created_at',
  'deleted_at',
] as const;
const AT_ONCE = 1_000;

/** The people of a query as lines of CSV, read in pages: a hundred thousand rows would otherwise be in memory together. */
export async function* exportPeople(db: Knex, now: Date, query: PeopleQuery): AsyncGenerator<string> {
  yield csvLine(HEADINGS);
  let after: string | null = null;
  for (;;) {
    const people: PersonRow[] = await readPeople(db, now, query, { after, limit: AT_ONCE });
    yield people.map((person) => csvLine(HEADINGS.map((heading) => wordOf(person[heading])))).join('');
    if (people.length < AT_ONCE) return;
    after = people.at(-1)?.id ?? null;
  }
}

function wordOf(value: string | boolean | Date | null): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}
