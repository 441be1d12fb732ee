import { colour, mixed } from '../../maths/Colour.ts';
import { lerp, smooth, TAU } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import { at as listAt } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, disc, drum, lathe } from '../../mesh/forms.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';
import { planks, railing } from '../../kit/ways.ts';

export const WATER = 0;
const WOOD = '#6B4F2A';

/** A round lagoon with a shore on the near side; the crocodile fills its middle. */
export function heightAt(x: number, z: number): number {
  const far = Math.hypot(x * 0.92, z + 6);
  const shore = smooth(26, 34, far);
  const near = smooth(14, 21, z + Math.abs(x) * 0.12);
  const height = lerp(-1.3, 0.9, Math.max(shore, near * 0.7));
  return (
    height +
    (fbm(x * 0.07, z * 0.07) - 0.4) * 1.4 * shore +
    smooth(38, 80, far) * fbm(x * 0.03, z * 0.03) * 16
  );
}

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-34, -38],
    [34, 34],
  ];
  const [mud, moss, leaf, sand] = [
    colour('#6b5a34'),
    colour('#3E5A2E'),
    colour('#6f9a44'),
    colour('#b8a868'),
  ];
  land(draft.layer('shore'), {
    height: heightAt,
    middle: [0, -4],
    size: 92,
    fields: 66,
    far: { size: 240, fields: 24 },
    paint: (tint, { x, y, z }) => {
      tint.copy(moss).mix(leaf, fbm(x * 0.14, z * 0.14) * 1.2);
      tint.mix(sand, smooth(0.75, 0.2, y) * 0.8).mix(mud, smooth(0, -0.5, y));
      // Spots of sun that fall through leaves nobody drew.
      tint.scale(0.82 + 0.4 * smooth(0.52, 0.66, noise(x * 0.42, z * 0.42)));
    },
  });
  const blades = tuft({ root: '#35602c', tip: '#a6cc5c', blades: 5, height: 0.5, sway: 0.5 });
  scatterOver(draft, 'grass', blades, {
    count: 900,
    low: [-34, -36],
    high: [34, 32],
    bare: (x, z, chance) =>
      heightAt(x, z) < 0.3 || noise(x * 0.2, z * 0.2) < 0.3 + chance * 0.2 || (Math.abs(x) < 2.4 && z > 8),
    tint: (_x, _z, chance) => mixed('#a8c890', '#ffffff', chance),
  });
  draft.air.waters.push({
    ...{ x: 0, y: WATER, z: -6, width: 76, depth: 76 },
    ...{ colour: '#4fc4b4', cover: 0.8, glint: '#fff7c0' },
  });
}

/** The jetty people come in on, and lily pads to hop from it to the snout. */
export function drawJetty(draft: Draft, mesh: Mesh): void {
  planks(mesh, at(0, 0.72, 9.5), [3.2, 13], WOOD, draft.random);
  draft.solid({ kind: 'box', x: 0, z: 16, low: -1, high: 0.72, halfX: 1.6, halfZ: 6.6, turn: 0 });
  for (const side of [-1, 1]) {
    railing(mesh, at(side * 1.55, 0.7, 13.4), 8.6, '#5a4226', 0.9);
    for (let i = 0; i < 5; i++)
      mesh.add(drum(0.2, 0.16, 3.2, 7), {
        colour: '#4f3a20',
        at: at(side * 1.5, -2.3, 9.9 + i * 2.9),
        grain: 0.1,
      });
  }
  const crate = at(1.05, 0.72, 10.3);
  mesh.add(drum(0.4, 0.46, 0.55, 10), { colour: '#a07a44', at: crate, grain: 0.16 });
  for (let i = 0; i < 5; i++)
    mesh.add(ball(0.14, 6, 5), {
      colour: i % 2 ? '#8fb0b8' : '#c98a6a',
      at: crate
        .move(Math.sin(i * 2) * 0.2, 0.55, Math.cos(i * 2) * 0.2)
        .turn(i)
        .size(0.7, 0.5, 1.9),
    });
  draft.pillar(1.05, 0.7, 10.3, 0.42, 0.7);
  drawDrum(draft, mesh);
}

