import type { CatalogueGame, CatalogueVideo } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { found, permit } from '../../http/errors.ts';
import { mergeSeen } from '../../http/mergeSeen.ts';
import { saidAt } from '../mergeSettings.ts';
import { changedMeanwhile, orderChanged, slugTaken, unknownCatalogueEntry } from '../settings.errors.ts';

const COMMON = ['id', 'slug', 'title', 'url', 'on_mobile', 'on_pc', 'is_hidden'];

interface Entries {
  games: CatalogueGame;
  videos: CatalogueVideo;
}
type Kind = keyof Entries;

const COLUMNS: Record<Kind, string[]> = {
  games: [...COMMON, 'width', 'height', 'line'],
  videos: [...COMMON, 'kind', 'poster', 'captions'],
};

/** Everything of a kind in the order in which it is shown, hidden ones too. */
export async function listCatalogue<K extends Kind>(db: Knex, kind: K): Promise<Entries[K][]> {
  const rows: unknown = await db(kind).orderBy('position').orderBy('id').select(COLUMNS[kind]);
  // The columns are those of the kind.
  return rows as Entries[K][];
}

/** Puts something new at the end. */
export async function addEntry<K extends Kind>(
  db: Knex,
  kind: K,
  entry: Omit<Entries[K], 'id'>,
): Promise<Entries[K]> {
  await keepSlugs(db, kind, entry.slug);
  const [kept] = await db(kind)
    .insert({ ...entry, position: db.raw(`(select coalesce(max(position), 0) + 1 from ${kind})`) })
    .returning(COLUMNS[kind]);
  return kept;
}

/** What was not touched since it was `seen` stays as somebody else may have made it. */
export async function changeEntry<K extends Kind>(
  db: Knex,
  kind: K,
  id: string,
  entry: Omit<Entries[K], 'id'>,
  seen?: Partial<Omit<Entries[K], 'id'>>,
): Promise<Entries[K]> {
  await lockCatalogue(db);
  const row: unknown = await db(kind).where({ id }).first(COLUMNS[kind]);
  const { id: _id, ...before } = found(row as Entries[K] | undefined, unknownCatalogueEntry);
  const { merged, conflicts } = mergeSeen<Omit<Entries[K], 'id'>>(before, entry, seen);
  if (conflicts.length > 0) throw changedMeanwhile({ fields: saidAt(conflicts) });
  await keepSlugs(db, kind, merged.slug, id);
  const [kept] = await db(kind).where({ id }).update(merged).returning(COLUMNS[kind]);
  return kept;
}

/** Those that are named come first, in this order; the others stay behind them as they were. */
export async function orderEntries<K extends Kind>(
  db: Knex,
  kind: K,
  ids: readonly string[],
  seen?: readonly string[],
): Promise<Entries[K][]> {
  await lockCatalogue(db);
  if (seen) {
    const now = (await listCatalogue(db, kind)).map(({ id }) => id).filter((id) => seen.includes(id));
    permit(now.join() === seen.join(), orderChanged);
  }
  await db.raw(
    `update ${kind} set position = placed.place from (
       select e.id, row_number() over (order by named.place nulls last, e.position, e.id)::int as place
       from ${kind} e left join unnest(?::bigint[]) with ordinality as named (id, place) on named.id = e.id) placed
     where placed.id = ${kind}.id`,
    [[...ids]],
  );
  return listCatalogue(db, kind);
}

/** A short name belongs to one entry. Two who want it at once wait for each other. */
async function keepSlugs(db: Knex, kind: Kind, slug: string, id?: string): Promise<void> {
  await lockCatalogue(db);
  const holder = await db(kind)
    .where({ slug })
    .modify((others) => void (id && others.whereNot({ id })))
    .first('id');
  permit(!holder, slugTaken);
}

async function lockCatalogue(db: Knex): Promise<void> {
  await takeTurn(db, 'catalogue');
}
