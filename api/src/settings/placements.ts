import type { CallInput, KeptPlacement, Placement } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { inRounds } from '../db/inRounds.ts';
import { prepared } from '../db/prepared.ts';
import { found, permit } from '../http/errors.ts';
import { mergeSeen } from '../http/mergeSeen.ts';
import type { Plaza } from '../plaza.ts';
import { saidAt } from './mergeSettings.ts';
import { changedMeanwhile, unknownPlacement, wrongDates } from './settings.errors.ts';

type NewPlacement = CallInput<'POST /placements'>['body'];

/** A page is not a hoarding. */
const MOST_SHOWN = 2;
const MOST_LISTED = 500;

const SHOWN = ['id', 'kind', 'place', 'zone', 'partner', 'title', 'words', 'picture', 'link'];
const KEPT = [...SHOWN, 'from', 'until', 'is_on', 'seen', 'followed'];
const CHANGEABLE = [...SHOWN, 'from', 'until', 'is_on'].filter((column) => column !== 'id');

/** What stands in a place now. Those that were seen least come first, so that each gets its share. */
export async function placedNow(
  db: Knex,
  now: Date,
  { place, zone }: { place: string; zone?: string | undefined },
): Promise<Placement[]> {
  return db('placements')
    .where({ place, is_on: true })
    .where('from', '<=', now)
    .where('until', '>', now)
    .where((here) => {
      void here.whereNull('zone');
      if (zone) void here.orWhere({ zone });
    })
    .orderBy([{ column: 'seen' }, { column: 'id' }])
    .limit(MOST_SHOWN)
    .select(SHOWN);
}

const MOST_AT_ONCE = 1_000;

const COUNT = prepared(`
  update placements p set seen = p.seen + told.seen, followed = p.followed + told.followed
  from (
    select id, count(*) filter (where what = 'seen') as seen, count(*) filter (where what = 'followed') as followed
    from unnest($1::bigint[], $2::text[]) as told (id, what) group by id) as told
  where p.id = told.id and p.is_on and p."from" <= $3 and p.until > $3`);

/**
 * Counts what was shown or followed, and only what may be shown now: nobody can count an old one up. What comes while a
 * batch is being written goes into the next, so that a page which everybody opens does not queue for one row.
 */
export function placementCounts({ db, clock }: Pick<Plaza, 'db' | 'clock'>) {
  return inRounds(MOST_AT_ONCE, async (told: { id: string; what: 'seen' | 'followed' }[]) => {
    await COUNT(db, [told.map(({ id }) => id), told.map(({ what }) => what), clock.now()]);
    return told.map(() => undefined);
  });
}

export async function listPlacements(db: Knex): Promise<KeptPlacement[]> {
  const rows = await db('placements').orderBy('id', 'desc').limit(MOST_LISTED).select(KEPT);
  return rows.map(presentPlacement);
}

export async function addPlacement(db: Knex, placement: NewPlacement): Promise<KeptPlacement> {
  const [kept] = await db('placements').insert(columnsOf(placement)).returning(KEPT);
  return presentPlacement(kept);
}

/** What was not touched since it was `seen` stays as somebody else may have made it. */
export async function changePlacement(
  db: Knex,
  id: string,
  placement: NewPlacement,
  seen?: Partial<NewPlacement>,
): Promise<KeptPlacement> {
  const row: NewPlacement | undefined = await db('placements').where({ id }).forUpdate().first(CHANGEABLE);
  const before = found(row, unknownPlacement);
  const { merged, conflicts } = mergeSeen<NewPlacement>(
    compared(before),
    compared(placement),
    seen && compared(seen),
  );
  if (conflicts.length > 0) throw changedMeanwhile({ fields: saidAt(conflicts) });
  const [kept] = await db('placements').where({ id }).update(columnsOf(merged)).returning(KEPT);
  return presentPlacement(kept);
}

export async function removePlacement(db: Knex, id: string): Promise<void> {
  permit((await db('placements').where({ id }).delete()) > 0, unknownPlacement);
}

function columnsOf({ zone = null, picture = null, ...placement }: NewPlacement) {
  permit(new Date(placement.from) < new Date(placement.until), wrongDates);
  // A place that is no zone has none.
  return { ...placement, picture, zone: placement.place === 'feed' ? null : zone || null };
}

/** The same moment is the same text, whoever wrote it. */
function compared<Part extends Partial<NewPlacement>>(part: Part): Part {
  const { from, until } = part;
  return {
    ...part,
    ...(from ? { from: new Date(from).toISOString() } : {}),
    ...(until ? { until: new Date(until).toISOString() } : {}),
  };
}

type Row = Omit<KeptPlacement, 'seen' | 'followed'> & { seen: string; followed: string };

function presentPlacement({ seen, followed, ...row }: Row): KeptPlacement {
  return { ...row, seen: Number(seen), followed: Number(followed) };
}
