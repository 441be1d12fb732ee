import { colour } from '../../maths/Colour.ts';
import { TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import { at, type Point } from '../../maths/Transform.ts';
import { cutout } from '../../mesh/cutout.ts';
import { ball, box, drum } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { flame } from '../../kit/fire.ts';
import { pine } from '../../kit/trees.ts';
import { BRIDGE, gorge, heightAt, mountainAt, pathX } from './land.ts';

/** A tent with its door open, a fire with logs around it, and a kettle. */
export function drawCamp(draft: Draft, mesh: Mesh): void {
  const foot = at(-8.4, heightAt(-8.4, 19.2), 19.2).turn(0.95);
  const side = (mirror: number) =>
    surface(6, 5, (u, v) => {
      const bend = 0.25 * Math.sin(v * Math.PI) * -1;
      return [
        mirror * (1.9 * (1 - v) + bend * 0.4 * mirror * mirror),
        2.6 * v,
        (u - 0.5) * 4.2 * mirror * -1,
      ];
    });
  for (const mirror of [-1, 1])
    mesh.add(side(mirror), { colour: '#c8582e', top: '#f0964e', at: foot, grain: 0.05, glow: 0.1 });
  mesh.add(
    cutout([
      [-1.85, 0],
      [1.85, 0],
      [0, 2.55],
    ]),
    { colour: '#8a3a24', at: foot.move(0, 0, -2.05).turn(Math.PI), grain: 0 },
  );
  for (const flap of [-1, 1])
    mesh.add(
      cutout(
        flap < 0
          ? [
              [-1.85, 0],
              [-0.8, 0],
              [0, 2.55],
            ]
          : [
              [0.8, 0],
              [1.85, 0],
              [0, 2.55],
            ],
      ),
      {
        ...{ colour: '#a8482a', at: foot.move(0, 0, 2.05), grain: 0, glow: 0.12 },
      },
    );
  mesh.add(
    cutout([
      [-0.9, 0],
      [0.9, 0],
      [0, 2.3],
    ]),
    {
      ...{ colour: '#ffb860', top: '#d8702e', at: foot.move(0, 0, 1.9), glow: 0.75, grain: 0, ghost: true },
    },
  );
  mesh.add(
    tube((t) => foot.point(0, 2.62, -2.5 + t * 5), 2, 0.06, { sides: 5 }),
    { colour: '#5a4030', ghost: true },
  );
  for (const end of [-1, 1])
    for (const edge of [-1, 1])
      mesh.add(
        tube((t) => foot.point(edge * 2.6 * t, 2.6 - 2.6 * t, end * (2.1 + 0.8 * t)), 1, 0.018, { sides: 3 }),
        { colour: '#e8dcc0', ghost: true },
      );
  const { x, y, z } = foot.where;
  draft.wall(x, y, z, [2.6, 2, 4.2], 0.95);
  const fire = at(-5, heightAt(-5, 16.6), 16.6);
  for (let k = 0; k < 9; k++)
    mesh.add(ico(0.24), {
      colour: '#6a6468',
      top: '#a09488',
      at: fire
        .turn((k / 9) * TAU)
        .move(0, 0.08, 0.75)
        .turn(k),
    });
  for (let k = 0; k < 5; k++)
    mesh.add(drum(0.09, 0.08, 0.9, 5), {
      colour: '#4a3020',
      at: fire
        .turn(k * 1.26)
        .move(0, 0.06, 0.5)
        .lean(-0.7),
      ghost: true,
    });
  flame(mesh, fire.move(0, 0.1, 0), 1.15);
  flame(mesh, fire.move(0.16, 0.1, 0.1), 0.8);
  for (const turn of [0.6, 2.5, 4.4]) {
    const log = fire.turn(turn).move(0, 0.24, 2);
    mesh.add(drum(0.27, 0.27, 1.7, 8), {
      colour: '#6a4630',
      top: '#8a6040',
      at: log.move(-0.85, 0, 0).lean(0, -Math.PI / 2),
      grain: 0.1,
    });
    const { x: lx, y: ly, z: lz } = log.where;
    draft.wall(lx, ly - 0.2, lz, [1.7, 0.45, 0.5], turn);
  }
  draft.lamp({
    ...fire.move(0, 0.8, 0).where,
    radius: 9,
    strength: 2,
    colour: '#ffa24d',
    glow: 2.6,
    glowStrength: 0.3,
    flicker: 0.3,
    through: true,
  });
  draft.pillar(fire.where.x, fire.where.y, fire.where.z, 0.7, 0.5);
}

/** A flat stone with a map cut into it: three fires, a line over the gorge, and the mountain. It glows when it is read. */
export function drawMap(draft: Draft, mesh: Mesh): void {
  const foot = at(4.2, heightAt(4.2, 13.8), 13.8).turn(-0.4);
  mesh.add(drum(0.8, 0.62, 0.8, 7), { colour: '#5f5860', top: '#8a7c74', at: foot, grain: 0.08 });
  const plate = foot.move(0, 1.02, 0).lean(0.55);
  mesh.add(box(2.5, 0.28, 1.8, [4, 1, 3]), { colour: '#8a7c74', top: '#b8a898', at: plate, grain: 0.05 });
  const lines = draft.mover('map', plate.where);
  const bright = { colour: '#fff0b8', glow: 1, grain: 0, ghost: true } as const;
  const draw = (points: readonly (readonly [number, number])[], hue = '#ffd070') => {
    // Cut into the stone, and bright over that when it is read.
    const put = (t: number): Point => {
      const index = Math.min(points.length - 2, Math.floor(t * (points.length - 1)));
      const [a, b] = [points[index], points[index + 1]];
      const s = t * (points.length - 1) - index;
      return plate.point(
        (a?.[0] ?? 0) * (1 - s) + (b?.[0] ?? 0) * s,
        0.17,
        (a?.[1] ?? 0) * (1 - s) + (b?.[1] ?? 0) * s,
      );
    };
    const groove = tube(put, points.length * 2, 0.035, { sides: 4 });
    mesh.add(groove, { colour: '#4a3c3a', at: at(0, -0.02, 0), grain: 0, ghost: true });
    lines.add(groove, { ...bright, colour: hue });
  };
  draw([
    [-0.2, 0.75],
    [-0.1, 0.35],
    [0.1, -0.05],
    [-0.3, -0.3],
    [0.2, -0.6],
  ]);
  draw(
    [
      [-1, -0.2],
      [-0.4, -0.5],
      [0.2, -0.78],
      [0.6, -0.5],
      [1.05, -0.25],
    ],
    '#fff6e0',
  );
  draw(
    [
      [-1.1, 0.25],
      [-0.4, 0.15],
      [0.4, 0.2],
      [1.1, 0.1],
    ],
    '#9ad0ff',
  );
  for (const [x, z] of [
    [-0.6, 0.42],
    [0.5, -0.12],
    [-0.5, -0.3],
    [0.2, -0.68],
  ] as const)
    lines.add(ball(0.08, 6, 4), { ...bright, colour: '#ff9a3a', at: plate.move(x, 0.18, z) });
  const { x, y, z } = foot.where;
  draft.pillar(x, y, z, 0.95, 1);
}

/** Cloths in five quiet colours from the posts of the bridge to a mast: the wind reads them. */
export function drawFlags(draft: Draft, mesh: Mesh): void {
  const hues = ['#d8503a', '#f0c860', '#f4ead8', '#5a9a8a', '#4a78b0'].map(colour);
  const items: ScatterItem[] = [];
  const run = (from: Point, to: Point, count: number, sag: number) => {
    const rope = (t: number) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t - sag * (1 - (t * 2 - 1) ** 2),
      z: from.z + (to.z - from.z) * t,
    });
    mesh.add(tube(rope, 12, 0.02, { sides: 3 }), { colour: '#e8dcc0', ghost: true, grain: 0 });
    const turn = Math.atan2(to.x - from.x, to.z - from.z) + Math.PI / 2;
    for (let k = 0; k < count; k++) {
      const spot = rope((k + 0.5) / count);
      items.push({ at: at(spot.x, spot.y, spot.z).turn(turn), tint: listAt(hues, k).clone() });
    }
  };
  const mast = (x: number, z: number, tall: number) => {
    const y = heightAt(x, z);
    mesh.add(drum(0.12, 0.07, tall, 6), { colour: '#6a4a34', top: '#a87a50', at: at(x, y, z) });
    draft.pillar(x, y, z, 0.2, 3);
    return { x, y: y + tall - 0.15, z };
  };
  const left = mast(-4.4, 10.9, 5.2);
  const right = mast(4.2, 10.6, 4.6);
  const { from, to } = BRIDGE;
  run(left, { x: from.x - 1.05, y: from.y + 1.8, z: from.z }, 7, 0.5);
  run(right, { x: from.x + 1.05, y: from.y + 1.8, z: from.z }, 7, 0.5);
  run(left, mast(-13, 13.4, 4.4), 12, 1);
  run({ x: to.x - 1.05, y: to.y + 1.8, z: to.z }, mast(-5.6, -12.6, 5), 10, 0.7);
  run({ x: to.x + 1.05, y: to.y + 1.8, z: to.z }, mast(9, -12, 4.6), 10, 0.7);
  const cloth = new Mesh().add(
    surface(2, 2, (u, v) => [(u - 0.5) * 0.6, v * 0.62 - 0.62, 0]),
    { colour: '#ffffff', grain: 0, glow: 0.16, ghost: true, sway: ({ t }) => (1 - t) * 0.55 },
  );
  draft.scatter('flags', cloth, items, { both: true, lift: 0 });
}

