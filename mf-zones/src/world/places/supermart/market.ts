import { colour } from '../../maths/Colour.ts';
import { TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, cone, drum, lathe, torus } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { bench } from '../../kit/benches.ts';
import { pendant } from '../../kit/lamps.ts';
import { stall } from '../../kit/market.ts';
import { CARTS, FRUIT, NEON, UPPER } from './plan.ts';

/** From the lowest round to the highest: how many fruits, how far out, how high, and what belongs there. */
export const TIERS = [
  { id: 'oranges', count: 15, out: 1.14, high: 1.16, hue: '#f28a2e' },
  { id: 'pears', count: 10, out: 0.76, high: 1.52, hue: '#b8d94a' },
  { id: 'apples', count: 5, out: 0.38, high: 1.88, hue: '#e8434a' },
] as const;

export function drawMarket(draft: Draft, mesh: Mesh): void {
  drawFruit(draft, mesh);
  drawCarts(draft, mesh);
  stall(draft, mesh, at(6.6, 0, 3.4).turn(-0.5), {
    stripe: '#e0508a',
    cloth: '#fff0dc',
    goods: ['#f2b34a', '#e8574f', '#8fd06a'],
  });
  stall(draft, mesh, at(-7.6, 0, 1.2).turn(0.5), {
    stripe: '#2fa89a',
    cloth: '#fff0dc',
    goods: ['#f08ac0', '#f2d24a', '#7f8ff0'],
  });
  for (const [x, z, turn] of [
    [-9.6, 14.6, 1.2],
    [9.4, 17.4, -1.3],
    [-4.4, -1.6, 0.5],
    [4.4, -1.6, -0.5],
  ] as const)
    bench(draft, mesh, at(x, 0, z).turn(turn), '#c08a5a', '#3a3f7a');
  for (const [x, z, size] of [
    [-8.6, 17.2, 1.35],
    [8.9, 14.6, 1.2],
    [-10, 8, 0.9],
    [10, 5.4, 0.9],
    [-9.6, -8, 1],
    [9.6, -8, 1],
  ] as const)
    plant(draft, mesh, at(x, 0, z), size);
  for (const x of [-3.2, 3.2]) plant(draft, mesh, at(x, UPPER, -15.3), 0.9);
  bench(draft, mesh, at(0, UPPER, -15.6), '#c08a5a', '#3a3f7a');
  // Where one comes out above, and looks back over the hall.
  for (const x of [-6.9, 6.9]) plant(draft, mesh, at(x, UPPER, -14.6), 0.8);
}

/** A round stand whose fruit is mixed until somebody sorts it: then each round becomes of one kind. */
function drawFruit(draft: Draft, mesh: Mesh): void {
  const foot = at(FRUIT.x, 0, FRUIT.z);
  const wood = { colour: '#6d4a38', top: '#b8865a', grain: 0.09 };
  mesh.add(drum(1.75, 1.6, 0.86, 16), { ...wood, at: foot, foot: [0.7, 1.05] });
  mesh.add(torus(1.6, 0.1, 5, 24), { colour: '#e8c49a', at: foot.move(0, 0.9, 0), grain: 0.02 });
  mesh.add(cone(1.3, 1.5, 14, 3), { colour: '#4a3428', at: foot.move(0, 0.86, 0), grain: 0.05 });
  draft.pillar(FRUIT.x, 0, FRUIT.z, 1.7, 1.2);
  const fruit = new Mesh().add(ico(0.21, 1), { colour: '#ffffff', grain: 0, foot: [0.78, 1.08], glow: 0.12 });
  const heap: ScatterItem[] = [];
  const hues = ['#e8434a', '#f28a2e', '#f2c33a', '#8fc94a', '#a85ad0'].map(colour);
  for (const { count, out, high } of TIERS)
    for (let k = 0; k < count; k++)
      heap.push({
        at: foot.turn((k / count) * TAU).move(0, high, out),
        tint: listAt(hues, k * 3 + count)
          .clone()
          .scale(0.8 + draft.random() * 0.3),
      });
  for (let k = 0; k < 22; k++)
    heap.push({
      at: foot.turn((k / 22) * TAU).move(0, 0.98, 1.46),
      tint: listAt(hues, k * 2 + (k % 3)).clone(),
    });
  draft.scatter('fruit', fruit, heap, { lift: 0.3 });
  for (const { id, count, out, high, hue } of TIERS) {
    const ring = draft.mover(id, foot.move(0, high, 0).where);
    for (let k = 0; k < count; k++)
      ring.add(ico(0.23, 1), {
        colour: hue,
        at: foot.turn((k / count) * TAU).move(0, high, out),
        grain: 0.06,
        glow: 0.3,
        foot: [0.8, 1.1],
        ghost: true,
      });
  }
  mesh.add(
    lathe(
      [
        [0.26, 0],
        [0.3, 0.2],
        [0.16, 0.46],
        [0, 0.5],
      ] as const,
      9,
      { smooth: true },
    ),
    {
      ...{ colour: '#e8a83a', top: '#ffd86a', at: foot.move(0, 2.12, 0), grain: 0.03, glow: 0.2 },
    },
  );
  for (let k = 0; k < 7; k++)
    mesh.add(cone(0.07, 0.44, 4), {
      colour: '#2f7a4a',
      top: '#9fd06a',
      at: foot
        .move(0, 2.56, 0)
        .turn(k)
        .lean(0.2 + (k % 3) * 0.24),
      ghost: true,
    });
  for (const turn of [0.5, 2.6, 4.7])
    pendant(draft, mesh, foot.turn(turn).move(0, 3.5, 1.1), {
      cord: 12.2,
      size: 0.62,
      shade: '#e0508a',
      shadeTop: '#7a2f66',
      strength: 1.5,
      radius: 6,
    });
}

