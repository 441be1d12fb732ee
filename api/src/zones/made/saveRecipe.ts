import { budgetOf, type ZoneBudget, type ZoneRecipe } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { wordsRefused } from '../../feed/feed.errors.ts';
import { permitWords } from '../../feed/held/holdBack.ts';
import { found, permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { changedMeanwhile, overBudget, unknownRevision } from '../zones.errors.ts';
import type { MadeZoneRow } from './MadeZoneRow.ts';
import { readRecipe } from './MadeZoneRow.ts';

/** The database has so much space for the number of a revision. */
const LAST_REVISION = 2_147_483_647;
/** So many revisions are kept of each zone. */
const MOST_REVISIONS = 100;

type Zone = Pick<MadeZoneRow, 'id' | 'theme' | 'revision'>;

/** Saves what stands in a zone as its next revision. What costs too much is refused: what it is, and the line from which on. */
export async function saveRecipe(
  db: Knex,
  zone: Zone,
  { recipe, after, by }: { recipe: ZoneRecipe; after: number; by: Member },
): Promise<number> {
  const { over, used, most } = budgetOf(recipe);
  if (over.length > 0) {
    const fields = over.map((measure) => [
      `body.recipe.${measure}`,
      `${used[measure]}, of at most ${most[measure]}`,
    ]);
    const lines = over.map((measure) => [
      `body.recipe.${lineOver(recipe, measure)}`,
      `From here on it is too much: ${measure}.`,
    ]);
    throw overBudget({ fields: Object.fromEntries([...lines, ...fields]) });
  }
  await permitWords(db, by, await newNames(db, zone, recipe), wordsRefused);
  const held = await db('made_zones').where({ id: zone.id }).forUpdate().first('revision');
  permit(held?.revision === after, changedMeanwhile);
  const revision = after + 1;
  await db('zone_revisions').insert({
    zone_id: zone.id,
    revision,
    recipe: JSON.stringify(recipe),
    by_id: by.id,
  });
  await db('made_zones').where({ id: zone.id }).update({ revision, theme: recipe.theme });
  await db('zone_revisions')
    .where({ zone_id: zone.id })
    .where('revision', '<=', revision - MOST_REVISIONS)
    .delete();
  return revision;
}

/** What portals are called now and were not before: a rule leaves alone what stands there. */
async function newNames(db: Knex, zone: Zone, { portals }: ZoneRecipe): Promise<string[]> {
  if (portals.length === 0) return [];
  const before = new Set((await readRecipe(db, zone)).portals.map(({ name }) => name));
  return portals.flatMap(({ name }) => (before.has(name) ? [] : name));
}

/** The first piece or portal that does not fit any more. */
function lineOver(recipe: ZoneRecipe, measure: ZoneBudget['over'][number]): string {
  const { pieces, portals } = recipe;
  const count = pieces.length;
  const fits = (lines: number) => {
    const some = { pieces: pieces.slice(0, lines), portals: portals.slice(0, Math.max(0, lines - count)) };
    return !budgetOf({ ...recipe, ...some }).over.includes(measure);
  };
  let [most, over] = [0, count + portals.length];
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2);
    if (fits(middle)) most = middle;
    else over = middle;
  }
  return most < count ? `pieces.${most}` : `portals.${most - count}`;
}

/** Brings an earlier revision back, as a new one, so that nothing is lost by it. */
export async function restoreRevision(db: Knex, zone: Zone, revision: number, by: Member): Promise<number> {
  permit(revision <= LAST_REVISION, unknownRevision);
  const there = await db('zone_revisions').where({ zone_id: zone.id, revision }).first('revision');
  found(there, unknownRevision);
  const recipe = await readRecipe(db, { ...zone, revision });
  return saveRecipe(db, zone, { recipe, after: zone.revision, by });
}
