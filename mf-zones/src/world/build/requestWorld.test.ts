import type { World } from '../draft/World.ts';
import { loadPlace } from '../places/places.ts';
import { requestWorld, type WorldAnswer, type WorldRequest } from './requestWorld.ts';

/** A worker in the hand of a test: it keeps what it was asked, and answers when it is told to. */
class TestWorker extends EventTarget {
  readonly asked: WorldRequest[] = [];

  postMessage(request: WorldRequest): void {
    this.asked.push(request);
  }

  isOver = false;

  terminate(): void {
    this.isOver = true;
  }

  answer(answer: WorldAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

const workers = new Map<string, TestWorker>();
const workerOf = (id: string) => {
  const worker = workers.get(id) ?? new TestWorker();
  workers.set(id, worker);
  return worker;
};
jest.mock('./startWorker.ts', () => ({ startWorker: async (id: string) => workerOf(id) }));

const aWorld = () => ({}) as World;

test('of two requests for one place each gets its own: the first answer is not taken for the second', async () => {
  const place = await loadPlace('coffee');
  if (!place) throw new Error('There is no coffee.');
  const worker = workerOf('coffee');
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

test('each place has a worker of its own, and that of the place before ends when nobody waits for it', async () => {
  const [castle, mermaid] = [await loadPlace('castle'), await loadPlace('mermaid')];
  if (!castle || !mermaid) throw new Error('A place is missing.');
  const [first, second] = [workerOf('castle'), workerOf('mermaid')];
  const one = requestWorld(castle);
  const other = requestWorld(mermaid);
  while (first.asked.length + second.asked.length < 2) await Promise.resolve();
  expect(first.isOver).toBe(false);
  for (const worker of [first, second])
    for (const { request } of worker.asked) worker.answer({ request, world: aWorld() });
  await Promise.all([one, other]);
  expect([first.isOver, second.isOver]).toEqual([true, false]);
});
