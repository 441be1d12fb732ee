import { buildPlace, type BuildOrder } from './world/build/buildPlace.ts';
import { bytesOf } from './world/build/bytesOf.ts';

/** The worker: takes the name of a place, answers with the built place. Its bytes are handed over, not copied. */
self.addEventListener('message', ({ data }: MessageEvent<BuildOrder>) => {
  buildPlace(data).then(
    (world) => self.postMessage({ id: data.id, world }, { transfer: bytesOf(world) }),
    (error: unknown) => self.postMessage({ id: data.id, failed: String(error) }),
  );
});
