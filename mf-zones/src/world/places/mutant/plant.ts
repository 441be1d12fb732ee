import { colour } from '../../maths/Colour.ts';
import { smooth, TAU } from '../../maths/ease.ts';
import { at, type Point, type Transform } from '../../maths/Transform.ts';
import { ball, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { DOME } from './land.ts';

const FOOT = at(DOME.x, 0, DOME.z);
/** How wide it is where one meets it, its roots with it. */
const STEM = 2;
const PLANT = { low: '#1f4a2a', high: '#5fa03a', pale: '#c8f04a' };

/** What was once a seedling: a stem as wide as a door, arms through the panes, and a flower that looks down. */
export function drawPlant(draft: Draft, mesh: Mesh): void {
  const stem = curve([
    FOOT.point(-0.6, -0.4, -0.5),
    FOOT.point(0.7, 3, 0.3),
    FOOT.point(-0.5, 7, -0.4),
    FOOT.point(0.5, 11, 0.3),
    FOOT.point(0, 13.6, 1.2),
  ]);
  mesh.add(
    tube(stem, 26, (t) => 1.65 - t * 1.05 + 0.14 * Math.sin(t * 40), { sides: 10 }),
    {
      ...{ colour: PLANT.low, top: PLANT.high, grain: 0.03, glow: 0.22 },
      sway: ({ y }) => smooth(6, 14, y) * 0.1,
    },
  );
  draft.pillar(FOOT.where.x, -1, FOOT.where.z, STEM, 7);
  for (let k = 0; k < 7; k++) {
    const root = curve([
      FOOT.point(0, 1.4, 0),
      FOOT.turn(k * 0.9 + 0.3).point(0, 0.9, 2.4),
      FOOT.turn(k * 0.9 + 0.5).point(0, 0.4, 4.6),
      FOOT.turn(k * 0.9 + 0.45).point(0, -0.4, 7.4),
    ]);
    mesh.add(
      tube(root, 10, (t) => 0.62 - t * 0.5, { sides: 6 }),
      { colour: PLANT.low, top: '#4a5f2a', grain: 0.04 },
    );
  }
  const arms: readonly (readonly [turn: number, low: number, out: number, up: number, curl: number])[] = [
    [-1.45, 6.2, 11.4, 9.6, 2.6],
    [1.5, 5.6, 12, 8.4, 2.4],
    [-0.75, 8.2, 8.6, 12.6, 1.6],
    [0.8, 8.6, 8.4, 13.4, 1.8],
    [2.5, 6.6, 12, 9.4, 2],
    [-2.6, 7.2, 11, 10.6, 2.2],
  ];
  for (const [turn, low, out, up, curl] of arms)
    drawArm(draft, mesh, FOOT.turn(turn), { low, out, up, curl });
  drawFlower(draft, stem(1));
}

interface Arm {
  low: number;
  out: number;
  up: number;
  curl: number;
}

/** It leaves the stem, breaks through, and curls at its end; leaves to both sides, a pod that pulses below. */
function drawArm(draft: Draft, mesh: Mesh, frame: Transform, { low, out, up, curl }: Arm): void {
  const line = curve([
    frame.point(0, low, 0),
    frame.point(0.4, low + 1, out * 0.35),
    frame.point(-0.3, up - 1, out * 0.72),
    frame.point(0.2, up, out),
    frame.point(0.5, up - curl * 0.4, out + curl * 0.8),
    frame.point(0.2, up - curl * 1.3, out + curl * 0.2),
    frame.point(-0.1, up - curl * 0.9, out - curl * 0.3),
  ]);
  const sway = (corner: Point) => smooth(3, 14, Math.hypot(corner.x - DOME.x, corner.z - DOME.z)) * 0.25;
  mesh.add(
    tube(line, 22, (t) => 0.62 * (1 - t) + 0.09, { sides: 7 }),
    { colour: PLANT.low, top: PLANT.high, grain: 0.03, sway, glow: 0.25 },
  );
  for (let k = 0; k < 8; k++) {
    const t = 0.28 + k * 0.07;
    const { x, y, z } = line(t);
    const turn =
      Math.atan2(frame.point(0, 0, 1).x - DOME.x, frame.point(0, 0, 1).z - DOME.z) + (k % 2 ? 1.25 : -1.25);
    leaf(
      mesh,
      at(x, y, z)
        .turn(turn)
        .lean((k % 3) * 0.24 - 0.3),
      3.9 - k * 0.28,
      sway,
    );
  }
  const { x, y, z } = line(0.86);
  pod(
    draft.layers.find(({ name }) => name === 'pods')?.mesh ?? draft.mover('pods', FOOT.move(0, 8, 0).where),
    at(x, y - 0.5, z),
  );
  draft.glow({ x, y: y - 0.9, z, size: 3, colour: '#C6FF3D', strength: 0.22, flicker: 0.4 });
}

function leaf(mesh: Mesh, place: Transform, size: number, sway: (corner: Point) => number): void {
  for (const back of [1, -1]) {
    const blade = surface(
      4,
      7,
      (u, v) => {
        const wide =
          Math.sin(Math.min(1, v * 1.08) * Math.PI) ** 0.8 *
          0.36 *
          size *
          (1 - 0.25 * Math.abs(Math.sin(v * 22)));
        const side = (u * 2 - 1) * back;
        return [side * wide, 0.3 * Math.sin(v * 2.6) * size - Math.abs(side) * wide * -0.35, v * size];
      },
      { smooth: true },
    );
    mesh.add(blade, {
      ...{
        colour: back > 0 ? '#2f7a34' : '#1f5a30',
        top: back > 0 ? PLANT.pale : '#5fb03a',
        at: place,
        grain: 0.06,
        ghost: true,
        sway,
      },
      glow: 0.28,
    });
  }
}

/** A sack of light with dark veins. */
function pod(mesh: Mesh, hung: Transform): void {
  mesh.add(ball(0.62, 9, 8), {
    ...{ colour: '#7fb81e', top: '#f0ff8a', at: hung.size(1, 1.45, 1), grain: 0, ghost: true },
    glow: ({ nx, nz }) => 0.55 + 0.4 * Math.abs(Math.sin(Math.atan2(nx, nz) * 4)),
  });
}

function drawFlower(draft: Draft, top: Point): void {
  const neck = at(top.x, top.y, top.z).lean(1.2).size(1.4);
  const flower = draft.mover('flower', neck.where, { both: true });
  const [deep, pale] = [colour('#7a1430'), colour('#ff6a3a')];
  for (let ring = 0; ring < 2; ring++)
    for (let k = 0; k < 8; k++) {
      const place = neck.turn((k / 8) * TAU + ring * 0.39).lean(ring ? 1.02 : 1.4);
      const petal = surface(
        4,
        6,
        (u, v) => {
          const wide = Math.sin(Math.min(1, v * 0.92 + 0.06) * Math.PI) * (ring ? 0.7 : 0.95);
          return [
            (u * 2 - 1) * wide,
            v * (ring ? 2.4 : 3.3),
            -0.9 * v * v + Math.abs(u * 2 - 1) * 0.24 * wide,
          ];
        },
        { smooth: true },
      );
      let corner = 0;
      flower.add(petal, {
        ...{ colour: '#E0563B', at: place, grain: 0, glow: ring ? 0.35 : 0.24, ghost: true },
        // A net of five by seven corners, row by row outwards.
        paint: (tint) => tint.copy(deep).mix(pale, smooth(0.1, 0.95, Math.floor(corner++ / 5) / 6)),
      });
    }
  const eye = neck.move(0, 0.75, 0);
  flower.add(ball(1.05, 14, 9), {
    colour: '#9fd02e',
    top: '#f4ff9a',
    at: eye,
    glow: 0.95,
    grain: 0,
    ghost: true,
  });
  flower.add(ball(0.5, 10, 6), {
    colour: '#1c0a22',
    at: eye.move(0, 0.74, 0).size(1, 0.7, 1),
    grain: 0,
    ghost: true,
  });
  flower.add(torus(0.86, 0.14, 5, 16), {
    colour: '#5a1a2a',
    at: eye.move(0, 0.46, 0),
    grain: 0,
    ghost: true,
  });
  draft.glow({ ...eye.move(0, 1, 0).where, size: 5.4, colour: '#C6FF3D', strength: 0.2, flicker: 0.12 });
}
