import { TAU } from '../../maths/ease.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, disc, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { gear } from './gear.ts';
import { heightAt, MACHINE } from './land.ts';
import { LEVERS } from './things.ts';

const IRON = { low: '#23282a', high: '#566060', brass: '#8a6a3a', rust: '#6a4630' };

/** The great machine: a boiler that lies, a wheel as high as two people, pistons, and three levers before it. */
export function drawMachine(draft: Draft, mesh: Mesh): void {
  const foot = at(MACHINE.x, heightAt(MACHINE.x, MACHINE.z) - 0.05, MACHINE.z).turn(0.62);
  mesh.add(box(8.4, 0.6, 3.6, [8, 1, 3]), {
    colour: '#3a342e',
    top: '#5a5248',
    at: foot.move(0, 0.3, 0),
    grain: 0.1,
  });
  drawBoiler(draft, mesh, foot);
  drawWheel(draft, mesh, foot.move(2.5, 2.7, 1.2));
  drawPistons(draft, mesh, foot);
  const { x, z } = foot.where;
  draft.wall(x, 0, z, [8.4, 3, 3.6], 0.62);
  LEVERS.forEach(({ id, at: [lx, , lz] }, index) => {
    const stand = at(lx, heightAt(lx, lz), lz).turn(0.62);
    mesh.add(drum(0.4, 0.3, 0.9, 8), { colour: '#2a2c2c', top: '#4a4e4c', at: stand, grain: 0.04 });
    mesh.add(torus(0.34, 0.05, 4, 12), {
      colour: HUES[index] ?? '#ffffff',
      at: stand.move(0, 0.88, 0),
      glow: 0.8,
      grain: 0,
      ghost: true,
    });
    const lever = draft.mover(`lever ${id}`, stand.move(0, 0.85, 0).where);
    lever.add(drum(0.06, 0.05, 1, 6), {
      colour: IRON.high,
      at: stand.move(0, 0.85, 0).lean(-0.5),
      grain: 0,
      ghost: true,
    });
    lever.add(ball(0.16, 8, 6), {
      colour: HUES[index] ?? '#ffffff',
      at: stand.move(0, 0.85, 0).lean(-0.5).move(0, 1.05, 0),
      glow: 0.7,
      grain: 0,
      ghost: true,
    });
    draft.pillar(lx, 0, lz, 0.3, 1);
    draft.lamp({
      x: lx,
      y: 1.2,
      z: lz,
      radius: 3.4,
      strength: 0.9,
      colour: HUES[index] ?? '#ffffff',
      through: true,
    });
  });
}

const HUES = ['#ff7a4a', '#ffd24a', '#7ad8ff'];

