import { settled, TestClock } from '../clock/TestClock.ts';
import { HubClient } from './HubClient.ts';
import { HubLine } from './HubLine.ts';
import { LineStory } from './LineStory.ts';
import { TestWire } from './TestWire.ts';

async function scene({
  tries = [],
  secondsLeft = null,
  random = () => 1,
  unknown = [],
}: Partial<Pick<TestWire, 'tries' | 'secondsLeft'>> & {
  random?: () => number;
  unknown?: readonly string[];
} = {}) {
  const client = new HubClient();
  const wire = new TestWire();
  wire.secondsLeft = secondsLeft;
  wire.tries.push(...tries);
  for (const method of unknown) wire.unknown.add(method);
  const clock = new TestClock();
  const renew = jest.fn(async () => undefined);
  const lookAtSession = jest.fn(async () => undefined);
  const states: string[] = [];
  client.state$.subscribe((state) => states.push(state));
  const story = new LineStory(client.story$);
  const stats = { connected: jest.fn(), broke: jest.fn(), failed: jest.fn(), end: jest.fn() };
  const needs = {
    client,
    wire,
    lookout: wire,
    clock,
    story,
    stats,
    renew,
    lookAtSession,
    since: 0,
    random,
  };
  const line = new HubLine(needs);
  line.open();
  await settled();
  return { client, wire, clock, renew, lookAtSession, states, stats, line };
}

test('[4-14] goes from initialized over connecting to connected, and ends as disconnected', async () => {
  const { states, line, wire } = await scene();
  await line.end();
  expect(states).toEqual(['initialized', 'connecting', 'connected', 'disconnected']);
  expect(wire.stopped).toBe(1);
});

test('[4-14] comes back a second after the connection broke', async () => {
  const { wire, clock, states } = await scene();
  await clock.advance(60_000);
  wire.break();
  await clock.advance(999);
  expect(wire.tried).toBe(1);
  await clock.advance(1);
  expect(wire.tried).toBe(2);
  expect(states.slice(2)).toEqual(['connected', 'connecting', 'connected']);
});

test('comes back spread over half a second: the pages of a server that died do not come all at once', async () => {
  const backAfter = async (random: number) => {
    const { wire, clock } = await scene({ random: () => random });
    await clock.advance(60_000);
    wire.break();
    const broke = clock.now();
    while (wire.tried < 2) await clock.advance(50);
    return clock.now() - broke;
  };
  expect([await backAfter(0), await backAfter(0.5), await backAfter(1)]).toEqual([500, 750, 1_000]);
});

test('[4-14] comes back at once where the server says so, but does not run in circles', async () => {
  const { wire, clock } = await scene();
  await clock.advance(60_000);
  wire.sendAway();
  await clock.advance(0);
  expect(wire.tried).toBe(2);
  wire.sendAway();
  await clock.advance(0);
  expect(wire.tried).toBe(2);
  await clock.advance(1_000);
  expect(wire.tried).toBe(3);
});

test('[4-14] does not come back when the server wants it gone, and looks whether the session is over', async () => {
  const { wire, clock, states, lookAtSession } = await scene();
  wire.kick();
  await clock.advance(600_000);
  expect(wire.tried).toBe(1);
  expect(states.at(-1)).toBe('disconnected');
  // The second time a server that heard of the end later than the one with the connection has heard of it as well.
  expect(lookAtSession).toHaveBeenCalledTimes(2);
});

test('asks nothing more about a session that was found to be over', async () => {
  const { wire, clock, lookAtSession, line } = await scene();
  wire.kick();
  await line.end();
  await clock.advance(600_000);
  expect(lookAtSession).toHaveBeenCalledTimes(1);
});

test('[4-14] a refusal is tried once more with a new token, and then it is one', async () => {
  const { wire, clock, states, lookAtSession, line } = await scene({ tries: ['refused', 'refused'] });
  await clock.advance(600_000);
  expect(lookAtSession).toHaveBeenCalledTimes(1);
  expect(wire.tried).toBe(2);
  expect(states.at(-1)).toBe('failed');
  line.open();
  await settled();
  expect(states.at(-1)).toBe('connected');
});

