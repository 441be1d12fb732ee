import { at as listAt, type Random } from '../../maths/random.ts';
import { TAU } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { box, drum, lathe } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { flag } from '../../kit/cloth.ts';
import { torch } from '../../kit/fire.ts';
import { stall } from '../../kit/market.ts';
import { rock } from '../../kit/rocks.ts';
import { pine } from '../../kit/trees.ts';
import { planks, railing } from '../../kit/ways.ts';
import { paving } from '../../kit/paving.ts';
import { drawBehind, drawBoat } from './behind.ts';
import { drawLand, heightAt, pathX, WATER } from './land.ts';
import { drawGate, drawKeep, drawWalls, STONE } from './walls.ts';

const WOOD = '#5a4030';

export function build(draft: Draft): void {
  drawLand(draft);
  const built = draft.layer('castle', { mirror: WATER });
  drawWalls(draft, built);
  drawGate(draft, built);
  drawKeep(draft, built);
  const life = draft.layer('life');
  drawBridge(draft, life);
  drawVillage(draft, life);
  paving(life, {
    ...{ path: pathX, height: heightAt, from: 18.6, to: 38, wide: 1.45, size: 0.52, high: 0.06 },
    ...{ colours: ['#565b70', '#666a7e', '#5d5f72'], top: '#9a958f', gone: 0.12 },
  });
  drawBell(draft, life);
  drawWoods(life, draft.random);
  drawBehind(draft, life);
  drawBoat(draft);
  flag(
    draft.mover('flag', { x: 0, y: 33.4, z: -16.5 }, { both: true }),
    at(0, 33.4, -16.5),
    5.4,
    2.8,
    '#E0702A',
    '#FFA24D',
  );
  // Fire in the moat: what burns above it, seen again below.
  for (const glow of draft.glows.filter(({ z }) => z < 20))
    draft.glow({ ...glow, y: WATER * 2 - glow.y, strength: glow.strength * 0.6, size: glow.size * 1.15 });
  draft.air.waters.push({
    ...{ x: 0, y: WATER, z: -14, width: 84, depth: 84 },
    ...{ colour: '#0b1c3a', cover: 0.4, glint: '#ffb060' },
  });
  draft.air.motes.push({
    ...{ kind: 'spark', count: 160, box: [44, 5, 44], wind: [0.1, 0.12, 0.05] },
    ...{ colour: '#FFC870', size: 0.05, floor: 0.4 },
  });
  draft.air.schools.push({
    kind: 'bird',
    size: 1.1,
    groups: [{ centre: [0, 27, -14], radius: 11, speed: 0.7, colour: '#101524', count: 7 }],
  });
}

/** Half of the bridge stands; the half at the gate hangs on chains and can be raised. */
function drawBridge(draft: Draft, mesh: Mesh): void {
  const bridge = draft.mover('drawbridge', { x: 0, y: 1.05, z: 2.2 });
  planks(bridge, at(0, 1.12, 2.3), [3.6, 7.2], WOOD, draft.random);
  for (const side of [-1, 1])
    bridge.add(box(0.24, 0.2, 7.2), { colour: '#4a3428', at: at(side * 1.6, 0.88, 5.9) });
  planks(mesh, at(0, 1.1, 9.5), [3.6, 8.8], WOOD, draft.random);
  for (const side of [-1, 1]) {
    mesh.add(box(0.3, 0.35, 9), { colour: '#4a3428', at: at(side * 1.6, 0.8, 13.9) });
    railing(mesh, at(side * 1.75, 1.05, 9.7), 8.4, '#4a3428');
    for (let i = 0; i < 4; i++)
      mesh.add(drum(0.18, 0.14, 3.6, 6), { colour: '#4a3428', at: at(side * 1.6, -2.7, 9.9 + i * 2.7) });
    torch(draft, mesh, at(side * 1.95, 2.5, 17.6), { post: 2.1, radius: 9, strength: 2.2, glow: 1.6 });
    draft.wall(side * 1.85, 1, 13.9, [0.2, 1.1, 8.6]);
  }
  // The bank under the bridge hangs over.
  draft.wall(0, -6, 10, [6, 5.5, 1.6]);
  draft.solid({ kind: 'box', x: 0, z: 13.9, low: 0.6, high: 1.1, halfX: 1.8, halfZ: 4.5, turn: 0 });
  draft.solid({
    ...{ kind: 'box', x: 0, z: 5.9, low: 0.6, high: 1.1, halfX: 1.8, halfZ: 3.8, turn: 0 },
    when: 'drawbridge=down',
  });
  draft.solid({ kind: 'box', x: 0, z: 1.4, low: 0.4, high: 1.1, halfX: 1.6, halfZ: 1.2, turn: 0 });
}