function drawBoiler(draft: Draft, mesh: Mesh, foot: Transform): void {
  const lies = foot.move(-4, 2.1, -0.4).lean(0, -Math.PI / 2);
  const shell = [
    [0, 0],
    [1.2, 0.1],
    [1.5, 0.4],
    [1.5, 2],
    [1.56, 2.05],
    [1.56, 2.25],
    [1.5, 2.3],
    [1.5, 4.2],
    [1.2, 4.6],
    [0, 4.7],
  ] as const;
  mesh.add(lathe(shell, 14), { colour: IRON.low, top: IRON.high, at: lies, grain: 0.1 });
  for (const y of [0.5, 2.15, 4.1])
    for (let k = 0; k < 10; k++)
      mesh.add(ball(0.06, 4, 3), {
        colour: IRON.brass,
        at: lies.turn((k / 10) * TAU).move(0, y, 1.55),
        ghost: true,
      });
  mesh.add(drum(0.3, 0.26, 1.6, 8), {
    colour: IRON.low,
    top: IRON.rust,
    at: foot.move(-3, 3.5, -0.4),
    grain: 0.08,
  });
  mesh.add(
    lathe(
      [
        [0.3, 0],
        [0.55, 0.3],
        [0.5, 0.4],
      ] as const,
      8,
    ),
    { colour: '#1c1e1e', at: foot.move(-3, 5, -0.4), grain: 0.05 },
  );
  // The fire door: it glows through its slits.
  const door = foot.move(-2.6, 1.7, 1.12);
  mesh.add(disc(0.72, 14), { colour: '#15181a', at: door.lean(Math.PI / 2), ghost: true });
  for (const y of [-0.3, 0, 0.3])
    mesh.add(box(0.9, 0.1, 0.05), {
      colour: '#ff8a3a',
      at: door.move(0, y, 0.04),
      glow: 1,
      grain: 0,
      ghost: true,
    });
  mesh.add(torus(0.74, 0.08, 5, 16), { colour: IRON.brass, at: door.lean(Math.PI / 2), ghost: true });
  draft.lamp({
    ...door.move(0, 0, 0.8).where,
    radius: 7,
    strength: 2,
    colour: '#ff8a3a',
    through: true,
    glow: 2.2,
    glowStrength: 0.3,
    flicker: 0.4,
  });
  draft.air.puffs.push({
    ...foot.move(-3, 5.5, -0.4).where,
    count: 12,
    colour: '#8a988e',
    size: 1.5,
    rise: 4,
    drift: [2.4, -1],
    spread: 0.2,
    speed: 0.11,
    strength: 0.34,
  });
}

function drawWheel(draft: Draft, mesh: Mesh, hub: Transform): void {
  const wheel = draft.mover('wheel', hub.where);
  wheel.add(torus(2.2, 0.2, 6, 28), {
    colour: IRON.low,
    top: IRON.high,
    at: hub.lean(Math.PI / 2),
    grain: 0.03,
  });
  for (let k = 0; k < 8; k++)
    wheel.add(box(0.16, 2.1, 0.14), {
      colour: IRON.rust,
      at: hub.lean(0, (k / 8) * TAU).move(0, 1.05, 0),
      grain: 0.03,
      ghost: true,
    });
  gear(wheel, hub.move(0, 0, 0.2), 0.8, '#6a5230');
  wheel.add(ball(0.2, 7, 5), { colour: IRON.brass, at: hub.move(1.5, 0, 0.3), glow: 0.2, ghost: true });
  mesh.add(box(0.6, 2.6, 0.5), {
    colour: '#2a2c2c',
    top: '#44484a',
    at: hub.move(0, -1.3, -0.4),
    grain: 0.06,
  });
}

function drawPistons(draft: Draft, mesh: Mesh, foot: Transform): void {
  const rods = draft.mover('pistons', foot.where);
  for (const [x, tall] of [
    [0.5, 1.6],
    [1.2, 2],
    [3.6, 1.5],
  ] as const) {
    mesh.add(drum(0.32, 0.32, tall, 9), {
      colour: '#3a2f28',
      top: IRON.rust,
      at: foot.move(x, 0.6, -0.9),
      grain: 0.05,
    });
    mesh.add(torus(0.34, 0.06, 4, 12), {
      colour: IRON.brass,
      at: foot.move(x, 0.6 + tall, -0.9),
      ghost: true,
    });
    rods.add(drum(0.12, 0.12, 1.8, 7), {
      colour: '#8a9494',
      at: foot.move(x, tall + 0.1, -0.9),
      grain: 0,
      ghost: true,
    });
    rods.add(box(0.6, 0.24, 0.3), { colour: IRON.rust, at: foot.move(x, tall + 1.9, -0.9), ghost: true });
  }
  const pipe = curve([
    foot.point(0.5, 4.1, -0.9),
    foot.point(-0.6, 4.6, -0.7),
    foot.point(-1.6, 4, -0.5),
    foot.point(-1.8, 3.4, -0.4),
  ]);
  mesh.add(tube(pipe, 10, 0.14, { sides: 6 }), { colour: IRON.brass, grain: 0.03, ghost: true });
}
