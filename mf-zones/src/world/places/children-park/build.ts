import { TAU } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { ball, box, drum } from '../../mesh/forms.ts';
import { cutout } from '../../mesh/cutout.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { bench } from '../../kit/benches.ts';
import { rock } from '../../kit/rocks.ts';
import { roundTree } from '../../kit/trees.ts';
import { railing } from '../../kit/ways.ts';
import { drawBandstand } from './bandstand.ts';
import { drawCarousel } from './carousel.ts';
import { drawLand, heightAt, POND } from './land.ts';
import { drawPlayed } from './lawn.ts';

const BLOSSOM = { low: '#d95f86', high: '#ffd0dc' };
const LEAF = { low: '#3f8a4a', high: '#b4dc7a' };

export function build(draft: Draft): void {
  drawLand(draft);
  const built = draft.layer('park');
  drawCarousel(draft, built);
  drawTrees(draft, built);
  drawFurniture(draft, built);
  drawSwing(draft, built);
  drawKite(draft);
  drawBandstand(draft, built);
  drawPlayed(built);
  draft.air.waters.push({
    ...{ x: POND.x, y: -0.2, z: POND.z, width: 20, depth: 17 },
    ...{ colour: '#3f9fb8', cover: 0.8 },
  });
  draft.air.motes.push({
    ...{ kind: 'petal', count: 170, box: [40, 9, 40], wind: [0.7, -0.35, 0.2] },
    ...{ colour: '#ffc2d0', size: 0.07, floor: 0.2 },
  });
  draft.air.schools.push({
    ...{ kind: 'bird', size: 0.9 },
    groups: [
      { centre: [-6, 15, -14], radius: 13, speed: 0.6, colour: '#ffffff', count: 7 },
      { centre: [14, 3, 12], radius: 5, speed: -0.8, colour: '#7fb4ff', count: 4 },
    ],
  });
}

function drawTrees(draft: Draft, mesh: Mesh): void {
  const near: readonly (readonly [x: number, z: number, size: number, blossom: boolean])[] = [
    [-8, 17.5, 1.9, true],
    [10.5, 20, 1.6, true],
    [-14, 12, 1.6, false],
    [-17, 2, 1.9, true],
    [17, -2, 1.8, false],
    [23, 9, 1.7, true],
    [-20, 22, 1.8, false],
    [-14, -20, 2, false],
    [13, -21, 1.9, true],
    [24, 24, 1.9, false],
  ];
  for (const [x, z, size, blossom] of near) {
    roundTree(mesh, at(x, heightAt(x, z) - 0.1, z), size, blossom ? BLOSSOM : LEAF);
    draft.pillar(x, heightAt(x, z) - 0.2, z, 0.35 * size, 4);
  }
  const next = draft.random;
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20) * TAU + next() * 0.2;
    const far = 36 + next() * 12;
    const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far + 2];
    if (Math.abs(x) < 8 && z > 0) continue;
    const colours = next() < 0.35 ? { low: '#d97f9a', high: '#ffd8e0' } : { low: '#4a8f58', high: '#a8d488' };
    roundTree(mesh, at(x, heightAt(x, z) - 0.1, z), 1.6 + next(), { ...colours, detail: 1, clumps: 4 });
  }
}

function drawFurniture(draft: Draft, mesh: Mesh): void {
  for (const [x, z, turn] of [
    [-4.6, 15.5, 1.4],
    [4.8, 13, -1.6],
    [-4.4, 10, 1.6],
    [9.6, 5.6, 0.9],
  ] as const)
    bench(draft, mesh, at(x, heightAt(x, z), z).turn(turn));
  for (const [x, z] of [
    [-3.4, 20],
    [3.6, 17],
    [-2.6, 6.4],
    [3.4, 6],
  ] as const)
    drawLantern(draft, mesh, x, z);
  // A low fence keeps to the water.
  railing(mesh, at(9, heightAt(9, 8.4), 8.4).turn(0.2), 5.4, '#fff3df', 0.7);
  for (const [x, z, size] of [
    [10.2, 16.4, 0.7],
    [18.8, 15.6, 0.9],
    [19.6, 9.4, 0.6],
    [8.7, 13.4, 0.4],
  ] as const)
    rock(mesh, at(x, heightAt(x, z) + 0.05, z), size, {
      colour: '#b8b0a4',
      top: '#e8e2d4',
      tall: 0.6,
      detail: 1,
    });
}

