import { colour, mixed } from '../../maths/Colour.ts';
import { smooth, TAU } from '../../maths/ease.ts';
import { at as listAt, pick } from '../../maths/random.ts';
import { at, type Point, type Transform } from '../../maths/Transform.ts';
import { ball, cone } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { heightAt, TOYS } from './land.ts';
import { BUNCHES } from './things.ts';

/** A balloon over its knot, white, to be tinted. */
function balloon(mesh: Mesh, place: Transform, hue = '#ffffff', size = 1): Mesh {
  const [dark, shine] = [mixed(hue, '#6a3a7a', 0.25), colour('#ffffff')];
  const middle = place.move(0, 0.62 * size, 0);
  mesh.add(ball(0.5 * size, 8, 6), {
    ...{ colour: hue, at: middle.size(1, 1.18, 1), grain: 0, glow: 0.22, ghost: true },
    paint: (tint, { t, nx, ny, nz }) => {
      tint.mix(dark, (1 - t) * 0.5);
      tint.mix(shine, smooth(0.86, 0.97, nx * -0.55 + ny * 0.62 + nz * 0.55) * 0.8);
    },
  });
  return mesh.add(cone(0.09 * size, 0.12 * size, 5), {
    colour: hue,
    at: place.move(0, -0.06 * size, 0),
    ghost: true,
  });
}

/** Bunches at their stones, three of which can be popped, and single ones that fly away over everything. */
export function drawBalloons(draft: Draft, mesh: Mesh): void {
  const next = draft.random;
  const one = balloon(new Mesh(), at(0, 0, 0));
  const items: ScatterItem[] = [];
  const bunch = (x: number, z: number, count: number) => {
    const y = heightAt(x, z);
    mesh.add(ico(0.3, 1), { colour: '#b08ac8', at: at(x, y + 0.12, z).size(1, 0.7, 1) });
    for (let k = 0; k < count; k++) {
      const out = k === 0 ? 0 : 0.72;
      const turn = k * 2.3 + x;
      const [bx, by, bz] = [
        x + Math.sin(turn) * out,
        y + 2.3 + (k % 3) * 0.72 + next() * 0.3,
        z + Math.cos(turn) * out,
      ];
      items.push({
        at: at(bx, by, bz).lean(Math.cos(turn) * 0.2, -Math.sin(turn) * 0.2),
        tint: colour(listAt(TOYS, k + Math.floor(x + 40))),
      });
      string(mesh, { x, y: y + 0.2, z }, { x: bx, y: by, z: bz });
    }
  };
  for (const [x, z, count] of [
    [-8.6, 15.4, 5],
    [8.2, 18.6, 5],
    [-17, 9, 4],
    [19.4, 10, 4],
    [-13, -13, 4],
    [13.4, -12, 4],
    [-21, -4, 3],
    [21, -4, 3],
    [0, -25, 4],
  ] as const)
    bunch(x, z, count);
  draft.scatter('balloons', one, items, { motion: { kind: 'bob', amount: 0.12, speed: 1.3 } });
  for (const {
    id,
    at: [x, , z],
  } of BUNCHES) {
    const y = heightAt(x, z);
    mesh.add(ico(0.34, 1), { colour: '#b08ac8', at: at(x, y + 0.12, z).size(1, 0.7, 1) });
    const group = draft.mover(`bunch ${id}`, { x, y: y + 2.6, z });
    for (let k = 0; k < 5; k++) {
      const turn = k * 2.3 + z;
      const out = k === 0 ? 0 : 0.78;
      const top = { x: x + Math.sin(turn) * out, y: y + 2.1 + (k % 3) * 0.74, z: z + Math.cos(turn) * out };
      balloon(
        group,
        at(top.x, top.y, top.z).lean(Math.cos(turn) * 0.2, -Math.sin(turn) * 0.2),
        listAt(TOYS, k * 2 + Math.floor(x + 30)),
        1.1,
      );
      string(group, { x, y: y + 0.2, z }, top);
    }
  }
  const away = Array.from({ length: 26 }, () => {
    const angle = next() * TAU;
    const far = 12 + next() * 22;
    return {
      at: at(Math.sin(angle) * far, 3 + next() * 2, Math.cos(angle) * far - 6).size(1.1),
      tint: pick(TOYS.map(colour), next).clone(),
    };
  });
  draft.scatter('free balloons', one, away, { motion: { kind: 'rise', amount: 22, speed: 0.7 } });
}

function string(mesh: Mesh, from: Point, to: Point): void {
  const line = (t: number) => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    z: from.z + (to.z - from.z) * t,
  });
  mesh.add(tube(line, 1, 0.014, { sides: 3 }), { colour: '#fff6ec', grain: 0, ghost: true });
}
