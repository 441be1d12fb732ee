import type { ZonePiece, ZoneRecipe } from '@plaza/api-contract';
import type { Draft } from '../draft/Draft.ts';
import { PIECE_BUILDERS, PIECE_COLOURS } from '../kit/pieces.ts';
import { at } from '../maths/Transform.ts';

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
