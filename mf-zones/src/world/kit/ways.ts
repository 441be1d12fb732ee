import type { Draft } from '../draft/Draft.ts';
import type { Transform } from '../maths/Transform.ts';
import { box, drum } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

const turnOf = (at: Transform) => Math.atan2(at.cells[2] ?? 0, at.cells[0] ?? 1);

/** Planks side by side towards +z, each a little off. The transform is the middle of the near edge. */
export function planks(
  mesh: Mesh,
  at: Transform,
  [width, length]: readonly [number, number],
  colour: string,
  next: () => number,
): void {
  const count = Math.max(1, Math.round(length / 0.7));
  const step = length / count;
  for (let i = 0; i < count; i++)
    mesh.add(box(width, 0.22, step * 0.9), {
      colour,
      at: at.move((next() - 0.5) * 0.12, -0.11, (i + 0.5) * step).turn((next() - 0.5) * 0.03),
      grain: 0.16,
    });
}

/** Posts and a rail along +z, from the transform on. */
export function railing(mesh: Mesh, at: Transform, length: number, colour: string, high = 1.1): void {
  const posts = Math.max(2, Math.round(length / 2.7));
  const step = length / (posts - 1);
  for (let i = 0; i < posts; i++)
    mesh.add(drum(0.12, 0.1, high, 6), { colour, at: at.move(0, 0, i * step), grain: 0.1 });
  mesh.add(box(0.1, 0.1, length), { colour, at: at.move(0, high - 0.12, length / 2) });
}

interface Stairs {
  width: number;
  rise: number;
  run: number;
  colour: string;
  /** Filled down to the ground, or open treads. */
  solid?: boolean;
  grain?: number;
}

/** Stairs that climb towards +z from the transform, with something to stand on under each foot. */
export function stairs(draft: Draft, mesh: Mesh, at: Transform, options: Stairs): void {
  const { width, rise, run, colour, solid = true, grain = 0.07 } = options;
  const count = Math.max(1, Math.round(rise / 0.36));
  const up = rise / count;
  const deep = run / count;
  for (let i = 0; i < count; i++) {
    const tall = solid ? up * (i + 1) : 0.16;
    const place = at.move(0, up * (i + 1) - tall / 2, deep * (i + 0.5));
    mesh.add(box(width, tall, deep), { colour, at: place, grain, foot: solid ? [0.75, 1.08] : [0.9, 1] });
    const { x, y, z } = place.where;
    const high = y + tall / 2;
    draft.solid({
      kind: 'box',
      x,
      z,
      low: solid ? high - up * (i + 1) : high - 0.3,
      high,
      halfX: width / 2,
      halfZ: deep / 2 + 0.02,
      turn: turnOf(at),
    });
  }
}
