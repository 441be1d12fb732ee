import { random } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { box, drum, lathe } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { globe } from '../../kit/lamps.ts';
import { palm } from '../../kit/palms.ts';
import { planks } from '../../kit/ways.ts';
import { heightAt } from './lagoon.ts';

const WOOD = '#6B4F2A';

/** On turning round at the spawn: the hut on stilts of whoever feeds the crocodile. */
export function drawHut(draft: Draft, mesh: Mesh): void {
  const [x, z] = [2.6, 31];
  const foot = at(x, heightAt(x, z) - 0.3, z).turn(-2.95);
  const next = random(31);
  for (const side of [-2, 0, 2])
    for (const deep of [-1.6, 1.6])
      mesh.add(drum(0.17, 0.14, 2.2, 6), { colour: '#4f3a20', at: foot.move(side, 0, deep), grain: 0.1 });
  planks(mesh, foot.move(0, 2.1, 0), [5.2, 4.4], WOOD, next);
  mesh.add(box(4, 2.2, 2.6, [7, 2, 4]), {
    ...{ colour: '#7a5a30', top: '#b8904f', at: foot.move(0, 3.3, -0.5), grain: 0.18 },
  });
  mesh.add(box(1, 1.7, 0.12), { colour: '#3a2a18', at: foot.move(-0.9, 3, 0.82), ghost: true });
  mesh.add(box(1, 0.8, 0.12), {
    ...{ colour: '#FFD98A', at: foot.move(0.9, 3.4, 0.82), glow: 0.9, grain: 0, ghost: true },
  });
  const thatch = [
    [3.5, 4.1],
    [2.2, 5.1],
    [0.9, 6],
    [0, 6.7],
  ] as const;
  mesh.add(lathe(thatch, 12), {
    ...{ colour: '#8a6f34', top: '#d9c074', at: foot.move(0, 0, -0.3), grain: 0.16 },
  });
  globe(draft, mesh, foot.move(1.9, 3.9, 1.9), { radius: 7, strength: 1.6 });
  drawLadder(mesh, foot.move(-0.9, 0, 2.3));
  drawNets(mesh, foot);
  draft.pillar(x, foot.where.y, z, 2.6, 7);
  for (const [px, pz, height, side] of [
    [-6.4, 30.5, 7.4, 0.7],
    [9.4, 29, 6.6, -0.9],
    [-10.5, 26.5, 5.8, 0.4],
  ] as const) {
    palm(mesh, at(px, heightAt(px, pz) - 0.2, pz), { height, lean: 1.3, side });
    draft.pillar(px, heightAt(px, pz), pz, 0.35, 5);
  }
}

function drawLadder(mesh: Mesh, foot: Transform): void {
  const slope = foot.lean(-0.35);
  for (const side of [-0.4, 0.4])
    mesh.add(box(0.1, 2.4, 0.1), { colour: WOOD, at: slope.move(side, 1.1, 0.1), ghost: true });
  for (let rung = 0; rung < 5; rung++)
    mesh.add(box(0.9, 0.08, 0.1), {
      colour: '#8a6a3a',
      at: slope.move(0, 0.3 + rung * 0.42, 0.1),
      ghost: true,
    });
}

/** A line with the day’s washing, which the wind finds. */
function drawNets(mesh: Mesh, foot: Transform): void {
  const line = curve(
    [
      [2.4, 3.6, 1.8],
      [4.6, 2.9, 2.4],
      [6.8, 3.2, 3],
    ].map(([x = 0, y = 0, z = 0]) => foot.point(x, y, z)),
  );
  mesh.add(tube(line, 8, 0.03, { sides: 4 }), { colour: '#e8d8a8', ghost: true });
  mesh.add(drum(0.12, 0.1, 3.7, 5), { colour: '#4f3a20', at: foot.move(6.8, -0.4, 3) });
  ['#d9573f', '#3fa0b8', '#f0d060', '#ffffff'].forEach((cloth, k) => {
    const { x, y, z } = line(0.2 + k * 0.2);
    const hung = at(x, y, z).turn(-2.7);
    mesh.add(box(0.62, 0.9, 0.05), {
      ...{ colour: cloth, at: hung.move(0, -0.48, 0), ghost: true },
      sway: ({ t }) => (1 - t) * 0.35,
    });
  });
}
