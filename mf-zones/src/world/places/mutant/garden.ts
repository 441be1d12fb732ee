import { colour } from '../../maths/Colour.ts';
import { TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, cone, disc, drum, lathe, torus } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { mushroom } from '../../kit/glowPlants.ts';
import { heightAt, pathX } from './land.ts';
import { CROSSINGS, PARENTS, RING, VAT } from './things.ts';

const IRON = { low: '#241a28', high: '#6a4f52' };

/** What is left of a greenhouse over the way in: dark ribs, some panes, and what has climbed on them. */
export function drawRibs(draft: Draft, mesh: Mesh, glass: Mesh): void {
  for (const [z, from, to] of [
    [21.6, 0, 1],
    [18, 0, 0.62],
    [14.4, 0.68, 1],
  ] as const) {
    const rib = (t: number) => {
      const angle = Math.PI * (from + (to - from) * t);
      return { x: pathX(z) - Math.cos(angle) * 5.6, y: 0.1 + Math.sin(angle) ** 0.6 * 6.6, z };
    };
    mesh.add(tube(rib, 20, 0.13, { sides: 5 }), {
      colour: IRON.low,
      top: IRON.high,
      grain: 0.05,
      ghost: true,
    });
    const vine = (t: number) => {
      const s = rib(0.08 + t * 0.84);
      return { x: s.x + 0.16 * Math.sin(t * 30), y: s.y + 0.16 * Math.cos(t * 30), z: s.z };
    };
    mesh.add(tube(vine, 26, 0.06, { sides: 4 }), { colour: '#2c4a1e', top: '#6f9a2e', ghost: true });
    for (let k = 0; k < 9; k++) {
      const s = vine(k / 9 + 0.05);
      mesh.add(
        ico(0.28).bend((x, y, w) => [x * 1.3, y * 0.35, w]),
        {
          colour: '#3f6a26',
          top: '#a8c83e',
          at: at(s.x, s.y, s.z).turn(k).lean(0.4),
          sway: 0.2,
          ghost: true,
        },
      );
    }
  }
  for (const side of [-1, 1])
    for (const y of [0.9]) {
      const x = pathX(18) + side * 5.5;
      mesh.add(box(0.12, 0.12, 7.4), { colour: IRON.low, at: at(x, y, 18), ghost: true });
    }
  for (const [x, y, z, turn] of [
    [-5.3, 1.6, 19.8, 0.06],
    [-4.4, 4.6, 19.8, -0.5],
    [5.7, 1.6, 16.2, 0.05],
  ] as const)
    glass.add(box(0.03, 2.2, 3.2), {
      colour: '#c8e8a0',
      top: '#ffd8b0',
      at: at(x + pathX(18), y + 0.4, z).lean(0, turn),
      grain: 0.1,
      ghost: true,
    });
  for (const side of [-1, 1]) draft.wall(pathX(18) + side * 5.6, 0, 18, [0.4, 1.2, 7.4]);
}

const HUES = { a: '#ff8a3a', b: '#4ad8e8', c: '#d86af0' } as const;

