import { TAU } from '../maths/ease.ts';
import type { Transform } from '../maths/Transform.ts';
import { box, cone, drum, lathe, masonry } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

export interface Stone {
  wall: string;
  /** Crowns and edges, where light falls. */
  pale: string;
  /** Feet, ledges and what lies in shade. */
  deep: string;
  roof: string;
  roofTop: string;
}

/** A row of battlements on a wall that is `length` long; the transform is the middle of the wall's top. */
export function battlements(mesh: Mesh, at: Transform, length: number, stone: Stone, count = 0): void {
  const merlons = count || Math.max(2, Math.round(length / 1.35));
  const step = length / merlons;
  for (let i = 0; i < merlons; i++)
    mesh.add(box(step * 0.58, 1, 0.75), {
      colour: stone.pale,
      at: at.move((i - (merlons - 1) / 2) * step, 0.5, 0),
      foot: [0.85, 1.15],
    });
}

/** A stretch of curtain wall, from its foot, with battlements on its outer edge. */
export function curtainWall(
  mesh: Mesh,
  at: Transform,
  [length, height, thick]: readonly [number, number, number],
  stone: Stone,
): void {
  mesh.add(masonry(length, height, thick), {
    colour: stone.wall,
    at: at.move(0, height / 2, 0),
    grain: 0.09,
    foot: [0.62, 1.05],
  });
  battlements(mesh, at.move(0, height, thick / 2 - 0.36), length, stone);
}

/** A square tower from its foot, with a wider crown. */
export function squareTower(mesh: Mesh, at: Transform, width: number, height: number, stone: Stone): void {
  const body = { colour: stone.wall, grain: 0.09, foot: [0.68, 1.12] as const };
  mesh.add(masonry(width, height, width, 1.3), { ...body, at: at.move(0, height / 2, 0) });
  mesh.add(box(width + 0.9, 0.5, width + 0.9), { colour: stone.deep, at: at.move(0, height - 0.3, 0) });
  mesh.add(masonry(width + 1, 1.2, width + 1), {
    colour: stone.pale,
    at: at.move(0, height + 0.5, 0),
    grain: 0.07,
  });
  mesh.add(box(width + 1.2, 2.4, width + 1.2), {
    colour: stone.deep,
    at: at.move(0, -0.7, 0),
    foot: [0.6, 1],
  });
  for (let side = 0; side < 4; side++) {
    const edge = at.turn((side * TAU) / 4).move(0, height + 1.1, width / 2 + 0.12);
    battlements(mesh, edge, width + 1, stone, Math.round(width / 1.5));
  }
}

/** A round tower from its foot; with `roof` a cone of that height stands on it. */
export function roundTower(
  mesh: Mesh,
  at: Transform,
  [radius, height]: readonly [number, number],
  stone: Stone,
  roof = 0,
): void {
  const rows = Math.round(height / 0.9);
  mesh.add(shaft(radius * 1.12, radius, height, rows), {
    colour: stone.wall,
    at,
    grain: 0.09,
    foot: [0.66, 1.12],
  });
  mesh.add(drum(radius, radius * 1.22, 1, 14), { colour: stone.deep, at: at.move(0, height - 0.5, 0) });
  mesh.add(drum(radius * 1.22, radius * 1.22, 1, 14), {
    colour: stone.pale,
    at: at.move(0, height + 0.5, 0),
    grain: 0.06,
  });
  for (let i = 0; i < 10; i++)
    mesh.add(box(radius * 0.42, 0.95, 0.6), {
      colour: stone.pale,
      at: at.turn((i / 10) * TAU).move(0, height + 1.9, radius * 1.15),
    });
  if (roof === 0) return;
  mesh.add(drum(radius * 0.95, radius * 0.9, 1.8, 12), {
    colour: stone.wall,
    at: at.move(0, height + 1.1, 0),
  });
  mesh.add(cone(radius * 1.25, roof, 14, 4), {
    colour: stone.roof,
    top: stone.roofTop,
    at: at.move(0, height + 2.6, 0),
    grain: 0.1,
  });
}

/** Masonry in the round, without a lid. */
function shaft(bottom: number, top: number, height: number, rows: number) {
  return lathe(
    Array.from({ length: rows + 1 }, (_, row) => {
      const t = row / rows;
      return [bottom + (top - bottom) * t, height * t] as const;
    }),
    14,
  );
}
