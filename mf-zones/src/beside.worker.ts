import { buildPlace } from './world/build/buildPlace.ts';
import { bytesOf } from './world/build/bytesOf.ts';
import type { WorldAnswer, WorldRequest } from './world/build/requestWorld.ts';

/** The worker: takes the name of a place, answers with the built place. Its bytes are handed over, not copied. */
self.addEventListener('message', ({ data: { request, ...order } }: MessageEvent<WorldRequest>) => {
  buildPlace(order).then(
    (world) => self.postMessage({ request, world } satisfies WorldAnswer, { transfer: bytesOf(world) }),
    (error: unknown) => self.postMessage({ request, failed: String(error) } satisfies WorldAnswer),
  );
});
