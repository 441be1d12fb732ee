import type { Feature } from '@plaza/api-contract';
import { mobileQuery } from '@plaza/design-system';
import { Gamepad2, Orbit, Settings } from 'lucide';
import { brand } from '../brand.ts';
import type { Host } from '../host/Host.ts';
import { settingsWords } from '../settings/words.ts';
import type { Entry } from './Entry.ts';

/** One thing that is asked for what the palette does not know by itself. */
export type Find = (host: Host, text: string, signal: AbortSignal) => Promise<Entry[]>;

/** The server's own search, so what it gives back is not sieved again. */
export const findPeople: Find = async ({ api }, username, signal) => {
  const people = await api.call('GET /chat/search/:username', { params: { username }, signal });
  return people.map((person) => ({
    id: `person ${person.id}`,
    group: 'people',
    label: person.name,
    hint: `@${person.username}`,
    face: person.profile,
    leads: { to: `/user/${encodeURIComponent(person.username)}` },
  }));
};

/** What an administrator has switched off has nothing to find, and the server would refuse to look. */
const unlessOff =
  (feature: Feature, find: Find): Find =>
  async (...asked) =>
    brand.featuresOff.includes(feature) ? [] : find(...asked);

export const findZones = unlessOff('zones', async ({ api }, _, signal) => {
  const zones = await api.call('GET /zones', { signal });
  return zones.map(({ name, path }) => ({
    id: `zone ${path}`,
    group: 'zones',
    label: name,
    icon: Orbit,
    leads: { to: path },
  }));
});

export const findGames = unlessOff('games', async ({ api, isReachable }, _, signal) => {
  const deviceType = window.matchMedia(mobileQuery).matches ? 'mobile' : 'pc';
  const games = await api.call('POST /games', { body: { deviceType }, signal });
  return games.map(({ id, title }) => ({
    id: `game ${id}`,
    group: 'games',
    label: title,
    icon: Gamepad2,
    // A games remote without a stage of its own shows the game in its list.
    leads: { to: isReachable(`/play/${id}`) ? `/play/${id}` : '/games' },
  }));
});

/** The sections are listed where they are made, so they come with the screen they belong to. */
export const findSettings: Find = async () => {
  const { sections } = await import('../settings/sections.ts');
  return sections.map(({ id, title }) => ({
    id: `settings ${id}`,
    group: 'settings',
    label: title(settingsWords.now),
    icon: Settings,
    leads: { to: `/settings#settings-${id}` },
  }));
};
