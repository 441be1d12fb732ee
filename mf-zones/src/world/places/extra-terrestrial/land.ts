import { colour, mixed } from '../../maths/Colour.ts';
import { lerp, smooth, TAU } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import { at as listAt, pick } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { ball } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { crystalGroup } from '../../kit/crystals.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';
import { rock } from '../../kit/rocks.ts';

export const CRAFT = { x: 1, z: -11 };

export const pathX = (z: number) => Math.sin(z * 0.12 + 0.4) * 2.4 * smooth(0, 14, z);
const fromCraft = (x: number, z: number) => Math.hypot(x - CRAFT.x, z - CRAFT.z);

/** Craters: rings with a floor below the plain. */
const CRATERS: readonly (readonly [x: number, z: number, r: number])[] = [
  [-17, 9, 6],
  [16, 14, 4.6],
  [-13, -24, 7],
  [24, -14, 8],
  [-27, -8, 5],
];

export function heightAt(x: number, z: number): number {
  let height = fbm(x * 0.05, z * 0.05) * 3 - 1.1;
  height += smooth(30, 70, Math.hypot(x, z)) * fbm(x * 0.03 + 5, z * 0.03) * 14;
  for (const [cx, cz, r] of CRATERS) {
    const d = Math.hypot(x - cx, z - cz) / r;
    height += 1.3 * Math.exp(-((d - 1) ** 2) * 14) - 1.6 * smooth(1, 0.5, d);
  }
  // The craft ploughed a furrow as it came, and pushed the ground up before it.
  const craft = fromCraft(x, z);
  height += 3 * Math.exp(-(((craft - 11.5) / 3.4) ** 2)) * smooth(-6, -16, z + x * 0.4);
  height = lerp(height, 0.1, smooth(11, 8, craft) * smooth(-16, -9, z));
  if (z > -2) height = lerp(lerp(0.2, height, 0.2), height, smooth(1.6, 4.6, Math.abs(x - pathX(z))));
  return height;
}

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-36, -38],
    [36, 38],
  ];
  const [ground, blue, violet, path] = [
    colour('#2c3560'),
    colour('#3f5a8a'),
    colour('#4a2f6a'),
    colour('#5f7a9a'),
  ];
  land(draft.layer('ground'), {
    height: heightAt,
    middle: [0, 0],
    size: 98,
    fields: 80,
    far: { size: 320, fields: 32 },
    paint: (tint, { x, z, ny }) => {
      tint.copy(ground).mix(blue, fbm(x * 0.1, z * 0.1) * 1.1);
      tint.mix(violet, smooth(0.5, 0.75, noise(x * 0.1 + 3, z * 0.1)) * 0.6);
      tint.scale(0.86 + 0.24 * noise(x * 1.3, z * 1.3)).scale(0.7 + 0.3 * smooth(0.7, 1, ny));
      if (z > -3) tint.mix(path, (1 - smooth(1, 2, Math.abs(x - pathX(z)))) * 0.6);
    },
  });
  const fur = tuft({ root: '#2f3a6a', tip: '#b07af0', blades: 5, height: 0.5, width: 0.05, sway: 0.7 });
  scatterOver(draft, 'fur', fur, {
    ...{ count: 1300, low: [-32, -26], high: [32, 34], size: [0.6, 1.3] },
    bare: (x, z, chance) =>
      Math.abs(x - pathX(z)) < 1.8 + chance || fromCraft(x, z) < 12 || noise(x * 0.22, z * 0.22) < 0.45,
    tint: (_x, _z, chance) => mixed('#8aa0ff', '#ffffff', chance),
  });
  drawPods(draft);
}

/** Plants like lamps on thin necks. */
function drawPods(draft: Draft): void {
  const pod = new Mesh();
  pod.add(ball(0.16, 6, 5), {
    colour: '#ffffff',
    at: at(0, 1.2, 0).size(1, 1.3, 1),
    glow: 0.85,
    sway: 0.4,
    grain: 0,
    ghost: true,
  });
  for (let k = 0; k < 4; k++)
    pod.add(
      ico(0.05).bend((x, y, z) => [x * 0.5, y * 6 + 0.3, z * 0.5]),
      {
        ...{
          colour: '#3a4a80',
          top: '#8a9af0',
          at: at(0, 0.2 + k * 0.22, 0).turn(k),
          sway: ({ t }) => t * 0.3,
          ghost: true,
        },
      },
    );
  const hues = ['#A8FF60', '#ff8ae0', '#8ad8ff'].map(colour);
  scatterOver(draft, 'pods', pod, {
    ...{ count: 120, low: [-28, -22], high: [28, 30], size: [0.6, 1.5] },
    bare: (x, z) =>
      Math.abs(x - pathX(z)) < 2.4 || fromCraft(x, z) < 13 || noise(x * 0.16 + 8, z * 0.16) < 0.56,
    tint: () => pick(hues, draft.random),
  });
}

/** Crystals frame the picture on both sides; stones hang over the plain. */
export function drawCrystals(draft: Draft, mesh: Mesh): void {
  const groups: readonly (readonly [x: number, z: number, size: number, hue: number])[] = [
    [-6.2, 15.4, 5.6, 0],
    [-8.6, 12.6, 4, 1],
    [7.4, 15.2, 4.8, 1],
    [9.6, 12, 6.4, 0],
    [-14, 2, 4.4, 2],
    [15, 1, 3.6, 0],
    [-20, -14, 7, 1],
    [22, -22, 8, 0],
    [-6, -28, 6, 2],
    [11, -27, 5, 1],
    [27, 6, 6, 2],
    [-28, 12, 7, 0],
    // Behind the craft, so that the way round it is worth going.
    [-13.9, -13, 1.5, 0],
    [-15.8, -6.2, 2.4, 1],
    [-12.4, -5.2, 1.1, 2],
    [-16.4, -10.6, 0.9, 2],
  ];
  const hues = [
    { low: '#e86ad8', high: '#5a2f9a' },
    { low: '#6ad8f0', high: '#2f4a9a' },
    { low: '#A8FF60', high: '#2f7a6a' },
  ];
  for (const [x, z, size, hue] of groups) {
    const y = heightAt(x, z) - 0.3;
    crystalGroup(mesh, at(x, y, z).turn(x), size, draft.random, listAt(hues, hue));
    draft.pillar(x, y, z, size * 0.24, size);
    draft.lamp({
      x,
      y: y + 0.7,
      z,
      radius: 6,
      strength: 1.5,
      colour: listAt(hues, hue).low,
      through: true,
      glow: size * 0.7,
      glowStrength: 0.16,
    });
  }
  drawStones(draft);
}

function drawStones(draft: Draft): void {
  const stone = new Mesh();
  rock(stone, at(0, 0, 0), 1, {
    colour: '#4a5690',
    top: '#a8b4e8',
    detail: 1,
    tall: 0.75,
    rough: 1.3,
    grain: 0.14,
  });
  const next = draft.random;
  const items = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * TAU;
    const far = 13 + next() * 14;
    // Over the craft, and not before it: whoever walks round it sees it whole.
    const low = far < 22 ? 10 : 4;
    return {
      at: at(Math.sin(angle) * far, low + next() * 9, Math.cos(angle) * far - 8)
        .turn(next() * 6)
        .size(0.35 + next() * 1.2),
    };
  });
  draft.scatter('stones', stone, items, { motion: { kind: 'bob', amount: 0.5, speed: 0.6 } });
}
