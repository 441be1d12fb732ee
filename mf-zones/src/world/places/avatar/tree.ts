import { colour, mixed } from '../../maths/Colour.ts';
import { lerp, TAU } from '../../maths/ease.ts';
import { at as listAt, type Random } from '../../maths/random.ts';
import { at, type Point } from '../../maths/Transform.ts';

import { ico } from '../../mesh/ico.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { heightAt, pathX, TREE } from './land.ts';

const BARK = { low: '#16343f', high: '#3d7f80', vein: '#7CF5E3', farVein: '#ff9ab8' };

/** The tree: five trunks that wind round each other, crowns like clouds, and leaves that rise. */
export function drawTree(draft: Draft, mesh: Mesh): void {
  const base = heightAt(TREE.x, TREE.z) - 0.6;
  const tops: Point[] = [];
  for (let k = 0; k < 5; k++) {
    const start = (k / 5) * TAU;
    const points = Array.from({ length: 9 }, (_, step): Point => {
      const t = step / 8;
      const angle = start + t * 2.6;
      const out = lerp(3.8, 1, Math.min(1, t * 1.9)) + Math.max(0, t - 0.6) * (8 + k * 1.6);
      return {
        x: TREE.x + Math.sin(angle) * out,
        y: base + t * (17 + (k % 3) * 1.8),
        z: TREE.z + Math.cos(angle) * out,
      };
    });
    const line = curve(points);
    mesh.add(
      tube(line, 22, (t) => lerp(1.55, 0.4, t ** 0.7), { sides: 8 }),
      {
        ...{ colour: BARK.low, top: BARK.high, grain: 0.06, foot: [0.8, 1.1] },
      },
    );
    // One on the side of the way in, one on the far side, or the trunk is a black shape from there.
    for (const [side, hue, steps] of [
      [1, BARK.vein, 26],
      [-1, BARK.farVein, 18],
    ] as const) {
      const vein = curve(
        points.map((point, index) => ({
          ...point,
          x: point.x + Math.sin(index * 1.3) * 0.3,
          z: point.z + side * lerp(1.3, 0.36, index / 8),
        })),
      );
      mesh.add(tube(vein, steps, 0.07, { sides: 4 }), { colour: hue, glow: 0.85, grain: 0, ghost: true });
    }
    const top = points.at(-1);
    if (top) tops.push(top);
  }
  draft.pillar(TREE.x, base, TREE.z, 2.6, 12);
  drawRoots(draft, mesh);
  drawCrowns(draft, mesh, tops);
  drawLeaves(draft, tops);
  draft.lamp({ x: TREE.x, y: 4, z: TREE.z + 5, radius: 17, strength: 2.2, colour: '#4fe0d0', through: true });
  draft.lamp({
    x: TREE.x,
    y: 3.4,
    z: TREE.z - 5,
    radius: 15,
    strength: 2.4,
    colour: '#ff8fb0',
    through: true,
  });
}

function drawRoots(draft: Draft, mesh: Mesh): void {
  for (let k = 0; k < 9; k++) {
    const angle = (k / 9) * TAU + 0.2;
    const long = 6 + (k % 3) * 2;
    const line = curve(
      [0, 0.3, 0.65, 1].map((t): Point => {
        const out = 1.4 + t * long;
        const turn = angle + t * 0.5;
        const [x, z] = [TREE.x + Math.sin(turn) * out, TREE.z + Math.cos(turn) * out];
        return { x, y: lerp(3.2, heightAt(x, z) - 0.35, Math.min(1, t * 1.4)), z };
      }),
    );
    mesh.add(
      tube(line, 9, (t) => lerp(0.85, 0.16, t), { sides: 7 }),
      { colour: BARK.low, top: BARK.high, grain: 0.05 },
    );
    const middle = line(0.45);
    draft.pillar(middle.x, middle.y - 2, middle.z, 0.5, 2.3);
  }
}

/** Flat clouds of leaves, dark below; their rims shine and throw light on the ground. */
function drawCrowns(draft: Draft, mesh: Mesh, tops: readonly Point[]): void {
  const crowns: readonly (readonly [x: number, y: number, z: number, size: number])[] = [
    ...tops.map(({ x, y, z }, index) => [x, y + 0.8, z, 4.2 + (index % 3) * 0.8] as const),
    [TREE.x - 8, 12.4, TREE.z + 2, 3.8],
    [TREE.x + 8.4, 13.8, TREE.z + 1, 4.2],
    [TREE.x, 22, TREE.z - 1, 5.6],
    [TREE.x + 3, 10.4, TREE.z + 6, 2.8],
  ];
  const [rim, inner] = [colour('#7CF5E3'), colour('#1d6a6a')];
  crowns.forEach(([x, y, z, size], index) => {
    const cloud = ico(1, 2).bend((X, Y, Z) => {
      const rough = 1 + 0.13 * Math.sin(X * 7 + index) * Math.sin(Z * 6 + Y * 5);
      return [X * rough, Y * rough * (Y > 0 ? 0.55 : 0.32), Z * rough];
    });
    mesh.add(cloud.faceted(), {
      ...{
        colour: '#0f3f44',
        top: '#2fb0a0',
        at: at(x, y, z).turn(index).size(size),
        grain: 0.08,
        sway: 0.12,
      },
      glow: ({ t }) => 0.1 + 0.55 * Math.max(0, 1 - Math.abs(t - 0.36) * 4.5),
      paint: (tint, { t }) => tint.mix(inner, 0.3).mix(rim, Math.max(0, 1 - Math.abs(t - 0.36) * 4.5) * 0.8),
    });
    draft.lamp({ x, y: y - 2.4, z, radius: 12, strength: 1, colour: '#4fd8e8', through: true });
    draft.glow({ x, y: y - 0.4, z, size: size * 1.5, colour: '#3fd0d8', strength: 0.13, flicker: 0.1 });
    for (let k = 0; k < 5; k++) vine(mesh, x, y, z, size, k, draft.random);
  });
}

