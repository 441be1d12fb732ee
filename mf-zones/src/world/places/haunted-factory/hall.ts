import { TAU } from '../../maths/ease.ts';
import { arc, cutout } from '../../mesh/cutout.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, masonry, pane, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { BRICK, GREEN } from './colours.ts';
import { gear } from './gear.ts';
import { weather } from './weather.ts';
import { HALL } from './land.ts';

const WIDE = HALL.to - HALL.from;
const TEETH = 5;

export function drawHall(draft: Draft, mesh: Mesh): void {
  const middle = (HALL.from + HALL.to) / 2;
  const brick = {
    colour: BRICK.low,
    top: BRICK.high,
    grain: 0.2,
    foot: [0.72, 1.1] as const,
    paint: weather,
  };
  mesh.add(masonry(WIDE, HALL.eaves, 0.8, 0.95, 0.5), { ...brick, at: at(middle, HALL.eaves / 2, HALL.z) });
  for (const end of [HALL.from, HALL.to])
    mesh.add(masonry(0.8, HALL.eaves, HALL.deep, 1.3, 0.7), {
      ...brick,
      at: at(end, HALL.eaves / 2, HALL.z - HALL.deep / 2),
    });
  draft.wall(middle, -1, HALL.z, [WIDE, 14, 1]);
  mesh.add(box(WIDE + 0.6, 0.36, 1.1, [16, 1, 1]), {
    colour: BRICK.edge,
    at: at(middle, HALL.eaves, HALL.z),
    grain: 0.06,
  });
  for (let tooth = 0; tooth < TEETH; tooth++) drawTooth(mesh, tooth);
  for (let bay = 0; bay < 7; bay++) {
    const x = HALL.from + 2.4 + bay * 4.2;
    if (bay !== 4) drawWindow(draft, mesh, at(x, 1.5, HALL.z + 0.42), bay);
    mesh.add(masonry(0.7, HALL.eaves, 0.5, 0.7, 0.5), {
      ...brick,
      at: at(x + 2.1, HALL.eaves / 2, HALL.z + 0.5),
    });
  }
  drawDoor(draft, mesh, at(HALL.from + 2.4 + 4 * 4.2, 0, HALL.z + 0.42));
  drawFan(draft, mesh, at(HALL.from + 2.4 + 2 * 4.2, HALL.eaves + 1.3, HALL.z + 0.3));
  drawPipes(draft, mesh);
}

/** One tooth of the roof: steep glass to the left, tiles falling to the right; its brick end looks into the yard. */
function drawTooth(mesh: Mesh, tooth: number): void {
  const wide = WIDE / TEETH;
  const x = HALL.from + tooth * wide;
  const high = 4;
  const broken = tooth === 3;
  const outline = broken
    ? ([
        [0, 0],
        [wide, 0],
        [1.6, 2.9],
        [1.2, 2.5],
        [0.7, 3.3],
        [0.3, 3],
      ] as const)
    : ([
        [0, 0],
        [wide, 0],
        [0.3, high],
        [0, high],
      ] as const);
  mesh.add(cutout(outline, 0.7), {
    colour: BRICK.low,
    top: BRICK.high,
    at: at(x, HALL.eaves, HALL.z),
    grain: 0.05,
    paint: weather,
  });
  if (broken) return;
  const roof = surface(5, 9, (u, v) => [0.3 + (wide - 0.3) * u, high * (1 - u) + 0.08, -v * HALL.deep]);
  mesh.add(roof, { colour: '#26282a', top: '#4a4d4c', at: at(x, HALL.eaves, HALL.z + 0.5), grain: 0.14 });
  mesh.add(box(0.16, 0.2, HALL.deep), {
    colour: '#15181a',
    at: at(x + 0.2, HALL.eaves + high, HALL.z - HALL.deep / 2),
    ghost: true,
  });
}

/** Tall and blind, panes missing. One of them is lit now and then: that one is a part of its own. */
function drawWindow(draft: Draft, mesh: Mesh, foot: Transform, bay: number): void {
  const lit = bay === 5;
  const arch = [[-1.05, 0], [1.05, 0], ...arc(0, 3.1, 1.05, 0, Math.PI, 8)] as const;
  mesh.add(
    cutout(
      arch.map(([x, y]) => [x * 1.2, y * 1.06 - 0.14] as const),
      0.14,
    ),
    { colour: BRICK.edge, at: foot, grain: 0.08 },
  );
  mesh.add(cutout(arch, 0.2), { colour: BRICK.dark, top: '#1a2426', at: foot, grain: 0, ghost: true });
  if (lit) {
    draft.mover('window', foot.where).add(cutout(arch, 0.22), {
      ...{ colour: '#d8ff9a', top: GREEN, at: foot, glow: ({ t }) => 0.95 - t * 0.3, grain: 0, ghost: true },
    });
    draft.lamp({ ...foot.move(0, 1.6, 2).where, radius: 9, strength: 1.5, colour: GREEN, through: true });
    draft.glow({ ...foot.move(0, 2, 0.6).where, size: 4, colour: GREEN, strength: 0.22, flicker: 0.8 });
  }
  const bar = { colour: BRICK.iron, grain: 0, ghost: true } as const;
  for (const x of [-0.4, 0.4]) mesh.add(box(0.07, 4, 0.1), { ...bar, at: foot.move(x, 1.9, 0.1) });
  for (let y = 0.7; y < 4; y += 0.8) mesh.add(box(2.1, 0.07, 0.1), { ...bar, at: foot.move(0, y, 0.1) });
  // Some panes still catch the sky.
  for (let k = 0; k < 5; k++) {
    const [x, y] = [((k * 7 + bay * 3) % 3) - 1, (k * 5 + bay) % 4];
    if (!lit)
      mesh.add(pane(0.62, 0.66), {
        colour: '#3f5450',
        top: '#7f9a90',
        at: foot.move(x * 0.74, 0.08 + y * 0.8, 0.115),
        glow: 0.5,
        grain: 0.1,
        ghost: true,
      });
  }
  mesh.add(box(2.8, 0.24, 0.5), { colour: BRICK.edge, at: foot.move(0, -0.14, 0.1), grain: 0.05 });
}

