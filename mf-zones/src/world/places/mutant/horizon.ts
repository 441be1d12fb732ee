import { at as listAt } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { ball, box, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { rock } from '../../kit/rocks.ts';
import { heightAt, MAZE } from './land.ts';

const PLAN = ['11111011', '10001001', '10101101', '10100001', '10111101', '10000001', '11011111'] as const;
const CELL = 2.3;

/** Hedges with eyes of light, between the frames of old hotbeds. */
export function drawMaze(draft: Draft, mesh: Mesh): void {
  PLAN.forEach((line, row) => {
    line.split('').forEach((cell, column) => {
      if (cell === '0') return;
      const x = MAZE.x + (column - 3.5) * CELL;
      const z = MAZE.z + (row - 3) * CELL;
      const y = heightAt(x, z);
      const hedge = box(CELL * 1.02, 2.1, CELL * 1.02, [2, 2, 2]).bend((a, b, c) => [
        a * (1 + 0.08 * Math.sin(b * 5 + x)),
        b + 0.16 * Math.sin(a * 3 + z) * Math.cos(c * 3 + x),
        c * (1 + 0.08 * Math.cos(b * 4 + z)),
      ]);
      mesh.add(hedge, {
        colour: '#1f3a22',
        top: '#5f8f3a',
        at: at(x, y + 0.95, z),
        grain: 0.14,
        foot: [0.6, 1.1],
      });
      draft.wall(x, y - 0.5, z, [CELL, 2.6, CELL]);
      if ((row * 3 + column) % 4 === 0)
        mesh.add(ball(0.16, 7, 5), {
          colour: listAt(['#C6FF3D', '#ff8a4a'], row),
          at: at(x, y + 2.1, z),
          glow: 1,
          grain: 0,
          ghost: true,
        });
    });
  });
}

/** Cooling towers on the horizon, and stones and stumps near by. */
export function drawHorizon(draft: Draft, mesh: Mesh): void {
  for (const [x, z, size] of [
    [-34, -58, 1],
    [-48, -52, 0.8],
    [38, -62, 0.9],
  ] as const) {
    const profile = Array.from({ length: 10 }, (_, k) => {
      const t = k / 9;
      return [size * (8.6 - 4.4 * Math.sin(t * 2.1)), size * 24 * t] as const;
    });
    mesh.add(lathe(profile, 18, { smooth: true }), {
      colour: '#4a2c3e',
      top: '#8a4a48',
      at: at(x, -1, z),
      grain: 0,
      ghost: true,
    });
    mesh.add(torus(size * 4.9, 0.35, 4, 18), {
      colour: '#e0563b',
      at: at(x, size * 23.4, z),
      glow: 0.4,
      ghost: true,
    });
  }
  for (const [x, tall] of [
    [20, 19],
    [26, 13],
    [-20, 15],
  ] as const) {
    mesh.add(drum(0.8, 0.5, tall, 8), { colour: '#3a2438', top: '#6a3a42', at: at(x, 0, -58), ghost: true });
    mesh.add(ball(0.4, 6, 4), {
      colour: '#ff5a3a',
      at: at(x, tall + 0.3, -58),
      glow: 1.1,
      grain: 0,
      ghost: true,
    });
    draft.glow({ x, y: tall + 0.3, z: -57.5, size: 2.6, colour: '#ff5a3a', strength: 0.5, flicker: 0.9 });
  }
  for (const [x, z, size] of [
    [-8, 20.6, 1.3],
    [9.6, 19, 1.5],
    [10.8, 16.8, 0.8],
    [-14, 12, 1.1],
    [-20, -12, 1.7],
    [19, -14, 1.6],
    [-5.4, -1, 0.7],
  ] as const) {
    const y = heightAt(x, z);
    rock(mesh, at(x, y + size * 0.2, z), size, { colour: '#3a2c3a', top: '#7a6a5a', detail: 1, tall: 0.75 });
    draft.pillar(x, y, z, size * 0.85, size);
  }
  // Curled stalks frame the picture.
  for (const [x, z, tall, turn] of [
    [-9.6, 15.6, 6, 0.6],
    [10.4, 14.6, 6.6, -0.8],
    [-18, 16, 7, 0.2],
    [20, 15, 7.4, -0.3],
    [-22, -6, 8, 1],
    [14, -22, 9, 2.4],
    [-14, -24, 9, 3.4],
    [27, -2, 8, -1.2],
  ] as const) {
    const foot = at(x, heightAt(x, z) - 0.2, z).turn(turn);
    const line = curve([
      foot.point(0, 0, 0),
      foot.point(0.3, tall * 0.5, -0.3),
      foot.point(0.2, tall, 0.8),
      foot.point(0, tall * 0.96, 2.2),
      foot.point(0, tall * 0.74, 2.2),
      foot.point(0, tall * 0.72, 1.4),
    ]);
    mesh.add(
      tube(line, 18, (t) => 0.4 - t * 0.3, { sides: 7 }),
      { colour: '#2a2a22', top: '#6f7a34', grain: 0.06, sway: ({ t }) => t * 0.16 },
    );
    const end = line(1);
    mesh.add(ball(0.3, 8, 6), {
      colour: '#f4ff9a',
      at: at(end.x, end.y, end.z),
      glow: 1,
      grain: 0,
      sway: 0.16,
      ghost: true,
    });
    draft.lamp({
      ...end,
      radius: 6,
      strength: 1.3,
      colour: '#C6FF3D',
      through: true,
      glow: 1.8,
      glowStrength: 0.26,
      flicker: 0.3,
    });
    draft.pillar(x, heightAt(x, z), z, 0.45, 4);
  }
}