/** A string of lights that hangs from a crown. */
function vine(mesh: Mesh, x: number, y: number, z: number, size: number, k: number, next: Random): void {
  const angle = k * 1.3 + x;
  const out = size * (0.3 + next() * 0.55);
  const long = 1.6 + next() * 3.4;
  const sway = (corner: { y: number }) => Math.max(0, y - corner.y) * 0.09;
  for (let bead = 0; bead < 6; bead++)
    mesh.add(ico(0.085), {
      ...{
        colour: listAt(['#7CF5E3', '#c79aff', '#7CF5E3', '#ffb09a'], k),
        sway,
        glow: 1,
        grain: 0,
        ghost: true,
      },
      at: at(x + Math.sin(angle) * out, y - 0.6 - (long * bead) / 6, z + Math.cos(angle) * out),
    });
}

/** Leaves that fall upwards, and begin again at the roots. */
function drawLeaves(draft: Draft, tops: readonly Point[]): void {
  const next = draft.random;
  const leaf = new Mesh();
  leaf.add(
    surface(
      1,
      2,
      (u, v) => [(u * 2 - 1) * 0.1 * Math.sin(v * Math.PI * 0.9 + 0.2), v * 0.4, 0.08 * Math.sin(v * 3)],
      { smooth: true },
    ),
    { colour: '#bffcf0', top: '#ffffff', glow: 1, sway: 0.3, grain: 0, ghost: true },
  );
  const items: ScatterItem[] = Array.from({ length: 420 }, (_, index) => {
    const angle = next() * TAU;
    const near = listAt(tops, index);
    const out = 1 + next() * 10;
    const x = lerp(TREE.x, near.x, next()) + Math.sin(angle) * out;
    const z = lerp(TREE.z, near.z, next()) + Math.cos(angle) * out;
    const place = at(x, heightAt(x, z) + 0.3, z)
      .turn(next() * TAU)
      .lean(next() * 2, next() * 2);
    return {
      at: place.size(0.7 + next() * 0.8),
      tint: listAt([colour('#7CF5E3'), colour('#a8f0ff'), mixed('#c79aff', '#ffffff', 0.2)], index),
    };
  });
  draft.scatter('leaves', leaf, items, { both: true, motion: { kind: 'rise', amount: 21, speed: 0.9 } });
}

/** Roots that stand over the way like a gate: they frame what one sees on coming in. */
export function drawGate(draft: Draft, mesh: Mesh): void {
  for (const [z, wide, high, twist] of [[14.6, 8, 10.4, 0.3]] as const) {
    const middle = pathX(z);
    const line = curve(
      [0, 0.2, 0.5, 0.8, 1].map((t): Point => {
        const angle = Math.PI * t;
        const x = middle - Math.cos(angle) * wide * (1 + 0.1 * Math.sin(t * 9));
        return {
          x,
          y: Math.sin(angle) * high + heightAt(x, z) * 0.5 - 0.6,
          z: z + Math.sin(t * 5 + twist) * 1.2,
        };
      }),
    );
    mesh.add(
      tube(line, 20, (t) => 0.32 + 0.75 * Math.abs(t - 0.5), { sides: 8 }),
      { colour: '#0f242c', top: '#2a5a60', grain: 0.07 },
    );
    for (let k = 0; k < 9; k++) {
      const { x, y, z: Z } = line(0.22 + k * 0.07);
      for (let bead = 0; bead < 4; bead++)
        mesh.add(ico(0.06), {
          ...{ colour: k % 3 ? '#7CF5E3' : '#c79aff', glow: 1, grain: 0, ghost: true },
          at: at(x, y - 0.6 - bead * 0.26 - (k % 3) * 0.2, Z),
          sway: bead * 0.12,
        });
    }
    for (const side of [-1, 1]) draft.pillar(middle + side * wide, -1, z, 0.9, 4);
  }
  for (let i = 0; i < 14; i++) drawFarTree(draft, mesh, i);
}

/** Lesser trees that stand as dark shapes around the clearing, each with a few lights. */
function drawFarTree(draft: Draft, mesh: Mesh, i: number): void {
  const next = draft.random;
  const angle = (i / 14) * TAU + 0.2;
  const far = 24 + next() * 8;
  const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far - 2];
  if (Math.abs(x) < 6 && z > 0) return;
  const foot = at(x, heightAt(x, z) - 0.4, z);
  const tall = 7 + next() * 6;
  const line = curve(
    [0, 0.4, 0.75, 1].map((t) => foot.point(Math.sin(t * 3 + i) * 0.9, t * tall, Math.cos(t * 2 + i) * 0.7)),
  );
  mesh.add(
    tube(line, 8, (t) => lerp(0.8, 0.25, t), { sides: 6 }),
    { colour: '#0f2630', top: '#215058', grain: 0.06 },
  );
  draft.pillar(x, heightAt(x, z), z, 0.8, 5);
  for (let k = 0; k < 3; k++) {
    const crown = line(0.72 + k * 0.14);
    mesh.add(
      ico(2 + next(), 1)
        .bend((X, Y, Z) => [X, Y * 0.45, Z])
        .faceted(),
      {
        ...{
          colour: '#0c333c',
          top: '#1f7a7a',
          at: at(crown.x + (k - 1) * 1.3, crown.y, crown.z + (next() - 0.5) * 2),
          grain: 0.1,
        },
        glow: ({ t }) => 0.08 + 0.3 * Math.max(0, 1 - Math.abs(t - 0.35) * 5),
      },
    );
  }
}
