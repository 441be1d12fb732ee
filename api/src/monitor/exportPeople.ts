import type { Knex } from 'knex';
import { csvLine } from '../csv/csvLine.ts';
import { type PeopleQuery, type PersonRow, readPeople } from './listPeople.ts';

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
