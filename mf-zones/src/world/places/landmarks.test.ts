import { Draft } from '../draft/Draft.ts';
import { pushedOut } from '../walk/Collider.ts';
import { groundOf } from '../walk/Ground.ts';
import { builders } from './builders.ts';
import { CAKE } from './children-party/land.ts';
import { CHIMNEY } from './haunted-factory/land.ts';
import { DOME } from './mutant/land.ts';
import { TOWER } from './supermart/plan.ts';

test.each([
  ['supermart', TOWER, 2],
  ['children-party', CAKE, 3],
  ['haunted-factory', CHIMNEY, 2],
  ['mutant', DOME, 1.65],
] as const)('in %s nobody walks into the landmark', async (id, landmark, radius) => {
  const build = await builders[id]?.();
  if (!build) throw new Error(`${id} has no builder.`);
  const draft = new Draft(1);
  build(draft);
  const { solids, bounds, height } = draft;
  const [low, high] = bounds;
  const out = { x: 0, z: 0 };
  const { x, z } = landmark;
  const y = height(x, z);
  pushedOut({ ground: groundOf(height, low, high), solids, bounds }, { x: x + 0.1, z }, y, () => true, out);
  expect(Math.hypot(out.x - x, out.z - z)).toBeGreaterThan(radius);
});
