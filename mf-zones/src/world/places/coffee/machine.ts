import type { Colour } from '../../maths/Colour.ts';
import { TAU } from '../../maths/ease.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, disc, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Corner, Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';

const COPPER = { low: '#8f4a2c', high: '#d08a58', brass: '#d9ae62', iron: '#2d2624' };
/** Where the great machine stands: behind the bar, on a plinth. */
export const MACHINE = at(0, 1, -6.1);

/** Metal without reflections: light and dark stripes that run with the form, as a painter puts them. */
function shine(middle: Transform) {
  const { x, z } = middle.where;
  return (tint: Colour, corner: Corner): void => {
    const around = Math.atan2(corner.x - x, corner.z - z);
    const light =
      Math.max(0, Math.cos((around + 0.55) * 2.2)) ** 3 +
      0.5 * Math.max(0, Math.cos((around - 0.9) * 3)) ** 8;
    tint.scale(0.42 + light * 0.95);
    if (light > 0.8) tint.g *= 1.12;
  };
}

/** A copper coffee machine as large as a cupboard: a boiler with a dome, pipes, gauges, taps, and an eagle's ball on top. */
export function drawMachine(draft: Draft, mesh: Mesh): void {
  mesh.add(box(6.4, 1, 2, [10, 2, 3]), { colour: '#3d2a22', at: MACHINE.move(0, -0.5, 0), grain: 0.06 });
  drawBoiler(mesh, MACHINE, 1.25, 3.1);
  for (const side of [-1, 1]) {
    drawBoiler(mesh, MACHINE.move(side * 2.15, 0, 0.15), 0.62, 1.9);
    drawPipes(mesh, side);
    drawTap(mesh, MACHINE.move(side * 0.75, 0.72, 1.36));
  }
  drawTap(mesh, MACHINE.move(0, 0.72, 1.5));
  drawGauge(draft, mesh, MACHINE.move(0, 2.02, 1.3), 'gauge', 1.7);
  drawGauge(draft, mesh, MACHINE.move(-2.15, 1.25, 0.78), 'gauge left', 0.8);
  drawGauge(draft, mesh, MACHINE.move(2.15, 1.25, 0.78), 'gauge right', 0.8);
  mesh.add(box(2.6, 0.08, 0.8), { colour: COPPER.brass, at: MACHINE.move(0, 0.04, 1.5), grain: 0.02 });
  mesh.add(ball(0.22, 8, 6), {
    colour: '#ffb45e',
    at: MACHINE.move(0, 1.36, 1.2).size(1, 1, 0.4),
    glow: 1,
    grain: 0,
    ghost: true,
  });
  draft.lamp({
    ...MACHINE.move(0, 1.4, 2).where,
    radius: 4.5,
    strength: 1.4,
    colour: '#ff9a45',
    glow: 1.5,
    glowStrength: 0.3,
  });
  draft.wall(0, 0, -6.2, [6.6, 4, 2.4]);
  const steam = { colour: '#fff0e0', spread: 0.25, drift: [0.3, 0.2] as const, strength: 0.34 };
  draft.air.puffs.push(
    { ...MACHINE.move(0, 3.9, 0.1).where, ...steam, count: 14, size: 0.9, rise: 1.6, speed: 0.16 },
    { ...MACHINE.move(1.5, 1, 1.5).where, ...steam, count: 8, size: 0.42, rise: 1.1, speed: 0.24 },
  );
}

