import { lerp, TAU } from '../../maths/ease.ts';
import { mixed } from '../../maths/Colour.ts';
import { at as listAt } from '../../maths/random.ts';
import { at, type Point } from '../../maths/Transform.ts';
import { ball, box, drum } from '../../mesh/forms.ts';
import { cutout } from '../../mesh/cutout.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { COVERS, openBook } from '../../kit/books.ts';
import { WOOD } from './hall.ts';

/** A trunk of stacked books, boughs of wood, and open books for leaves. */
export function drawTree(draft: Draft, mesh: Mesh): void {
  const next = draft.random;
  let height = 0;
  for (let i = 0; i < 34; i++) {
    const t = i / 34;
    const thick = 0.17 + next() * 0.16;
    const wide = lerp(2.9, 1.1, t ** 0.6) * (0.9 + next() * 0.25);
    const place = at(Math.sin(i * 0.4) * 0.15, height + thick / 2, Math.cos(i * 0.5) * 0.15).turn(
      i * 0.37 + next() * 0.4,
    );
    mesh.add(box(wide, thick, wide * 0.72), {
      colour: listAt(COVERS, Math.floor(next() * 10)),
      at: place,
      grain: 0.12,
      foot: [0.8, 1.1],
    });
    mesh.add(box(wide * 0.96, thick * 0.7, wide * 0.7), { colour: '#f0dfba', at: place.move(0.04, 0, 0.04) });
    height += thick;
  }
  draft.pillar(0, 0, 0, 1.5, height + 3);
  const leaves: ScatterItem[] = [];
  for (let k = 0; k < 9; k++) drawBough(draft, mesh, height, k, leaves);
  draft.scatter('leaves', openBook(), leaves, { both: true, lift: 0 });
}

function drawBough(draft: Draft, mesh: Mesh, height: number, k: number, leaves: ScatterItem[]): void {
  const next = draft.random;
  const angle = k * 0.698 + 0.2;
  const out = 3.2 + next() * 2.4;
  const up = 1.6 + next() * 2.6;
  const on = (share: number, rise: number): Point => ({
    x: Math.sin(angle) * out * share,
    y: height + rise,
    z: Math.cos(angle) * out * share,
  });
  const line = curve([on(0, -1.6), on(0.35, up * 0.15), on(0.7, up * 0.7), on(1, up)]);
  mesh.add(
    tube(line, 8, (t) => 0.26 - 0.14 * t),
    { colour: WOOD.wall, top: '#a8764a', grain: 0.1, ghost: true },
  );
  for (let i = 0; i < 46; i++) {
    const { x, y, z } = line(0.45 + next() * 0.55);
    const place = at(x + (next() - 0.5) * 3.2, y + (next() - 0.35) * 2.4, z + (next() - 0.5) * 3.2);
    leaves.push({
      at: place
        .turn(next() * TAU)
        .lean((next() - 0.5) * 0.9, (next() - 0.5) * 0.9)
        .size(1 + next() * 0.5),
      tint: mixed('#ffd9a0', '#fff6e0', next()),
    });
  }
  draft.lamp({ ...on(0.8, up * 0.7), radius: 8.5, strength: 1.5, colour: '#FFC880', through: true });
  draft.glow({ ...on(0.8, up * 0.7), size: 2.2, colour: '#FFB050', strength: 0.2, flicker: 0.06 });
}

const TURNS = 1.35;
const TREADS = 44;
const FIRST = 1.9;
const RISE = 0.172;

/** A round stair about the trunk, with lights on its rail; people climb it. */
export function drawStair(draft: Draft, mesh: Mesh): void {
  const step = (TURNS * TAU) / TREADS;
  const wide = step * 1.12;
  const tread = cutout(
    [
      [2.7, 0],
      [4.7, 0],
      [Math.cos(wide) * 4.7, Math.sin(wide) * 4.7],
      [Math.cos(wide) * 2.7, Math.sin(wide) * 2.7],
    ],
    0.16,
  );
  for (let i = 0; i < TREADS; i++) {
    const angle = FIRST + i * step;
    const y = 0.25 + i * RISE;
    mesh.add(tread, {
      colour: '#a8764a',
      at: at(0, y, 0)
        .turn(angle)
        .lean(-Math.PI / 2),
      grain: 0.08,
      foot: [0.7, 1.1],
    });
    mesh.add(drum(0.035, 0.035, 1, 4), {
      colour: WOOD.brass,
      at: at(Math.cos(angle) * 4.6, y + 0.1, -Math.sin(angle) * 4.6),
      ghost: true,
    });
    const middle = angle + wide / 2;
    draft.solid({
      ...{ kind: 'box', x: Math.cos(middle) * 3.7, z: -Math.sin(middle) * 3.7, low: y - 0.2, high: y + 0.08 },
      ...{ halfX: 1.02, halfZ: 0.42, turn: middle, step: true },
    });
  }
  const rail = Array.from({ length: 61 }, (_, i): Point => {
    const angle = FIRST + (i / 60) * TURNS * TAU;
    return { x: Math.cos(angle) * 4.6, y: 1.35 + (i / 60) * TREADS * RISE, z: -Math.sin(angle) * 4.6 };
  });
  mesh.add(tube(curve(rail), 60, 0.07, { sides: 5 }), { colour: '#FFD08A', grain: 0, ghost: true });
  const string = rail.map(({ x, y, z }) => ({ x: x * 1.02, y: y - 1.15, z: z * 1.02 }));
  mesh.add(tube(curve(string), 60, 0.16, { sides: 5 }), { colour: WOOD.pale, grain: 0, ghost: true });
  for (let i = 4; i < 60; i += 11) {
    const { x, y, z } = listAt(rail, i);
    mesh.add(ball(0.14, 7, 5), { colour: '#FFE0A8', at: at(x, y + 0.2, z), glow: 1, grain: 0, ghost: true });
    draft.lamp({
      ...{ x: x * 1.05, y: y + 0.25, z: z * 1.05, radius: 5.5, strength: 1.3, colour: '#FFB860' },
      ...{ glow: 0.9, glowStrength: 0.4, flicker: 0.06 },
    });
  }
}
