import { at as listAt, random } from '../../maths/random.ts';
import { TAU } from '../../maths/ease.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { heightAt, pathX } from './land.ts';

const SLIME = '#C6FF3D';

/** On turning round at the spawn: the tank that burst, what grew out of it, and the way that leads past. */
export function drawOvergrown(draft: Draft, mesh: Mesh): void {
  const next = random(77);
  drawTank(draft, mesh);
  const hats: readonly (readonly [aside: number, z: number, size: number, hue: string])[] = [
    [5.2, 28, 1.5, '#ff6a3a'],
    [7.6, 31, 2.4, '#d9408a'],
    [3.6, 32.5, 1.1, '#ff9a3a'],
    [-10.5, 27, 1.8, '#d9408a'],
    [-4.2, 34, 2.1, '#ff6a3a'],
    [9.6, 27.4, 0.9, '#ff9a3a'],
  ];
  for (const [aside, z, size, hue] of hats) {
    const x = pathX(z) + aside;
    drawHat(
      mesh,
      at(x, heightAt(x, z) - 0.1, z)
        .turn(aside)
        .lean(0.08)
        .size(size),
      hue,
    );
    draft.pillar(x, heightAt(x, z), z, size * 0.4, size * 1.6);
    draft.lamp({
      ...{
        x,
        y: heightAt(x, z) + size,
        z,
        radius: 3 + size * 1.8,
        strength: 1.2,
        through: true,
        colour: hue,
      },
    });
  }
  for (let k = 0; k < 5; k++) {
    const z = 25.5 + k * 2;
    const x = pathX(z) + (k % 2 ? 2.9 : -2.9);
    const stalk = curve([
      { x, y: heightAt(x, z) - 0.1, z },
      { x: x + (next() - 0.5) * 0.6, y: heightAt(x, z) + 1.1, z },
      { x: x + (next() - 0.5), y: heightAt(x, z) + 1.7, z: z - 0.2 },
    ]);
    mesh.add(tube(stalk, 4, 0.07, { sides: 5 }), { colour: '#3f5a22', ghost: true });
    const tip = stalk(1);
    mesh.add(ball(0.24, 8, 6), {
      ...{ colour: SLIME, at: at(tip.x, tip.y - 0.1, tip.z).size(1, 1.3, 1), glow: 1, grain: 0, ghost: true },
    });
    draft.lamp({ ...tip, radius: 5, strength: 1.3, colour: '#d9ff6a', glow: 1.3, glowStrength: 0.3 });
  }
}

/** On its side, split open, with what it held around it. */
function drawTank(draft: Draft, mesh: Mesh): void {
  const [x, z] = [-7, 30.5];
  const tank = at(x, heightAt(x, z) + 1.5, z)
    .turn(0.9)
    .lean(Math.PI / 2 - 0.1);
  mesh.add(
    lathe(
      [
        [1.6, -3.4],
        [2, -2.9],
        [2, 2.9],
        [1.6, 3.4],
        [0, 3.5],
      ] as const,
      14,
      { sweep: TAU * 0.8 },
    ),
    {
      ...{ colour: '#5a4a42', top: '#9a7a62', at: tank, grain: 0.12 },
    },
  );
  mesh.add(drum(1.7, 1.7, 5.6, 12), {
    ...{ colour: '#9fd02e', at: tank.move(0, -2.8, 0), glow: 0.75, grain: 0.1, ghost: true },
  });
  for (const high of [-2.2, 0, 2.2])
    mesh.add(torus(2.06, 0.12, 4, 18), { colour: '#2a2224', at: tank.move(0, high, 0) });
  mesh.add(
    lathe(
      [
        [0, 0],
        [3.4, 0.02],
        [3.8, 0],
      ].reverse() as [number, number][],
      14,
    ),
    {
      ...{
        colour: SLIME,
        at: at(x + 1.6, heightAt(x, z) + 0.12, z - 3).size(1, 1, 0.7),
        glow: 0.8,
        ghost: true,
      },
    },
  );
  drawLeaves(mesh, tank);
  draft.lamp({ x: x + 1.6, y: 1.6, z: z - 3, radius: 9, strength: 2.4, colour: '#c6ff5a', through: true });
  draft.glow({ x, y: heightAt(x, z) + 2, z: z - 1.6, size: 4.4, colour: SLIME, strength: 0.2 });
  draft.pillar(x, heightAt(x, z) - 0.5, z, 2.6, 3.4);
  for (const [bx, bz] of [
    [-3.4, 28],
    [-11, 33],
  ] as const) {
    const foot = at(bx, heightAt(bx, bz), bz);
    mesh.add(drum(0.5, 0.5, 1.2, 10), { colour: '#d9a02a', top: '#f0c84a', at: foot, grain: 0.04 });
    mesh.add(box(0.7, 0.34, 0.06), { colour: '#2a2224', at: foot.turn(3).move(0, 0.7, 0.47), ghost: true });
    draft.pillar(bx, foot.where.y, bz, 0.55, 1.2);
  }
}

function drawLeaves(mesh: Mesh, tank: Transform): void {
  for (let k = 0; k < 6; k++) {
    const foot = tank.move(0, -2 + k * 0.8, 1.2).where;
    const angle = k * 1.1;
    const line = curve([
      foot,
      { x: foot.x + Math.sin(angle) * 0.7, y: foot.y + 1.6, z: foot.z + Math.cos(angle) * 0.7 },
      {
        x: foot.x + Math.sin(angle) * 1.9,
        y: foot.y + 2.1 + (k % 3) * 0.7,
        z: foot.z + Math.cos(angle) * 1.9,
      },
    ]);
    mesh.add(
      tube(line, 6, (t) => 0.2 * (1 - t) + 0.03, { sides: 5 }),
      { colour: '#3f6a22', top: '#8fbf3a', sway: ({ t }) => t * 0.15, ghost: true },
    );
    const tip = line(1);
    mesh.add(ball(0.5, 6, 5), {
      ...{ colour: '#4f8a2a', top: listAt(['#b4e04a', '#ff8a4a'], k), ghost: true },
      at: at(tip.x, tip.y, tip.z).turn(angle).size(0.5, 0.2, 1.4),
      sway: 0.15,
    });
  }
}

function drawHat(mesh: Mesh, place: Transform, hue: string): void {
  mesh.add(
    lathe(
      [
        [0.3, 0],
        [0.18, 1.1],
      ] as const,
      7,
      { smooth: true },
    ),
    {
      ...{ colour: '#6a4a4a', top: '#ffd0b0', at: place, glow: 0.1 },
    },
  );
  const hat = [
    [0.2, 1],
    [0.95, 0.95],
    [0.9, 1.15],
    [0.55, 1.5],
    [0, 1.65],
  ] as const;
  mesh.add(lathe(hat, 10, { smooth: true }), {
    ...{ colour: hue, top: '#ffb070', at: place, glow: ({ t }) => 0.5 - t * 0.4 },
  });
  for (let k = 0; k < 5; k++)
    mesh.add(ball(0.1, 5, 4), {
      ...{ colour: '#ffe8b0', at: place.turn(k * 1.3).move(0, 1.32, 0.68), glow: 0.6, ghost: true },
    });
}
