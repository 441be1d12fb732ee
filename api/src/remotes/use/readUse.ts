import type { BrowserError, CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { ArtefactStore } from '../artefact/ArtefactStore.ts';
import { LOAD_BOUNDS, SPELL_MS } from './noteUse.ts';
import { type BuiltPlace, sourcePlaces } from './sourcePlaces.ts';

const SPELLS = 24;
/** Of those that members told of, and as many of those that only strangers did. */
const MOST_SHOWN = 50;
const LONGEST_MS = 16_000;

interface SpellRow {
  version: string;
  spell: Date;
  loads: number;
  failures: number;
  buckets: number[];
}

type ErrorRow = Omit<BrowserError, 'at'> & BuiltPlace;

/** By version, the newest spell first; and the faults that came last. */
export async function readUse(
  { db, store }: { db: Knex; store: ArtefactStore },
  name: string,
  now: Date,
): Promise<CallAnswer<'GET /remotes/:name/use'>> {
  const rows: SpellRow[] = await db('remote_use')
    .where({ name })
    .where('spell', '>', new Date(now.getTime() - 86_400_000))
    .orderBy('spell');
  const { rows: rowsOfErrors }: { rows: ErrorRow[] } = await db.raw(
    `select id, version, phase, reason, times, first_at, last_at, file, line, col from (
       select *, row_number() over (partition by by_member order by last_at desc, id desc) as nth
       from remote_errors where name = :name) as ranked
     where nth <= :most order by last_at desc, id desc`,
    { name, most: MOST_SHOWN },
  );
  const places = await sourcePlaces(store, name, rowsOfErrors);
  const errors = rowsOfErrors.map(({ file: _file, line: _line, col: _col, ...error }, index) => ({
    ...error,
    at: places[index] ?? null,
  }));
  const versions = [...new Set(rows.toReversed().map(({ version }) => version))];
  const last = Math.floor(now.getTime() / SPELL_MS);
  return {
    versions: versions.map((version) =>
      useOf(
        version,
        rows.filter((row) => row.version === version),
        last,
      ),
    ),
    errors,
  };
}

function useOf(
  version: string,
  rows: readonly SpellRow[],
  last: number,
): CallAnswer<'GET /remotes/:name/use'>['versions'][number] {
  const sum = (of: (row: SpellRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const buckets = LOAD_BOUNDS.concat(0).map((_, place) => sum((row) => row.buckets[place] ?? 0));
  const byPlace = new Map(rows.map((row) => [Math.floor(row.spell.getTime() / SPELL_MS), row]));
  return {
    version,
    loads: sum((row) => row.loads),
    failures: sum((row) => row.failures),
    p75_ms: p75(buckets),
    line: Array.from({ length: SPELLS }, (_, index) => shareOf(byPlace.get(last - SPELLS + 1 + index))),
  };
}

/** Failures of a hundred. A crash on screen may come without a load in the same spell. */
function shareOf(row: SpellRow | undefined): number | null {
  if (!row || row.loads + row.failures === 0) return null;
  return Math.round((row.failures / Math.max(row.loads, row.failures)) * 1_000) / 10;
}

function p75(buckets: readonly number[]): number | null {
  const count = buckets.reduce((all, one) => all + one, 0);
  if (count === 0) return null;
  let seen = 0;
  const place = buckets.findIndex((one) => (seen += one) >= count * 0.75);
  return LOAD_BOUNDS[place] ?? LONGEST_MS;
}
