import { settled, TestClock } from '../../clock/TestClock.ts';
import { followRegistry } from './followRegistry.ts';

/** The parts of a browser that jsdom lacks, shared by all "tabs" of a test. */
class TestStream extends EventTarget {
  static readonly CLOSED = 2;
  static open: TestStream[] = [];
  readyState = 1;
  constructor() {
    super();
    TestStream.open.push(this);
  }
  close() {
    TestStream.open = TestStream.open.filter((stream) => stream !== this);
  }
  say(type: string) {
    this.dispatchEvent(new Event(type));
  }
}

const channels = new Set<EventTarget>();
class TestChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage() {
    for (const other of channels) if (other !== this) other.dispatchEvent(new Event('message'));
  }
  close() {
    channels.delete(this);
  }
}

let queue: Promise<unknown> = Promise.resolve();
let holds = 0;
const locks = {
  request: (_: string, { signal }: { signal: AbortSignal }, job: () => Promise<void>) => {
    const turn = queue.then(() => {
      if (signal.aborted) return undefined;
      holds += 1;
      return job().finally(() => (holds -= 1));
    });
    queue = turn;
    return turn;
  },
  query: async () => ({ held: holds > 0 ? [{ name: 'plaza:remotes' }] : [] }),
};

let stops: (() => void)[] = [];
function openTab() {
  const clock = new TestClock();
  const refresh = jest.fn();
  const stop = followRegistry(refresh, clock);
  stops.push(stop);
  return { clock, refresh, stop };
}

beforeEach(() => {
  TestStream.open = [];
  Object.assign(globalThis, { EventSource: TestStream, BroadcastChannel: TestChannel });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  await settled();
});

test('one tab holds the stream, and all tabs hear of a change', async () => {
  const [first, second] = [openTab(), openTab()];
  await settled();
  expect(TestStream.open).toHaveLength(1);
  TestStream.open[0]?.say('remotes');
  expect(first.refresh).toHaveBeenCalledTimes(1);
  expect(second.refresh).toHaveBeenCalledTimes(1);
});

test('when the tab with the stream closes, the next one takes over', async () => {
  const [first, second] = [openTab(), openTab()];
  await settled();
  first.stop();
  await settled();
  expect(TestStream.open).toHaveLength(1);
  TestStream.open[0]?.say('remotes');
  expect(second.refresh).toHaveBeenCalledTimes(1);
  expect(first.refresh).not.toHaveBeenCalled();
});

test('a tab that opens beside the one with the stream asks once for what was said before it could hear it', async () => {
  const first = openTab();
  await settled();
  const second = openTab();
  await settled();
  expect(first.refresh).not.toHaveBeenCalled();
  expect(second.refresh).toHaveBeenCalledTimes(1);
});

test('asks again after a gap, in which something may have been said', async () => {
  const { refresh } = openTab();
  await settled();
  TestStream.open[0]?.say('open');
  expect(refresh).not.toHaveBeenCalled();
  TestStream.open[0]?.say('open');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('opens a stream again that the server has refused', async () => {
  const { clock } = openTab();
  await settled();
  const [refused] = TestStream.open;
  if (refused) refused.readyState = TestStream.CLOSED;
  refused?.say('error');
  await clock.advance(30_000);
  expect(TestStream.open).toHaveLength(2);
});

test('asks when the network is back, when the tab is looked at, and once a minute', async () => {
  const { clock, refresh } = openTab();
  window.dispatchEvent(new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(2);
  await clock.advance(120_000);
  expect(refresh).toHaveBeenCalledTimes(4);
});

test('lives on its minute where the browser has no locks', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { clock, refresh } = openTab();
  await clock.advance(60_000);
  expect(TestStream.open).toHaveLength(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});
