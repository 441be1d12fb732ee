import { colour } from '../../maths/Colour.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, cone, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { heightAt } from './land.ts';

/** A brown cow with a bell; she looks up when somebody rings it. */
export function drawCow(draft: Draft, mesh: Mesh): void {
  const foot = at(9.6, heightAt(9.6, 12.4), 12.4).turn(-0.8);
  cow(mesh, foot, '#8a5636');
  head(draft.mover('cow', foot.move(0, 1.3, 0.95).where), foot, '#8a5636');
  draft.pillar(foot.where.x, foot.where.y, foot.where.z, 0.8, 1.6);
  for (const [x, z, turn, hue] of [
    [12.8, 13.6, 1.2, '#a87a54'],
    [-12.4, -17, 2.2, '#8a5636'],
    [11, -17.4, 0.4, '#c8a888'],
  ] as const) {
    const place = at(x, heightAt(x, z), z).turn(turn);
    cow(mesh, place, hue);
    head(mesh, place, hue, 0.55);
    draft.pillar(x, heightAt(x, z), z, 0.8, 1.6);
  }
}

function cow(mesh: Mesh, foot: Transform, hue: string): void {
  const pale = colour('#f4e8d8');
  mesh.add(ball(0.6, 9, 7), {
    ...{ colour: hue, at: foot.move(0, 1.15, 0).size(0.82, 0.86, 1.75), grain: 0, foot: [0.75, 1.1] },
    paint: (tint, { x, y, z }) => {
      if (Math.sin(x * 3.1 + y * 2) * Math.cos(z * 2.7) > 0.42) tint.copy(pale);
    },
  });
  for (const x of [-0.3, 0.3])
    for (const z of [-0.66, 0.66])
      mesh.add(drum(0.11, 0.14, 0.85, 6), { colour: '#5a3a28', top: hue, at: foot.move(x, 0, z), grain: 0 });
  mesh.add(
    tube((t) => foot.point(0, 1.5 - t * 0.9, -1.05 - 0.15 * Math.sin(t * 3)), 4, 0.04, { sides: 4 }),
    { colour: hue, ghost: true, sway: 0.1 },
  );
}

function head(mesh: Mesh, foot: Transform, hue: string, bent = 0): void {
  const neck = foot.move(0, 1.3, 0.95).lean(bent);
  mesh.add(drum(0.3, 0.22, 0.6, 7), { colour: hue, at: neck.lean(0.9), grain: 0, ghost: true });
  const skull = neck.move(0, 0.42, 0.6);
  mesh.add(ball(0.28, 8, 6), { colour: hue, at: skull.lean(0.5).size(0.9, 0.9, 1.4), grain: 0, ghost: true });
  mesh.add(ball(0.19, 7, 5), { colour: '#e8c8b0', at: skull.move(0, -0.16, 0.34), grain: 0, ghost: true });
  for (const side of [-1, 1]) {
    mesh.add(cone(0.06, 0.34, 5), {
      colour: '#f0e4d0',
      at: skull.move(side * 0.18, 0.2, -0.05).lean(0, -side * 0.9),
      ghost: true,
    });
    mesh.add(ball(0.12, 5, 4), {
      colour: hue,
      at: skull.move(side * 0.32, 0.1, -0.1).size(1.4, 0.6, 0.6),
      ghost: true,
    });
    mesh.add(ball(0.045, 5, 4), { colour: '#1a1418', at: skull.move(side * 0.2, 0.08, 0.22), ghost: true });
  }
  mesh.add(torus(0.27, 0.035, 4, 10), {
    colour: '#a8342e',
    at: neck.move(0, 0.14, 0.2).lean(0.9),
    ghost: true,
  });
  mesh.add(
    lathe(
      [
        [0.15, 0],
        [0.12, 0.16],
        [0, 0.24],
      ] as const,
      7,
    ),
    { colour: '#c8963a', top: '#ffe08a', at: neck.move(0, -0.32, 0.4), glow: 0.15, ghost: true },
  );
}
