import type { MadeZone, MadeZoneView } from '@plaza/api-contract';

/** A zone that somebody made, about which only what matters is said. */
export function aMadeZone(about: Partial<MadeZoneView> = {}): MadeZoneView {
  const zone: MadeZone = {
    id: '7',
    name: 'Lantern Court',
    slug: 'lantern-court',
    path: '/zones/u/lantern-court',
    zone: 'castle',
    mode: 'public',
    automatic_access: false,
    owner: { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null },
    is_mine: false,
    people: 0,
    remix_of: null,
    created_at: '2026-11-20T18:34:00.000Z',
  };
  const recipe = { version: 1 as const, theme: zone.zone, pieces: [], portals: [] };
  return { ...zone, standing: 'open', revision: 1, recipe, ...about };
}
