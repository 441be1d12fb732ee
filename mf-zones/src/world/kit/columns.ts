import type { Transform } from '../maths/Transform.ts';
import { box, lathe } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

/** A column that narrows upwards, with a ring at both ends and a plate on top. */
export function column(
  mesh: Mesh,
  at: Transform,
  height: number,
  low: string,
  high: string,
  plate = high,
): void {
  const profile = Array.from({ length: 9 }, (_, k) => {
    const ring = k % 8 === 0 ? 0.22 : 0;
    return [0.62 - (0.12 * k) / 8 + ring, (height * k) / 8] as const;
  });
  mesh.add(lathe(profile, 12), { colour: low, top: high, at, grain: 0.07 });
  mesh.add(box(1.9, 0.35, 1.9), { colour: plate, at: at.move(0, height + 0.1, 0).turn(0.2) });
}
