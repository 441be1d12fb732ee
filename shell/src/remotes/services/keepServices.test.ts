import type { RegisteredRemote } from '@plaza/api-contract';
import type { ShellContext } from '@plaza/shell-contract';
import { settled } from '../../clock/TestClock.ts';
import { createTestHost, loginAnswer } from '../../testing/createTestHost.ts';
import { LoadFailure } from '../loader/RemoteLoader.ts';
import type { TestLoader } from '../loader/TestLoader.ts';
import { pickApp } from '../loader/pickApp.ts';
import { aRemote, aVersion } from '../testing/builders.ts';
import { keepServices } from './keepServices.ts';

const chat = (version = '1.0.0'): RegisteredRemote =>
  aRemote({ current: aVersion({ version, service: true }) });

/** A service as its module exposes it, and what has become of it. */
function aService() {
  const lives: ShellContext[] = [];
  let stopped = 0;
  const app = pickApp({
    service: {
      contract: '1.4',
      async start(ctx: ShellContext) {
        lives.push(ctx);
        return { stop: () => void (stopped += 1) };
      },
    },
  });
  if (!app) throw new Error('A service was not taken for one.');
  return { app, lives, stopped: () => stopped };
}

/** Loading, starting and what follows each take their turns. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

let stop = () => {};
afterEach(() => stop());

function scene(
  brought: Parameters<TestLoader['bring']>[1],
  options: Parameters<typeof createTestHost>[0] = { member: { id: '1' } },
) {
  const test = createTestHost({ remotes: [chat(), aRemote({ name: 'mf-feed' })], ...options });
  const { host, clock, loader } = test;
  loader.bring('1.0.0', brought);
  stop = keepServices({
    ...host,
    session$: host.sessions.session$,
    makeSlot: (name) => host.makeSlot(name, 'service'),
    clock,
    host: document.body,
  });
  return test;
}

test('a service is started for a member, out of sight, and no remote that brings none is asked', async () => {
  const service = aService();
  const { loader, host } = scene(service.app);
  await calm();
  expect(service.lives).toHaveLength(1);
  expect(loader.asked).toEqual(['1.0.0 ./service']);
  expect(document.querySelector('[data-kind="service"]')).not.toBeVisible();
  expect(host.board.all()).toHaveLength(1);
});

test('a guest has none', async () => {
  const { loader } = scene(aService().app, {});
  await calm();
  expect(loader.asked).toEqual([]);
});

test('it stops with the session, and the next member has a life of their own', async () => {
  const service = aService();
  const { host } = scene(service.app);
  await calm();
  host.sessions.leave();
  await calm();
  expect(service.stopped()).toBe(1);
  expect(service.lives[0]?.signal.aborted).toBe(true);
  expect(document.querySelector('[data-kind="service"]')).toBeNull();
  host.sessions.begin(loginAnswer({ id: '2' }));
  await calm();
  expect(service.lives).toHaveLength(2);
});

test('another person in the same turn is another life', async () => {
  const service = aService();
  const { host } = scene(service.app);
  await calm();
  host.sessions.begin(loginAnswer({ id: '2' }));
  await calm();
  expect([service.stopped(), service.lives.length]).toEqual([1, 2]);
});

test('one that fails is told of, tried again in a while, and disturbs nobody', async () => {
  const service = aService();
  const { loader, clock } = scene(new LoadFailure('broken', 'It threw.'));
  await calm();
  expect(document.querySelector('[data-kind="service"]')).toHaveAttribute('data-status', 'failed');
  loader.bring('1.0.0', service.app);
  await clock.advance(29_000);
  expect(service.lives).toHaveLength(0);
  await clock.advance(2000);
  expect(service.lives).toHaveLength(1);
});

test('one that is late is not asked for anew while it is on its way', async () => {
  const { loader, clock } = scene(new Promise<never>(() => undefined));
  await clock.advance(8000);
  expect(document.querySelector('[data-kind="service"]')).toHaveAttribute('data-reason', 'slow');
  await clock.advance(80_000);
  expect(loader.distrusted).toEqual([]);
  await clock.advance(11_000);
  expect(loader.distrusted).toContain('1.0.0');
});

test('one that cannot go on is stopped, and started again', async () => {
  const service = aService();
  const { clock } = scene(service.app);
  await calm();
  service.lives[0]?.onError(new Error('its database is gone'));
  await calm();
  expect(service.stopped()).toBe(1);
  await clock.advance(31_000);
  expect(service.lives).toHaveLength(2);
});

test('a service has no say about the page', async () => {
  const service = aService();
  const { host } = scene(service.app);
  await calm();
  service.lives[0]?.sayTitle?.('Chat');
  service.lives[0]?.frame?.({ immersive: true });
  expect(host.titles.said$.getValue()).toEqual([]);
  expect(host.looks.immersive$.getValue()).toBe(false);
});
