import { colour, mixed } from '../../maths/Colour.ts';
import { clamp, lerp, smooth, TAU } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import { at } from '../../maths/Transform.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { Inside } from '../../mesh/Inside.ts';
import { surface } from '../../mesh/surface.ts';
import type { Draft } from '../../draft/Draft.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';
import { rock } from '../../kit/rocks.ts';

export const SUMMIT = { x: 3, z: -40, high: 33, wide: 29 };
/** Where the bridge is tied on both sides of the gorge. */
export const BRIDGE = { from: { x: -0.4, y: 0.5, z: 10.2 }, to: { x: 1.4, y: 1.3, z: -10.4 } };

const GORGE = -18;

export const pathX = (z: number) =>
  z > 0 ? -0.4 + Math.sin((z - 10) * 0.16) * 2 : 1.4 + Math.sin((z + 10) * 0.22) * 3.4;

const nearEdge = (x: number) =>
  9.2 + 1.8 * (noise(x * 0.21, 3) - 0.5) + 0.012 * x * x * smooth(6, 20, Math.abs(x));
const farEdge = (x: number) =>
  -9.4 + 1.8 * (noise(x * 0.19, 8) - 0.5) - 0.008 * x * x * smooth(6, 20, Math.abs(x));

/** How far down the gorge it is there: 0 on the meadows, 1 at its floor. */
export const gorge = (x: number, z: number) =>
  smooth(nearEdge(x) + 0.5, nearEdge(x) - 1.3, z) * smooth(farEdge(x) - 0.5, farEdge(x) + 1.3, z);

/** The mountain: few great ridges that run down from its point, none like the other. */
export function mountainAt(x: number, z: number): number {
  const dx = x - SUMMIT.x;
  const dz = z - SUMMIT.z;
  const far = Math.hypot(dx, dz);
  const around = Math.atan2(dx, dz);
  const twisted = around + Math.sin(far * 0.23) * 0.16;
  const ridge =
    0.52 * Math.abs(Math.cos(twisted * 2.5 + 0.5)) +
    0.3 * Math.abs(Math.cos(twisted * 1.5 - 0.9)) +
    0.18 * Math.cos(twisted * 7);
  const wide = SUMMIT.wide * (0.66 + 0.56 * ridge);
  const t = clamp(far / wide);
  const edges = Math.abs(fbm(x * 0.13 + 11, z * 0.13, 3) - 0.45) * 2;
  const rough = (0.5 - edges) * 11 * smooth(0.02, 0.3, t) * smooth(1, 0.75, t);
  const main = SUMMIT.high * (1 - t) ** 1.22 + rough - smooth(0.9, 1, t) * 3;
  // A lower point stands on its left shoulder.
  const shoulder = 19 - Math.hypot(x - SUMMIT.x + 12.5, (z - SUMMIT.z - 3) * 0.9) * 1.5 + rough * 0.7;
  // It ends where the meadow begins, so that one stands before it and not in it.
  const foot = smooth(-15, -32, z + Math.sin(x * 0.4) * 1.4);
  if (foot <= 0) return -99;
  return lerp(-4, Math.max(main, Math.min(shoulder, 19 * (1.3 - t))), foot);
}

export function heightAt(x: number, z: number): number {
  const near = lerp(0.45, fbm(x * 0.07, z * 0.07) * 2.2 - 0.4, smooth(2, 9, Math.abs(x - pathX(z))));
  const across =
    1.2 +
    lerp(0, fbm(x * 0.08 + 4, z * 0.08) * 2.4 - 0.6, smooth(2, 9, Math.abs(x - pathX(z)))) +
    smooth(-11, -22, z) * 1.4;
  let height = z > 0 ? near : across;
  // Behind, and to both sides, the valley has walls.
  height +=
    smooth(26, 44, z) * 14 +
    smooth(25, 60, Math.abs(x)) * (6 + 16 * fbm(x * 0.04, z * 0.04)) * smooth(-30, 0, z + 40);
  height = lerp(height, GORGE + fbm(x * 0.2, z * 0.2) * 4, gorge(x, z));
  return Math.max(height, mountainAt(x, z));
}