/** Three plants in pots, a table of pipes between them, and a vat where the third one grows. */
export function drawLab(draft: Draft, mesh: Mesh, glass: Mesh): void {
  const vat = at(VAT.x, heightAt(VAT.x, VAT.z), VAT.z);
  mesh.add(
    lathe(
      [
        [1.7, 0],
        [1.6, 0.5],
        [1.3, 0.6],
        [1.3, 0.8],
        [0, 0.8],
      ] as const,
      14,
    ),
    { colour: IRON.low, top: IRON.high, at: vat, grain: 0.06 },
  );
  glass.add(
    lathe(
      [
        [1.15, 0.8],
        [1.15, 3.4],
        [0.9, 3.9],
      ] as const,
      16,
      { smooth: true },
    ),
    { colour: '#d8ffb0', at: vat, grain: 0, glow: 0.2, ghost: true },
  );
  mesh.add(
    lathe(
      [
        [1.05, 3.8],
        [1.1, 4],
        [0.6, 4.3],
        [0, 4.4],
      ] as const,
      14,
    ),
    { colour: IRON.low, top: IRON.high, at: vat, grain: 0.06 },
  );
  mesh.add(disc(1.1, 16), { colour: '#C6FF3D', at: vat.move(0, 0.82, 0), glow: 0.9, grain: 0, ghost: true });
  for (const y of [0.86, 3.8])
    mesh.add(torus(1.16, 0.09, 5, 18), { colour: '#e8c63a', at: vat.move(0, y, 0), glow: 0.2 });
  draft.pillar(VAT.x, 0, VAT.z, 1.6, 4.4);
  draft.lamp({
    ...vat.move(0, 1.6, 0).where,
    radius: 10,
    strength: 2.6,
    colour: '#C6FF3D',
    through: true,
    glow: 4,
    glowStrength: 0.24,
    flicker: 0.12,
  });
  PARENTS.forEach(({ id, at: [x, , z] }) => {
    const foot = at(x, heightAt(x, z), z);
    mesh.add(
      lathe(
        [
          [0.5, 0],
          [0.7, 0.5],
          [0.74, 0.8],
          [0.6, 0.8],
          [0, 0.7],
        ] as const,
        10,
      ),
      { colour: '#5a3a3a', top: '#a8705a', at: foot, grain: 0.05 },
    );
    parent(mesh, foot.move(0, 0.7, 0), id);
    const pipe = curve([
      foot.point(0, 0.3, 0),
      { x: (x + VAT.x) / 2, y: 0.16, z: (z + VAT.z) / 2 + 0.4 },
      vat.point(0, 0.4, 0),
    ]);
    mesh.add(tube(pipe, 8, 0.13, { sides: 6 }), { colour: HUES[id], glow: 0.5, grain: 0.05, ghost: true });
    draft.pillar(x, 0, z, 0.75, 1);
    draft.lamp({
      x,
      y: 1.6,
      z,
      radius: 5,
      strength: 1.2,
      colour: HUES[id],
      through: true,
      glow: 1.7,
      glowStrength: 0.2,
      flicker: 0.2,
    });
  });
  for (const pair of CROSSINGS) {
    const grown = draft.mover(`plant ${pair}`, vat.move(0, 0.9, 0).where, { both: true });
    const [first, second] = [pair[0] as keyof typeof HUES, pair[1] as keyof typeof HUES];
    parent(grown, vat.move(0, 0.9, 0).size(1.5, 1.7, 1.5), first, HUES[second]);
    for (let k = 0; k < 5; k++)
      grown.add(ball(0.16, 7, 5), {
        colour: HUES[second],
        at: vat.turn(k * 1.26).move(0, 1.5 + (k % 3) * 0.5, 0.5),
        glow: 0.9,
        grain: 0,
        ghost: true,
      });
  }
  const bubble = new Mesh().add(ico(0.09), { colour: '#f4ffb0', glow: 0.9, grain: 0, ghost: true });
  const next = draft.random;
  const bubbles = Array.from({ length: 22 }, () => {
    const angle = next() * TAU;
    const far = next() * 0.3;
    return { at: vat.move(Math.sin(angle) * far, 0.9, Math.cos(angle) * far).size(0.6 + next()) };
  });
  draft.scatter('bubbles', bubble, bubbles, { motion: { kind: 'rise', amount: 2.6, speed: 0.6 } });
}

