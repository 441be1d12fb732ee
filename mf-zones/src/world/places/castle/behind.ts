import { at, type Transform } from '../../maths/Transform.ts';
import { cutout } from '../../mesh/cutout.ts';
import { box, drum } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { surface } from '../../mesh/surface.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { torch } from '../../kit/fire.ts';
import { litWindow } from '../../kit/windows.ts';
import { heightAt, pathX, WATER } from './land.ts';

const TIMBER = '#4a3830';

/** On turning round at the spawn: the village that lives from the castle, at supper. */
export function drawBehind(draft: Draft, mesh: Mesh): void {
  for (const [x, z, turn, wide] of [
    [-10.5, 50.5, 2.6, 4.4],
    [4.6, 52.5, -2.95, 5],
    [11.5, 48.5, -2.4, 4.2],
    [-5.4, 57, 2.9, 3.8],
  ] as const)
    drawCottage(draft, mesh, at(x, heightAt(x, z) - 0.15, z).turn(turn), wide);
  drawSignpost(draft, mesh);
  draft.air.puffs.push({
    ...{ x: 3.4, y: 6, z: 52.6, count: 9, colour: '#8fa6d8', size: 1.7, rise: 7, drift: [2.4, 0.6] },
    ...{ spread: 0.3, speed: 0.06, strength: 0.3 },
  });
}

/** Where the boat lies that somebody rows round the castle in. */
const BOAT = { x: -7.2, y: WATER + 0.12, z: -36.2, turn: 1.9 };

/** Behind the castle a boat lies in the moat, with a lantern in it. */
export function drawBoat(draft: Draft): void {
  const mesh = draft.mover('boat', BOAT, { both: true });
  const lies = at(BOAT.x, BOAT.y, BOAT.z).turn(BOAT.turn);
  const hull = surface(6, 6, (u, v) => {
    const side = u * 2 - 1;
    const wide = 1.05 * Math.sin(Math.PI * (0.06 + v * 0.94)) ** 0.55;
    return [side * wide, 0.62 * side * side + 0.3 * (2 * v - 1) ** 2 - 0.14, (0.5 - v) * 4.6];
  });
  mesh.add(hull, { colour: '#4a3326', top: '#a8744a', at: lies, grain: 0.16 });
  for (const deep of [-0.9, 0.7])
    mesh.add(box(1.7, 0.08, 0.36), { colour: '#8a6244', at: lies.move(0, 0.34, deep), grain: 0.1 });
  for (const side of [-1, 1])
    mesh.add(box(0.08, 0.08, 2.6), {
      ...{
        colour: '#b08a5a',
        at: lies
          .move(side * 1.05, 0.56, 0.1)
          .turn(side * 0.5)
          .lean(0.16),
      },
    });
  mesh.add(drum(0.05, 0.04, 1.7, 5), { colour: TIMBER, at: lies.move(0, 0.2, 1.7) });
  const lantern = lies.move(0, 1.95, 1.7);
  mesh.add(ico(0.2), { colour: '#FF9A38', at: lantern.size(1, 1.3, 1), glow: 1, grain: 0, ghost: true });
  draft.lamp({ ...lantern.where, radius: 9, strength: 2.6, glow: 1.7 });
}

/** Looks to +z: a door, lit windows, a steep roof. */
function drawCottage(draft: Draft, mesh: Mesh, foot: Transform, wide: number): void {
  const half = wide / 2;
  mesh.add(box(wide, 2.5, 3.6), { colour: '#8f8a9c', at: foot.move(0, 1.25, 0), foot: [0.6, 1.05] });
  for (const side of [-1, 1]) {
    mesh.add(box(wide + 0.9, 0.2, 3.1), {
      colour: '#3f4a6a',
      top: '#5f6f9a',
      at: foot.move(0, 3.35, side * 1.12).lean(side * 0.75),
      grain: 0.08,
    });
    const gable = cutout(
      [
        [-1.8, 0],
        [1.8, 0],
        [0, 1.7],
      ],
      0.2,
    );
    mesh.add(gable, { colour: '#8f8a9c', at: foot.move(side * (half - 0.1), 2.45, 0).turn(Math.PI / 2) });
    for (const deep of [-1.75, 1.75])
      mesh.add(box(0.24, 2.5, 0.24), { colour: TIMBER, at: foot.move(side * (half - 0.05), 1.25, deep) });
  }
  mesh.add(box(wide, 0.22, 0.2), { colour: TIMBER, at: foot.move(0, 2.35, 1.78) });
  mesh.add(box(0.6, 1.9, 0.6), { colour: '#6c7085', at: foot.move(-half * 0.5, 4.5, -0.7), grain: 0.09 });
  mesh.add(box(0.9, 1.75, 0.14), { colour: '#5a4030', at: foot.move(-half * 0.45, 0.95, 1.8), grain: 0.16 });
  litWindow(draft, mesh, foot.move(half * 0.4, 1.45, 1.76), { width: 0.8, height: 0.8, frame: TIMBER });
  litWindow(draft, mesh, foot.move(half - 0.06, 1.5, 0).turn(Math.PI / 2), {
    ...{ width: 0.7, height: 0.7, frame: TIMBER },
  });
  const { x, y, z } = foot.where;
  draft.pillar(x, y, z, half * 0.95, 4);
}

/** Where the way parts: one board to the castle, one away from it, and a torch. */
function drawSignpost(draft: Draft, mesh: Mesh): void {
  const z = 46;
  const x = pathX(z) + 2.3;
  const foot = at(x, heightAt(x, z), z);
  mesh.add(box(0.2, 2.6, 0.2), { colour: TIMBER, at: foot.move(0, 1.3, 0), grain: 0.1 });
  for (const [high, turn] of [
    [2.3, 0.35],
    [1.8, Math.PI - 0.3],
  ] as const)
    mesh.add(
      cutout(
        [
          [0, -0.18],
          [1.15, -0.18],
          [1.45, 0],
          [1.15, 0.18],
          [0, 0.18],
        ],
        0.1,
      ),
      { colour: '#7a5a40', at: foot.move(0, high, -0.14).turn(turn), grain: 0.1 },
    );
  draft.pillar(x, foot.where.y, z, 0.25, 2.4);
  const beside = pathX(50) - 2.6;
  torch(draft, mesh, at(beside, heightAt(beside, 50) + 2.3, 50), {
    ...{ post: 2.5, radius: 9, strength: 2.6, glow: 1.5 },
  });
  draft.pillar(beside, heightAt(beside, 50), 50, 0.2, 2.3);
}
