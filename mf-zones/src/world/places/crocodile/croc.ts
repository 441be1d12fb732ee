import { colour } from '../../maths/Colour.ts';
import { lerp, smooth, TAU } from '../../maths/ease.ts';
import { noise } from '../../maths/noise.ts';
import { at, type Point } from '../../maths/Transform.ts';
import { ball, cone } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { palm } from '../../kit/palms.ts';
import { tuft } from '../../kit/grass.ts';
import type { ScatterItem } from '../../draft/parts.ts';

/** From the tip of the tail, round the lagoon, to the tip of the snout that points to the jetty. */
const SPINE: readonly Point[] = [
  { x: -27, y: -0.4, z: 4 },
  { x: -26, y: 0, z: -7 },
  { x: -18, y: 0.2, z: -15 },
  { x: -7, y: 0.6, z: -17 },
  { x: 4, y: 0.6, z: -15 },
  { x: 11.5, y: 0.5, z: -8.5 },
  { x: 13, y: 0.4, z: 0 },
  { x: 9.6, y: 0.2, z: 8.6 },
];
const line = curve(SPINE);

/** Half of its width and its height along the spine: thin tail, broad back, a neck, a wide head, a long flat snout. */
const GIRTH: readonly (readonly [t: number, half: number, high: number])[] = [
  [0, 0.2, 0.7],
  [0.12, 1.1, 1.9],
  [0.26, 2.4, 3.4],
  [0.42, 5, 6],
  [0.56, 5.4, 6.6],
  [0.66, 4.2, 5.4],
  [0.72, 3.5, 4.5],
  [0.79, 4, 4.7],
  [0.86, 2.8, 3],
  [0.93, 2.1, 2],
  [0.975, 1.9, 1.85],
  [0.993, 1.3, 1.3],
  [1, 0.05, 0.3],
];

function girth(t: number): { half: number; high: number } {
  const next = GIRTH.findIndex(([at]) => at >= t);
  const [t1 = 1, half1 = 0, high1 = 0] = GIRTH[Math.max(next, 0)] ?? [];
  const [t0 = 0, half0 = 0, high0 = 0] = GIRTH[Math.max(next - 1, 0)] ?? [];
  const share = t1 === t0 ? 0 : smooth(0, 1, (t - t0) / (t1 - t0)) * 0.5 + ((t - t0) / (t1 - t0)) * 0.5;
  return { half: lerp(half0, half1, share), high: lerp(high0, high1, share) };
}

/** The way it lies at `t`, and a point on its back: `across` from -1 (its left) to 1. */
function onBack(t: number, across: number, lift = 0): Point & { yaw: number } {
  const { x, y, z } = line(t);
  const ahead = line(Math.min(1, t + 0.01));
  const behind = line(Math.max(0, t - 0.01));
  const yaw = Math.atan2(ahead.x - behind.x, ahead.z - behind.z);
  const { half, high } = girth(t);
  const up = Math.sqrt(Math.max(0, 1 - across * across)) ** 0.8 * high;
  return {
    x: x + Math.cos(yaw) * across * half,
    y: y - 0.4 + up + lift,
    z: z - Math.sin(yaw) * across * half,
    yaw,
  };
}

export function drawCrocodile(draft: Draft): void {
  const body = draft.mover('crocodile', { x: 0, y: -0.6, z: -12 });
  drawSkin(body);
  drawScutes(body);
  drawTeeth(body);
  drawLips(body);
  drawFace(draft, body);
  drawForest(draft, body);
  for (let step = 0; step <= 60; step++) {
    const t = 0.06 + (step / 60) * 0.93;
    const { x, y, z } = onBack(t, 0);
    const { half } = girth(t);
    draft.solid({ kind: 'drum', x, z, low: -3, high: y - 0.12, radius: half * 0.72 });
    // The flank is lower than the back: one climbs up from the tail, or by the steps on its side.
    draft.solid({ kind: 'drum', x, z, low: -3, high: y * 0.45, radius: half * 0.95 });
  }
}

