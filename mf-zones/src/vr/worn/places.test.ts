import { InstancedBufferGeometry, InstancedMesh, Mesh, Points, Vector3 } from 'three';
import { buildWorld } from '../../world/draft/buildWorld.ts';
import { Draft } from '../../world/draft/Draft.ts';
import { builders } from '../../world/places/builders.ts';
import { loadPlace } from '../../world/places/places.ts';
import { addStandIns } from '../../world/scene/standIns.ts';
import { Visit } from '../../world/scene/Visit.ts';
import { EYE_TRIANGLES } from './detail.ts';
import { LighterStep } from './LighterStep.ts';

beforeEach(() => {
  // jsdom has no canvas, and says so at each try. Nobody reads the names here.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

/** A place with people in it. What it costs does not depend on its light, so there is next to none. */
async function filled(id: string, people: number): Promise<Visit> {
  const [place, build] = await Promise.all([loadPlace(id), builders[id]?.()]);
  if (!place || !build) throw new Error(`${id} is no whole place.`);
  const draft = new Draft(place.seed);
  build(draft);
  draft.lamps.length = 0;
  const bake = { ...place.look.bake, cell: 6, shadowReach: 1, cornerReach: 1 };
  const visit = new Visit(place, () => 0);
  visit.furnish(buildWorld(draft, { ...place.look, bake }), () => 0.5);
  addStandIns(visit, people - 1)(0);
  return visit;
}

/** What one eye is given that sees all of it. */
function costOf(visit: Visit): { calls: number; triangles: number } {
  visit.crowd?.follow(new Vector3());
  const cost = { calls: 0, triangles: 0 };
  visit.group.traverseVisible((object) => {
    if (!(object instanceof Mesh) && !(object instanceof Points)) return;
    const { geometry } = object;
    const corners = geometry.index?.count ?? geometry.attributes.position?.count ?? 0;
    const instances =
      object instanceof InstancedMesh
        ? object.count
        : geometry instanceof InstancedBufferGeometry
          ? geometry.instanceCount
          : 1;
    cost.calls += 1;
    if (object instanceof Mesh)
      cost.triangles += (Math.min(corners, geometry.drawRange.count) / 3) * instances;
  });
  return cost;
}

/** Those that cost most on a screen, and one that is cheap. `npm run bench -- zones` counts them all. */
const PLACES = ['supermart', 'children-party', 'coffee'];

test.each(PLACES)('%s keeps 80 calls and 120,000 triangles for both eyes with fifty people', async (id) => {
  const visit = await filled(id, 50);
  const whole = costOf(visit);
  const lighter = new LighterStep(visit);
  lighter.fit();
  const worn = costOf(visit);
  // A full crowd and one's own hands have the rest of the calls.
  expect(worn.calls * 2).toBeLessThanOrEqual(80);
  expect(worn.triangles).toBeLessThanOrEqual(EYE_TRIANGLES);
  expect(worn.triangles).toBeGreaterThan(EYE_TRIANGLES * 0.5);
  lighter.restore();
  expect(costOf(visit)).toEqual(whole);
});
