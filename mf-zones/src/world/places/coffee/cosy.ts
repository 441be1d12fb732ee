import { colour } from '../../maths/Colour.ts';
import { TAU } from '../../maths/ease.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, cone, disc, drum } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { HIGH } from './room.ts';

const CARPET = { x: 0, z: 1.6 };

/** What makes a room somebody's own: a pattern on the carpet, a cat asleep on it, and green that hangs from the beams. */
export function drawCosy(draft: Draft, mesh: Mesh): void {
  drawPattern(mesh);
  drawCat(draft);
  for (const [x, z, turn] of [
    [-0.5, 4.5, 0],
    [3.3, 3.2, 2],
    [-6.4, 2.2, 4],
    [6.6, -0.9, 1],
  ] as const)
    drawBasket(mesh, at(x, HIGH - 1.5, z).turn(turn));
}

function drawPattern(mesh: Mesh): void {
  for (let k = 0; k < 18; k++) {
    const angle = (k / 18) * TAU;
    const far = k % 2 ? 2.02 : 2.12;
    mesh.add(disc(k % 2 ? 0.15 : 0.24, 4), {
      ...{ colour: k % 2 ? '#d8a45a' : '#a8583f', grain: 0.05, ghost: true },
      at: at(CARPET.x + Math.sin(angle) * far, 0.046, CARPET.z + Math.cos(angle) * far)
        .turn(angle)
        .size(0.62, 1, 1),
    });
  }
  for (let k = 0; k < 8; k++)
    mesh.add(disc(0.42, 4), {
      ...{ colour: k % 2 ? '#c09a68' : '#2a4f5a', grain: 0.05, ghost: true },
      at: at(CARPET.x, 0.056, CARPET.z)
        .turn((k / 8) * TAU)
        .move(0, 0, 0.56)
        .size(0.4, 1, 1),
    });
}

/** Curled up, nose under its tail. It breathes: the place moves it by its name. */
function drawCat(draft: Draft): void {
  const [x, z] = [-1.45, 2.1];
  const lies = at(x, 0.05, z).turn(0.7);
  const mesh = draft.mover('cat', { x, y: 0.05, z });
  const [stripe, pale] = [colour('#a85a26'), colour('#f6dcb8')];
  const fur = { colour: '#d98a44', top: '#f0ac62', grain: 0, ghost: true } as const;
  mesh.add(ball(0.36, 12, 7), {
    ...{ ...fur, at: lies.move(0, 0.14, 0).size(1.16, 0.6, 0.94), foot: [0.72, 1.08] },
    paint: (tint, corner) => {
      const [along, across] = [corner.x - x, corner.z - z];
      if (Math.sin((along * 0.76 - across * 0.64) * 21) > 0.45 && corner.y > 0.2) tint.mix(stripe, 0.7);
    },
  });
  const head = lies.move(0.27, 0.18, 0.25);
  mesh.add(ball(0.165, 9, 6), { ...fur, at: head.size(1.1, 0.9, 1) });
  mesh.add(ball(0.075, 6, 4), { ...fur, colour: pale, top: pale, at: head.move(0.05, -0.04, 0.13) });
  for (const side of [-1, 1])
    mesh.add(cone(0.06, 0.12, 4), { ...fur, at: head.move(side * 0.1, 0.1, 0).lean(0, -side * 0.3) });
  const tail = (t: number) => {
    const angle = 3.6 + t * 2.9;
    return lies.point(Math.sin(angle) * 0.42, 0.1 + t * 0.04, Math.cos(angle) * 0.36);
  };
  mesh.add(
    tube(tail, 9, (t) => 0.07 - t * 0.025, { sides: 6 }),
    { ...fur, top: '#f6dcb8' },
  );
  draft.pillar(x, 0, z, 0.34, 0.4);
}

/** A pot on three cords, and what grows over its rim. */
function drawBasket(mesh: Mesh, hangs: Transform): void {
  const pot = { colour: '#7a4632', top: '#b8694a', grain: 0.05, foot: [0.8, 1.05] as const, ghost: true };
  mesh.add(drum(0.2, 0.3, 0.3, 9), { ...pot, at: hangs });
  // One sees it from below.
  mesh.add(disc(0.2, 9), { ...pot, at: hangs.lean(Math.PI) });
  const top = hangs.point(0, 1.5, 0);
  for (let k = 0; k < 3; k++) {
    const rim = hangs.turn((k / 3) * TAU).point(0, 0.3, 0.28);
    const cord = (t: number) => ({
      ...{ x: rim.x + (top.x - rim.x) * t, y: rim.y + (top.y - rim.y) * t },
      z: rim.z + (top.z - rim.z) * t,
    });
    mesh.add(tube(cord, 1, 0.012, { sides: 3 }), { colour: '#d8b88a', grain: 0, ghost: true });
  }
  for (let k = 0; k < 12; k++) {
    const long = 0.5 + ((k * 5) % 7) * 0.11;
    const leaf = hangs
      .turn(k * 2.4)
      .move(0, 0.3 - long * 0.42, 0.3)
      .lean(-0.22);
    mesh.add(ball(0.5, 4, 4), {
      ...{ colour: '#2f5a38', top: '#7fb066', at: leaf.size(0.3, long, 0.12), grain: 0.08, ghost: true },
      sway: ({ y }: { y: number }) => Math.max(0, hangs.where.y + 0.3 - y) * 0.05,
    });
  }
}
