import type { Draft } from '../draft/Draft.ts';
import type { Transform } from '../maths/Transform.ts';
import { box } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

/** A bench of planks that looks to +z; people sit on it. */
export function bench(draft: Draft, mesh: Mesh, at: Transform, wood = '#B98A5A', iron = '#3f4a4f'): void {
  for (const deep of [-0.2, 0.02, 0.24])
    mesh.add(box(1.9, 0.07, 0.19), { colour: wood, at: at.move(0, 0.5, deep), grain: 0.1 });
  for (const high of [0.72, 0.95])
    mesh.add(box(1.9, 0.17, 0.06), { colour: wood, at: at.move(0, high, -0.34).lean(-0.14), grain: 0.1 });
  for (const side of [-0.8, 0.8]) {
    mesh.add(box(0.08, 0.5, 0.5), { colour: iron, at: at.move(side, 0.25, 0) });
    mesh.add(box(0.08, 0.6, 0.07), { colour: iron, at: at.move(side, 0.78, -0.36).lean(-0.14) });
  }
  const { x, y, z } = at.where;
  draft.wall(x, y, z, [1.9, 0.52, 0.7], Math.atan2(at.cells[2] ?? 0, at.cells[0] ?? 1));
}
