import { defineService } from '../../defineService.ts';
import type { RemoteService } from '../../service.ts';
import { CONTRACT } from '../../version.ts';
import type { TestAnswers } from '../TestAnswers.ts';
import { serviceChecks } from './serviceChecks.ts';

const answers: TestAnswers = { 'GET /profile': { name: 'Juniper', username: 'juniper', profile: null } };

const good = defineService(async ({ api, keys, bus, hold }) => {
  const letGo = hold?.();
  const beat = setInterval(() => undefined, 1000);
  const listening = [keys?.state$.subscribe({}), bus.on('chat.unread').subscribe({})];
  await api.call('GET /profile').catch(() => undefined);
  return {
    stop() {
      clearInterval(beat);
      letGo?.();
      for (const subscription of listening) subscription?.unsubscribe();
    },
  };
});

async function failing(service: RemoteService): Promise<string[]> {
  const sentences: string[] = [];
  for (const check of serviceChecks)
    await check.run({ service, answers }).catch((error: Error) => sentences.push(error.message));
  return sentences;
}

const idle = { stop: () => undefined };

test('a service that behaves passes every check', async () => {
  expect(await failing(good)).toEqual([]);
});

test('a service for a newer shell is found out', async () => {
  expect(await failing({ ...good, contract: '1.9' })).toEqual([
    `It needs contract 1.9, the shell offers ${CONTRACT}.`,
  ]);
});

test('a service that goes on listening is found out', async () => {
  const listening = defineService(async ({ bus }) => {
    bus.on('chat.unread').subscribe({});
    return idle;
  });
  expect((await failing(listening)).join()).toContain('1 x a subscription');
});

test('a service that draws is found out', async () => {
  const drawing = defineService(async () => {
    const drawn = document.body.appendChild(document.createElement('p'));
    return { stop: () => drawn.remove() };
  });
  expect((await failing(drawing)).join()).toContain('It has a say on screen');
});

test('a service that cannot do without keys is found out', async () => {
  const demanding = defineService(async ({ keys }) => {
    if (!keys) throw new Error('no keys');
    return idle;
  });
  expect(await failing(demanding)).toEqual(['In an older shell it fails: Error: no keys']);
});

test('a service that ends with the api is found out', async () => {
  const brittle = defineService(async ({ api, onError }) => {
    await api.call('GET /profile').catch(onError);
    return idle;
  });
  expect((await failing(brittle)).join()).toContain('It gives up when the api does');
});