test('[9-3] is unavailable after ten seconds, goes on trying, and hurries when there is a network again', async () => {
  const { wire, clock, states, line } = await scene({ tries: Array(20).fill('unreachable') });
  await clock.advance(9_999);
  expect(states.at(-1)).toBe('connecting');
  await clock.advance(1);
  expect(states.at(-1)).toBe('unavailable');
  const before = wire.tried;
  await clock.advance(60_000);
  expect(wire.tried).toBeGreaterThan(before);
  wire.tries.length = 0;
  line.hurry();
  await clock.advance(0);
  expect(states.at(-1)).toBe('connected');
});

test('a reconnect by hand while it is unavailable stands in for the next try', async () => {
  const { wire, clock, states, line } = await scene({ tries: Array(20).fill('unreachable') });
  await clock.advance(15_000);
  expect(states.at(-1)).toBe('unavailable');
  wire.tries.length = 0;
  const before = wire.tried;
  line.open();
  await clock.advance(60_000);
  expect(states.at(-1)).toBe('connected');
  expect(wire.tried).toBe(before + 1);
});

test('waits longer each time, thirty seconds at most', async () => {
  const { wire, clock } = await scene({ tries: Array(99).fill('unreachable') });
  const at: number[] = [];
  for (let tried = wire.tried; at.length < 11; await clock.advance(250)) {
    if (wire.tried > tried) at.push(clock.now());
    tried = wire.tried;
  }
  const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(waits.slice(0, 3)).toEqual([1_500, 2_250, 3_500]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_250);
});

test('asks for what it missed, and hands out each event once', async () => {
  const { client, wire, clock } = await scene();
  const heard: unknown[] = [];
  const synced = jest.fn();
  client.on('new-message').subscribe(({ payload }) => heard.push(payload));
  client.synced$.subscribe(synced);
  wire.bring('new-message', 'one', 1);
  wire.bring('new-message', 'two', 2);
  wire.break();
  wire.answer = { lastEvent: 2, reset: false };
  await clock.advance(1_000);
  wire.bring('new-message', 'two', 2);
  wire.bring('new-message', 'three', 3);
  expect(wire.asked).toEqual([
    ['syncSince', 0],
    ['sync', 2],
  ]);
  expect(heard).toEqual(['one', 'two', 'three']);
  expect(synced).toHaveBeenCalledWith({ lastEvent: 2, reset: false });
});

test('asks first for what came since it began to look at things, and hands it out', async () => {
  const { client, wire, clock } = await scene({ tries: ['unreachable'] });
  const heard: unknown[] = [];
  client.on('notification').subscribe(({ payload }) => heard.push(payload));
  let answer: (answer: { lastEvent: number; reset: boolean }) => void = () => undefined;
  wire.answer = new Promise((resolve) => (answer = resolve));
  await clock.advance(1_000);
  wire.bring('notification', 'an invitation', 7);
  answer({ lastEvent: 7, reset: false });
  await settled();
  wire.break();
  await clock.advance(1_500);
  expect(heard).toEqual(['an invitation']);
  expect(wire.asked).toEqual([
    ['syncSince', 1_000],
    ['sync', 7],
  ]);
});

test('has all loaded anew by a server from before, where it was read long before the first connection', async () => {
  const { client, wire, clock } = await scene({
    tries: Array(6).fill('unreachable'),
    unknown: ['syncSince'],
  });
  const synced = jest.fn();
  client.synced$.subscribe(synced);
  await clock.advance(60_000);
  wire.break();
  await clock.advance(60_000);
  expect(synced.mock.calls).toEqual([
    [{ lastEvent: 0, reset: true }],
    // From the first connection on, the server knows what is missed.
    [{ lastEvent: 0, reset: false }],
  ]);
});

