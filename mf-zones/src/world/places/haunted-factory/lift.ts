import { TAU } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { ball, box, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { RUST } from './colours.ts';
import { LIFT } from './land.ts';

/** A cage in a lattice of iron. It goes one floor farther than there is one. */
export function drawLift(draft: Draft, mesh: Mesh): void {
  const foot = at(LIFT.x, 0, LIFT.z).turn(-0.35);
  const iron = { colour: '#1a1d1e', top: '#3f4444', grain: 0.04 } as const;
  for (const x of [-1.3, 1.3])
    for (const z of [-1.3, 1.3])
      mesh.add(box(0.2, LIFT.high, 0.2, [1, 6, 1]), { ...iron, at: foot.move(x, LIFT.high / 2, z) });
  for (let floor = 0; floor < 3; floor++) {
    const y = 0.2 + floor * 3.3;
    for (let side = 0; side < 4; side++) {
      const edge = foot.turn((side * TAU) / 4);
      mesh.add(box(2.8, 0.14, 0.14), { ...iron, at: edge.move(0, y + 3.1, 1.3), ghost: true });
      for (const lean of [-1, 1]) {
        if (side === 0 && floor === 0) continue;
        const beam = edge.move(0, y + 1.5, 1.3).lean(0, lean * 0.7);
        mesh.add(box(0.08, 4, 0.08), { ...iron, at: beam, ghost: true });
      }
    }
  }
  mesh.add(torus(0.7, 0.1, 5, 14), {
    colour: '#2a2422',
    at: foot.move(0, LIFT.high + 0.5, 0).lean(0, Math.PI / 2),
  });
  const cage = draft.mover('lift', foot.where);
  cage.add(box(2.2, 0.16, 2.2), { colour: RUST.high, at: foot.move(0, 0.2, 0), grain: 0.05 });
  cage.add(box(2.2, 0.12, 2.2), { colour: RUST.low, at: foot.move(0, 2.7, 0), grain: 0.05 });
  for (let k = 0; k < 20; k++) {
    const edge = foot.turn((Math.floor(k / 5) * TAU) / 4).move(((k % 5) - 2) * 0.5, 1.45, 1.05);
    if (k >= 5)
      cage.add(box(0.06, 2.4, 0.06), { colour: RUST.low, top: RUST.high, at: edge, grain: 0, ghost: true });
  }
  cage.add(ball(0.16, 7, 5), {
    colour: '#ffb45e',
    at: foot.move(0, 2.45, 0),
    glow: 1,
    grain: 0,
    ghost: true,
  });
  cage.add(box(0.05, 7.6, 0.05), { colour: '#2a2a28', at: foot.move(0, 6.5, 0), ghost: true });
  for (const x of [-1.3, 1.3])
    for (const z of [-1.3, 1.3]) {
      const post = foot.move(x, 0, z).where;
      draft.pillar(post.x, 0, post.z, 0.25, 4);
    }
  draft.lamp({
    ...foot.move(0, 2.2, 0.4).where,
    radius: 7,
    strength: 1.8,
    colour: '#ffb45e',
    through: true,
    glow: 1.8,
    glowStrength: 0.3,
    flicker: 0.3,
  });
}
