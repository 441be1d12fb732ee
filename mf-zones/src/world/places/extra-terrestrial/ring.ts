import { TAU } from '../../maths/ease.ts';
import { at as listAt, random } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { box, disc, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { crystalGroup } from '../../kit/crystals.ts';
import { heightAt, pathX } from './land.ts';

const Z = 33.5;
const RADIUS = 4.4;
const SIGNS = 14;

/** On turning round at the spawn: the ring that they came through, still warm. */
export function drawRing(draft: Draft, mesh: Mesh): void {
  const x = pathX(Z);
  const ring = at(x, heightAt(x, Z) + RADIUS * 0.72, Z)
    .lean(-Math.PI / 2 + 0.12)
    .turn(0.12);
  mesh.add(torus(RADIUS, 0.55, 8, 36), { colour: '#1f2a4a', top: '#4f6a8a', at: ring, grain: 0.04 });
  mesh.add(disc(RADIUS - 0.3, 24, 3), {
    ...{ colour: '#5f2f9a', at: ring, grain: 0.12, ghost: true },
    // Brightest at its rim, where it never quite went out.
    glow: ({ x: px, y, z }) =>
      0.25 + 0.6 * (Math.hypot(px - ring.where.x, y - ring.where.y, z - ring.where.z) / RADIUS) ** 3,
  });
  for (let k = 0; k < SIGNS; k++) {
    const sign = ring.turn((k / SIGNS) * TAU).move(0, 0.42, RADIUS);
    mesh.add(box(0.3, 0.2, 0.5), {
      ...{ colour: k % 3 ? '#A8FF60' : '#ff9af0', at: sign, glow: 1, grain: 0, ghost: true },
    });
  }
  const middle = ring.where;
  draft.lamp({
    ...{ x: middle.x, y: middle.y, z: Z - 2.4, radius: 12, strength: 2, colour: '#c07aff', through: true },
  });
  draft.glow({ ...middle, z: Z - 0.6, size: 6.5, colour: '#b06aff', strength: 0.28 });
  for (const side of [-1, 1]) draft.pillar(x + side * RADIUS, -2, Z, 1, 6);
  draft.wall(x, -2, Z + 0.3, [RADIUS * 2, 8, 0.5]);
  const next = random(8);
  const hues = [
    { low: '#ff7ae0', high: '#7a3fae' },
    { low: '#7a9aff', high: '#2f4f9a' },
    { low: '#A8FF60', high: '#2f7a5a' },
  ] as const;
  for (const [gx, gz, size, hue] of [
    [-8.4, 31, 4.4, 0],
    [8.8, 32, 5.2, 1],
    [-13.5, 27, 3, 2],
    [13.4, 26.5, 2.6, 0],
    [-5.6, 28.6, 1.5, 1],
  ] as const) {
    const y = heightAt(gx, gz) - 0.3;
    crystalGroup(mesh, at(gx, y, gz).turn(gx), size, next, listAt(hues, hue));
    draft.pillar(gx, y, gz, size * 0.24, size);
    draft.lamp({
      ...{ x: gx, y: y + size * 0.4, z: gz, radius: size * 1.8, strength: 1.1, through: true },
      colour: listAt(hues, hue).low,
    });
  }
}
