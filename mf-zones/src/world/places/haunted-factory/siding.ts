import { random } from '../../maths/random.ts';
import { at, type Point, type Transform } from '../../maths/Transform.ts';
import { ball, box, drum } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { GREEN, IRON, RUST } from './colours.ts';
import { heightAt, pathX } from './land.ts';

/** On turning round at the spawn: the last tram, that has waited here with its light on since the works closed. */
export function drawSiding(draft: Draft, mesh: Mesh): void {
  const [x, z] = [-6.2, 29.2];
  const tram = at(x, heightAt(x, z), z).turn(1.25);
  drawTram(draft, mesh, tram);
  drawPoles(mesh);
  drawSignal(draft, mesh);
  const next = random(17);
  for (let k = 0; k < 12; k++) {
    const spot = tram.move(0, 0.06, -9 + k * 1.5);
    mesh.add(box(2.2, 0.12, 0.34), {
      ...{ colour: '#2a2420', at: spot.turn((next() - 0.5) * 0.2), grain: 0.14, ghost: true },
    });
  }
  for (const side of [-0.7, 0.7])
    mesh.add(box(0.09, 0.14, 18), { colour: '#5a5450', at: tram.move(side, 0.18, -0.8), ghost: true });
}

function drawTram(draft: Draft, mesh: Mesh, tram: Transform): void {
  const body = tram.lean(0, 0.05);
  mesh.add(box(2.3, 1.25, 7.4, [2, 2, 8]), {
    ...{ colour: RUST.low, top: '#6f6a58', at: body.move(0, 1.3, 0), grain: 0.14, foot: [0.6, 1] },
  });
  mesh.add(box(2.3, 0.5, 7.4, [2, 1, 8]), { colour: '#5f5a48', at: body.move(0, 3.1, 0), grain: 0.1 });
  mesh.add(box(2.6, 0.22, 7.9), { colour: '#2a2c28', top: '#4a4c44', at: body.move(0, 3.45, 0) });
  for (const side of [-1, 1]) {
    for (let post = 0; post <= 6; post++)
      mesh.add(box(0.12, 1, 0.18), {
        colour: RUST.high,
        at: body.move(side * 1.08, 2.4, -3.6 + post * 1.2),
      });
    for (let window = 0; window < 6; window++)
      mesh.add(box(0.06, 0.86, 1), {
        // Not all of them, and one as if somebody stood before it.
        ...{ colour: window === 2 ? '#2c3a2a' : window === 4 ? '#141816' : '#d9e8a0', grain: 0 },
        ...{ at: body.move(side * 1.04, 2.4, -3 + window * 1.2), ghost: true },
        glow: window === 2 || window === 4 ? 0.1 : 0.8,
      });
  }
  for (const end of [-1, 1])
    mesh.add(box(2, 0.86, 0.06), {
      ...{ colour: '#d9e8a0', at: body.move(0, 2.4, end * 3.66), glow: 0.8, grain: 0, ghost: true },
    });
  for (const side of [-0.8, 0.8])
    for (const deep of [-2.3, 2.3])
      mesh.add(drum(0.42, 0.42, 0.2, 10), {
        colour: '#1c1a18',
        at: body.move(side, 0.5, deep).lean(0, Math.PI / 2),
      });
  mesh.add(ball(0.24, 8, 6), {
    colour: '#fff4c0',
    at: body.move(0, 1.5, 3.78),
    glow: 1,
    grain: 0,
    ghost: true,
  });
  const light = body.move(0, 1.5, 4.2).where;
  draft.glow({ ...light, size: 2.6, colour: '#ffe8a0', strength: 0.5, flicker: 0.5 });
  draft.lamp({ ...body.move(0, 1.6, 6).where, radius: 9, strength: 2.4, colour: '#ffe09a', through: true });
  for (const side of [-2, 2])
    draft.lamp({ ...body.move(side, 2, 0).where, radius: 6, strength: 1, colour: GREEN, through: true });
  for (const deep of [-2.6, 0, 2.6]) {
    const spot = body.move(0, 0, deep).where;
    draft.pillar(spot.x, -0.5, spot.z, 1.4, 4);
  }
}

/** Telegraph poles lean away along the road, their wires still up. */
function drawPoles(mesh: Mesh): void {
  const tops: Point[] = [25, 33, 42, 52].map((z, index) => {
    const x = pathX(z) + 4.6 + index * 0.4;
    const pole = at(x, heightAt(x, z) - 0.2, z).lean(0, index % 2 ? 0.06 : -0.05);
    mesh.add(drum(0.16, 0.11, 7, 6), { colour: '#1c1a18', top: '#3a342e', at: pole, ghost: true });
    mesh.add(box(2, 0.14, 0.14), { colour: '#24211e', at: pole.move(0, 6.4, 0), ghost: true });
    return pole.point(0, 6.5, 0);
  });
  tops.slice(1).forEach((to, index) => {
    const from = tops[index];
    if (!from) return;
    for (const side of [-0.85, 0.85]) {
      const middle = { x: (from.x + to.x) / 2 + side, y: (from.y + to.y) / 2 - 0.9, z: (from.z + to.z) / 2 };
      const wire = curve([{ ...from, x: from.x + side }, middle, { ...to, x: to.x + side }]);
      mesh.add(tube(wire, 6, 0.03, { sides: 3 }), { colour: '#101414', ghost: true });
    }
  });
}

/** It shows red, and nothing has come for years. */
function drawSignal(draft: Draft, mesh: Mesh): void {
  const [x, z] = [pathX(28) + 2.4, 28];
  const foot = at(x, heightAt(x, z), z);
  mesh.add(drum(0.1, 0.08, 3.6, 6), { colour: IRON, at: foot, ghost: true });
  mesh.add(box(0.5, 1, 0.3), { colour: '#0f1112', at: foot.move(0, 3.8, 0), ghost: true });
  const lens = foot.move(0, 4.05, -0.16);
  mesh.add(ball(0.15, 7, 5), { colour: '#ff5a3a', at: lens, glow: 1, grain: 0, ghost: true });
  draft.glow({ ...lens.move(0, 0, -0.2).where, size: 1.8, colour: '#ff4a2a', strength: 0.5, flicker: 0.1 });
  draft.lamp({ ...lens.move(0, -0.6, -0.8).where, radius: 5, strength: 1.4, colour: '#ff5a3a' });
  draft.pillar(x, foot.where.y, z, 0.2, 4);
}
