import { lerp, TAU } from '../../maths/ease.ts';
import { random } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { ball, box, disc, floor, lathe } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { rock } from '../../kit/rocks.ts';
import { heightAt } from './land.ts';

/** What lies at one’s feet: before the arch somebody’s load, behind it the head that belongs to the ribs. */
export function drawTraces(draft: Draft, mesh: Mesh): void {
  drawLoad(draft, mesh);
  drawSkull(draft, mesh);
  drawFootprints(mesh, [7.4, 4.2], [2.2, -9]);
  drawFootprints(mesh, [-2.2, -36.5], [0.6, -20]);
  drawStones(mesh);
}

const onSand = (x: number, z: number) => at(x, heightAt(x, z), z);

/** A rug with jars and a low lamp: whoever set it down has only gone ahead to the arch. */
function drawLoad(draft: Draft, mesh: Mesh): void {
  const rug = onSand(5.5, 0.6).turn(0.34);
  const bands = ['#b3394a', '#e8c08a', '#3f6a78', '#e8c08a', '#b3394a'];
  bands.forEach((hue, index) => {
    // It lies as the sand does.
    const band = floor(0.44, 1.7, 1, 4).bend((x, _, z) => {
      const across = x + (index - 2) * 0.44;
      const under = rug.point(across, 0, z);
      return [across, heightAt(under.x, under.z) - rug.where.y + 0.05, z];
    });
    mesh.add(band, { colour: hue, at: rug, grain: 0.08, ghost: true });
  });
  for (const [aside, deep, size, hue] of [
    [-0.6, -0.3, 1, '#c9794a'],
    [-0.15, -0.55, 0.7, '#8f4a3a'],
    [-0.75, 0.35, 0.55, '#d9a05a'],
  ] as const) {
    const foot = onSand(rug.move(aside, 0, deep).where.x, rug.move(aside, 0, deep).where.z);
    const jar = lathe(
      [
        [0.16, 0],
        [0.34, 0.34],
        [0.27, 0.66],
        [0.11, 0.78],
        [0.17, 0.9],
      ],
      9,
      { smooth: true },
    );
    mesh.add(jar, { colour: hue, top: '#ffd09a', at: foot.size(size), grain: 0.04, foot: [0.6, 1.05] });
  }
  const lamp = rug.move(0.55, 0, 0.1).where;
  const y = heightAt(lamp.x, lamp.z);
  mesh.add(box(0.3, 0.07, 0.3), { colour: '#4a2c28', at: at(lamp.x, y + 0.08, lamp.z) });
  mesh.add(ico(0.16, 1), {
    ...{
      colour: '#FF8F35',
      at: at(lamp.x, y + 0.28, lamp.z).size(1, 1.25, 1),
      glow: 1,
      grain: 0,
      ghost: true,
    },
  });
  draft.lamp({
    ...{ x: lamp.x, y: y + 0.9, z: lamp.z, radius: 5, strength: 2.4, colour: '#ff9436' },
    ...{ through: true, glow: 1.2, glowStrength: 0.32 },
  });
  draft.pillar(rug.where.x - 0.5, heightAt(5.5, 0.6), rug.where.z, 0.6, 0.9);
}

/** Half under the sand, its mouth towards the way. */
function drawSkull(draft: Draft, mesh: Mesh): void {
  const foot = onSand(-3.5, -32.2).turn(2.15).lean(0.1).size(1.35);
  const bone = { colour: '#a8704f', top: '#f2d9b4', grain: 0.06 };
  // Long before the eyes, round behind them, with a brow.
  const head = ico(1, 2).bend((x, y, z) => [
    x * lerp(0.84, 0.4, Math.max(0, z)),
    y * lerp(0.8, 0.34, Math.max(0, z)) + (y > 0.3 && z > 0 && z < 0.5 ? 0.12 : 0),
    z * (z > 0 ? 1.9 : 0.95),
  ]);
  mesh.add(head.faceted(), { ...bone, at: foot.move(0, 0.42, 0) });
  for (const side of [-1, 1]) {
    const dark = { colour: '#2f1622', grain: 0, ghost: true };
    mesh.add(ball(0.2, 7, 4), { ...dark, at: foot.move(side * 0.58, 0.7, 0.5).size(0.6, 1, 1.1) });
    mesh.add(ball(0.08, 5, 3), { ...dark, at: foot.move(side * 0.17, 0.62, 1.75) });
    const tusk = (t: number) =>
      foot.point(side * (0.36 + Math.sin(t * 2.2) * 0.4), 0.24 + t * t * 0.9, 1.2 + Math.sin(t * 1.8) * 1.2);
    mesh.add(
      tube(tusk, 8, (t) => 0.15 * (1.1 - t), { sides: 5 }),
      { ...bone, top: '#fff0d2' },
    );
  }
  draft.pillar(foot.where.x, foot.where.y - 0.5, foot.where.z, 1.2, 2);
}

/** Somebody walked here before, from one spot to the other. */
function drawFootprints(mesh: Mesh, from: readonly [number, number], to: readonly [number, number]): void {
  const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.62);
  const ahead = Math.atan2(to[0] - from[0], to[1] - from[1]);
  for (let step = 0; step < steps; step++) {
    const t = step / steps;
    const middle = at(lerp(from[0], to[0], t) + Math.sin(t * 5) * 0.5, 0, lerp(from[1], to[1], t)).turn(
      ahead,
    );
    const { x, z } = middle.move(step % 2 ? 0.17 : -0.17, 0, 0).where;
    mesh.add(disc(0.13, 8), {
      ...{
        colour: '#8a4f3a',
        at: at(x, heightAt(x, z) + 0.04, z)
          .turn(ahead)
          .size(0.62, 1, 1.15),
      },
      ...{ ghost: true, grain: 0.06 },
    });
  }
}

function drawStones(mesh: Mesh): void {
  const next = random(5);
  for (const [middleX, middleZ, count] of [
    [4.2, 2.4, 7],
    [7.6, -0.4, 5],
    [-4.6, -35, 8],
    [-0.4, -34.2, 6],
  ] as const)
    for (let k = 0; k < count; k++) {
      const angle = next() * TAU;
      const far = 0.3 + next() * 1.3;
      const size = 0.08 + next() * 0.2;
      const [x, z] = [middleX + Math.sin(angle) * far, middleZ + Math.cos(angle) * far];
      rock(mesh, onSand(x, z), size, {
        colour: '#8f4a34',
        top: '#e8a878',
        detail: 1,
        tall: 0.7,
        ghost: true,
      });
    }
}
