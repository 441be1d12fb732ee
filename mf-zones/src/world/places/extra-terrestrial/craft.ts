import type { Colour } from '../../maths/Colour.ts';
import { colour } from '../../maths/Colour.ts';
import { lerp, TAU } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { ball, box, disc, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Corner, Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { crystal } from '../../kit/crystals.ts';
import { CRAFT, heightAt } from './land.ts';
import { ORGAN } from './things.ts';

const HULL = { low: '#2f4a5a', high: '#a8c4d0', seam: '#1a2a3a', light: '#A8FF60' };
const R = 12;
/** It lies tilted, half sunk, its open side towards the way. */
const LIES = at(CRAFT.x, 4.6, CRAFT.z).turn(0.12).lean(-0.2, 0.2);

/** Bands along the hull, as panels would be. */
function panels(tint: Colour, { x, y, z }: Corner): void {
  const dx = x - CRAFT.x;
  const dz = z - CRAFT.z;
  const ring = Math.floor(Math.hypot(dx, dz) * 0.9);
  const field = Math.floor((Math.atan2(dx, dz) / TAU) * 18 + ring * 0.5 + 40);
  tint.scale(0.72 + (((field * 7 + ring * 13) % 5) / 5) * 0.5);
  if (y < 1) tint.scale(0.8);
}

export function drawCraft(draft: Draft, mesh: Mesh): void {
  const lower = [
    [1.2, -3],
    [3.8, -2.9],
    [6.6, -2.4],
    [9.8, -1.2],
    [R, -0.2],
  ] as const;
  const upper = [
    [R, 0.2],
    [10, 1.1],
    [7.2, 2],
    [5, 2.5],
  ] as const;
  const hull = { colour: HULL.low, top: HULL.high, grain: 0.05, paint: panels };
  mesh.add(lathe(lower, 40), { ...hull, at: LIES });
  mesh.add(lathe(upper, 40), { ...hull, at: LIES });
  mesh.add(
    lathe(
      [
        [R, -0.2],
        [R + 0.25, 0],
        [R, 0.2],
      ] as const,
      40,
    ),
    { colour: HULL.seam, at: LIES, grain: 0 },
  );
  mesh.add(torus(5, 0.3, 6, 32), { colour: HULL.seam, at: LIES.move(0, 2.5, 0) });
  // The dome: dark glass with a green light deep inside.
  mesh.add(ball(4.8, 28, 9, 0.5, 1), {
    ...{ colour: '#1d5a4a', top: '#8affc0', at: LIES.move(0, 2.5, 0).size(1, 0.74, 1), grain: 0.03 },
    glow: ({ t }) => 0.5 - t * 0.28,
  });
  for (let rib = 0; rib < 8; rib++) {
    const middle = LIES.turn((rib / 8) * TAU).move(0, 2.5, 0);
    const line = (t: number) => middle.point(0, Math.sin(t * 1.5) * 3.6, Math.cos(t * 1.5) * 4.86);
    mesh.add(tube(line, 8, 0.1, { sides: 5 }), { colour: HULL.seam, grain: 0, ghost: true });
  }
  drawFins(mesh);
  drawBack(draft, mesh);
  drawDoor(draft, mesh);
  drawLights(draft);
  for (let i = 0; i < 12; i++) {
    const { x, z } = LIES.turn((i / 12) * TAU).move(0, 0, 9).where;
    if (z < CRAFT.z) draft.pillar(x, -2, z, 2.8, 12);
  }
  // Its low rim lies on the ground there.
  draft.pillar(-6.4, -2, -7.8, 2.4, 9);
  draft.pillar(CRAFT.x, -2, CRAFT.z, 5.6, 14);
}

/** Three blades at the rim, one of them bent. */
function drawFins(mesh: Mesh): void {
  for (const [angle, bent] of [
    [2.2, 0.1],
    [4.2, -0.1],
    [5.3, 0.5],
  ] as const) {
    const fin = surface(
      4,
      6,
      (u, v) => [(u - 0.5) * 0.3 * (1 - v), v * 4.6, (v * v * 2.6 - u * (1 - v) * 2.2) * -1],
      { smooth: false },
    );
    mesh.add(fin, {
      colour: HULL.low,
      top: HULL.high,
      at: LIES.turn(angle).move(0, 1.6, 8.6).lean(0.5, bent),
      grain: 0.04,
    });
    mesh.add(fin, {
      colour: HULL.low,
      top: HULL.high,
      at: LIES.turn(angle).move(0, 1.6, 8.6).lean(0.5, bent).size(-1, 1, 1),
      grain: 0.04,
    });
  }
}

/** What one finds on the way round: somebody's windows, and two engines that are still warm. */
function drawBack(draft: Draft, mesh: Mesh): void {
  mesh.add(torus(8.7, 0.09, 4, 40), { colour: HULL.seam, at: LIES.move(0, 1.56, 0), grain: 0 });
  for (let window = 0; window < 15; window++) {
    const place = LIES.turn(Math.PI + (window - 7) * 0.26).move(0, 1.42, 9.35);
    // Somebody has not gone to bed: a few are dark.
    const isLit = window % 5 !== 3;
    mesh.add(ball(0.44, 8, 5), {
      ...{ colour: isLit ? '#ffd07a' : HULL.seam, at: place.size(1, 0.8, 0.55), grain: 0, ghost: true },
      glow: isLit ? 0.95 : 0,
    });
    if (window % 5 === 0)
      draft.glow({ ...place.where, size: 2.4, colour: '#ffc46a', strength: 0.22, flicker: 0.05 });
  }
  for (const side of [-1, 1]) {
    // On the upper hull: the rim behind them lies in the ground.
    const engine = LIES.turn(Math.PI + side * 0.5)
      .move(0, 1.6, 7.4)
      .lean(0.95);
    mesh.add(drum(1.5, 1.15, 2.1, 14), { colour: '#24384a', top: HULL.high, at: engine, grain: 0.05 });
    mesh.add(torus(1.16, 0.2, 6, 18), { colour: HULL.low, at: engine.move(0, 2.1, 0), grain: 0.03 });
    const mouth = engine.move(0, 2.14, 0);
    mesh.add(disc(1.05, 16, 2), {
      ...{ colour: '#d8fff0', at: mouth, grain: 0, ghost: true },
      glow: 1,
    });
    const { x, y, z } = mouth.move(0, 1.4, 0).where;
    draft.lamp({
      x,
      y,
      z,
      radius: 12,
      strength: 2.6,
      colour: '#5CF2D6',
      through: true,
      glow: 4.4,
      glowStrength: 0.3,
    });
    draft.air.puffs.push({
      ...{ x, y: y - 0.3, z, count: 7, colour: '#7ad8e0', size: 1.1, rise: 3.4 },
      ...{ drift: [side * 0.4, -2.6], spread: 0.5, speed: 0.12, strength: 0.22 },
    });
  }
}

/** A hatch in the belly stands open: light falls out of it, and a ramp leads up. */
function drawDoor(draft: Draft, mesh: Mesh): void {
  const foot = at(CRAFT.x + 0.2, heightAt(CRAFT.x, CRAFT.z + 8) - 0.05, CRAFT.z + 5.4);
  mesh.add(box(5, 3.6, 3), { colour: '#10302c', at: foot.move(0, 1.7, -1.7), foot: [1.2, 0.6] });
  const hall = surface(6, 5, (u, v) => [(u - 0.5) * 4.1, v * 3, -0.12]);
  mesh.add(hall, {
    ...{ colour: '#f2ffe4', top: HULL.light, at: foot.move(0, 0.12, -0.05), grain: 0, ghost: true },
    glow: ({ t }) => 1 - t * 0.15,
  });
  for (const side of [-1, 1]) {
    const strut = foot.move(side * 2.3, 1.7, 0).lean(0, side * -0.07);
    mesh.add(box(0.4, 3.8, 1), { colour: '#24384a', top: '#5a7a8a', at: strut, grain: 0.03 });
    mesh.add(box(0.1, 3, 0.1), {
      colour: HULL.light,
      at: strut.move(side * -0.26, -0.1, 0.5),
      glow: 1,
      grain: 0,
      ghost: true,
    });
    // Landing legs, one dug in deeper than the other.
    const knee = LIES.move(side * 6.4, -2, 3.4).where;
    const toe = { x: knee.x + side * 1.6, y: heightAt(knee.x + side * 1.6, knee.z + 1.4), z: knee.z + 1.4 };
    mesh.add(
      tube(
        (t) => ({ x: lerp(knee.x, toe.x, t), y: lerp(knee.y, toe.y, t), z: lerp(knee.z, toe.z, t) }),
        2,
        0.22,
      ),
      {
        ...{ colour: HULL.seam, top: HULL.low },
      },
    );
    mesh.add(drum(0.9, 0.6, 0.24, 10), { colour: HULL.low, top: HULL.high, at: at(toe.x, toe.y, toe.z) });
    draft.pillar(toe.x, toe.y, toe.z, 0.7, 2.4);
  }
  mesh.add(box(5.2, 0.5, 1.3), { colour: '#3a5668', top: HULL.high, at: foot.move(0, 3.4, 0) });
  // The ramp is the door itself, let down.
  const ramp = draft.mover('door', foot.move(0, 0.05, 0.2).where);
  ramp.add(box(3.7, 0.16, 4.4, [4, 1, 5]), {
    ...{ colour: '#4f7a8a', top: '#9fc4d0', at: foot.move(0, 0.08, 2.3).lean(0.04), grain: 0.06 },
  });
  for (let k = 0; k < 4; k++)
    ramp.add(box(3, 0.03, 0.14), {
      ...{
        colour: HULL.light,
        at: foot.move(0, 0.24 - k * 0.04, 0.7 + k).lean(0.04),
        glow: 0.9,
        ghost: true,
        grain: 0,
      },
    });
  draft.lamp({ ...foot.move(0, 1.6, 2).where, radius: 14, strength: 3.4, colour: '#A8FF60', through: true });
  draft.lamp({ ...foot.move(0, 1, 7).where, radius: 9, strength: 1.6, colour: '#A8FF60', through: true });
  draft.lamp({ ...LIES.move(0, 4, 3).where, radius: 8, strength: 1.2, colour: '#8affc0', through: true });
  draft.glow({ ...foot.move(0, 1.6, 0.5).where, size: 6.4, colour: '#A8FF60', strength: 0.3, flicker: 0.1 });
  const [x, z] = [foot.where.x, foot.where.z];
  draft.air.shafts.push({
    ...{ count: 7, low: [x - 2.6, z - 1], high: [x + 2.6, z + 1.6] },
    ...{ colour: '#A8FF60', strength: 0.1, height: 13, width: 0.6 },
  });
}

/** Running lights round the rim: a ring that turns. */
function drawLights(draft: Draft): void {
  const { x, y, z } = LIES.where;
  const ring = draft.mover('lights', { x, y, z });
  for (let i = 0; i < 24; i++) {
    const place = LIES.turn((i / 24) * TAU).move(0, 0, R + 0.34);
    ring.add(ball(i % 4 ? 0.16 : 0.3, 6, 4), {
      ...{
        colour: i % 4 ? '#6ad8f0' : HULL.light,
        at: place,
        glow: i % 4 ? 0.6 : 1.1,
        grain: 0,
        ghost: true,
      },
    });
    if (i % 4 === 0)
      draft.glow({ ...place.where, size: 1.8, colour: '#A8FF60', strength: 0.3, flicker: 0.7 });
  }
}

/** Seven crystals in a row, tall to short: each sounds when it is touched. */
export function drawOrgan(draft: Draft, mesh: Mesh): void {
  const [low, high] = [colour('#ff9af0'), colour('#8a6af0')];
  ORGAN.forEach(({ id, at: [x, , z] }, index) => {
    const y = heightAt(x, z) - 0.2;
    const tall = 3.6 - index * 0.36;
    mesh.add(drum(0.55, 0.4, 0.4, 7), { colour: '#3f4a7a', at: at(x, y, z), grain: 0.1 });
    crystal(
      mesh,
      at(x, y + 0.2, z)
        .turn(index)
        .lean(-0.05),
      tall,
      0.26,
      {
        low: low.clone().mix(colour('#6ad8f0'), index / 7),
        high,
        glow: [0.7, 0.25],
      },
    );
    draft.mover(`tone ${id}`, { x, y: y + tall, z }).add(disc(0.3, 10), {
      ...{ colour: '#ffffff', at: at(x, y + tall + 0.4, z), glow: 1, grain: 0, ghost: true },
    });
    draft.pillar(x, y, z, 0.4, tall);
    draft.lamp({
      x,
      y: y + 0.8,
      z,
      radius: 4,
      strength: 1,
      colour: '#d88af0',
      glow: 1.3,
      glowStrength: 0.18,
    });
  });
}