function drawBoiler(mesh: Mesh, foot: Transform, radius: number, height: number): void {
  const r = radius;
  const h = height;
  const body = [
    ...[
      [r * 1.08, 0],
      [r * 1.08, 0.12],
      [r, 0.16],
      [r, h * 0.3],
      [r * 1.05, h * 0.32],
    ],
    ...[
      [r * 1.05, h * 0.37],
      [r, h * 0.39],
      [r, h * 0.72],
      [r * 1.05, h * 0.74],
      [r * 1.02, h * 0.79],
    ],
    ...[
      [r * 0.9, h * 0.87],
      [r * 0.66, h * 0.95],
      [r * 0.3, h],
      [r * 0.14, h * 1.02],
      [r * 0.12, h * 1.1],
    ],
    ...[
      [r * 0.24, h * 1.13],
      [r * 0.24, h * 1.18],
      [0, h * 1.22],
    ],
  ].map(([out = 0, up = 0]) => [out, up] as const);
  mesh.add(lathe(body, 28, { smooth: true }), {
    ...{ colour: COPPER.low, top: COPPER.high, at: foot, grain: 0, glow: 0.1 },
    paint: shine(foot),
  });
  for (const band of [0.345, 0.755])
    mesh.add(torus(r * 1.03, 0.05, 5, 28), {
      colour: COPPER.brass,
      at: foot.move(0, h * band, 0),
      grain: 0,
      paint: shine(foot),
    });
  for (let i = 0; i < 12; i++)
    mesh.add(ball(0.035, 4, 3), {
      colour: COPPER.brass,
      at: foot.turn((i / 12) * TAU).move(0, h * 0.56, r + 0.01),
      ghost: true,
    });
  mesh.add(ball(r * 0.16, 8, 6), { colour: COPPER.brass, at: foot.move(0, h * 1.28, 0), glow: 0.25 });
}

function drawPipes(mesh: Mesh, side: number): void {
  const runs: readonly (readonly (readonly [number, number, number])[])[] = [
    [
      [0.5, 3.2, 0],
      [1.1, 3.7, 0],
      [2.1, 3.3, 0.1],
      [2.15, 2.3, 0.15],
    ],
    [
      [2.6, 1.5, 0.2],
      [3, 1.9, 0.2],
      [3.05, 3.6, 0],
      [3.05, 4.8, -0.3],
    ],
    [
      [1.2, 1.1, 0.7],
      [1.6, 1.5, 0.9],
      [2, 1, 0.75],
    ],
  ];
  for (const run of runs) {
    const points = run.map(([x, y, z]) => MACHINE.point(side * x, y, z));
    mesh.add(tube(curve(points), 10, 0.085, { sides: 7 }), {
      colour: '#b8683a',
      top: COPPER.high,
      grain: 0,
      glow: 0.1,
      ghost: true,
    });
    for (const end of [points[0], points.at(-1)])
      if (end) mesh.add(ball(0.13, 6, 4), { colour: COPPER.brass, at: at(end.x, end.y, end.z), ghost: true });
  }
}

/** A tap with a wooden handle, and a cup under it. */
function drawTap(mesh: Mesh, place: Transform): void {
  mesh.add(drum(0.2, 0.24, 0.22, 10), { colour: COPPER.brass, at: place, grain: 0.02 });
  mesh.add(drum(0.06, 0.05, 0.6, 6), {
    colour: WOODEN,
    at: place.move(0, 0.02, 0.2).lean(1.35),
    ghost: true,
  });
  mesh.add(
    lathe(
      [
        [0.07, 0],
        [0.13, 0.16],
      ] as const,
      9,
    ),
    { colour: '#f4ead8', at: place.move(0, -0.6, 0.02), grain: 0, ghost: true },
  );
  mesh.add(disc(0.12, 8), { colour: '#3a2016', at: place.move(0, -0.46, 0.02), ghost: true });
}

const WOODEN = '#3a2418';

function drawGauge(draft: Draft, mesh: Mesh, place: Transform, id: string, size: number): void {
  const face = place.lean(Math.PI / 2).size(size);
  mesh.add(drum(0.27, 0.27, 0.1, 16), { colour: COPPER.brass, at: face.move(0, -0.06, 0), grain: 0 });
  mesh.add(disc(0.22, 16), {
    colour: '#f2e6cc',
    at: face.move(0, 0.05, 0),
    glow: 0.4,
    ghost: true,
    grain: 0,
  });
  for (let tick = -3; tick <= 3; tick++)
    mesh.add(box(0.02, 0.05, 0.01), {
      ...{
        colour: '#4a3226',
        at: place
          .size(size)
          .move(0, 0, 0.06)
          .lean(0, tick * 0.55)
          .move(0, 0.17, 0),
        ghost: true,
      },
    });
  const needle = draft.mover(id, place.where);
  needle.add(box(0.035, 0.17, 0.02), {
    colour: '#b8323a',
    at: place.size(size).move(0, 0.07, 0.07),
    ghost: true,
    glow: 0.4,
  });
}