function drawLantern(draft: Draft, mesh: Mesh, x: number, z: number): void {
  const y = heightAt(x, z);
  mesh.add(drum(0.1, 0.06, 2.6, 6), { colour: '#3f6a5a', at: at(x, y, z) });
  mesh.add(ball(0.24, 9, 6), { colour: '#fff3df', at: at(x, y + 2.8, z), glow: 0.55, grain: 0, ghost: true });
  draft.pillar(x, y, z, 0.18, 3);
}

/** A swing under a wooden frame; its seat goes high when somebody takes it. */
function drawSwing(draft: Draft, mesh: Mesh): void {
  const frame = at(-10.5, heightAt(-10.5, 4), 4).turn(0.9);
  for (const side of [-1.6, 1.6])
    for (const lean of [-0.22, 0.22])
      mesh.add(drum(0.12, 0.1, 4.3, 6), {
        colour: '#B98A5A',
        at: frame.move(side, 0, lean * 4.2).lean(-lean),
        grain: 0.1,
      });
  mesh.add(drum(0.11, 0.11, 3.8, 6), { colour: '#B98A5A', at: frame.move(1.9, 4.1, 0).lean(0, Math.PI / 2) });
  const swing = draft.mover('swing', frame.move(0, 4.1, 0).where);
  for (const side of [-0.5, 0.5])
    swing.add(drum(0.02, 0.02, 3.4, 4), { colour: '#e8d2a4', at: frame.move(side, 0.7, 0), ghost: true });
  swing.add(box(1.3, 0.08, 0.46), { colour: '#FF8FA3', at: frame.move(0, 0.7, 0), grain: 0.02 });
  const { x, z } = frame.where;
  for (const side of [-1.6, 1.6]) {
    const foot = frame.move(side, 0, 0).where;
    draft.pillar(foot.x, heightAt(x, z), foot.z, 0.4, 3);
  }
}

/** A kite on a long line over the meadow. */
function drawKite(draft: Draft): void {
  const foot = { x: 12.5, y: heightAt(12.5, 24.5) + 1, z: 24.5 };
  const kite = draft.mover('kite', foot, { both: true });
  const high = at(4.5, 15.5, 2);
  const sail = cutout([
    [0, -1.7],
    [1, 0.2],
    [0, 1.2],
    [-1, 0.2],
  ]);
  kite.add(sail, {
    ...{ colour: '#FF8FA3', at: high.lean(-0.5), grain: 0, glow: 0.25, ghost: true },
    paint: (tint, { x }) => {
      if (x > 4.5) tint.scale(0.82);
    },
  });
  for (let k = 0; k < 6; k++)
    kite.add(
      cutout([
        [-0.24, 0],
        [0.24, 0.16],
        [0.24, -0.16],
      ]),
      {
        ...{
          colour: k % 2 ? '#FFD84D' : '#7FB4FF',
          at: high.move(0, -2.1 - k * 0.62, -k * 0.12).turn(k),
          grain: 0,
        },
        ...{ sway: 1.4, ghost: true, glow: 0.2 },
      },
    );
  const line = at(foot.x, foot.y, foot.z);
  const length = Math.hypot(4.5 - foot.x, 15.5 - foot.y, 2 - foot.z);
  const flat = Math.hypot(4.5 - foot.x, 2 - foot.z);
  kite.add(drum(0.012, 0.012, length, 3), {
    ...{ colour: '#ffffff', ghost: true, glow: 0.4 },
    at: line.turn(Math.atan2(4.5 - foot.x, 2 - foot.z)).lean(Math.atan2(flat, 15.5 - foot.y)),
  });
}
