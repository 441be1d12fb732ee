import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, cone, masonry, torus } from '../../mesh/forms.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { IRON } from './colours.ts';
import { gear } from './gear.ts';
import { GATE, heightAt } from './land.ts';

/** Two posts, one leaf hanging by a hinge, the other on the ground; bars to both sides, some of them missing. */
export function drawGate(draft: Draft, mesh: Mesh): void {
  for (const side of [-1, 1]) {
    const foot = at(GATE.x + side * GATE.half, heightAt(GATE.x, GATE.z) - 0.1, GATE.z);
    mesh.add(masonry(1.1, side > 0 ? 4.3 : 3.9, 1.1, 0.6, 0.36), {
      ...{
        colour: '#2c2622',
        top: '#4f443c',
        at: foot.move(0, 2.1, 0).lean(0, side * 0.03),
        grain: 0.14,
        foot: [0.7, 1.1],
      },
    });
    mesh.add(box(1.4, 0.24, 1.4), {
      colour: '#4a4038',
      at: foot.move(0, side > 0 ? 4.3 : 4.1, 0),
      grain: 0.06,
    });
    mesh.add(ball(0.42, 8, 6), {
      colour: '#3a342e',
      top: '#6a5f52',
      at: foot.move(0, side > 0 ? 4.8 : 4.6, 0),
      grain: 0.06,
    });
    draft.pillar(foot.where.x, 0, foot.where.z, 0.75, 4);
  }
  // What is left of the arch over it.
  const left = GATE.x - GATE.half;
  const arch = curve([
    { x: left, y: 4.2, z: GATE.z },
    { x: left + 0.5, y: 5.5, z: GATE.z },
    { x: left + 1.9, y: 6.1, z: GATE.z + 0.1 },
    { x: left + 2.6, y: 5.7, z: GATE.z + 0.3 },
  ]);
  mesh.add(tube(arch, 10, 0.07, { sides: 5 }), { colour: IRON, grain: 0, ghost: true });
  mesh.add(
    tube((t) => ({ ...arch(t * 0.8), y: arch(t * 0.8).y - 0.42 }), 8, 0.05, { sides: 4 }),
    { colour: IRON, grain: 0, ghost: true },
  );
  for (const t of [0.1, 0.25, 0.4, 0.55, 0.7]) {
    const { x, y, z } = arch(t);
    mesh.add(box(0.05, 0.5, 0.05), { colour: IRON, at: at(x, y - 0.22, z), ghost: true });
  }
  gear(mesh, at(left + 1.5, 5.35, GATE.z + 0.1), 0.34, '#232829');
  const stub = curve([
    { x: GATE.x + GATE.half, y: 4.5, z: GATE.z },
    { x: GATE.x + GATE.half - 0.4, y: 5.4, z: GATE.z },
    { x: GATE.x + GATE.half - 1, y: 5.8, z: GATE.z - 0.1 },
  ]);
  mesh.add(tube(stub, 6, 0.07, { sides: 5 }), { colour: IRON, grain: 0, ghost: true });
  leaf(
    mesh,
    at(GATE.x - GATE.half + 0.5, 0.1, GATE.z)
      .turn(-0.95)
      .lean(0.05, -0.09),
  );
  leaf(
    mesh,
    at(GATE.x + GATE.half + 0.3, 0.3, GATE.z + 2.6)
      .turn(0.7)
      .lean(-1.25, 0.1),
  );
  const bar = new Mesh()
    .add(box(0.08, 2.3, 0.08), { colour: IRON, at: at(0, 1.15, 0), grain: 0, ghost: true })
    .add(cone(0.12, 0.4, 4), { colour: '#2a2e2e', at: at(0, 2.26, 0), grain: 0, ghost: true });
  const bars: ScatterItem[] = [];
  const next = draft.random;
  for (const side of [-1, 1])
    for (let out = GATE.half + 0.9; out < 29; out += 0.62) {
      if (next() < 0.12 || (side > 0 && out > 9 && out < 11.4)) continue;
      const x = GATE.x + side * out;
      bars.push({
        at: at(x, heightAt(x, GATE.z) - 0.06, GATE.z)
          .turn(next())
          .lean((next() - 0.5) * 0.16, (next() - 0.5) * 0.16),
      });
    }
  draft.scatter('bars', bar, bars);
  for (const [from, to] of [
    [-29, -GATE.half - 0.5],
    [GATE.half + 0.5, 9],
    [11.4, 29],
  ] as const) {
    const middle = GATE.x + (from + to) / 2;
    for (const y of [0.5, 1.9])
      mesh.add(box(to - from, 0.08, 0.05), { colour: IRON, at: at(middle, y + 0.1, GATE.z), ghost: true });
    draft.wall(middle, -0.5, GATE.z, [to - from, 2.6, 0.3]);
  }
}

function leaf(mesh: Mesh, hinge: Transform): void {
  const wide = 3;
  const iron = { colour: IRON, top: '#2f3434', grain: 0, ghost: true } as const;
  for (let k = 0; k <= 8; k++) {
    const tall = 2.4 + 0.9 * (1 - k / 8);
    mesh.add(box(0.07, tall, 0.07), { ...iron, at: hinge.move((k / 8) * wide, tall / 2, 0) });
    mesh.add(cone(0.1, 0.32, 4), { ...iron, at: hinge.move((k / 8) * wide, tall, 0) });
  }
  for (const y of [0.3, 1.3, 2.2])
    mesh.add(box(wide, 0.1, 0.08), { ...iron, at: hinge.move(wide / 2, y, 0) });
  mesh.add(torus(0.4, 0.05, 4, 12), { ...iron, at: hinge.move(wide / 2, 1.75, 0).lean(Math.PI / 2) });
}
