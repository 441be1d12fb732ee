import type { Transform } from '../../maths/Transform.ts';
import { arc, cutout } from '../../mesh/cutout.ts';
import { ball, box, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { globe } from '../../kit/lamps.ts';

const OAK = { deep: '#4a2a1c', pale: '#9a6238', brass: '#e0b468' };
const HALF = 1.75;
const HIGH = 3.7;

/** The bay that people come in by: two leaves of oak under a fan of evening glass, a lamp to each side. */
export function drawDoor(draft: Draft, mesh: Mesh, bay: Transform): void {
  const front = bay.move(0, 0, -0.36);
  for (const side of [-1, 1]) {
    const leaf = front.move((side * HALF) / 2, HIGH / 2, 0);
    mesh.add(box(HALF - 0.05, HIGH, 0.16), { colour: OAK.deep, top: '#6b4229', at: leaf, grain: 0.06 });
    for (const [high, tall] of [
      [-1.15, 0.9],
      [0.05, 0.9],
      [1.2, 0.75],
    ] as const) {
      mesh.add(box(1.24, tall, 0.1), { colour: OAK.pale, at: leaf.move(0, high, 0.08), grain: 0.08 });
      mesh.add(box(1, tall - 0.22, 0.1), { colour: '#7a4a2c', at: leaf.move(0, high, 0.12), grain: 0.08 });
    }
    mesh.add(torus(0.16, 0.04, 5, 12), {
      ...{ colour: OAK.brass, at: leaf.move(side * -0.62, -0.1, 0.22).lean(Math.PI / 2), glow: 0.25 },
    });
    mesh.add(box(0.3, HIGH + 0.3, 0.5), {
      colour: OAK.pale,
      at: front.move(side * (HALF + 0.2), HIGH / 2, 0.1),
    });
    globe(draft, mesh, front.move(side * (HALF + 0.95), 3.1, 0.55), { size: 0.22, radius: 7, strength: 1.9 });
    mesh.add(box(0.12, 0.5, 0.4), { colour: OAK.brass, at: front.move(side * (HALF + 0.95), 2.85, 0.3) });
  }
  const over = front.move(0, HIGH + 0.1, 0);
  mesh.add(cutout([[-HALF, 0], [HALF, 0], ...arc(0, 0.1, HALF, 0, Math.PI, 12)]), {
    ...{ colour: '#3f6fb8', top: '#1c2f66', at: over, glow: 0.9, grain: 0, ghost: true },
  });
  for (let ray = 1; ray < 6; ray++) {
    const angle = (ray / 6) * Math.PI;
    const line = curve([
      { x: Math.cos(angle) * 0.4, y: Math.sin(angle) * 0.4 + 0.1, z: 0.06 },
      { x: Math.cos(angle) * HALF, y: Math.sin(angle) * HALF + 0.1, z: 0.06 },
    ]);
    mesh.add(tube(line, 1, 0.05, { sides: 4 }), { colour: '#2b1d1c', at: over, ghost: true });
  }
  const arch = tube(
    (t) => ({
      x: Math.cos(t * Math.PI) * (HALF + 0.2),
      y: 0.1 + Math.sin(t * Math.PI) * (HALF + 0.2),
      z: 0.1,
    }),
    14,
    0.2,
    { sides: 5 },
  );
  mesh.add(arch, { colour: OAK.pale, at: over });
  mesh.add(ball(0.26, 8, 6), { colour: OAK.brass, at: over.move(0, HALF + 0.3, 0.2), glow: 0.3 });
  draft.lamp({ ...front.move(0, 4.6, 2).where, radius: 6, strength: 0.7, colour: '#5f86ff', through: true });
}
