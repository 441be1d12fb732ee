import { settled, TestClock } from '../../clock/TestClock.ts';
import { HubClient } from '../../hub/HubClient.ts';
import { HubLine } from '../../hub/HubLine.ts';
import { TestWire } from '../../hub/TestWire.ts';
import { followRegistry } from './followRegistry.ts';

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** An open tab. It is a guest's until its line is opened. */
function openTab() {
  const clock = new TestClock();
  const refresh = jest.fn();
  const client = new HubClient();
  const wire = new TestWire();
  const known = { revision: '6' };
  const stop = followRegistry({ refresh, revision: () => known.revision, hub: client, clock });
  stops.push(stop);
  const logIn = async () => {
    new HubLine({
      client,
      wire,
      lookout: wire,
      clock,
      story: { note: jest.fn() },
      stats: { connected: jest.fn(), broke: jest.fn(), failed: jest.fn(), end: jest.fn() },
      renew: async () => undefined,
      since: 0,
      lookAtSession: async () => undefined,
    }).open();
    await settled();
  };
  return { clock, known, refresh, stop, wire, logIn };
}

test('a member asks when the hub says that something else is live', async () => {
  const { logIn, refresh, wire } = openTab();
  await logIn();
  refresh.mockClear();
  wire.sayOn('remotes', 'remotes-changed', { revision: '7' });
  expect(refresh).toHaveBeenCalledTimes(1);
  wire.sayOn('feed-global', 'remotes-changed', { revision: '8' });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a member asks again while a server answers that has not heard of it yet', async () => {
  const { clock, known, logIn, refresh, wire } = openTab();
  await logIn();
  refresh.mockClear();
  wire.sayOn('remotes', 'remotes-changed', { revision: '7' });
  await clock.advance(1_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  known.revision = '7';
  await clock.advance(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a member asks once listening has begun, and after each gap: something may have been said that nobody heard', async () => {
  const { clock, logIn, refresh, wire } = openTab();
  await logIn();
  expect(refresh).toHaveBeenCalledTimes(1);
  wire.break();
  await clock.advance(1_000);
  await settled();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a guest asks when the network is back, when the tab is looked at, and once a minute', async () => {
  const { clock, refresh, wire } = openTab();
  window.dispatchEvent(new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(2);
  await clock.advance(120_000);
  expect(refresh).toHaveBeenCalledTimes(4);
  expect(wire.asked).toEqual([]);
});

test('where the hub refuses the channel, the minute has to do', async () => {
  const { clock, logIn, refresh, wire } = openTab();
  wire.refusals.add('remotes');
  await logIn();
  expect(refresh).not.toHaveBeenCalled();
  await clock.advance(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('who has stopped asks no more', async () => {
  const { clock, logIn, refresh, stop, wire } = openTab();
  await logIn();
  refresh.mockClear();
  stop();
  wire.sayOn('remotes', 'remotes-changed', { revision: '7' });
  window.dispatchEvent(new Event('online'));
  await clock.advance(60_000);
  expect(refresh).not.toHaveBeenCalled();
});