/** a has spikes, b has fronds, c has bulbs. `tip` is what it took from the other one. */
function parent(mesh: Mesh, foot: Transform, id: keyof typeof HUES, tip: string = HUES[id]): void {
  const green = { colour: '#2c4a1e', top: '#7fa83a', grain: 0.05, ghost: true } as const;
  if (id === 'a')
    for (let k = 0; k < 9; k++)
      mesh.add(cone(0.14, 1.2, 5), {
        colour: '#6a2a1a',
        top: tip,
        at: foot.turn(k * 2.4).lean(0.2 + (k % 4) * 0.2),
        glow: ({ t }) => t * 0.8,
        ghost: true,
      });
  if (id === 'b')
    for (let k = 0; k < 7; k++) {
      const frond = surface(
        1,
        6,
        (u, v) => [
          (u * 2 - 1) * 0.16 * Math.sin(Math.min(1, v + 0.1) * 3),
          v * 1.2 - v * v * 0.5,
          v * v * 0.9,
        ],
        { smooth: true },
      );
      mesh.add(frond, {
        colour: '#1a4a4a',
        top: tip,
        at: foot.turn(k * 0.9),
        glow: ({ t }) => t * 0.85,
        sway: ({ t }) => t * 0.3,
        ghost: true,
      });
    }
  if (id === 'c') {
    for (let k = 0; k < 5; k++) {
      const stalk = foot.turn(k * 1.26).lean(0.18 + (k % 2) * 0.26);
      mesh.add(drum(0.06, 0.04, 0.9 + (k % 3) * 0.24, 5), { ...green, at: stalk });
      mesh.add(ball(0.2, 8, 6), {
        colour: tip,
        at: stalk.move(0, 1 + (k % 3) * 0.24, 0),
        glow: 0.8,
        grain: 0,
        sway: 0.1,
        ghost: true,
      });
    }
  }
}

/** A ring of mushrooms that jump, and a great one in the middle that jumps higher when it is asked to. */
export function drawRing(draft: Draft, mesh: Mesh): void {
  const cap = new Mesh();
  mushroom(cap, at(0, 0, 0));
  const hues = ['#ff7a4a', '#ffb04a', '#ff5a9a'].map(colour);
  const items: ScatterItem[] = [];
  for (let k = 0; k < 15; k++) {
    const place = at(RING.x, 0, RING.z)
      .turn((k / 15) * TAU)
      .move(0, 0, 3.3 + (k % 2) * 0.3);
    const { x, z } = place.where;
    items.push({
      at: at(x, heightAt(x, z) - 0.05, z)
        .turn(k)
        .size(1.3 + (k % 3) * 0.35),
      tint: listAt(hues, k).clone(),
    });
  }
  draft.scatter('mushrooms', cap, items, { motion: { kind: 'hop', amount: 0.7, speed: 2.1 } });
  const middle = at(RING.x, heightAt(RING.x, RING.z), RING.z);
  const king = draft.mover('king', middle.where);
  mushroom(king, middle.size(3.2), '#E0563B');
  for (let k = 0; k < 9; k++)
    king.add(ball(0.14, 6, 4), {
      colour: '#f4ff9a',
      at: middle.turn(k * 2.4).move(0, 2.1 + (k % 3) * 0.24, 1.2 - (k % 3) * 0.36),
      glow: 0.9,
      grain: 0,
      ghost: true,
    });
  for (const [k, lean] of [
    [-1, 0.1],
    [1, -0.1],
  ] as const)
    king.add(ball(0.12, 6, 5), {
      colour: '#1c0a22',
      at: middle.turn(0.7).move(k * 0.2, 1.1 + lean, 0.42),
      ghost: true,
    });
  draft.pillar(RING.x, 0, RING.z, 0.7, 2.4);
  draft.lamp({
    ...middle.move(0, 1.4, 0).where,
    radius: 8,
    strength: 1.8,
    colour: '#ff8a4a',
    through: true,
    glow: 3,
    glowStrength: 0.2,
  });
  mesh.add(disc(4.6, 26), {
    ...{ colour: '#3a2440', at: middle.move(0, 0.04, 0), grain: 0.05, ghost: true },
    paint: (tint) => tint.scale(0.9),
  });
}
