import { at } from '../../maths/Transform.ts';
import { box, cone } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { paving } from '../../kit/paving.ts';
import { heightAt, pathX } from './land.ts';

/** The trail on both sides of the gorge: worn slabs, and lanterns of stone that still burn at dawn. */
export function drawTrail(draft: Draft, mesh: Mesh): void {
  for (const [from, to] of [
    [11.4, 26],
    [-22.5, -11.6],
  ] as const)
    paving(mesh, {
      ...{ path: pathX, height: heightAt, from, to, wide: 1, size: 0.5, high: 0.07 },
      ...{ colours: ['#6c6560', '#7c7066', '#5f5c60'], top: '#dcc8a8', gone: 0.22 },
    });
  [12.6, -12.2, -15.2, -18.2, -21].forEach((z, index) => {
    drawLantern(draft, mesh, pathX(z) + (index % 2 ? -1.9 : 1.9), z);
  });
}

function drawLantern(draft: Draft, mesh: Mesh, x: number, z: number): void {
  const foot = at(x, heightAt(x, z) - 0.1, z).turn(x + z);
  const stone = { colour: '#6f6862', top: '#b8a48c', grain: 0.09 };
  mesh.add(box(0.62, 0.3, 0.62), { ...stone, at: foot.move(0, 0.15, 0) });
  mesh.add(box(0.3, 0.7, 0.3), { ...stone, at: foot.move(0, 0.62, 0) });
  mesh.add(box(0.66, 0.12, 0.66), { ...stone, at: foot.move(0, 1.02, 0) });
  mesh.add(ico(0.19), {
    ...{ colour: '#FF9A38', at: foot.move(0, 1.27, 0), glow: 1, grain: 0, ghost: true },
  });
  for (const [u, v] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const)
    mesh.add(box(0.07, 0.4, 0.07), { ...stone, at: foot.move(u * 0.24, 1.27, v * 0.24) });
  mesh.add(cone(0.58, 0.4, 4), { ...stone, at: foot.move(0, 1.47, 0).turn(Math.PI / 4) });
  const { y } = foot.where;
  draft.lamp({ x, y: y + 1.3, z, radius: 6.5, strength: 2.3, colour: '#ff9a44', glow: 1.3, through: true });
  draft.pillar(x, y, z, 0.3, 1.8);
}
