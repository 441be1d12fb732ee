import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { buildPlace } from '../world/build/buildPlace.ts';
import { LighterStep } from '../vr/worn/LighterStep.ts';
import { loadPlace, placeIds } from '../world/places/places.ts';
import { IDLE } from '../world/walk/Walker.ts';
import { addStandIns } from '../world/scene/standIns.ts';
import { Visit } from '../world/scene/Visit.ts';

/** What a place costs with people in it. Times are in milliseconds. */
export interface ZoneNumbers {
  calls: number;
  triangles: number;
  /** The same for both eyes of a headset, which is given a lighter step of the place. */
  wornCalls: number;
  wornTriangles: number;
  /** In the worker: the whole place, with its light. */
  built: number;
  /** On the page: what is left to do when the worker has done its part. */
  onPage: number;
  /** Moving, walking and animating, for one picture: 95 of 100 take less. */
  script: number;
  /** Handing one picture to the graphics card: 95 of 100 take less. */
  handed: number;
  /** Geometries, textures and programs after the first visit, and after the last. */
  before: readonly number[];
  after: readonly number[];
}

declare global {
  /** For `npm run bench -- zones`, which opens a page with nothing but this in it. */
  var zoneBench: {
    ids: readonly string[];
    measure: (order: { id: string; people: number; frames: number; visits: number }) => Promise<ZoneNumbers>;
  };
}

const VIEWS = ['spawn', 'landmark', 'far'] as const;

async function measure({
  id,
  people,
  frames,
  visits,
}: Parameters<typeof zoneBench.measure>[0]): Promise<ZoneNumbers> {
  const place = await loadPlace(id);
  if (!place) throw new Error(`There is no place ${id}.`);
  const renderer = new WebGLRenderer({ antialias: true });
  renderer.info.autoReset = false;
  renderer.setSize(640, 360);
  const begun = performance.now();
  const build = () => buildPlace({ id, seed: place.seed, look: place.look });
  const world = await build();
  const built = performance.now() - begun;

  const camera = new PerspectiveCamera(55, 16 / 9, 0.1, 900);
  const left: number[][] = [];
  const numbers = { calls: 0, triangles: 0, wornCalls: 0, wornTriangles: 0, onPage: 0 };
  const scripts: number[] = [];
  const handed: number[] = [];
  for (let time = 0; time < visits; time++) {
    // What the page was given it may keep; the next visit is given its own.
    const given = time === 0 ? world : await build();
    const entered = performance.now();
    const visit = new Visit(place, () => 0);
    visit.furnish(given, () => 0.5);
    numbers.onPage = Math.max(numbers.onPage, performance.now() - entered);
    const scene = new Scene();
    scene.add(visit.group);
    const stroll = addStandIns(visit, people - 1);
    const picture = () => {
      renderer.info.reset();
      renderer.render(scene, camera);
      const { calls, triangles } = renderer.info.render;
      numbers.calls = Math.max(numbers.calls, calls);
      numbers.triangles = Math.max(numbers.triangles, triangles);
    };
    for (let frame = 0; frame < (time === 0 ? frames : 2); frame++) {
      const at = performance.now();
      stroll(frame / 60);
      visit.frame(1 / 60, { ...IDLE, ahead: 1, turn: 0.4 }, camera);
      const walked = performance.now();
      picture();
      // The first pictures compile programs and hand over all corners; nobody walks yet.
      if (time > 0 || frame < 5) continue;
      scripts.push(walked - at);
      handed.push(performance.now() - walked);
    }
    const look = (view: (typeof VIEWS)[number]) => {
      const { from, to } = place.views[view];
      camera.position.set(...from);
      camera.lookAt(...to);
    };
    for (const view of VIEWS) {
      look(view);
      picture();
    }
    if (time === 0) {
      const lighter = new LighterStep(visit);
      lighter.fit();
      for (const view of VIEWS) {
        look(view);
        visit.show(camera.position);
        renderer.info.reset();
        renderer.render(scene, camera);
        const { calls, triangles } = renderer.info.render;
        numbers.wornCalls = Math.max(numbers.wornCalls, calls * 2);
        numbers.wornTriangles = Math.max(numbers.wornTriangles, triangles * 2);
      }
      lighter.restore();
    }
    visit.dispose();
    const { memory, programs } = renderer.info;
    left.push([memory.geometries, memory.textures, programs?.length ?? 0]);
  }
  renderer.dispose();
  renderer.forceContextLoss();
  return {
    ...{ ...numbers, built, script: p95(scripts), handed: p95(handed) },
    ...{ before: left[0] ?? [], after: left.at(-1) ?? [] },
  };
}

function p95(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

globalThis.zoneBench = { ids: placeIds, measure };
