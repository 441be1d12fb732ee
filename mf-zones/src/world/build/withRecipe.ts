import type { ZoneRecipe } from '@plaza/api-contract';
import type { Look } from '../draft/look.ts';
import { mixed } from '../maths/Colour.ts';
import type { Place } from '../places/place.ts';

/** A place as somebody made it: its light, its seed and where people come in. What stands in it comes with the building. */
export function withRecipe(place: Place, recipe: ZoneRecipe | undefined): Place {
  if (!recipe) return place;
  const { seed = place.seed, spawn } = recipe;
  return {
    ...place,
    seed,
    look: recipeLook(place.look, recipe),
    spawn: spawn ? { ...place.spawn, ...spawn } : place.spawn,
    things: [...place.things, ...recipe.portals.map(portalThing)],
  };
}

/** A portal is touched like a thing, and nothing comes of it but that one goes through. */
function portalThing({ id, at: [x, y, z] }: ZoneRecipe['portals'][number]): Place['things'][number] {
  return {
    id: `portal-${id}`,
    parts: [{ id: 'it', at: [x, y + 1, z] }],
    start: 'here',
    use: (state) => state,
  };
}

/** The light of a theme, changed as a recipe says: its colours, how bright it is, how thick the air. */
function recipeLook(look: Look, { palette, light }: Pick<ZoneRecipe, 'palette' | 'light'>): Look {
  const { strength = 1, fog = 1, stars } = light ?? {};
  const bright: Look = {
    ...look,
    fog: { ...look.fog, far: look.fog.far * fog, low: look.fog.low * fog },
    grade: { ...look.grade, exposure: look.grade.exposure * strength },
    sky: { ...look.sky, ...(stars !== undefined && { stars: stars ? 0.9 : 0 }) },
  };
  if (!palette) return bright;
  const [high, low, shade, , glow] = palette;
  return {
    ...bright,
    sky: { ...bright.sky, high, low, middle: hexBetween(high, low) },
    shade: { ...bright.shade, sky: hexBetween(shade, low), ground: shade },
    rim: { ...bright.rim, colour: glow },
  };
}

function hexBetween(a: string, b: string): string {
  const parts = mixed(a, b, 0.5)
    .toScreen()
    .map((part) => Math.round(part * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
