import { text } from 'node:stream/consumers';
import { RegistryStreams } from './RegistryStreams.ts';

it('tells each tab the revision at once, and every later one', async () => {
  const streams = new RegistryStreams();
  const tab = streams.open('4');
  streams.announce('5');
  streams.close();
  expect(tab && (await text(tab))).toBe(
    'retry: 3000\n\nevent: remotes\ndata: {"revision":"4"}\n\nevent: remotes\ndata: {"revision":"5"}\n\n',
  );
});

it('says a word every twenty seconds, so that proxies keep the line', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const streams = new RegistryStreams();
  const tab = streams.open('4');
  jest.advanceTimersByTime(20_000);
  streams.close();
  jest.useRealTimers();
  expect(tab && (await text(tab))).toContain(': still here\n\n');
});

it('opens no more than it can bear, and forgets a tab that left', async () => {
  const streams = new RegistryStreams(1);
  const tab = streams.open('1');
  expect(streams.open('1')).toBeUndefined();
  const left = new Promise((resolve) => tab?.once('close', resolve));
  tab?.destroy();
  await left;
  expect(streams.size).toBe(0);
  expect(streams.open('1')).toBeDefined();
  streams.close();
});

it('lets go of a tab that does not read', () => {
  const streams = new RegistryStreams();
  const tab = streams.open('1');
  for (let revision = 0; revision < 5_000; revision += 1) streams.announce(String(revision));
  expect(tab?.destroyed).toBe(true);
  streams.close();
});
