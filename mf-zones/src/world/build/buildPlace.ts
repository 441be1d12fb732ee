import type { ZoneRecipe, ZonePiece } from '@plaza/api-contract';
import { buildWorld } from '../draft/buildWorld.ts';
import { Draft } from '../draft/Draft.ts';
import type { Look } from '../draft/look.ts';
import type { World } from '../draft/World.ts';
import { PIECE_BUILDERS, PIECE_COLOURS } from '../kit/pieces.ts';
import { at } from '../maths/Transform.ts';
import { builders } from '../places/builders.ts';

/** What the worker needs to know; all of it is plain, so that it can be sent. */
export interface BuildOrder {
  id: string;
  seed: number;
  look: Look;
  /** What somebody put into it. */
  recipe?: ZoneRecipe | undefined;
}

export async function buildPlace({ id, seed, look, recipe }: BuildOrder): Promise<World> {
  const load = builders[id];
  if (!load) throw new Error(`There is no place ${id}.`);
  const build = await load();
  const draft = new Draft(seed);
  build(draft);
  if (recipe) drawRecipe(draft, recipe);
  return buildWorld(draft, look);
}

/** Puts the pieces and portals of a recipe into a drawn place: on its ground, unless they say how high. */
export function drawRecipe(draft: Draft, recipe: Pick<ZoneRecipe, 'pieces' | 'portals' | 'palette'>): void {
  const portals = recipe.portals.map((portal): ZonePiece => ({ ...portal, kind: 'portal', size: 1 }));
  const pieces = [...recipe.pieces, ...portals];
  if (pieces.length === 0) return;
  const mesh = draft.layer('pieces', { both: true });
  for (const {
    kind,
    at: [x, y, z],
    turn,
    size,
    colour,
  } of pieces)
    PIECE_BUILDERS[kind]({
      draft,
      mesh,
      at: at(x, draft.height(x, z) + y, z).turn(turn),
      size,
      colour: colour ?? ownColour(kind, recipe.palette),
    });
}

/** What shines takes the glow of the palette, what is built its colour of built things. */
function ownColour(kind: ZonePiece['kind'], palette: ZoneRecipe['palette']): string {
  if (!palette) return PIECE_COLOURS[kind];
  const [, , , built, glow] = palette;
  if (['crystal', 'lantern', 'mushroom', 'portal', 'torch'].includes(kind)) return glow;
  return ['arch', 'column', 'rock', 'stairs', 'tower', 'wall'].includes(kind) ? built : PIECE_COLOURS[kind];
}
