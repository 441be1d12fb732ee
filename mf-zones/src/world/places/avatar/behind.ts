import { lerp, TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { lathe } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { mushroom } from '../../kit/glowPlants.ts';
import { heightAt, pathX, TREE } from './land.ts';

const WARM = ['#ffb27a', '#ff9a8a', '#ffc98a'] as const;
const DUSK = ['#ff9a8a', '#c79aff', '#ffb27a'] as const;

/** The side of the tree that nobody sees on coming in: shelves of fungus wind up its trunk, and a clearing glows below. */
export function drawBehind(draft: Draft, mesh: Mesh): void {
  const base = heightAt(TREE.x, TREE.z);
  const shelf = lathe(
    [
      [0.2, -0.22],
      [0.9, -0.06],
      [1, 0.06],
      [0.6, 0.2],
      [0, 0.26],
    ] as const,
    9,
    { smooth: true },
  );
  for (let k = 0; k < 11; k++) {
    const t = k / 10;
    const angle = Math.PI * (0.72 + t * 0.62) + (k % 2) * 0.2;
    const out = lerp(3.1, 1.5, Math.min(1, t * 1.3));
    const [x, y, z] = [TREE.x + Math.sin(angle) * out, base + 1.2 + t * 8.4, TREE.z + Math.cos(angle) * out];
    const hue = listAt(DUSK, k);
    mesh.add(shelf, {
      ...{
        colour: hue,
        top: '#5f4a7a',
        at: at(x, y, z)
          .turn(angle)
          .lean(0.12)
          .size(lerp(1.25, 0.6, t)),
      },
      ...{ grain: 0, ghost: true },
      glow: ({ t: high }) => 0.8 - high * 0.6,
    });
    if (k % 3 === 0)
      draft.lamp({
        ...{ x: x + Math.sin(angle), y: y - 0.4, z: z + Math.cos(angle), radius: 6, strength: 1.5 },
        ...{ colour: hue, through: true, glow: 2.2, glowStrength: 0.18 },
      });
  }
  const clearing: readonly (readonly [x: number, z: number, size: number])[] = [
    [-8.6, -17.4, 2.9],
    [-5.4, -19.6, 1.5],
    [-3.2, -17.2, 1.1],
    [2.6, -18.8, 2],
    [4.6, -17, 3.2],
    [6.8, -19.6, 1.4],
    [-11.4, -15, 1.6],
  ];
  clearing.forEach(([x, z, size], index) => {
    const y = heightAt(x, z) - 0.08;
    const hue = listAt(DUSK, index);
    mushroom(mesh, at(x, y, z).turn(index).lean(0.07).size(size), hue);
    if (size > 2) draft.pillar(x, y, z, size * 0.12, size * 0.5);
    draft.lamp({
      ...{ x, y: y + size * 0.4, z, radius: 3.5 + size, strength: 1.5, colour: hue, through: true },
      ...{ glow: size * 0.9, glowStrength: 0.2 },
    });
  });
}

/** Small warm lights beside the way, left and right in turn: where they lead one goes. */
export function drawWayLights(draft: Draft, mesh: Mesh): void {
  [14.6, 11.4, 8.2, 5, 1.8, -1.4].forEach((z, index) => {
    const side = index % 2 ? 1 : -1;
    const hue = listAt(WARM, index);
    for (const [aside, back, size] of [
      [2, 0, 1.05],
      [2.5, 0.5, 0.7],
      [1.75, 0.55, 0.5],
    ] as const) {
      const [x, deep] = [pathX(z) + side * aside, z + back];
      mushroom(
        mesh,
        at(x, heightAt(x, deep) - 0.04, deep)
          .turn(index * TAU * 0.3 + aside)
          .size(size),
        hue,
      );
    }
    const x = pathX(z) + side * 2;
    draft.lamp({
      ...{ x, y: heightAt(x, z) + 0.7, z, radius: 5.6, strength: 2, colour: hue, through: true },
      ...{ glow: 1.5, glowStrength: 0.24 },
    });
  });
}
