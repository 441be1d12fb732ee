import type { Draft } from '../draft/Draft.ts';
import type { Transform } from '../maths/Transform.ts';
import { cone, drum } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

interface Torch {
  /** How long its post is, downwards; 0 hangs it on a wall. */
  post?: number;
  radius: number;
  strength: number;
  glow: number;
  glowStrength?: number;
}

const IRON = '#2c2420';

/** A basket with a flame. The transform is the basket. The flame is painted deep orange; its glow makes it yellow. */
export function torch(draft: Draft, mesh: Mesh, at: Transform, options: Torch): void {
  const { post = 0, glowStrength = 0.4, ...light } = options;
  if (post > 0) mesh.add(drum(0.11, 0.07, post, 6), { colour: IRON, at: at.move(0, -post, 0), ghost: true });
  mesh.add(drum(0.1, 0.24, 0.35, 7), { colour: IRON, at: at.move(0, -0.18, 0), ghost: true });
  flame(mesh, at.move(0, 0.12, 0));
  const fire = at.move(0, 0.55, 0).where;
  draft.lamp({ ...fire, ...light, colour: '#FFB050', glowStrength, flicker: 0.35 });
  draft.glow({ ...fire, size: light.glow * 0.22, colour: '#FFC070', strength: 0.7, flicker: 0.2 });
}

export function flame(mesh: Mesh, at: Transform, size = 1): void {
  mesh.add(cone(0.2 * size, 0.75 * size, 6), {
    colour: '#FF9A38',
    top: '#FF6A14',
    at,
    glow: 1,
    sway: ({ t }) => t * 0.5 * size,
    grain: 0,
    ghost: true,
  });
}
