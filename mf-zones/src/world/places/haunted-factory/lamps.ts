import { TAU } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { ball, box, cone, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { heightAt, LAMP } from './land.ts';
import { SPOTS } from './things.ts';

/** A street lamp with a hood: one hard round of light on the ground. */
export function drawLamp(draft: Draft, mesh: Mesh): void {
  const foot = at(LAMP.x, heightAt(LAMP.x, LAMP.z), LAMP.z);
  mesh.add(
    lathe(
      [
        [0.4, 0],
        [0.34, 0.5],
        [0.14, 0.7],
        [0.09, LAMP.high],
      ] as const,
      8,
    ),
    { colour: '#1c1f20', top: '#343a3a', at: foot, grain: 0 },
  );
  const neck = curve([
    foot.point(0, LAMP.high - 0.1, 0),
    foot.point(0.3, LAMP.high + 0.7, 0),
    foot.point(1.1, LAMP.high + 0.8, 0.1),
    foot.point(1.6, LAMP.high + 0.2, 0.1),
  ]);
  mesh.add(tube(neck, 10, 0.07, { sides: 6 }), { colour: '#1c1f20', grain: 0, ghost: true });
  const head = foot.move(1.6, LAMP.high, 0.1);
  mesh.add(
    lathe(
      [
        [0.75, -0.34],
        [0.62, -0.1],
        [0.2, 0.14],
        [0.1, 0.36],
      ] as const,
      12,
    ),
    { colour: '#15181a', top: '#3a4040', at: head, grain: 0, ghost: true },
  );
  mesh.add(ball(0.27, 8, 6), {
    colour: '#fff4c0',
    at: head.move(0, -0.3, 0),
    glow: 1.1,
    grain: 0,
    ghost: true,
  });
  draft.pillar(LAMP.x, 0, LAMP.z, 0.3, 5);
  const { x, y, z } = head.where;
  draft.lamp({
    x,
    y: y - 0.4,
    z,
    radius: 13,
    strength: 7.5,
    colour: '#ffc468',
    through: true,
    glow: 3.4,
    glowStrength: 0.5,
    flicker: 0.85,
  });
  draft.glow({ x, y: y - 1.4, z, size: 5.4, colour: '#ffb858', strength: 0.16, flicker: 0.8 });
  draft.air.shafts.push({
    count: 3,
    low: [x + 0.9, z - 0.8],
    high: [x + 1.4, z - 0.5],
    colour: '#ffd890',
    strength: 0.12,
    height: 6.4,
    width: 0.75,
  });
}

/** A lantern that does not want to be held. It is drawn in its first spot, and runs to others. */
export function drawLantern(draft: Draft): void {
  const [x, , z] = SPOTS[0].at;
  const foot = at(x, heightAt(x, z) + 1, z);
  const lantern = draft.mover('lantern', foot.where);
  lantern.add(drum(0.2, 0.24, 0.1, 8), { colour: '#2a2422', at: foot, grain: 0, ghost: true });
  lantern.add(ball(0.2, 8, 6), {
    colour: '#ffb45e',
    top: '#ffe08a',
    at: foot.move(0, 0.32, 0).size(1, 1.2, 1),
    glow: 1.1,
    grain: 0,
    ghost: true,
  });
  for (let k = 0; k < 4; k++)
    lantern.add(box(0.04, 0.52, 0.04), {
      colour: '#2a2422',
      at: foot.turn((k / 4) * TAU).move(0, 0.32, 0.22),
      ghost: true,
    });
  lantern.add(cone(0.3, 0.24, 8), { colour: '#3a302a', at: foot.move(0, 0.58, 0), grain: 0, ghost: true });
  lantern.add(torus(0.13, 0.03, 4, 10), {
    colour: '#3a302a',
    at: foot.move(0, 0.9, 0).lean(Math.PI / 2),
    ghost: true,
  });
}
