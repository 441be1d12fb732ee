import { colour } from '../../maths/Colour.ts';
import { lerp, TAU } from '../../maths/ease.ts';
import { noise } from '../../maths/noise.ts';
import { at } from '../../maths/Transform.ts';
import { box, drum } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import type { Draft } from '../../draft/Draft.ts';
import { flame } from '../../kit/fire.ts';
import { rock, strata } from '../../kit/rocks.ts';
import { CREST, heightAt, pathX } from './land.ts';

const layers = strata(colour('#a85f3c'), colour('#efb684'), colour('#6e3a40'), 0.9);
const TURN = 0.3;
const SIZE = 1.28;

/** A half-buried arch: a thick pipe along half an ellipse, worn into layers. */
export function drawArch(draft: Draft, mesh: Mesh): void {
  const form = surface(
    16,
    44,
    (u, v) => {
      const angle = Math.PI * v * 1.08 - 0.13;
      const thick = lerp(3.3, 1.9, Math.sin(Math.max(0, angle))) * (1 + 0.12 * Math.sin(v * 51));
      const around = u * TAU;
      const worn = thick * (1 + (noise(v * 18, (u % 1) * 15.6 + 20) - 0.5) * 0.5);
      const out = 8.4 + Math.cos(around) * worn;
      const up = Math.sin(angle) * (13.2 + Math.cos(around) * worn * 0.75);
      // Ledges: heights lie on steps, more than half of the way.
      const ledge = Math.round(up * 1.6) / 1.6;
      return [Math.cos(angle) * out, ledge * 0.6 + up * 0.4, -Math.sin(around) * worn * 0.95];
    },
    { closed: true, smooth: true },
  ).faceted();
  mesh.add(form, {
    colour: '#B5653A',
    at: at(CREST.x, 1, CREST.z - 2)
      .turn(TURN)
      .size(SIZE),
    paint: layers,
    grain: 0.05,
  });
  for (const side of [-1, 1]) {
    const foot = at(CREST.x, 0, CREST.z - 2)
      .turn(TURN)
      .move(side * 8.4 * SIZE, 0, 0).where;
    draft.pillar(foot.x, 0, foot.z, 3.4, 12);
    drawBowl(draft, mesh, side);
  }
  drawChimes(draft, mesh);
}

/** Wind chimes that hang in the arch: seven tubes on a beam, each on its own string. */
function drawChimes(draft: Draft, mesh: Mesh): void {
  const middle = at(CREST.x + 0.4, 13.6, CREST.z - 1.6).turn(TURN);
  mesh.add(box(6.4, 0.12, 0.12), { colour: '#5a3428', at: middle, ghost: true });
  for (const end of [-3, 0, 3])
    mesh.add(drum(0.02, 0.02, 2, 4), { colour: '#3a2420', at: middle.move(end, 0, 0), ghost: true });
  const chimes = draft.mover('chimes', middle.where);
  for (let k = 0; k < 7; k++) {
    const long = 1.1 + ((k * 5) % 7) * 0.16;
    const hung = middle.move((k - 3) * 0.9, -0.5, 0);
    chimes.add(drum(0.012, 0.012, 0.5, 4), { colour: '#3a2420', at: hung, ghost: true });
    chimes.add(drum(0.09, 0.09, long, 6), {
      ...{
        colour: '#d9a05a',
        top: '#ffe0a0',
        at: hung.move(0, -long, 0),
        grain: 0.05,
        glow: 0.15,
        ghost: true,
      },
      sway: ({ t }) => (1 - t) * 0.5,
    });
  }
}

export function drawRocks(draft: Draft, mesh: Mesh): void {
  const rocks: readonly (readonly [x: number, z: number, size: number, tall: number])[] = [
    [-15, -7, 3, 0.8],
    [13, -10, 2.2, 0.7],
    [-22, 6, 4.2, 1.5],
    [24, 0, 3, 1.1],
    [-11.5, 33, 2.6, 1.15],
    [-9.8, 37.5, 1.6, 0.7],
    [12.5, 36, 1.7, 0.7],
    [-7, 19, 0.9, 0.6],
    [6, 6, 0.7, 0.6],
    [-34, -24, 7, 1.9],
    [-36, -37, 5, 2.4],
    [30, -34, 7, 1.7],
    [41, -16, 6, 1.4],
  ];
  for (const [x, z, size, tall] of rocks) {
    rock(mesh, at(x, heightAt(x, z) + size * 0.12, z), size, {
      ...{ colour: '#B5653A', tall, rough: 0.55, grain: 0.05, paint: layers },
      // Layers show where facets are small; far rocks are seen as shapes.
      detail: Math.hypot(x, z - 20) < 42 && size > 1.5 ? 3 : 2,
    });
    draft.pillar(x, -2, z, size * 0.9, heightAt(x, z) + size * tall + 2);
  }
  for (const [x, z, height] of [
    [-7.4, 9, 3.6],
    [-4.2, 1, 2.6],
    [10.5, -2.5, 3.2],
    [3.5, -1.2, 1.2],
    [8.2, 8.4, 1.6],
    [-5.6, -7.5, 2.8],
  ] as const)
    drawStele(draft, mesh, x, z, height);
}

