interface ThemeCost {
  calls: number;
  triangles: number;
}

/**
 * The places a zone can begin as, by the last part of their address, and what each costs before anything is added. The
 * numbers are those of its builder; a test beside the builders holds them.
 */
export const THEMES = {
  crocodile: { calls: 19, triangles: 60_400 },
  library: { calls: 13, triangles: 63_100 },
  coffee: { calls: 14, triangles: 30_700 },
  avatar: { calls: 19, triangles: 63_150 },
  castle: { calls: 15, triangles: 63_150 },
  supermart: { calls: 16, triangles: 62_600 },
  'children-party': { calls: 23, triangles: 63_100 },
  desert: { calls: 13, triangles: 59_400 },
  explorer: { calls: 24, triangles: 48_200 },
  'extra-terrestrial': { calls: 23, triangles: 57_100 },
  'haunted-factory': { calls: 25, triangles: 48_800 },
  mermaid: { calls: 15, triangles: 62_000 },
  mutant: { calls: 20, triangles: 56_500 },
  'children-park': { calls: 11, triangles: 62_700 },
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
