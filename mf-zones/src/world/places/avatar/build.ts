import { at as listAt } from '../../maths/random.ts';
import { TAU } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { ball, lathe } from '../../mesh/forms.ts';
import { surface } from '../../mesh/surface.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { rock } from '../../kit/rocks.ts';
import { paving } from '../../kit/paving.ts';
import { drawBehind, drawWayLights } from './behind.ts';
import { drawGrove } from './grove.ts';
import { drawLand, heightAt, pathX, POOL } from './land.ts';
import { BELLS } from './things.ts';
import { drawGate, drawTree } from './tree.ts';

export function build(draft: Draft): void {
  drawLand(draft);
  const built = draft.layer('forest');
  drawTree(draft, built);
  drawGate(draft, built);
  drawPool(draft, built);
  drawBells(draft, built);
  drawGrove(draft, built);
  drawRide(draft);
  drawBehind(draft, built);
  drawWayLights(draft, built);
  paving(built, {
    ...{ path: pathX, height: heightAt, from: -3, to: 26, wide: 1.15, size: 0.5, high: 0.08 },
    ...{ colours: ['#1f4a58', '#245a62', '#2a4a6a'], top: '#79b8b4', gone: 0.2 },
    seam: { colour: '#7CF5E3', every: 5 },
  });
  const { motes, schools, shafts } = draft.air;
  motes.push(
    {
      ...{ kind: 'spark', count: 340, box: [40, 10, 40], wind: [0.06, 0.22, 0.05] },
      ...{ colour: '#7CF5E3', size: 0.06, floor: 0.1 },
    },
    {
      ...{ kind: 'spark', count: 90, box: [36, 8, 36], wind: [-0.08, 0.1, 0.06] },
      ...{ colour: '#c79aff', size: 0.08, floor: 0.3 },
    },
  );
  schools.push({
    ...{ kind: 'bird', size: 0.9 },
    groups: [
      { centre: [0, 16, -15], radius: 13, speed: 0.5, colour: '#7CF5E3', count: 7 },
      { centre: [-9, 3, 6], radius: 4, speed: -0.9, colour: '#ff9a8a', count: 5 },
    ],
  });
  shafts.push({
    ...{ count: 9, low: [-14, -22], high: [12, -4] },
    ...{ colour: '#7CF5E3', strength: 0.06, height: 22 },
  });
}

/** The pool that gives new colours: stones around it, and light that comes from below. */
function drawPool(draft: Draft, mesh: Mesh): void {
  for (let i = 0; i < 13; i++) {
    const angle = (i / 13) * TAU;
    const [x, z] = [POOL.x + Math.sin(angle) * 5.4, POOL.z + Math.cos(angle) * 4.8];
    const size = 0.5 + ((i * 7) % 5) * 0.14;
    rock(mesh, at(x, heightAt(x, z) + 0.1, z), size, {
      colour: '#1d4450',
      top: '#4f8f98',
      tall: 0.7,
      detail: 1,
    });
    draft.pillar(x, heightAt(x, z) - 0.4, z, size * 0.7, 0.5 + size * 0.5);
  }
  draft.lamp({
    x: POOL.x,
    y: 0.4,
    z: POOL.z,
    radius: 9,
    strength: 2.4,
    colour: '#5fe8f0',
    through: true,
    glow: 6,
    glowStrength: 0.22,
  });
}

/** Bell flowers along the way; each has its tone, and lights when it is touched. */
function drawBells(draft: Draft, mesh: Mesh): void {
  const cup = lathe(
    [
      [0.62, 0],
      [0.5, 0.18],
      [0.34, 0.55],
      [0.16, 0.82],
      [0, 0.9],
    ] as const,
    10,
    { smooth: true },
  );
  BELLS.forEach(({ id, at: [x, , z] }, index) => {
    const y = heightAt(x, z);
    const hue = listAt(['#ff9a8a', '#ffc27a', '#c79aff', '#8fd0ff', '#7CF5E3'], index);
    const stem = surface(5, 6, (u, v) => {
      const angle = u * TAU;
      return [Math.sin(angle) * 0.07 + 0.5 * v * v, v * 2.1, Math.cos(angle) * 0.07];
    });
    mesh.add(stem, { colour: '#1a4a48', top: '#2f8a7a', at: at(x, y, z).turn(index * 2), ghost: true });
    const hung = at(x, y, z)
      .turn(index * 2)
      .move(0.5, 1.3, 0)
      .lean(0, -0.35);
    mesh.add(cup, {
      colour: hue,
      top: '#ffffff',
      at: hung,
      glow: ({ t }) => 0.75 - t * 0.45,
      grain: 0,
      ghost: true,
    });
    mesh.add(cup, { colour: hue, at: hung.size(-0.94, 0.94, 0.94), glow: 0.5, grain: 0, ghost: true });
    draft.mover(`bell ${id}`, hung.where).add(ball(0.2, 8, 6), {
      ...{ colour: hue, top: '#ffffff', at: hung.move(0, 0.1, 0), glow: 1.1, grain: 0, ghost: true },
    });
    draft.lamp({ ...hung.where, radius: 5, strength: 1.2, colour: hue, glow: 1.4, glowStrength: 0.22 });
    draft.pillar(x, y, z, 0.25, 1);
  });
}

/** A leaf large enough to ride on: it goes up round the tree and comes back. */
function drawRide(draft: Draft): void {
  const [x, z] = [5.4, -4.6];
  const y = heightAt(x, z) + 0.35;
  const leaf = surface(
    8,
    10,
    (u, v) => {
      const wide = 1.3 * Math.sin(v * Math.PI) ** 0.7;
      const side = (u * 2 - 1) * wide;
      return [side, 0.16 * side * side + 0.3 * (v - 0.5) ** 2, (0.5 - v) * 3.6];
    },
    { smooth: true },
  );
  draft.mover('leaf', { x, y, z }, { both: true }).add(leaf, {
    ...{ colour: '#2fb0a0', top: '#bffcf0', at: at(x, y, z).turn(0.5), glow: 0.55, grain: 0.03, ghost: true },
  });
  draft.lamp({ x, y: y + 0.6, z, radius: 5, strength: 1.2, colour: '#7CF5E3', glow: 2.6, glowStrength: 0.2 });
}
