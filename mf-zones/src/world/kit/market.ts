import type { Draft } from '../draft/Draft.ts';
import { at as listAt } from '../maths/random.ts';
import type { Transform } from '../maths/Transform.ts';
import { box, drum } from '../mesh/forms.ts';
import { ico } from '../mesh/ico.ts';
import type { Mesh } from '../mesh/Mesh.ts';

interface Stall {
  stripe: string;
  cloth?: string;
  wood?: string;
  goods?: readonly string[];
  lamp?: boolean;
}

/** A market stall with a striped roof and fruit, its counter looking to +z. */
export function stall(draft: Draft, mesh: Mesh, at: Transform, options: Stall): void {
  const { stripe, cloth = '#e6dcc8', wood = '#5a4030', goods = ['#c9542f', '#d9a441', '#7a9a4a'] } = options;
  for (const x of [-1.3, 1.3])
    for (const z of [-0.8, 0.8]) mesh.add(drum(0.07, 0.07, 2.4, 5), { colour: wood, at: at.move(x, 0, z) });
  for (let k = 0; k < 6; k++)
    mesh.add(box(0.5, 0.06, 2.2), {
      colour: k % 2 ? stripe : cloth,
      at: at.move((k - 2.5) * 0.5, 2.55, 0).lean(0.22),
      grain: 0.05,
    });
  mesh.add(box(2.6, 0.9, 0.8), { colour: '#6d4d38', at: at.move(0, 0.45, 0.4), foot: [0.7, 1.1] });
  for (let k = 0; k < 7; k++)
    mesh.add(ico(0.15), { colour: listAt(goods, k), at: at.move(-1 + k * 0.33, 1.03, 0.4) });
  const foot = at.where;
  draft.wall(foot.x, foot.y, foot.z, [2.8, 1.1, 1.8], Math.atan2(at.cells[2] ?? 0, at.cells[0] ?? 1));
  if (options.lamp === false) return;
  const lamp = at.move(0, 2.05, 0).where;
  draft.lamp({ ...lamp, radius: 6, strength: 1.8, through: true, colour: '#FFB060' });
  draft.glow({ ...lamp, size: 1.1, colour: '#FFA24D', strength: 0.5, flicker: 0.2 });
  draft.glow({ ...lamp, size: 0.3, colour: '#FFE3B0', strength: 1, flicker: 0.2 });
}
