import type { ZoneRecipe } from '@plaza/api-contract';
import type { World } from '../draft/World.ts';
import type { Place } from '../places/place.ts';
import type { BuildOrder } from './buildPlace.ts';
import { startWorker } from './startWorker.ts';

/** What the page asks of the worker. The same place may be asked for twice, with other things in it. */
export type WorldRequest = BuildOrder & { request: number };
export type WorldAnswer = { request: number; world: World } | { request: number; failed: string };

interface Helper {
  /** The place that it builds: it knows no other. */
  id: string;
  worker: Promise<Worker | null>;
  waiting: number;
}

let requests = 0;
let helper: Helper | undefined;

/**
 * A built place, made beside the page so that the picture never stops. Where no worker can run (a page of another
 * address, an old browser) it is made here, at the price of a short pause.
 */
export async function requestWorld(
  { id, seed, look }: Place,
  recipe?: ZoneRecipe,
  signal?: AbortSignal,
): Promise<World> {
  const order: BuildOrder = { id, seed, look, recipe };
  const world = await withHelper(id, (worker) =>
    worker ? fromWorker(worker, order).catch(() => buildHere(order)) : buildHere(order),
  );
  signal?.throwIfAborted();
  return world;
}

/** The worker of a place. The one of the place before ends when nobody waits for it any more. */
async function withHelper<T>(id: string, act: (worker: Worker | null) => Promise<T>): Promise<T> {
  const before = helper;
  const mine = before?.id === id ? before : { id, worker: startWorker(id), waiting: 0 };
  helper = mine;
  mine.waiting++;
  if (before) await endIfIdle(before);
  try {
    return await act(await mine.worker);
  } finally {
    mine.waiting--;
    await endIfIdle(mine);
  }
}

async function endIfIdle(one: Helper): Promise<void> {
  if (one !== helper && one.waiting === 0) (await one.worker)?.terminate();
}

/** What has failed once is not asked again. */
async function giveUp(broken: Worker): Promise<void> {
  const one = helper;
  if (one && (await one.worker) === broken) one.worker = Promise.resolve(null);
}

async function buildHere(order: BuildOrder): Promise<World> {
  const { buildPlace } = await import('./buildPlace.ts');
  return buildPlace(order);
}

function fromWorker(from: Worker, order: BuildOrder): Promise<World> {
  const request = ++requests;
  return new Promise((resolve, reject) => {
    const stop = () => {
      from.removeEventListener('message', hear);
      from.removeEventListener('error', fail);
    };
    const hear = ({ data }: MessageEvent<WorldAnswer>) => {
      if (data.request !== request) return;
      stop();
      if ('world' in data) resolve(data.world);
      else reject(new Error(data.failed));
    };
    const fail = () => {
      stop();
      void giveUp(from);
      reject(new Error('The worker did not start.'));
    };
    from.addEventListener('message', hear);
    from.addEventListener('error', fail);
    from.postMessage({ ...order, request } satisfies WorldRequest);
  });
}