function drawSkin(body: Mesh): void {
  const [back, belly, moss] = [colour('#38401f'), colour('#d8c07c'), colour('#8a8a34')];
  const skin = surface(
    20,
    96,
    (u, v) => {
      const { x, y, z } = line(v);
      const { yaw } = onBack(v, 0);
      const { half, high } = girth(v);
      const around = -u * TAU;
      const side = Math.sin(around);
      const top = Math.cos(around);
      const rough = 1 + (noise(v * 60, u * 22) - 0.5) * 0.09;
      const out = Math.sign(side) * Math.abs(side) ** 0.85 * half * rough;
      // Flatter below: it lies on the ground of the lagoon.
      const up = top > 0 ? top ** 0.8 * high * rough : top * 1.1;
      return [x + Math.cos(yaw) * out, y - 0.4 + up, z - Math.sin(yaw) * out];
    },
    { smooth: true, closed: true },
  );
  // Each field of the hide is a plate with a shade of its own.
  body.add(skin.faceted(), {
    colour: back,
    grain: 0.12,
    paint: (tint, { x, y, z, ny }) => {
      const plates = noise(x * 1.6, z * 1.6 + y * 1.2);
      tint.copy(back).mix(belly, smooth(1.3, 0.1, y) * smooth(0.6, -0.1, ny) * 0.8);
      tint.mix(moss, smooth(0.55, 0.8, noise(x * 0.35, z * 0.35)) * smooth(0.3, 0.8, ny) * 0.75);
      tint.scale(plates > 0.52 ? 1.45 : 0.7 + plates * 0.3);
    },
  });
}

/** Two rows of horn plates along the back, one along the tail. */
function drawScutes(body: Mesh): void {
  for (let i = 0; i < 46; i++) {
    const t = 0.03 + (i / 46) * 0.74;
    const { half, high } = girth(t);
    const size = 0.34 + Math.min(half, 4) * 0.24;
    const rows = t < 0.24 ? [0] : [-0.3, 0.3];
    for (const across of rows) {
      const { x, y, z, yaw } = onBack(t, across);
      body.add(cone(size * 0.75, size * (1.1 + high * 0.05), 4), {
        ...{ colour: '#6a5426', top: '#f0c45c', grain: 0.1 },
        at: at(x, y - 0.12, z)
          .turn(yaw + Math.PI / 4)
          .lean(0.25, -across * 0.9)
          .size(1, 1, 0.8),
      });
    }
    if (t > 0.36 && i % 2 === 0)
      for (const across of [-0.72, 0.72]) {
        const { x, y, z, yaw } = onBack(t, across);
        body.add(cone(size * 0.5, size * 0.6, 4), {
          colour: '#5a602c',
          top: '#c8b060',
          at: at(x, y - 0.08, z).turn(yaw),
          grain: 0.1,
        });
      }
  }
}

/** Teeth that stand out over its lip, along both sides of the snout. */
function drawTeeth(body: Mesh): void {
  for (let i = 0; i < 11; i++)
    for (const side of [-1, 1]) {
      const t = 0.85 + (i / 11) * 0.135;
      const { x, z } = onBack(t, 0);
      const { yaw } = onBack(t, 0);
      const { half } = girth(t);
      const long = 0.5 + (i % 3) * 0.16;
      body.add(cone(0.2, long * 1.35, 5), {
        ...{ colour: '#e8dfc0', top: '#fffbe8', grain: 0.03, glow: 0.45, ghost: true },
        at: at(x + Math.cos(yaw) * side * half * 0.97, 0.85, z - Math.sin(yaw) * side * half * 0.97).lean(
          Math.PI,
        ),
      });
    }
}

/** The line of its mouth, from the corner under the eye to the nose. */
function drawLips(body: Mesh): void {
  for (const side of [-1, 1]) {
    const lip = (t: number): Point => {
      const along = 0.815 + t * 0.165;
      const { x, z, yaw } = onBack(along, 0);
      const out = girth(along).half * 0.99 * side;
      return { x: x + Math.cos(yaw) * out, y: 0.9 + Math.sin(t * 9) * 0.12, z: z - Math.sin(yaw) * out };
    };
    body.add(tube(lip, 16, 0.13, { sides: 5 }), { colour: '#12190c', ghost: true, grain: 0 });
    // Gums: on so much green the one red line leads to its teeth.
    body.add(
      tube((t) => ({ ...lip(t), y: lip(t).y + 0.1 }), 16, 0.15, { sides: 5 }),
      { colour: '#c8402f', top: '#ff8a62', glow: 0.3, ghost: true, grain: 0.05 },
    );
    body.add(
      tube((t) => ({ ...lip(t), y: lip(t).y + 0.26 }), 16, 0.1, { sides: 5 }),
      {
        ...{ colour: '#8f8f52', top: '#c8c070', ghost: true, grain: 0.1 },
      },
    );
  }
}

