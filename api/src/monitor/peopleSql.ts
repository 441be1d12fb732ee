import { foldedPattern } from '../db/foldedPattern.ts';
import type { PeopleFilter, PeopleOrder } from '@plaza/api-contract';

const here = 'u.deleted_at is null and u.joined_at is not null and u.demo_until is null';

/** SQL: which people a filter means. `:keptSince` is since when deleted people are still kept. */
export const filterSql: Record<PeopleFilter, string> = {
  all: here,
  // As a list of ids, so that they are looked up and not everybody is looked through.
  online: `${here} and u.id = any (array(
    select user_id from hub_presence where seen_at > now() - interval '60 seconds'))`,
  staff: `${here} and (u.is_admin or u.role is not null)`,
  blocked: `${here} and u.is_blocked`,
  muted: `${here} and u.muted_until > :now`,
  unverified: `${here} and not u.is_verified`,
  deleted: 'u.deleted_at is not null and u.deleted_at > :keptSince',
  demo: 'u.demo_until is not null and u.demo_until > :now and u.deleted_at is null',
};

interface OrderSql {
  key: string;
  /** What the key of the last row is cast to, when the next page begins behind it. */
  type: string;
}

/** SQL: what each order goes by; people of the same key follow by their ids. */
export const orderSql: Record<PeopleOrder, OrderSql> = {
  id: { key: 'u.id', type: 'bigint' },
  name: { key: 'lower(u.name)', type: 'text' },
  email: { key: 'u.email', type: 'citext' },
  username: { key: 'u.username', type: 'citext' },
  last_active: { key: `coalesce(u.last_active, '-infinity'::timestamptz)`, type: 'timestamptz' },
};

/** Below this a trigram index knows too many. */
const SHORT = 3;

interface Sought {
  sql: string;
  values: Record<string, string>;
}

/** SQL: whose name, username or address holds what was typed, or, of a letter or two, begins with it; or whose id it is. */
export function soughtSql(typed: string): Sought | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const isShort = [...text].length < SHORT;
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const pattern = isShort ? `${escaped}%` : `%${escaped}%`;
  const folded = foldedPattern(':typed');
  const people = isShort
    ? `plaza_fold(u.username::text) like ${folded} || '%' or plaza_fold(u.name) like ${folded} || '%'`
    : `u.sought like '%' || ${folded} || '%'`;
  const id = /^[1-9]\d{0,17}$/.test(text) ? ' or u.id = cast(:sameId as bigint)' : '';
  return {
    sql: `(${people} or lower(u.email::text) like lower(:pattern)${id})`,
    values: { pattern, typed: text, ...(id ? { sameId: text } : {}) },
  };
}