/** A hollow log one beats with the hand. */
function drawDrum(draft: Draft, mesh: Mesh): void {
  const log = at(-5.6, heightAt(-5.6, 17.6) + 0.55, 17.6).turn(0.5);
  const long = lathe(
    [
      [0.5, -1.5],
      [0.54, -1.3],
      [0.54, 1.3],
      [0.5, 1.5],
    ] as const,
    12,
  );
  mesh.add(long, { colour: '#7a552c', at: log.lean(0, Math.PI / 2), grain: 0.12 });
  for (const side of [-1, 1])
    mesh.add(disc(0.46, 12), {
      colour: '#d9b070',
      at: log.move(side * 1.47, 0, 0).lean(0, (side * -Math.PI) / 2),
      ghost: true,
    });
  for (const side of [-0.9, 0.9])
    mesh.add(drum(0.22, 0.16, 0.5, 6), { colour: '#4f3a20', at: log.move(side, -0.85, 0) });
  draft.wall(-5.6, 0, 17.6, [3, 1.3, 1], 0.5);
  const skin = draft.mover('log', log.move(0, 0.5, 0).where);
  skin.add(ball(0.3, 8, 4, 0.5, 1), {
    colour: '#e8c88a',
    at: log.move(0, 0.5, 0).size(1.9, 0.3, 1),
    ghost: true,
  });
}

/** Pads and their flowers bob; each is wide enough for two. */
export const PADS: readonly (readonly [x: number, z: number, size: number])[] = [
  [2.6, 8.2, 1.3],
  [5.2, 6.8, 1.2],
  [-2.6, 7.4, 1.2],
  [-5, 5.4, 1.5],
  [-7.6, 2.6, 1.3],
  [-6, -1, 1.6],
  [-2.6, -2.4, 1.3],
  [0.8, -0.8, 1.5],
  [3.6, 1.6, 1.4],
  [-11.4, 4.4, 1.7],
  [-14.6, 0.4, 1.5],
  [-2, 2.6, 1.2],
];

export function drawLilies(draft: Draft): void {
  const pad = new Mesh();
  // A round with a cut, its rim turned up.
  const leaf = surface(18, 3, (u, v) => {
    const angle = 0.22 + u * (TAU - 0.44);
    const r = 1 - v;
    return [Math.sin(angle) * r, 0.05 + (r > 0.9 ? 0.09 : 0) - 0.04 * (1 - r), Math.cos(angle) * r];
  });
  pad.add(leaf, { colour: '#3f8a4a', top: '#8fc46a', grain: 0.05, ghost: true });
  const small: ScatterItem[] = [];
  const next = draft.random;
  for (let i = 0; i < 70; i++) {
    const [x, z] = [(next() - 0.5) * 54, -30 + next() * 42];
    if (heightAt(x, z) > -0.5 || Math.abs(x) < 2.4) continue;
    small.push({
      at: at(x, WATER, z)
        .turn(next() * TAU)
        .size(0.4 + next() * 0.6),
      tint: mixed('#b8d8a0', '#ffffff', next()),
    });
  }
  const large = PADS.map(([x, z, size], index) => ({
    at: at(x, WATER + 0.03, z)
      .turn(index * 2)
      .size(size),
  }));
  draft.scatter('pads', pad, [...large, ...small], {
    both: true,
    motion: { kind: 'bob', amount: 0.03, speed: 1.3 },
  });
  for (const [x, z, size] of PADS)
    draft.solid({ kind: 'drum', x, z, low: -0.6, high: 0.12, radius: size * 0.95 });
  const flower = new Mesh();
  for (let ring = 0; ring < 2; ring++)
    for (let k = 0; k < 6; k++) {
      const petal = at(0, 0.1, 0)
        .turn((k / 6) * TAU + ring * 0.5)
        .lean(1.1 - ring * 0.5);
      flower.add(ball(0.16, 4, 2), {
        colour: '#e87aa0',
        top: '#ffe0ea',
        at: petal.move(0, 0.2, 0).size(0.7, 1.4, 0.3),
        glow: 0.25,
        ghost: true,
      });
    }
  flower.add(ball(0.08, 6, 4), { colour: '#FFD84D', at: at(0, 0.2, 0), glow: 0.5, ghost: true });
  const blooms = [...large.slice(3), ...small.filter((_, index) => index % 3 === 0)].map((item, index) => ({
    at: item.at.move(0.3, 0.05, 0.35).size(index < 9 ? 0.8 : 1.5),
    tint: listAt([colour('#ffffff'), colour('#ffd9a0'), colour('#f6c0ff')], index),
  }));
  draft.scatter('blooms', flower, blooms, { motion: { kind: 'bob', amount: 0.03, speed: 1.3 } });
}