export function drawPines(draft: Draft, mesh: Mesh): void {
  const hues = { dark: '#223f46', light: '#37604f', tip: '#8a9a5c' };
  for (const [x, z, size] of [
    [-13, 22.4, 1.8],
    [-15.6, 18.6, 1.4],
    [13.6, 23.4, 1.9],
    [15.4, 18, 1.3],
    [18.4, 14, 1.5],
    [-18.6, 14, 1.6],
    [-13, -14, 1.3],
    [13.4, -15.4, 1.2],
  ] as const) {
    pine(mesh, at(x, heightAt(x, z) - 0.1, z), size, draft.random, hues);
    draft.pillar(x, heightAt(x, z) - 0.1, z, 0.35 * size, 4);
  }
  const next = draft.random;
  for (let k = 0; k < 84; k++) {
    const x = (next() < 0.5 ? -1 : 1) * (14 + next() * 26);
    const z = -34 + next() * 66;
    if (gorge(x, z) > 0.02 || mountainAt(x, z) > 7 || Math.abs(x - pathX(z)) < 6) continue;
    pine(mesh, at(x, heightAt(x, z) - 0.2, z), 0.9 + next() * 0.8, next, hues);
  }
  for (let k = 0; k < 22; k++) {
    const x = -32 + k * 3 + next() * 2;
    const z = 27 + next() * 10;
    pine(mesh, at(x, heightAt(x, z) - 0.2, z), 1.3 + next() * 0.8, next, hues);
  }
}
