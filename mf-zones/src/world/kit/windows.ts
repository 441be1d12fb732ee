import type { Draft } from '../draft/Draft.ts';
import type { Transform } from '../maths/Transform.ts';
import { box } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

interface LitWindow {
  width?: number;
  height?: number;
  frame: string;
  colour?: string;
  /** Its glow and the light it throws outside; a window deep in a wall has none. */
  spill?: boolean;
}

/** A lit window with a cross of wood. The transform is its middle, looking out of the wall. */
export function litWindow(draft: Draft, mesh: Mesh, at: Transform, options: LitWindow): void {
  const { width = 0.7, height = 1.5, frame, colour = '#FFB85E', spill = true } = options;
  const wood = '#3a2a22';
  mesh
    .add(box(width + 0.5, height + 0.5, 0.3), { colour: frame, at, ghost: true })
    .add(box(width, height, 0.36), {
      colour,
      at,
      ghost: true,
      grain: 0,
      glow: ({ t }) => 1 - t * 0.25,
    })
    .add(box(width + 0.02, 0.1, 0.4), { colour: wood, at: at.move(0, 0.15, 0), ghost: true })
    .add(box(0.1, height, 0.4), { colour: wood, at, ghost: true });
  if (!spill) return;
  draft.glow({ ...at.move(0, 0, 0.4).where, size: 1.9, colour: '#FF9A45', strength: 0.34, flicker: 0.12 });
  draft.lamp({ ...at.move(0, -0.4, 1.2).where, radius: 4.5, strength: 0.8 });
}