/** Great leaves and hanging lianas that frame the picture from above and from both sides. */
export function drawJungle(draft: Draft, mesh: Mesh): void {
  const fans: readonly (readonly [x: number, z: number, size: number])[] = [
    [-5.2, 16.6, 1.9],
    [-7, 14.6, 1.5],
    [5, 17.6, 1.6],
    [-9.6, 20.6, 2],
    [-13, 14.6, 1.6],
    [15, 15, 1.7],
    [-22, 16, 2.2],
    [24, 8, 2.2],
    [26, -12, 2.4],
    [-28, -18, 2.4],
    [6, -33, 2.4],
    [-10, -32, 2.2],
    [18, -27, 2.4],
  ];
  for (const [x, z, size] of fans) banana(mesh, at(x, heightAt(x, z) - 0.1, z), size);
  const trunks: readonly (readonly [x: number, z: number, size: number])[] = [
    [-7.6, 14.8, 0.95],
    [-12.5, 19, 1.25],
    [8.6, 16.6, 0.85],
    [17, 14, 1.4],
    [-24, -26, 1.8],
    [27, -20, 1.9],
    [10, -37, 1.9],
    [-11, -38, 1.8],
    [-28, 4, 1.5],
    [30, -2, 1.5],
    [-20, -31, 1.6],
    [22, -30, 1.6],
    [-31, -12, 1.4],
    [0, -36, 1.7],
  ];
  for (const [x, z, size] of trunks) giant(draft, mesh, x, z, size);
}

/** A plant of broad leaves that bend over. */
function banana(mesh: Mesh, place: Transform, size: number): void {
  const { x, y } = place.where;
  for (let k = 0; k < 9; k++) {
    const long = size * (1.6 + (k % 3) * 0.5);
    const leaf = surface(
      2,
      7,
      (u, v) => {
        const wide = 0.42 * size * Math.sin(Math.min(1, v * 1.05 + 0.06) * Math.PI) ** 0.7;
        const side = (u - 0.5) * 2 * wide;
        return [side, long * (v * 1.15 - v * v * 0.55), long * v * v * 0.85 - Math.abs(side) * 0.35];
      },
      { smooth: true },
    );
    const at = place.turn(k * 2.4 + x).lean(0.2);
    const finish = { sway: (c: { y: number }) => Math.max(0, c.y - y) * 0.06, ghost: true, grain: 0.06 };
    mesh.add(leaf, { ...finish, colour: '#1f4a2c', top: '#6fae4a', at });
    mesh.add(leaf, {
      ...finish,
      colour: '#2f5f34',
      top: '#8fc45a',
      at: at.move(0, -0.02, -0.02).size(-1, 1, 1),
    });
  }
}

/** A jungle tree: buttress roots, a tall stem, a roof of leaves, and lianas. */
function giant(draft: Draft, mesh: Mesh, x: number, z: number, size: number): void {
  const next = draft.random;
  const foot = at(x, heightAt(x, z) - 0.4, z);
  const bark = { colour: '#3a2e1c', top: '#5f5030', grain: 0.08 };
  const profile = [
    [1.5, 0],
    [0.75, 1.2],
    [0.55, 3.5],
    [0.5, 9],
  ] as const;
  mesh.add(
    lathe(
      profile.map(([r, y]) => [r * size, y * size] as const),
      9,
    ),
    { ...bark, at: foot },
  );
  draft.pillar(x, 0, z, size, 6);
  for (let k = 0; k < 7; k++) {
    const angle = k * 0.95 + x;
    const out = k === 0 ? 0 : (1.6 + next() * 1.8) * size;
    const crown = foot.move(Math.sin(angle) * out, (8.2 + next() * 2.4) * size, Math.cos(angle) * out);
    mesh.add(ball(2.1 * size, 9, 6), {
      ...{ colour: '#17381f', top: '#5a943c', at: crown.size(1.15, 0.62, 1.15), grain: 0.05, ghost: k > 2 },
      sway: 0.12,
    });
  }
  for (let k = 0; k < 4; k++) {
    const from = foot.move((next() - 0.5) * 5 * size, 8.2 * size, (next() - 0.5) * 5 * size).where;
    const drop = 3 + next() * 3;
    const points = [0, 0.5, 1].map((t) => ({
      x: from.x + Math.sin(t * 3) * 0.4,
      y: from.y - drop * t,
      z: from.z + t * 0.3,
    }));
    mesh.add(tube(curve(points), 5, 0.05, { sides: 4 }), {
      colour: '#3f5a2a',
      ghost: true,
      sway: ({ y }) => Math.max(0, from.y - y) * 0.06,
    });
  }
}
