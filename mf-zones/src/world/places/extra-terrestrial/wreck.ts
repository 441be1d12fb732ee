import { TAU } from '../../maths/ease.ts';
import { at as listAt, random } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { ball, disc, torus } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { crystalGroup } from '../../kit/crystals.ts';
import { rock } from '../../kit/rocks.ts';
import { heightAt } from './land.ts';

const onGround = (x: number, z: number) => at(x, heightAt(x, z), z);

const HUES = [
  { low: '#e86ad8', high: '#5a2f9a' },
  { low: '#6ad8f0', high: '#2f4a9a' },
  { low: '#A8FF60', high: '#2f7a6a' },
] as const;

/** What came off the craft as it landed, and what has grown about it since: the ground at one’s feet on both sides. */
export function drawWreck(draft: Draft, mesh: Mesh): void {
  for (const [x, z, size, hue] of [
    [5.2, -0.4, 0.9, 1],
    [7.9, 0.6, 0.7, 0],
    [4.2, 1.8, 0.55, 2],
    [12.6, -21.6, 1.1, 0],
    [8.9, -21.4, 0.8, 1],
    [14.4, -19.6, 0.7, 2],
  ] as const)
    drawShards(draft, mesh, x, z, size, hue);
  drawPlate(draft, mesh, 6.6, -1.6, 0.7);
  drawPlate(draft, mesh, 10.8, -20, 2.4);
  drawPrints(mesh);
  const next = random(12);
  for (const [middleX, middleZ, count] of [
    [6.4, 1.2, 9],
    [3.6, -0.6, 5],
    [11.6, -22.4, 9],
  ] as const)
    for (let k = 0; k < count; k++) {
      const angle = next() * TAU;
      const far = 0.4 + next() * 1.6;
      const [x, z] = [middleX + Math.sin(angle) * far, middleZ + Math.cos(angle) * far];
      if (k % 3 === 0) drawLampPlant(mesh, x, z, 0.5 + next() * 0.5, k);
      else
        rock(mesh, onGround(x, z), 0.08 + next() * 0.2, {
          ...{ colour: '#3a4680', top: '#98a4e0', detail: 1, tall: 0.7, ghost: true },
        });
    }
}

/** Small crystals in a light of their own, which lies on the ground about them. */
function drawShards(draft: Draft, mesh: Mesh, x: number, z: number, size: number, hue: number): void {
  const y = heightAt(x, z);
  const { low } = listAt(HUES, hue);
  crystalGroup(mesh, at(x, y - 0.08, z).turn(x), size, random(Math.round(x * 7 + z)), listAt(HUES, hue));
  draft.lamp({
    ...{ x, y: y + 0.8, z, radius: 4.2, strength: 2.2, colour: low, through: true },
    ...{ glow: size * 1.6, glowStrength: 0.3 },
  });
  if (size > 0.6) draft.pillar(x, y, z, size * 0.24, size);
}

/** A round port of the hull, stuck in the ground on its edge; its rim still has power. */
function drawPlate(draft: Draft, mesh: Mesh, x: number, z: number, turn: number): void {
  const foot = onGround(x, z).turn(turn).move(0, 0.28, 0).lean(1.05);
  mesh.add(torus(0.8, 0.13, 6, 18), { colour: '#26345a', top: '#7f94c0', at: foot, grain: 0.04 });
  mesh.add(disc(0.74, 14), { colour: '#3f5a8a', at: foot, grain: 0.1 });
  mesh.add(disc(0.74, 14), { colour: '#1f2a4a', at: foot.lean(Math.PI), grain: 0.1 });
  mesh.add(torus(0.6, 0.035, 4, 18), { colour: '#A8FF60', at: foot.move(0, 0.05, 0), glow: 1, ghost: true });
  const cable = (t: number) => {
    const { x: cx, z: cz } = foot.move(0.5 + t * 1.6, 0, Math.sin(t * 6) * 0.3).where;
    return { x: cx, y: heightAt(cx, cz) + 0.06 + Math.sin(t * Math.PI) * 0.12, z: cz };
  };
  mesh.add(
    tube(cable, 9, () => 0.05, { sides: 5 }),
    { colour: '#1f2a4a', top: '#5f74a0', ghost: true },
  );
  const end = cable(1);
  mesh.add(ico(0.09, 1), { colour: '#A8FF60', at: at(end.x, end.y, end.z), glow: 1, ghost: true });
  draft.pillar(x, foot.where.y - 0.4, z, 0.6, 1.1);
}

function drawLampPlant(mesh: Mesh, x: number, z: number, size: number, hue: number): void {
  const foot = onGround(x, z).size(size);
  mesh.add(
    tube(
      (t) => foot.point(Math.sin(t * 2) * 0.16, t, 0),
      4,
      (t) => 0.035 * (1.4 - t) * size,
      { sides: 4 },
    ),
    { colour: '#3a4a80', top: '#8a9af0', ghost: true },
  );
  mesh.add(ball(0.15, 6, 5), {
    ...{
      colour: listAt(['#A8FF60', '#ff8ae0', '#8ad8ff'], hue),
      glow: 0.85,
      grain: 0,
      ghost: true,
      sway: 0.06,
    },
    at: foot.move(0.15, 1.06, 0).size(1, 1.3, 1),
  });
}

/** Whoever was inside has gone out: prints of three toes each, that shine a little. */
function drawPrints(mesh: Mesh): void {
  for (let step = 0; step < 15; step++) {
    const t = step / 14;
    const way = at(2.6 + t * 5.4 + Math.sin(t * 5) * 0.4, 0, -2.6 + t * 6.4).turn(0.7);
    const { x, z } = way.move(step % 2 ? 0.22 : -0.22, 0, 0).where;
    const sole = at(x, heightAt(x, z) + 0.05, z).turn(0.7);
    const print = { colour: '#9affc8', glow: 0.4, grain: 0, ghost: true };
    mesh.add(disc(0.12, 6), { ...print, at: sole.size(1, 1, 1.3) });
    for (const toe of [-1, 0, 1])
      mesh.add(disc(0.05, 5), { ...print, at: sole.move(toe * 0.12, 0, 0.25 - Math.abs(toe) * 0.05) });
  }
}