test('what comes after the end is for nobody: somebody else may be listening by then', async () => {
  const { client, wire, line } = await scene();
  const heard = jest.fn();
  client.on('new-message').subscribe(heard);
  client.synced$.subscribe(heard);
  await line.end();
  wire.bring('new-message', 'for the one before', 1);
  wire.bring('missed', undefined);
  expect(heard).not.toHaveBeenCalled();
});

test('an answer that comes after the end does not count as a connection', async () => {
  const { client, wire, clock, line, states } = await scene();
  let answer: (answer: { lastEvent: number; reset: boolean }) => void = () => undefined;
  wire.answer = new Promise((resolve) => (answer = resolve));
  await clock.advance(60_000);
  wire.break();
  await clock.advance(1_000);
  const synced = jest.fn();
  client.synced$.subscribe(synced);
  await line.end();
  answer({ lastEvent: 3, reset: false });
  await settled();
  expect(states.at(-1)).toBe('disconnected');
  expect(synced).not.toHaveBeenCalled();
});

test('hears a name that somebody asks for later', async () => {
  const { client, wire } = await scene();
  const heard = jest.fn();
  client.on('client-typing').subscribe(heard);
  wire.bring('client-typing', { chatID: '1' });
  expect(heard).toHaveBeenCalledWith({ type: 'client-typing', payload: { chatID: '1' }, mark: undefined });
});

test('shows the server a new token a minute before the old one ends', async () => {
  const { wire, clock, renew, line } = await scene({ secondsLeft: 600 });
  await clock.advance(539_999);
  expect(renew).not.toHaveBeenCalled();
  await clock.advance(1);
  expect([renew.mock.calls.length, wire.refreshed]).toEqual([1, 1]);
  await clock.advance(540_000);
  expect(wire.refreshed).toBe(2);
  await line.end();
  await clock.advance(600_000);
  expect(wire.refreshed).toBe(2);
});

test('a renewal for a connection that is gone leaves the next one its own', async () => {
  const { wire, clock, renew } = await scene({ secondsLeft: 600 });
  let fail: (error: Error) => void = () => undefined;
  renew.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await clock.advance(540_000);
  wire.break();
  await clock.advance(1_000);
  fail(new Error('no network'));
  await settled();
  await clock.advance(540_000);
  expect([renew.mock.calls.length, wire.refreshed]).toEqual([2, 1]);
});

test('does not renew a token that was renewed already, only shows it', async () => {
  const { wire, clock, renew } = await scene({ secondsLeft: 600 });
  wire.hasNewerToken = true;
  await clock.advance(540_000);
  expect([renew.mock.calls.length, wire.refreshed]).toEqual([0, 1]);
});

test('[9-4] writes down what happens to the connection, the last fifty events', async () => {
  const { client, wire, clock, line, stats } = await scene({ tries: ['unreachable', 'refused'] });
  await clock.advance(60_000);
  wire.break();
  await clock.advance(60_000);
  wire.sendAway();
  await clock.advance(60_000);
  wire.kick();
  expect(client.story$.getValue().map(({ what, about }) => (about ? `${what}: ${about}` : what))).toEqual([
    'connecting',
    'unreachable',
    'connecting',
    'refused',
    'connecting',
    'connected: WebSockets, 0 ms, event 0',
    'broken: WebSocket closed with status code: 1006',
    'connecting',
    'connected: WebSockets, 0 ms, event 0',
    'sent-away',
    'connecting',
    'connected: WebSockets, 0 ms, event 0',
    'closed: Server returned an error on close: Your session has ended.',
  ]);
  expect([stats.connected, stats.broke, stats.failed].map(({ mock }) => mock.calls.length)).toEqual([
    3, 2, 2,
  ]);
  for (let round = 0; round < 30; round += 1) {
    line.open();
    await clock.advance(0);
    wire.kick();
  }
  expect(client.story$.getValue()).toHaveLength(50);
  await line.end();
  expect(client.story$.getValue().at(-1)).toEqual({ at: expect.stringMatching(/^2.*Z$/), what: 'ended' });
  expect(stats.end).toHaveBeenCalledTimes(1);
});