/** A basket of wires on four wheels; the child seat is a flap in front. */
function cart(mesh: Mesh, foot: Transform, hue: string): void {
  const wire = { colour: '#aab4e0', top: '#eef2ff', grain: 0, ghost: true } as const;
  for (const y of [0.55, 0.75, 0.95])
    for (const edge of [-1, 1]) {
      mesh.add(box(0.04, 0.04, 1.2), { ...wire, at: foot.move(edge * (0.3 + y * 0.06), y, 0) });
      mesh.add(box(0.7, 0.04, 0.04), { ...wire, at: foot.move(0, y, edge * 0.6) });
    }
  for (let k = -3; k <= 3; k++)
    for (const edge of [-1, 1])
      mesh.add(box(0.025, 0.46, 0.025), { ...wire, at: foot.move(edge * 0.35, 0.75, k * 0.19) });
  mesh.add(box(0.62, 0.03, 1.16), { ...wire, at: foot.move(0, 0.54, 0) });
  mesh.add(box(0.74, 0.08, 0.08), {
    colour: hue,
    at: foot.move(0, 1.06, 0.7),
    glow: 0.6,
    grain: 0,
    ghost: true,
  });
  for (const edge of [-1, 1]) {
    mesh.add(box(0.05, 0.62, 0.05), { ...wire, at: foot.move(edge * 0.3, 0.8, 0.66).lean(0.2) });
    mesh.add(box(0.05, 0.05, 1.2), { colour: hue, at: foot.move(edge * 0.3, 0.22, 0), ghost: true });
    for (const end of [-0.5, 0.5])
      mesh.add(drum(0.1, 0.1, 0.07, 8), {
        colour: '#2a2c58',
        at: foot.move(edge * 0.3, 0.1, end).lean(0, Math.PI / 2),
        ghost: true,
      });
  }
}

function drawCarts(draft: Draft, mesh: Mesh): void {
  const { x, z } = CARTS;
  for (let k = 0; k < 4; k++) cart(mesh, at(x + 1.6, 0, z + 2.6 - k * 0.62).turn(0.12), NEON.teal);
  draft.wall(x + 1.6, 0, z + 1.6, [0.9, 1, 3.2], 0.12);
  mesh.add(torus(0.9, 0.06, 5, 16, Math.PI), {
    ...{
      colour: NEON.teal,
      at: at(x + 1.6, 0, z - 0.4)
        .turn(-Math.PI / 2 + 0.12)
        .lean(0, Math.PI / 2),
      glow: 0.8,
      grain: 0,
      ghost: true,
    },
  });
  const moving = draft.mover('cart', at(x, 0, z).where);
  const foot = at(x, 0, z).turn(0.06);
  cart(moving, foot, NEON.rose);
  for (const [dx, y, dz, size, hue] of [
    [0, 0.72, 0, 0.2, '#f2b34a'],
    [0.14, 0.7, 0.32, 0.17, '#e8574f'],
    [-0.14, 0.7, -0.3, 0.18, '#8fd06a'],
    [0.08, 0.92, -0.14, 0.15, '#f08ac0'],
  ] as const)
    moving.add(ico(size, 1), { colour: hue, at: foot.move(dx, y, dz), glow: 0.15, ghost: true });
  moving.add(box(0.26, 0.6, 0.2), {
    colour: '#7a5af0',
    top: '#b9a8ff',
    at: foot.move(-0.12, 0.95, 0.28),
    ghost: true,
  });
}

/** A plant with long leaves in a bright pot: it frames the picture. */
function plant(draft: Draft, mesh: Mesh, foot: Transform, size: number): void {
  const pot = foot.size(size);
  mesh.add(
    lathe(
      [
        [0.5, 0],
        [0.66, 0.3],
        [0.72, 0.86],
        [0.62, 0.9],
        [0, 0.84],
      ] as const,
      12,
    ),
    {
      ...{ colour: '#3a3f88', top: '#6f7ac8', at: pot, grain: 0.02, foot: [0.75, 1.1] },
    },
  );
  mesh.add(torus(0.7, 0.04, 4, 18), {
    colour: NEON.rose,
    at: pot.move(0, 0.16, 0).size(0.86),
    glow: 0.9,
    grain: 0,
    ghost: true,
  });
  for (let k = 0; k < 11; k++) {
    const leaf = pot
      .move(0, 0.8, 0)
      .turn(k * 2.4)
      .lean(0.16 + (k % 5) * 0.17);
    mesh.add(ball(0.5, 4, 5), {
      ...{
        colour: '#123848',
        top: k % 3 ? '#3f9a86' : '#7fd0a0',
        at: leaf.move(0, 1.5 + (k % 3) * 0.3, 0).size(0.4, 2.9, 0.1),
      },
      ...{ sway: ({ y }) => Math.max(0, y - 1) * 0.05, ghost: true, grain: 0.08 },
    });
  }
  const { x, y, z } = foot.where;
  draft.pillar(x, y, z, 0.7 * size, 1.6 * size);
}