/** Eyes on domes, with lids that open; nostrils at the end of the snout. */
function drawFace(draft: Draft, body: Mesh): void {
  for (const side of [-1, 1]) {
    const { x, y, z, yaw } = onBack(0.805, side * 0.56, 0.1);
    const dome = at(x, y, z).turn(yaw);
    body.add(ball(1.05, 12, 8), {
      colour: '#6a7236',
      top: '#a8a050',
      at: dome.size(1, 0.9, 1.15),
      grain: 0.05,
    });
    const eye = dome.turn(side * 0.62).move(0, 0.4, 0.52);
    body.add(ball(0.68, 12, 9), {
      colour: '#f2861e',
      top: '#ffc84a',
      at: eye,
      glow: 0.8,
      grain: 0,
      ghost: true,
    });
    body.add(ball(0.2, 7, 6), {
      colour: '#141008',
      at: eye.move(0, 0.06, 0.56).size(0.4, 1.7, 0.45),
      grain: 0,
      ghost: true,
    });
    const lid = draft.mover(side < 0 ? 'lid left' : 'lid right', eye.where);
    lid.add(ball(0.76, 12, 6, 0.42, 1), {
      colour: '#5a6a30',
      top: '#98984a',
      at: eye.lean(0.5),
      grain: 0.04,
    });
    const nose = onBack(0.975, side * 0.45, 0);
    body.add(ball(0.4, 7, 5), { colour: '#33462a', at: at(nose.x, nose.y, nose.z), grain: 0.04 });
    body.add(ball(0.13, 6, 4), {
      colour: '#15190c',
      at: at(nose.x, nose.y + 0.2, nose.z)
        .turn(nose.yaw)
        .move(side * 0.1, 0, 0.1),
      ghost: true,
    });
  }
}

/** Palms and grass that took it for an island. */
function drawForest(draft: Draft, body: Mesh): void {
  const palms: readonly (readonly [t: number, across: number, height: number, lean: number, side: number])[] =
    [
      [0.44, 0.1, 6.6, 1.8, 2.6],
      [0.5, -0.32, 8.2, 2.2, 0.6],
      [0.55, 0.3, 7.2, 1.6, 5.2],
      [0.61, -0.15, 6, 1.4, 1.4],
      [0.47, 0.5, 5, 1.5, 4],
    ];
  for (const [t, across, height, lean, side] of palms) {
    const { x, y, z } = onBack(t, across);
    palm(body, at(x, y - 0.3, z), { height, lean, side, leaf: '#2f6a35', tip: '#9fc45a', under: '#27502f' });
    draft.pillar(x, y - 1, z, 0.35, 4);
  }
  // Flowers that took root between the plates: small warm spots on so much green.
  for (let i = 0; i < 26; i++) {
    const { x, y, z } = onBack(0.38 + (i / 26) * 0.32, (i % 2 ? 0.62 : -0.62) * (0.6 + ((i * 7) % 5) * 0.1));
    for (let k = 0; k < 5; k++)
      body.add(ball(0.3, 4, 3), {
        ...{
          colour: i % 3 ? '#d9482f' : '#e8a02f',
          top: i % 3 ? '#ff9a6a' : '#ffe07a',
          glow: 0.25,
          ghost: true,
        },
        at: at(x, y + 0.1, z)
          .turn(k * 1.26 + i)
          .lean(0.7)
          .move(0, 0.28, 0)
          .size(0.5, 1.1, 0.3),
      });
  }
  const items: ScatterItem[] = [];
  const next = draft.random;
  for (let i = 0; i < 260; i++) {
    const t = 0.36 + next() * 0.3;
    const { x, y, z } = onBack(t, (next() - 0.5) * 1.1);
    items.push({
      at: at(x, y - 0.05, z)
        .turn(next() * TAU)
        .size(0.8 + next() * 0.9),
    });
  }
  draft.scatter('moss', tuft({ root: '#3f6a2f', tip: '#b8d86a', blades: 4, height: 0.4 }), items, {
    both: true,
  });
}
