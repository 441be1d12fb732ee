import { lerp } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { box, cone, drum } from '../../mesh/forms.ts';
import { tube } from '../../mesh/tube.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { BRIDGE } from './land.ts';

const { from, to } = BRIDGE;
const SAG = 1.5;
const TURN = Math.atan2(to.x - from.x, to.z - from.z);
const PLANKS = 34;

const line = (t: number) => ({
  x: lerp(from.x, to.x, t),
  y: lerp(from.y, to.y, t) - SAG * (1 - (t * 2 - 1) ** 2),
  z: lerp(from.z, to.z, t),
});

/** Planks on two ropes, two more to hold on to, and a post at each corner. It hangs, and sways a little. */
export function drawBridge(draft: Draft, posts: Mesh): void {
  const middle = line(0.5);
  const hung = draft.mover('bridge', { ...middle, y: middle.y + 2.4 });
  const next = draft.random;
  for (let k = 0; k < PLANKS; k++) {
    if (k === 11 || k === 25) continue;
    const spot = line((k + 0.5) / PLANKS);
    const ahead = line((k + 0.6) / PLANKS);
    const slope = Math.atan2(ahead.y - spot.y, Math.hypot(ahead.x - spot.x, ahead.z - spot.z));
    hung.add(box(1.9, 0.1, 0.5), {
      ...{ colour: '#a87a4e', top: '#d8a870', grain: 0.18 },
      at: at(spot.x + (next() - 0.5) * 0.12, spot.y, spot.z)
        .turn(TURN + (next() - 0.5) * 0.06)
        .lean(-slope, (next() - 0.5) * 0.05),
    });
  }
  const beside = (t: number, side: number, high: number) => {
    const spot = at(line(t).x, line(t).y, line(t).z).turn(TURN).move(side, high, 0).where;
    return spot;
  };
  for (const side of [-0.92, 0.92])
    for (const high of [-0.04, 1.15])
      hung.add(
        tube(
          (t) => beside(t, side * (high > 0 ? 1.12 : 1), high + (high > 0 ? 0.2 * (t * 2 - 1) ** 2 : 0)),
          22,
          high > 0 ? 0.06 : 0.05,
          { sides: 5 },
        ),
        {
          ...{ colour: '#8a6a44', top: '#c8a06a', grain: 0.05, ghost: true },
        },
      );
  for (let k = 1; k < 18; k++)
    for (const side of [-1, 1]) {
      const t = k / 18;
      const foot = beside(t, side * 0.92, 0);
      hung.add(box(0.04, 1.2, 0.04), {
        colour: '#b08a58',
        at: at(foot.x, foot.y + 0.6, foot.z)
          .turn(TURN)
          .lean(0, -side * 0.09),
        ghost: true,
      });
    }
  for (const end of [0, 1])
    for (const side of [-1, 1]) {
      const foot = beside(end, side * 1.05, -0.7);
      posts.add(drum(0.22, 0.18, 2.5, 7), {
        colour: '#5a4030',
        top: '#9a7048',
        at: at(foot.x, foot.y, foot.z),
        grain: 0.1,
      });
      posts.add(cone(0.3, 0.3, 7), { colour: '#b8704a', at: at(foot.x, foot.y + 2.5, foot.z) });
      draft.pillar(foot.x, foot.y, foot.z, 0.25, 2.4);
    }
  for (const { x, z } of [from, to]) draft.ways.push({ x, z, radius: 4 });
  const parts = 30;
  for (let k = 0; k < parts; k++) {
    const spot = line((k + 0.5) / parts);
    const half = Math.hypot(to.x - from.x, to.z - from.z) / parts / 2 + 0.03;
    draft.solid({
      kind: 'box',
      x: spot.x,
      z: spot.z,
      low: spot.y - 0.3,
      high: spot.y + 0.05,
      halfX: 0.95,
      halfZ: half,
      turn: TURN,
    });
    for (const side of [-1, 1]) {
      const rope = beside((k + 0.5) / parts, side * 1.2, 0);
      draft.solid({
        kind: 'box',
        x: rope.x,
        z: rope.z,
        low: rope.y,
        high: rope.y + 1.3,
        halfX: 0.1,
        halfZ: half,
        turn: TURN,
      });
    }
  }
}
