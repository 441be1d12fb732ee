import type { World } from '../draft/World.ts';
import { loadPlace } from '../places/places.ts';
import { requestWorld, type WorldAnswer, type WorldRequest } from './requestWorld.ts';

/** A worker in the hand of a test: it keeps what it was asked, and answers when it is told to. */
class TestWorker extends EventTarget {
  readonly asked: WorldRequest[] = [];

  postMessage(request: WorldRequest): void {
    this.asked.push(request);
  }

  answer(answer: WorldAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

const worker = new TestWorker();
jest.mock('./startWorker.ts', () => ({ startWorker: async () => worker }));

const aWorld = () => ({}) as World;

test('of two requests for one place each gets its own: the first answer is not taken for the second', async () => {
  const place = await loadPlace('coffee');
  if (!place) throw new Error('There is no coffee.');
  const [one, other] = [aWorld(), aWorld()];
  const both = Promise.all([requestWorld(place), requestWorld(place)]);
  while (worker.asked.length < 2) await Promise.resolve();
  for (const [{ request }, world] of [
    [worker.asked[0], one],
    [worker.asked[1], other],
  ] as [WorldRequest, World][])
    worker.answer({ request, world });
  const [first, second] = await both;
  expect(first).toBe(one);
  expect(second).toBe(other);
});
