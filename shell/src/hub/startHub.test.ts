import { Subject } from 'rxjs';
import { TestClock } from '../clock/TestClock.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { loginAnswer } from '../testing/createTestHost.ts';
import { HubClient } from './HubClient.ts';
import type { OpenNeeds } from './openLine.ts';
import { type OpenLine, startHub } from './startHub.ts';

function scene() {
  const storage = memoryDrawer();
  const sessions = new SessionStore(storage);
  const client = new HubClient();
  const clock = new TestClock();
  const online$ = new Subject<void>();
  const line = { open: jest.fn(), hurry: jest.fn(), end: jest.fn(async () => undefined) };
  const openLine = jest.fn<OpenLine, [OpenNeeds]>(() => line);
  const bringOpenLine = jest.fn(async () => openLine);
  const api = { call: jest.fn(), renew: jest.fn() };
  startHub({ sessions, client, clock, online$, storage, bringOpenLine, api });
  return { sessions, client, clock, online$, line, openLine, bringOpenLine };
}

test('[2.2-7] a member has a live connection after the first paint, with the stored session', async () => {
  const { sessions, clock, openLine, bringOpenLine } = scene();
  await clock.advance(10_000);
  expect(bringOpenLine).not.toHaveBeenCalled();
  sessions.begin(loginAnswer({ id: '7' }));
  await clock.advance(499);
  expect(bringOpenLine).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(openLine).toHaveBeenCalledTimes(1);
  expect(openLine.mock.calls[0]?.[0].sessions.authToken).toBe('access');
  expect(openLine.mock.calls[0]?.[0].since).toBe(10_000);
});

test('[2.2-7] the connection ends with the session, and the next one has its own', async () => {
  const { sessions, clock, openLine, line } = scene();
  sessions.begin(loginAnswer({ id: '7' }));
  await clock.advance(500);
  sessions.end();
  expect(line.end).toHaveBeenCalledTimes(1);
  sessions.begin(loginAnswer({ id: '8' }));
  await clock.advance(500);
  expect(openLine).toHaveBeenCalledTimes(2);
});

test('somebody who leaves before it is open gets none', async () => {
  const { sessions, clock, openLine } = scene();
  sessions.begin(loginAnswer({ id: '7' }));
  await clock.advance(400);
  sessions.end();
  await clock.advance(1_000);
  expect(openLine).not.toHaveBeenCalled();
});

test('is told when the network is back, and when the visitor wants it again', async () => {
  const { sessions, clock, line, online$, client } = scene();
  sessions.begin(loginAnswer({ id: '7' }));
  await clock.advance(500);
  online$.next();
  client.again$.next();
  expect([line.hurry.mock.calls.length, line.open.mock.calls.length]).toEqual([1, 1]);
});

test('a client that cannot be fetched is said to be missing, and can be tried again', async () => {
  const { sessions, clock, client, bringOpenLine, openLine } = scene();
  bringOpenLine.mockRejectedValueOnce(new Error('no network'));
  sessions.begin(loginAnswer({ id: '7' }));
  await clock.advance(500);
  expect(client.state$.getValue()).toBe('unavailable');
  client.again$.next();
  await clock.advance(0);
  expect(openLine).toHaveBeenCalledTimes(1);
});

describe('a client that did not come', () => {
  const fail = async () => {
    const all = scene();
    all.bringOpenLine.mockRejectedValueOnce(new Error('no network'));
    all.sessions.begin(loginAnswer({ id: '7' }));
    await all.clock.advance(500);
    return all;
  };

  test('is fetched again by itself after a while', async () => {
    const { clock, openLine } = await fail();
    await clock.advance(14_000);
    expect(openLine).not.toHaveBeenCalled();
    await clock.advance(1_000);
    expect(openLine).toHaveBeenCalledTimes(1);
    await clock.advance(60_000);
    expect(openLine).toHaveBeenCalledTimes(1);
  });

  test('is fetched again, again and again', async () => {
    const { clock, bringOpenLine, openLine } = await fail();
    bringOpenLine.mockRejectedValueOnce(new Error('no network'));
    await clock.advance(15_000);
    await clock.advance(15_000);
    expect(bringOpenLine).toHaveBeenCalledTimes(3);
    expect(openLine).toHaveBeenCalledTimes(1);
  });

  test('is fetched again as soon as the network is back', async () => {
    const { clock, online$, openLine } = await fail();
    online$.next();
    await clock.advance(0);
    expect(openLine).toHaveBeenCalledTimes(1);
    await clock.advance(60_000);
    expect(openLine).toHaveBeenCalledTimes(1);
  });

  test('is fetched for nobody who has left', async () => {
    const { clock, sessions, client, bringOpenLine } = await fail();
    sessions.end();
    await clock.advance(60_000);
    expect(bringOpenLine).toHaveBeenCalledTimes(1);
    expect(client.state$.getValue()).toBe('unavailable');
  });

  test('is asked of the server itself, not of a damaged copy that the browser keeps', async () => {
    const { clock, sessions, bringOpenLine } = scene();
    const fetched = jest.fn();
    Object.assign(globalThis, { fetch: fetched });
    const cause = Object.assign(new Error('damaged'), { request: '/remotes/shell/1/42.js' });
    bringOpenLine.mockRejectedValueOnce(cause);
    sessions.begin(loginAnswer({ id: '7' }));
    await clock.advance(500);
    expect(fetched).toHaveBeenCalledWith(
      '/remotes/shell/1/42.js',
      expect.objectContaining({ cache: 'reload' }),
    );
  });
});