const onPath = (x: number, z: number, wide: number) => Math.abs(x - pathX(z)) < wide && z > -24;

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-30, -46],
    [30, 29],
  ];
  const [grass, gold, earth, stone, deep] = [
    colour('#5f8650'),
    colour('#b3a862'),
    colour('#c9a57a'),
    colour('#8a7a6c'),
    colour('#34506a'),
  ];
  land(draft.layer('ground'), {
    height: (x, z) => heightAt(x, z) - smooth(1, 3.4, mountainAt(x, z)) * 2.4,
    middle: [0, -6],
    size: 86,
    fields: 68,
    far: { size: 300, fields: 26 },
    under: lowest,
    paint: (tint, { x, y, z, ny }) => {
      tint.copy(grass).mix(gold, fbm(x * 0.12, z * 0.12) * 1.2);
      tint.scale(0.9 + 0.16 * noise(x * 1.4, z * 1.4));
      if (onPath(x, z, 2.4)) tint.mix(earth, 1 - smooth(0.9, 1.6, Math.abs(x - pathX(z))));
      tint.mix(stone, smooth(0.86, 0.66, ny));
      tint.mix(deep, smooth(0, -9, y));
    },
  });
  const mountain = draft.layer('mountain');
  drawMountains(draft, mountain);
  // One climbs the summit as it is drawn: its facets lie above and below what they were cut from.
  const drawn = new Inside().add(mountain);
  draft.height = (x, z) => {
    const height = heightAt(x, z);
    return drawn.topOver(x, height, z) ?? height;
  };
  drawCliffs(draft, draft.layer('rocks'));
  const blades = tuft({ root: '#55784a', tip: '#d4c878', blades: 5, height: 0.34, width: 0.07, sway: 0.5 });
  scatterOver(draft, 'grass', blades, {
    ...{ count: 1500, low: [-26, -30], high: [26, 28], size: [0.7, 1.5] },
    bare: (x, z) =>
      onPath(x, z, 1.5) || gorge(x, z) > 0.02 || mountainAt(x, z) > 0.6 || noise(x * 0.26, z * 0.26) < 0.4,
    tint: (_x, _z, chance) => mixed('#ffffff', '#ffd8a0', chance),
  });
}

/** The lowest ground around: beside the gorge that is its floor. */
function lowest(x: number, z: number): number {
  let low = heightAt(x, z);
  for (const dx of [-12, 0, 12])
    for (const dz of [-12, -6, 0, 6, 12]) low = Math.min(low, heightAt(x + dx, z + dz));
  return low - 2;
}

