import { lerp } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { ball, box, drum, lathe } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { flame } from '../../kit/fire.ts';
import { heightAt, SUMMIT } from './land.ts';
import { BEACONS } from './things.ts';

/** The fire on the summit, on a tower of stones; it is seen from everywhere. */
export function drawSummit(draft: Draft, mesh: Mesh): void {
  const foot = at(SUMMIT.x, SUMMIT.high - 1.2, SUMMIT.z);
  mesh.add(
    lathe(
      [
        [1.9, -0.6],
        [1.3, 0.6],
        [1, 2.2],
        [0.9, 2.8],
        [1.25, 3],
        [1.4, 3.4],
        [1.1, 3.45],
        [0, 3.2],
      ] as const,
      9,
    ),
    {
      ...{ colour: '#4a4650', top: '#9a8a80', at: foot, grain: 0.12 },
    },
  );
  const fire = draft.mover('summit fire', foot.move(0, 3.2, 0).where);
  for (const [x, z, size] of [
    [0, 0, 3.3],
    [0.5, 0.4, 2.2],
    [-0.6, 0.2, 2.4],
    [0.1, -0.6, 2],
  ] as const)
    flame(fire, foot.move(x, 3.2, z), size);
  draft.glow({ ...foot.move(0, 5, 0).where, size: 13, colour: '#FFC060', strength: 0.42, flicker: 0.14 });
  draft.glow({ ...foot.move(0, 4.8, 0).where, size: 4.4, colour: '#FFE08A', strength: 0.6, flicker: 0.2 });
  draft.lamp({ ...foot.move(0, 6, 0).where, radius: 22, strength: 3.4, colour: '#ffb050', through: true });
}

/** Lanterns on small cairns, to and fro up the face: the way to the summit, seen from the valley. */
export function drawClimb(draft: Draft, mesh: Mesh): void {
  const steps = 15;
  for (let step = 0; step < steps; step++) {
    const t = step / (steps - 1);
    const x = SUMMIT.x + Math.sin(t * Math.PI * 3.6 + 0.6) * lerp(9.5, 1.6, t);
    const z = lerp(-24, SUMMIT.z + 2.2, t);
    const foot = at(x, heightAt(x, z) - 0.1, z);
    for (let k = 0; k < 3; k++)
      mesh.add(box(1 - k * 0.22, 0.34, 1 - k * 0.22), {
        ...{ colour: '#5a5058', top: '#b8a898', at: foot.move(0, 0.17 + k * 0.32, 0).turn(k * 0.8 + t * 5) },
        grain: 0.1,
      });
    mesh.add(ball(0.34, 7, 5), {
      ...{ colour: '#ffd98a', at: foot.move(0, 1.3, 0), glow: 1, grain: 0, ghost: true },
    });
    const { where } = foot.move(0, 1.5, 0);
    draft.lamp({
      ...{ ...where, radius: 6.5, strength: 1.5, colour: '#FFB050', through: true },
      ...{ glow: 2.4, glowStrength: 0.34 },
    });
  }
}

export function drawBeacons(draft: Draft, mesh: Mesh): void {
  for (const {
    id,
    at: [x, , z],
  } of BEACONS) {
    const foot = at(x, heightAt(x, z) - 0.2, z);
    for (let k = 0; k < 5; k++)
      mesh.add(box(1.5 - k * 0.13, 0.36, 1.5 - k * 0.13), {
        ...{
          colour: '#6a6068',
          top: '#a8988a',
          at: foot.move(0, 0.18 + k * 0.34, 0).turn(k * 0.9),
          grain: 0.1,
        },
      });
    mesh.add(
      lathe(
        [
          [0.3, 1.8],
          [0.85, 2.1],
          [0.95, 2.45],
          [0.8, 2.45],
          [0, 2.25],
        ] as const,
        9,
      ),
      {
        ...{ colour: '#3a3438', top: '#7a5a40', at: foot, grain: 0.04 },
      },
    );
    for (let k = 0; k < 5; k++)
      mesh.add(drum(0.08, 0.08, 0.9, 5), {
        colour: '#6a4a30',
        at: foot
          .turn(k * 1.26)
          .move(0, 2.3, 0.3)
          .lean(-0.9),
        ghost: true,
      });
    const fire = draft.mover(`fire ${id}`, foot.move(0, 2.3, 0).where);
    for (const [dx, dz, size] of [
      [0, 0, 1.7],
      [0.25, 0.2, 1.1],
      [-0.26, 0.1, 1.2],
    ] as const)
      flame(fire, foot.move(dx, 2.35, dz), size);
    fire.add(ball(0.5, 8, 6), {
      colour: '#ffe9a0',
      at: foot.move(0, 2.6, 0),
      glow: 1.1,
      grain: 0,
      ghost: true,
    });
    draft.pillar(x, foot.where.y, z, 0.8, 2.4);
  }
}
