interface ThemeCost {
  calls: number;
  triangles: number;
}

/**
 * The places a zone can begin as, by the last part of their address, and what each costs before anything is added. The
 * numbers are those of its builder; a test beside the builders holds them.
 */
export const THEMES = {
  crocodile: { calls: 18, triangles: 63_400 },
  library: { calls: 13, triangles: 64_500 },
  coffee: { calls: 13, triangles: 28_900 },
  avatar: { calls: 19, triangles: 60_100 },
  castle: { calls: 13, triangles: 62_500 },
  supermart: { calls: 24, triangles: 66_000 },
  'children-party': { calls: 24, triangles: 66_000 },
  desert: { calls: 13, triangles: 55_000 },
  explorer: { calls: 24, triangles: 66_000 },
  'extra-terrestrial': { calls: 24, triangles: 50_000 },
  'haunted-factory': { calls: 24, triangles: 66_000 },
  mermaid: { calls: 15, triangles: 61_600 },
  mutant: { calls: 24, triangles: 66_000 },
  'children-park': { calls: 11, triangles: 59_000 },
} as const satisfies Record<string, ThemeCost>;

export type Theme = keyof typeof THEMES;

/** Object.keys knows strings only; these are the keys of the table above. */
export const THEME_NAMES = Object.keys(THEMES) as [Theme, ...Theme[]];

/** The scenes of the older list by their names there, and where each is. */
export const SCENE_NAMES = {
  Library: 'library',
  Desert: 'desert',
  Mall: 'supermart',
  Castle: 'castle',
  CoffeeShop: 'coffee',
  Crocodile: 'crocodile',
  Avatar: 'avatar',
  Park: 'children-park',
  Explorer: 'explorer',
} as const;
