import { PIECES } from './pieces.ts';
import type { ZoneRecipe } from './recipe.ts';
import { CROWD_COST, RECIPE_LIMITS } from './recipeLimits.ts';
import { THEMES } from './themes.ts';

/** Everything that was added is one mesh, and their lamps are one more call where the theme has none. */
const ADDED_CALLS = 2;

type Measure = 'bytes' | 'calls' | 'triangles' | 'lamps';

/** What a recipe costs, and which of it is too much. */
export interface ZoneBudget {
  used: Record<Measure, number>;
  most: Record<Measure, number>;
  over: Measure[];
}

type Counted = Pick<ZoneRecipe, 'theme' | 'pieces' | 'portals'>;

/** The meter of the editor, the gate of the server, and the measure of the tests. */
export function budgetOf(recipe: Counted): ZoneBudget {
  const theme = THEMES[recipe.theme];
  const kinds = [
    ...recipe.pieces.map(({ kind }) => PIECES[kind]),
    ...recipe.portals.map(() => PIECES.portal),
  ];
  const used = {
    bytes: bytesOf(JSON.stringify(recipe)),
    calls: theme.calls + CROWD_COST.calls + (kinds.length > 0 ? ADDED_CALLS : 0),
    triangles: kinds.reduce((sum, { triangles }) => sum + triangles, theme.triangles + CROWD_COST.triangles),
    lamps: kinds.reduce((sum, { lamps }) => sum + lamps, 0),
  };
  const { bytes, calls, triangles, lamps } = RECIPE_LIMITS;
  const most = { bytes, calls, triangles, lamps };
  const over = (['bytes', 'calls', 'triangles', 'lamps'] as const).filter(
    (measure) => used[measure] > most[measure],
  );
  return { used, most, over };
}

/** How long a text is as UTF-8. The contract runs where there is no TextEncoder to ask. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