/** The summit and its neighbours: cut, not moulded. Snow lies where it is high and not too steep. */
function drawMountains(draft: Draft, mesh: Mesh): void {
  const [rockLow, rockHigh, snow, shade] = [
    colour('#62607a'),
    colour('#b08e7c'),
    colour('#fff6ee'),
    colour('#d4e0f8'),
  ];
  const peak = surface(60, 24, (u, v) => {
    const jitter = v > 0.05 && v < 0.97 ? (noise(u * 40, v * 19) - 0.5) * 0.1 : 0;
    const angle = -(u % 1) * TAU + jitter;
    const far = SUMMIT.wide * 1.16 * (1 - v) ** 1.12 * (1 + jitter * 0.6);
    const x = SUMMIT.x + Math.sin(-angle) * far;
    const z = SUMMIT.z + Math.cos(-angle) * far;
    return [x, v === 1 ? SUMMIT.high : mountainAt(x, z) - (v < 0.03 ? 4 : 0), z];
  });
  mesh.add(peak.faceted(), {
    ...{ colour: '#ffffff', grain: 0.05 },
    paint: (tint, { x, y, z, nx, ny }) => {
      const line = 14.5 + (noise(x * 0.3, z * 0.3) - 0.5) * 8 + nx * 1.5;
      tint.copy(rockLow).mix(rockHigh, smooth(0, 20, y) * 0.7 + Math.max(0, nx) * 0.3);
      const lies = smooth(line - 0.4, line + 0.4, y) * smooth(0.34, 0.44, ny);
      tint.mix(nx < -0.2 ? shade : snow, lies);
    },
  });
  for (const [x, z, size, tall] of [
    [-40, -52, 22, 1.15],
    [44, -58, 24, 1.25],
    [-62, -20, 22, 1.1],
    [64, -24, 24, 1.15],
    [-24, -78, 24, 1.3],
    [30, -84, 25, 1.35],
  ] as const)
    rock(mesh, at(x, -2, z), size, {
      ...{ colour: '#6a6a80', top: '#a89aa4', detail: 2, tall, rough: 1.15, grain: 0.05, ghost: true },
      paint: (tint, { y, ny }) =>
        tint.mix(snow, smooth(size * 0.62, size * 0.75, y + ny * 3) * smooth(0.25, 0.45, ny)),
    });
  draft.pillar(SUMMIT.x, SUMMIT.high - 3, SUMMIT.z, 1.4, 3.4);
}

/** Columns of rock along both edges of the gorge, and boulders on the meadows. */
function drawCliffs(draft: Draft, mesh: Mesh): void {
  const next = draft.random;
  const stone = (x: number, y: number, z: number, size: number, tall: number, detail = 1) =>
    rock(mesh, at(x, y, z).turn(next() * 6), size, {
      colour: '#5f5860',
      top: '#b09a86',
      detail,
      tall,
      rough: 0.9,
      grain: 0.09,
    });
  for (let x = -30; x <= 30; x += 2.7) {
    if (Math.abs(x - BRIDGE.from.x) > 1.9)
      stone(x + next(), -2.4 - next() * 2, nearEdge(x) - 0.5, 1.9 + next() * 0.7, 1.7 + next());
    if (Math.abs(x - BRIDGE.to.x) > 1.9)
      stone(x + next(), -1.9 - next() * 2, farEdge(x) + 0.5, 1.9 + next() * 0.8, 1.7 + next());
    stone(x + next() * 2, -8 - next() * 3, nearEdge(x) - 1.6, 2.6, 2.2);
    stone(x + next() * 2, -8 - next() * 3, farEdge(x) + 1.4, 2.6, 2.2);
  }
  for (const edge of [BRIDGE.from, BRIDGE.to]) {
    stone(edge.x, edge.y - 2.5, edge.z + (edge.z > 0 ? -0.9 : 0.9), 2.1, 1.1);
  }
  // Nobody falls in: a hand's breadth before each edge one stops, except where the bridge is tied.
  for (let x = -29.5; x <= 29.5; x += 1)
    for (const [edge, { x: tied }, side] of [
      [nearEdge, BRIDGE.from, 1],
      [farEdge, BRIDGE.to, -1],
    ] as const) {
      if (Math.abs(x - tied) < 1.6) continue;
      const turn = Math.atan2(edge(x - 0.5) - edge(x + 0.5), 1);
      draft.wall(x, -6, edge(x) + side * 0.8, [1.3, 14, 0.4], turn);
    }
  for (const [x, z, size] of [
    [9.4, 21.4, 1.7],
    [11.4, 19.4, 1],
    [8.6, 14.2, 0.8],
    [-9.4, 13.2, 1.1],
    [-12, 18, 1.6],
    [-5, -13.4, 0.9],
    [8.4, -15.4, 1.5],
    [-10.6, -20, 1.7],
    [15, -19, 1.9],
  ] as const) {
    const y = heightAt(x, z);
    stone(x, y + size * 0.3, z, size, 0.8, 2);
    draft.pillar(x, y, z, size * 0.85, size);
  }
}
