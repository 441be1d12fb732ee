import { at, type Transform } from '../../maths/Transform.ts';
import { box, drum } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { flame } from '../../kit/fire.ts';
import { palm } from '../../kit/palms.ts';
import { tent } from '../../kit/tents.ts';
import { heightAt } from './land.ts';

const HIDE = { colour: '#8f5f3f', top: '#d9a878', grain: 0.05 };

/** On turning round at the spawn: the caravan that rests before the dunes, and its fire. */
export function drawCaravan(draft: Draft, mesh: Mesh): void {
  const on = (x: number, z: number) => at(x, heightAt(x, z), z);
  tent(draft, mesh, on(-9, 50).turn(2.6), { cloth: '#8f3f4a', stripe: '#e8c08a' });
  tent(draft, mesh, on(8.6, 51.5).turn(-2.7), { cloth: '#3f6a78', stripe: '#e2b27a' });
  for (const [x, z, turn, size] of [
    [3.6, 48, -0.9, 1.15],
    [-4.4, 50.5, 1.3, 1],
    [6.6, 45.4, -2.2, 0.9],
  ] as const)
    drawCamel(draft, mesh, on(x, z).turn(turn).size(size), size);
  for (const [x, z, height, lean, side] of [
    [-12.5, 47, 6.4, 1.4, 0.8],
    [12.4, 47.5, 7, 1.2, -0.6],
  ] as const) {
    palm(mesh, on(x, z), { height, lean, side });
    draft.pillar(x, heightAt(x, z), z, 0.35, 5);
  }
  drawFire(draft, mesh, on(-1.2, 46.4));
}

/** Looks to +z, with a saddle and somebody’s rugs on its back. */
function drawCamel(draft: Draft, mesh: Mesh, foot: Transform, size: number): void {
  mesh.add(ico(0.72, 1), { ...HIDE, at: foot.move(0, 1.7, 0).size(0.8, 0.85, 1.5) });
  mesh.add(ico(0.42, 1), { ...HIDE, at: foot.move(0, 2.35, -0.1).size(0.75, 1, 1) });
  const neck = curve(
    [
      [0, 1.7, 0.85],
      [0, 1.5, 1.4],
      [0, 2, 1.75],
      [0, 2.6, 1.85],
    ].map(([x = 0, y = 0, z = 0]) => ({ x, y, z })),
  );
  mesh.add(
    tube(neck, 6, (t) => 0.32 - t * 0.14, { sides: 6 }),
    { ...HIDE, at: foot },
  );
  mesh.add(ico(0.24, 1), { ...HIDE, at: foot.move(0, 2.68, 2.05).size(0.8, 0.8, 1.6) });
  for (const side of [-0.34, 0.34])
    for (const deep of [-0.7, 0.7])
      mesh.add(drum(0.1, 0.15, 1.5, 5), { ...HIDE, at: foot.move(side, 0, deep) });
  mesh.add(box(1.2, 0.14, 0.9), { colour: '#b3394a', at: foot.move(0, 2.12, -0.1), ghost: true });
  for (const side of [-1, 1])
    mesh.add(box(0.14, 0.8, 0.8), { colour: '#d99a3f', at: foot.move(side * 0.62, 1.75, -0.1), ghost: true });
  const { x, y, z } = foot.where;
  draft.pillar(x, y, z, 1.1 * size, 2.4 * size);
}

function drawFire(draft: Draft, mesh: Mesh, foot: Transform): void {
  for (let k = 0; k < 4; k++)
    mesh.add(drum(0.09, 0.07, 1.1, 5), {
      colour: '#3a2420',
      at: foot
        .move(0, 0.1, 0)
        .turn(k * 1.6)
        .move(0, 0, 0.45)
        .lean(-1.1),
    });
  flame(mesh, foot.move(0, 0.15, 0), 1.5);
  flame(mesh, foot.move(0.2, 0.1, 0.15), 0.9);
  const { x, y, z } = foot.where;
  draft.lamp({ x, y: y + 0.9, z, radius: 11, strength: 2.6, colour: '#ff9a40', glow: 2.4, flicker: 0.35 });
  draft.pillar(x, y, z, 0.7, 0.9);
}
