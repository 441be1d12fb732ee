import type { CallAnswer, Community, LogoTheme } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { addEntry, changeEntry, listCatalogue, orderEntries } from './catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import { announce, listAnnouncements } from './announcements.ts';
import { exportLogos, keepLogo, makeLogo } from './logos.ts';
import { keepSettings, readSettings, tellServers } from './openSettings.ts';
import { addPlacement, listPlacements } from './placements.ts';

type Changes = CallAnswer<'POST /settings/community'>['changes'];

/** Everything that is set, without the numbers that only mean something here. */
export async function exportCommunity(db: Knex, now: Date): Promise<Community> {
  const announced = (await listAnnouncements(db)).filter(
    ({ ended_at, until }) => ended_at === null && (until === null || new Date(until) > now),
  );
  return {
    plaza: 'settings',
    version: 1,
    settings: await readSettings(db),
    logos: await exportLogos(db),
    announcements: announced.map(({ words, words_de, tone, link, until }) => ({
      words,
      words_de,
      tone,
      link,
      until: until && new Date(until).toISOString(),
    })),
    placements: (await listPlacements(db)).map(
      ({ from, until, seen: _seen, followed: _followed, ...rest }) => ({
        ...withoutId(rest),
        from: new Date(from).toISOString(),
        until: new Date(until).toISOString(),
      }),
    ),
    games: (await listCatalogue(db, 'games')).map(withoutId),
    videos: (await listCatalogue(db, 'videos')).map(withoutId),
  };
}

/**
 * Makes this Plaza as the file says. What is in the catalogue and not in the file stays, hidden or not, behind the rest:
 * people's favourites hang on it. What is announced or placed already is not announced twice.
 */
export async function importCommunity(
  { db, clock }: { db: Knex; clock: Clock },
  community: Community,
): Promise<Changes> {
  const now = await exportCommunity(db, clock.now());
  const changes: Changes = [];
  const note = (what: string, count: number) => void (count > 0 && changes.push({ what, count }));

  if (!isSame(now.settings, community.settings)) {
    await keepSettings(db, community.settings, clock.now());
    note('settings', 1);
  }
  // A file from before there were logos leaves them as they are.
  const logos = Object.entries(community.logos ?? {}) as [LogoTheme, string][];
  const others = logos.filter(([theme, image]) => now.logos?.[theme] !== image);
  for (const [theme, image] of others) await keepLogo(db, theme, await makeLogo(image));
  if (others.length > 0) await tellServers(db);
  note('logos', others.length);
  const announcements = newAmong(community.announcements, now.announcements, ({ words }) => words);
  for (const one of announcements.toReversed()) await announce({ db, clock }, one);
  if (announcements.length > 0) await tellServers(db);
  note('announcements', announcements.length);
  const placements = newAmong(
    community.placements,
    now.placements,
    ({ partner, title, place, from }) => `${partner} ${title} ${place} ${from}`,
  );
  for (const one of placements.toReversed()) await addPlacement(db, one);
  note('placements', placements.length);
  note('games', await importCatalogue(db, 'games', community.games));
  note('videos', await importCatalogue(db, 'videos', community.videos));
  return changes;
}

async function importCatalogue(db: Knex, kind: 'games', wanted: Community['games']): Promise<number>;
async function importCatalogue(db: Knex, kind: 'videos', wanted: Community['videos']): Promise<number>;
async function importCatalogue(
  db: Knex,
  kind: 'games' | 'videos',
  wanted: Community['games'] | Community['videos'],
): Promise<number> {
  const here = await listCatalogue(db, kind);
  let changed = 0;
  for (const entry of wanted) {
    const known = here.find(({ slug }) => slug === entry.slug);
    const { id, ...before } = known ?? { id: undefined };
    if (known && isSame(before, entry)) continue;
    changed += 1;
    // The two kinds differ in columns that the schema of the file has checked.
    if (id) await changeEntry(db, kind, id, entry as never);
    else await addEntry(db, kind, entry as never);
  }
  const after = await listCatalogue(db, kind);
  const ids = wanted.flatMap(({ slug }) => after.find((one) => one.slug === slug)?.id ?? []);
  const isInOrder = ids.every((one, index) => after[index]?.id === one);
  if (isInOrder || ids.length === 0) return changed;
  await orderEntries(db, kind, ids);
  return Math.max(1, changed);
}

function newAmong<One>(wanted: readonly One[], here: readonly One[], nameOf: (one: One) => string): One[] {
  const names = new Set(here.map(nameOf));
  return wanted.filter((one) => !names.has(nameOf(one)));
}

/** A number means something only where it was given. */
function withoutId<One extends { id: string }>(one: One): Omit<One, 'id'> {
  const { id: _id, ...rest } = one;
  return rest;
}

/** The same values, in whatever order they were written. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}
