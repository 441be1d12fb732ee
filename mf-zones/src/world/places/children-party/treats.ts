import { TAU } from '../../maths/ease.ts';
import { at as listAt, random } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { box, disc, drum, floor } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { heightAt, pathX, TOYS } from './land.ts';

/** What lies before the cake: biscuits to hop on along the way, presents that nobody has opened, and confetti. */
export function drawTreats(draft: Draft, mesh: Mesh): void {
  const next = random(31);
  for (let k = 0; k < 7; k++) {
    const z = 17.2 - k * 1.5;
    const x = pathX(z) + (k % 2 ? 0.55 : -0.55);
    const foot = at(x, heightAt(x, z) - 0.02, z).turn(k);
    mesh.add(drum(0.62, 0.56, 0.11, 9), { colour: '#c98a4f', top: '#f0c080', at: foot, grain: 0.08 });
    mesh.add(disc(0.46, 8), {
      ...{ colour: listAt(['#ffd0e4', '#c8f0e0', '#fff6c8'], k), at: foot.move(0, 0.12, 0), ghost: true },
    });
    for (let sugar = 0; sugar < 6; sugar++) {
      const bit = foot.turn(sugar * 1.05 + next()).move(0, 0.13, 0.16 + next() * 0.2);
      mesh.add(floor(0.08, 0.06), { colour: listAt(TOYS, sugar + k), at: bit, ghost: true, grain: 0 });
    }
  }
  for (const [x, z, size, turn, hue] of [
    [-3.1, 15, 0.62, 0.5, 4],
    [-3.8, 15.6, 0.42, 1.1, 1],
    [-2.9, 16, 0.34, 0.2, 2],
  ] as const)
    drawPresent(draft, mesh, x, z, size, turn, hue);
  for (let k = 0; k < 110; k++) {
    const [x, z] = [-4.5 + next() * 10, 11 + next() * 8];
    const bit = at(x, heightAt(x, z) + 0.05, z).turn(next() * TAU);
    mesh.add(floor(0.09 + next() * 0.07, 0.1), {
      ...{ colour: listAt(TOYS, k), at: bit.size(k % 2 ? 0.5 : 1, 1, 1), ghost: true, grain: 0 },
    });
  }
}

function drawPresent(
  draft: Draft,
  mesh: Mesh,
  x: number,
  z: number,
  size: number,
  turn: number,
  hue: number,
): void {
  const y = heightAt(x, z);
  const foot = at(x, y + size * 0.46, z).turn(turn);
  mesh.add(box(size, size, size), { colour: listAt(TOYS, hue), at: foot, grain: 0.02, foot: [0.75, 1.05] });
  const ribbon = listAt(TOYS, hue + 3);
  for (const way of [0, TAU / 4])
    mesh.add(box(size * 1.03, size * 1.03, size * 0.18), { colour: ribbon, at: foot.turn(way), ghost: true });
  for (const side of [-1, 1])
    mesh.add(drum(0.02, size * 0.16, size * 0.3, 5), {
      ...{ colour: ribbon, at: foot.move(0, size * 0.5, 0).lean(0, side * 0.9), ghost: true },
    });
  draft.wall(x, y - 0.1, z, [size, size + 0.1, size], turn);
}
