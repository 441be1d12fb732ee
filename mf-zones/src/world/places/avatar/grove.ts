import { at as listAt, random } from '../../maths/random.ts';
import { TAU } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { ico } from '../../mesh/ico.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { mushroom } from '../../kit/glowPlants.ts';
import { heightAt, pathX } from './land.ts';

const HUES = ['#7CF5E3', '#c79aff', '#ff9a8a', '#7CF5E3'] as const;

/** On turning round at the spawn: mushrooms as high as houses, that light the way out of the forest. */
export function drawGrove(draft: Draft, mesh: Mesh): void {
  const next = random(21);
  const giants: readonly (readonly [x: number, z: number, size: number])[] = [
    [-5.6, 32.5, 6.2],
    [5.2, 34, 7.6],
    [9.2, 29.5, 4.2],
    [-9.6, 29, 3.4],
    [-2.2, 37.5, 4.8],
    [3.4, 29.4, 1.7],
    [-4.4, 28.6, 1.3],
  ];
  giants.forEach(([aside, z, size], index) => {
    const x = pathX(z) + aside;
    // They stand on a slope, and are rooted on its lower side.
    const y = Math.min(...[-0.14, 0.14].map((side) => heightAt(x + side * size, z))) - 0.2;
    const hue = listAt(HUES, index);
    mushroom(mesh, at(x, y, z).turn(index).lean(0.05).size(size), hue);
    draft.pillar(x, y, z, size * 0.12, size * 0.5);
    draft.lamp({
      ...{ x, y: y + size * 0.4, z, radius: 4 + size * 1.2, strength: 1.7, colour: hue, through: true },
    });
    draft.glow({ x, y: y + size * 0.6, z, size: size * 0.8, colour: hue, strength: 0.2 });
    if (size > 4) drawVines(mesh, { x, y: y + size * 0.52, z }, size, index);
  });
  for (let k = 0; k < 12; k++) {
    const z = 27 + next() * 8;
    const x = pathX(z) + (next() < 0.5 ? -1 : 1) * (2.6 + next() * 6);
    mushroom(mesh, at(x, heightAt(x, z) - 0.05, z).size(0.6 + next() * 0.8), listAt(HUES, k));
  }
}

/** Threads with a bead of light at their end hang from the rim. */
function drawVines(mesh: Mesh, rim: { x: number; y: number; z: number }, size: number, turn: number): void {
  for (let k = 0; k < 7; k++) {
    const angle = (k / 7) * TAU + turn;
    const [x, z] = [rim.x + Math.sin(angle) * size * 0.4, rim.z + Math.cos(angle) * size * 0.4];
    const long = size * (0.12 + (k % 3) * 0.07);
    const line = curve([
      { x, y: rim.y, z },
      { x, y: rim.y - long, z },
    ]);
    const sway = ({ y }: { y: number }) => (rim.y - y) * 0.25;
    mesh.add(tube(line, 1, 0.025, { sides: 3 }), { colour: '#2a5a60', sway, ghost: true });
    mesh.add(ico(0.1), { colour: listAt(HUES, k), at: at(x, rim.y - long, z), sway, glow: 1, ghost: true });
  }
}