/** Lanterns along the path, stalls left and right of it, and stones. */
function drawVillage(draft: Draft, mesh: Mesh): void {
  for (let i = 0; i < 4; i++) {
    const z = 20.5 + i * 5.2;
    const x = pathX(z) + (i % 2 ? 3.3 : -3.3);
    torch(draft, mesh, at(x, heightAt(x, z) + 2.3, z), { post: 2.5, radius: 9, strength: 2.6, glow: 1.5 });
    draft.pillar(x, heightAt(x, z), z, 0.2, 2.3);
  }
  const stalls: readonly (readonly [number, number, string])[] = [
    [-7.5, 27, '#B4573A'],
    [8.2, 30.5, '#4f7a8f'],
    [-8.8, 35, '#a8894a'],
  ];
  for (const [x, z, stripe] of stalls)
    stall(draft, mesh, at(x, heightAt(x, z), z).turn(x < 0 ? 0.7 : -0.7), { stripe });
  const next = draft.random;
  for (let i = 0; i < 16; i++) {
    const x = (next() < 0.5 ? -1 : 1) * (3.6 + next() * 4);
    const z = 20 + next() * 22;
    const size = 0.3 + next() * 0.5;
    rock(mesh, at(x, heightAt(x, z) + 0.1, z).turn(next() * TAU), size, {
      colour: '#6c7085',
      detail: 1,
      tall: 0.7,
    });
    draft.pillar(x, heightAt(x, z) - 0.3, z, size * 0.8, 0.3 + size * 0.6);
  }
}

/** The great bell under its own small roof, beside the end of the bridge. */
function drawBell(draft: Draft, mesh: Mesh): void {
  const foot = at(5.6, heightAt(5.6, 21.4), 21.4).turn(-0.5);
  for (const side of [-1, 1]) {
    mesh.add(box(0.28, 3.4, 0.28), { colour: WOOD, at: foot.move(side * 1.1, 1.7, 0), grain: 0.1 });
    mesh.add(box(1.7, 0.14, 2), {
      colour: STONE.roof,
      top: STONE.roofTop,
      at: foot.move(side * 0.72, 3.75, 0).lean(0, side * -0.5),
    });
  }
  mesh.add(box(2.6, 0.24, 0.24), { colour: WOOD, at: foot.move(0, 3.3, 0) });
  const hung = foot.move(0, 3.2, 0).where;
  const profile = [
    [0.62, -1.25],
    [0.6, -1.12],
    [0.44, -0.8],
    [0.36, -0.35],
    [0.2, -0.1],
    [0, 0],
  ] as const;
  draft.mover('bell', hung).add(lathe(profile, 12, { smooth: true }), {
    colour: '#a8742f',
    top: '#d9a64f',
    at: foot.move(0, 3.2, 0),
    grain: 0,
    glow: 0.12,
  });
  draft.wall(5.6, heightAt(5.6, 21.4), 21.4, [2.6, 1.2, 0.6], -0.5);
  draft.lamp({ ...foot.move(0, 2.6, 1).where, radius: 6, strength: 1.1, through: true });
}

/** Two trees frame the picture at the spawn; a ring of wood closes it. */
function drawWoods(mesh: Mesh, next: Random): void {
  const near: readonly (readonly [number, number, number])[] = [
    [-9.5, 43, 1.9],
    [-13, 38, 1.5],
    [11.5, 41, 2.1],
    [14.5, 35, 1.4],
    [-16, 30, 1.6],
    [17.5, 28, 1.7],
    [-20, 37, 1.9],
    [21, 40, 1.8],
  ];
  for (const [x, z, size] of near) pine(mesh, at(x, heightAt(x, z) - 0.2, z), size, next);
  for (let i = 0; i < 46; i++) {
    const angle = next() * TAU;
    const far = 46 + next() * 20;
    const x = Math.sin(angle) * far;
    const z = -14 + Math.cos(angle) * far;
    const size = listAt([1, 1.3, 1.6, 1.9], i);
    if ((Math.abs(x) < 9 && z > 0) || Math.abs(x) > 52 || z > 56) continue;
    pine(mesh, at(x, heightAt(x, z) - 0.2, z), size, next);
  }
}
