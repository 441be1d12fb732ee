import type { Draft } from '../draft/Draft.ts';
import type { Transform } from '../maths/Transform.ts';
import { ball, drum, lathe } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

interface Pendant {
  /** From the ceiling down to the lamp. */
  cord: number;
  shade?: string;
  shadeTop?: string;
  size?: number;
  strength?: number;
  radius?: number;
  bulb?: string;
  /** The colour of its light. */
  light?: string;
}

/** A lamp on a cord. The transform is the rim of its shade. */
export function pendant(draft: Draft, mesh: Mesh, at: Transform, options: Pendant): void {
  const { cord, shade = '#c9742e', shadeTop = '#8a4a22', size = 1, bulb = '#FFE6B8' } = options;
  const { strength = 3.4, radius = 12.5, light = '#FFBE6A' } = options;
  const profile = [
    [0.78, 0],
    [0.72, 0.1],
    [0.2, 0.5],
    [0.08, 0.62],
  ] as const;
  const shape = lathe(
    profile.map(([r, y]) => [r * size, y * size] as const),
    14,
    { smooth: true },
  );
  mesh
    .add(drum(0.03, 0.03, cord, 4), { colour: '#1b1420', at: at.move(0, 0.6 * size, 0), ghost: true })
    .add(shape, { colour: shade, top: shadeTop, at, glow: 0.85, grain: 0, ghost: true })
    .add(shape, {
      colour: bulb,
      top: shade,
      at: at.size(-0.97, 0.95, 0.97),
      glow: 0.9,
      grain: 0,
      ghost: true,
      paint: (_, c) => {
        c.nx = -c.nx;
        c.ny = -c.ny;
        c.nz = -c.nz;
      },
    })
    .add(ball(0.26 * size, 10, 7), {
      colour: bulb,
      at: at.move(0, -0.02, 0),
      glow: 1,
      grain: 0,
      ghost: true,
    });
  draft.lamp({
    ...at.move(0, -0.3, 0).where,
    ...{ radius, strength, through: true, colour: light },
  });
  draft.glow({ ...at.where, size: 2.6 * size, colour: '#FFB050', strength: 0.42, flicker: 0.06 });
}

/** A globe of light on a wall or a rail. */
export function globe(
  draft: Draft,
  mesh: Mesh,
  at: Transform,
  { size = 0.2, radius = 9, strength = 2.2, colour = '#FFD08A', glow = 1.4, glowStrength = 0.3 } = {},
): void {
  mesh.add(ball(size, 8, 6), { colour, at, glow: 1, grain: 0, ghost: true });
  const spot = at.where;
  draft.lamp({ ...spot, radius, strength, through: true, colour: '#FFB860' });
  draft.glow({ ...spot, size: glow, colour: '#FFB050', strength: glowStrength, flicker: 0.06 });
}

/** A reading lamp with a green shade, from the table it stands on. */
export function tableLamp(draft: Draft, mesh: Mesh, at: Transform, shade = '#3f9a6b'): void {
  mesh.add(drum(0.13, 0.04, 0.5, 6), { colour: '#c9a26a', at }).add(ball(0.3, 10, 4, 0.5, 1), {
    colour: shade,
    at: at.move(0, 0.46, 0).size(1.2, 0.7, 0.8),
    glow: 0.55,
    grain: 0,
    ghost: true,
  });
  draft.lamp({
    ...at.move(0, 0.9, 0).where,
    ...{ radius: 5.2, strength: 2, colour: '#FFC880' },
  });
  draft.glow({ ...at.move(0, 0.6, 0).where, size: 1.2, colour: '#FFB050', strength: 0.28, flicker: 0.06 });
}