/** Each sign is a few strokes: where, how wide, how tall. */
const SIGNS: readonly (readonly (readonly [across: number, up: number, wide: number, tall: number])[])[] = [
  [
    [0, 0, 0.5, 0.07],
    [0, -0.16, 0.07, 0.26],
  ],
  [
    [-0.16, 0, 0.07, 0.36],
    [0.16, 0, 0.07, 0.36],
    [0, 0.16, 0.3, 0.07],
  ],
  [
    [0, 0.12, 0.34, 0.07],
    [0, -0.02, 0.2, 0.07],
    [0, -0.16, 0.07, 0.07],
  ],
];

/** Which of the four sides of a turned stone looks most towards `angle`, as a turn of it. */
function sideNearest(angle: number, turned: number): number {
  return Math.round((angle - turned) / (Math.PI / 2)) * (Math.PI / 2);
}

/** What is left of a gate avenue: square stones with a plate on top. */
function drawStele(draft: Draft, mesh: Mesh, x: number, z: number, height: number): void {
  const foot = at(x, heightAt(x, z) - 0.4, z)
    .turn(x * 0.7)
    .lean(0.03, (z % 3) * 0.02);
  const form = box(1.3, height, 1.3, [1, 5, 1]).bend((X, Y, Z) => [
    X * (1 - Y * 0.02),
    Y,
    Z * (1 - Y * 0.02),
  ]);
  mesh.add(form, {
    colour: '#a85c3c',
    at: foot.move(0, height / 2, 0),
    grain: 0.07,
    foot: [0.7, 1.1],
    paint: layers,
  });
  mesh.add(box(1.8, 0.4, 1.8), { colour: '#c9794a', at: foot.move(0, height + 0.15, 0), foot: [0.85, 1.1] });
  // Signs cut into the side towards the way; the last sun has left its light in them.
  const toWay = Math.atan2(pathX(z) - x, 4);
  for (let sign = 0; sign < Math.floor(height); sign++)
    for (const [across, up, wide, tall] of SIGNS[(sign + Math.round(z + 40)) % SIGNS.length] ?? [])
      mesh.add(box(wide, tall, 0.05), {
        ...{ colour: '#FFB25A', glow: 0.75, grain: 0, ghost: true },
        at: foot.turn(sideNearest(toWay, x * 0.7)).move(across, height - 0.55 - sign * 0.78 + up, 0.655),
      });
  draft.wall(x, heightAt(x, z) - 0.4, z, [1.5, height + 0.4, 1.5], x * 0.7);
  if (Math.abs(x - pathX(z)) < 1.5) throw new Error('A stone stands on the path.');
}

/** Fire before each foot of the arch: its shaded side is warm where people go through. */
function drawBowl(draft: Draft, mesh: Mesh, side: number): void {
  const { x, z } = at(CREST.x, 0, CREST.z - 2)
    .turn(TURN)
    .move(side * 5.6 * SIZE, 0, 4.6).where;
  const foot = at(x, heightAt(x, z), z);
  mesh.add(drum(0.5, 0.34, 0.8, 8), { colour: '#6a3a34', at: foot, foot: [0.7, 1.05] });
  mesh.add(drum(0.42, 0.85, 0.5, 8), { colour: '#4a2c28', top: '#ff8a2a', at: foot.move(0, 0.8, 0) });
  flame(mesh, foot.move(0, 1.2, 0), 1.9);
  flame(mesh, foot.move(0.3, 1.15, 0.2), 1.2);
  const y = foot.where.y + 2;
  draft.lamp({ x, y, z, radius: 13, strength: 3.2, colour: '#ff9a44', glow: 2.2, flicker: 0.3 });
  draft.pillar(x, foot.where.y, z, 0.7, 1.4);
}
