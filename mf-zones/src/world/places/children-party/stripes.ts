import { TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import type { Transform } from '../../maths/Transform.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';

interface Stick {
  radius: number;
  tall: number;
  hues: readonly string[];
  /** How often a stripe goes round. */
  turns: number;
  rows?: number;
  glow?: number;
}

/** A stick whose stripes wind upwards: each is a strip of its own, so that its edges are sharp. */
export function stick(
  mesh: Mesh,
  foot: Transform,
  { radius, tall, hues, turns, rows = 8, glow = 0.08 }: Stick,
): void {
  const strips = 4;
  for (let k = 0; k < strips; k++) {
    const strip = surface(
      2,
      rows,
      (u, v) => {
        const angle = ((k + u) / strips + v * turns) * TAU;
        return [Math.sin(angle) * radius, v * tall, Math.cos(angle) * radius];
      },
      { smooth: true },
    );
    mesh.add(strip, { colour: listAt(hues, k), at: foot, grain: 0, glow, ghost: true });
  }
}

/** A flat round sweet with stripes that run into its middle like a wheel of water. It looks to both sides. */
export function swirl(mesh: Mesh, middle: Transform, radius: number, hues: readonly string[]): void {
  const sectors = 12;
  for (let k = 0; k < sectors; k++) {
    const sector = surface(
      1,
      8,
      (u, v) => {
        const rise = v * Math.PI;
        const flat = Math.sin(rise) * radius;
        const angle = ((k + u) / sectors) * TAU + (1 - Math.sin(rise)) * 1.5;
        return [Math.sin(angle) * flat, Math.cos(angle) * flat, -Math.cos(rise) * radius * 0.26];
      },
      { smooth: true },
    );
    mesh.add(sector, { colour: listAt(hues, k), at: middle, grain: 0, glow: 0.12 });
  }
}
