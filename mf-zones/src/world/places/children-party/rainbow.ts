import { at } from '../../maths/Transform.ts';
import { box } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import type { Draft } from '../../draft/Draft.ts';
import { heightAt, pathX, TOYS } from './land.ts';

const Z = 30;
const INNER = 4.4;
const BAND = 0.46;
const DEEP = 0.8;
const ORDER = [0, 5, 1, 3, 2, 4];

/** On turning round at the spawn: the rainbow that everybody comes in by, standing on two clouds. */
export function drawRainbow(draft: Draft, mesh: Mesh): void {
  const middle = pathX(Z);
  const foot = at(middle, heightAt(middle, Z) - 0.2, Z);
  ORDER.forEach((toy, index) => {
    const outer = INNER + (ORDER.length - index) * BAND;
    // Front, top, back and below of one band of colour.
    const section = [
      [outer - BAND, DEEP / 2],
      [outer, DEEP / 2],
      [outer, -DEEP / 2],
      [outer - BAND, -DEEP / 2],
      [outer - BAND, DEEP / 2],
    ] as const;
    const arch = surface(18, 4, (u, v) => {
      const [radius, deep] = section[Math.round(v * 4)] ?? section[0];
      const angle = u * Math.PI;
      return [-Math.cos(angle) * radius, Math.sin(angle) * radius, deep];
    });
    mesh.add(arch, { colour: TOYS[toy] ?? TOYS[0], at: foot, grain: 0.02, glow: 0.12 });
  });
  for (const side of [-1, 1]) {
    const cloud = foot.move(side * (INNER + 1.4), 0.4, 0);
    for (let k = 0; k < 4; k++) {
      const puff = cloud.move(Math.sin(k * 2.2) * 1.5, 0.15 + (k % 3) * 0.4, Math.cos(k * 2.2) * 0.9);
      mesh.add(ico(0.95 - (k % 3) * 0.15, 1).faceted(), { colour: '#e8dcf4', top: '#ffffff', at: puff });
    }
    const { x, y, z } = cloud.where;
    draft.pillar(x, y - 1, z, 2, 3);
    drawPresents(draft, mesh, side);
  }
}

/** What the guests have left beside the way. */
function drawPresents(draft: Draft, mesh: Mesh, side: number): void {
  for (const [k, far] of [0, 1, 2].entries()) {
    const z = 25.5 + far * 1.5;
    const x = pathX(z) + side * (4.4 + (k % 2) * 1.3);
    const size = 1.1 - k * 0.22;
    const gift = at(x, heightAt(x, z) + size / 2, z).turn(k * 0.8 + side);
    const [paper, ribbon] = [TOYS[(k + (side > 0 ? 2 : 4)) % 6] ?? TOYS[0], '#fff6e6'];
    mesh.add(box(size, size, size), { colour: paper, at: gift, grain: 0.02 });
    for (const turn of [0, Math.PI / 2])
      mesh.add(box(size * 1.03, size * 1.03, 0.16), { colour: ribbon, at: gift.turn(turn), ghost: true });
    draft.pillar(x, heightAt(x, z), z, size * 0.6, size);
  }
}