/** The great door, half open: something in there is green. */
function drawDoor(draft: Draft, mesh: Mesh, foot: Transform): void {
  const arch = [[-2, 0], [2, 0], ...arc(0, 3, 2, 0, Math.PI, 10)] as const;
  mesh.add(
    cutout(
      arch.map(([x, y]) => [x * 1.16, y * 1.06] as const),
      0.3,
    ),
    { colour: BRICK.edge, at: foot, grain: 0.1 },
  );
  mesh.add(cutout(arch, 0.34), {
    ...{ colour: '#eaffb8', top: '#4f8a3f', at: foot, grain: 0, ghost: true },
    glow: ({ t }) => 0.95 - t * 0.55,
  });
  for (const [x, turn] of [
    [-2.9, 0],
    [1.9, 0.16],
  ] as const) {
    const leaf = foot.move(x, 0, 0.42).turn(turn);
    mesh.add(box(2.3, 4.4, 0.14, [5, 1, 1]), {
      colour: '#2c2622',
      top: '#4a4038',
      at: leaf.move(0, 2.2, 0),
      grain: 0.16,
    });
    for (const y of [0.7, 2.2, 3.8])
      mesh.add(box(2.3, 0.16, 0.2), { colour: BRICK.iron, at: leaf.move(0, y, 0), ghost: true });
  }
  mesh.add(box(7.4, 0.2, 0.2), { colour: BRICK.iron, at: foot.move(-0.4, 4.65, 0.46), ghost: true });
  // Wheels in the light behind: the shapes of what works in there.
  for (const [x, y, size] of [
    [-0.9, 1.6, 0.8],
    [0.3, 2.6, 0.6],
    [-0.3, 0.6, 0.5],
  ] as const)
    gear(mesh, foot.move(x, y, 0.2), size, '#16260f');
  draft.lamp({
    ...foot.move(-0.4, 1.8, 1.4).where,
    radius: 13,
    strength: 3.6,
    colour: '#a8f07a',
    through: true,
  });
  draft.lamp({
    ...foot.move(-0.4, 0.8, 5).where,
    radius: 9,
    strength: 1.6,
    colour: '#a8f07a',
    through: true,
  });
  draft.glow({ ...foot.move(-0.4, 2, 0.8).where, size: 6, colour: GREEN, strength: 0.2, flicker: 0.3 });
}

function drawFan(draft: Draft, mesh: Mesh, middle: Transform): void {
  mesh.add(torus(1.02, 0.16, 6, 20), {
    colour: BRICK.iron,
    top: '#4a4a46',
    at: middle.move(0, 0, 0.2).lean(Math.PI / 2),
  });
  mesh.add(cutout(arc(0, 0, 0.98, 0, TAU, 16)), {
    colour: '#c8ff9a',
    at: middle.move(0, 0, 0.12),
    glow: 0.55,
    grain: 0,
    ghost: true,
  });
  const fan = draft.mover('fan', middle.where, { both: true });
  for (let k = 0; k < 5; k++)
    fan.add(
      cutout([
        [-0.1, 0],
        [0.34, 0.9],
        [-0.28, 0.94],
      ]),
      { colour: '#14181a', at: middle.move(0, 0, 0.26).lean(0, (k / 5) * TAU), grain: 0, ghost: true },
    );
  fan.add(ball(0.16, 6, 4), { colour: '#2a2c2c', at: middle.move(0, 0, 0.28), ghost: true });
  draft.glow({ ...middle.move(0, 0, 0.6).where, size: 2.6, colour: GREEN, strength: 0.16, flicker: 0.4 });
}

/** Pipes along the wall that drip, with light in their cracks. */
function drawPipes(draft: Draft, mesh: Mesh): void {
  const z = HALL.z + 0.95;
  const runs: readonly (readonly (readonly [number, number])[])[] = [
    [
      [-19.4, 6.3],
      [-12, 6.3],
      [-12, 3.4],
      [-8.2, 3.4],
      [-8.2, 6.6],
      [-4, 6.6],
    ],
    [
      [11.4, 5.6],
      [6, 5.6],
      [6, 6.7],
      [2.4, 6.7],
    ],
  ];
  for (const run of runs)
    for (let k = 0; k + 1 < run.length; k++) {
      const [a, b] = [run[k], run[k + 1]];
      if (!a || !b) continue;
      const line = (t: number) => ({ x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t, z });
      mesh.add(tube(line, 1, 0.22, { sides: 7 }), { colour: '#3a3230', top: '#5f5248', grain: 0.05 });
      mesh.add(ball(0.32, 7, 5), { colour: '#4a4038', at: at(b[0], b[1], z), grain: 0.05 });
    }
  for (const [x, y] of [
    [-12, 4.6],
    [-8.2, 5],
    [6, 6],
  ] as const) {
    mesh.add(torus(0.24, 0.07, 4, 10), { colour: GREEN, at: at(x, y, z), glow: 0.8, grain: 0, ghost: true });
    draft.glow({ x, y, z: z + 0.3, size: 1.5, colour: GREEN, strength: 0.25, flicker: 0.4 });
  }
}
