import { tickInShares } from './tickInShares.ts';

/** Time by hand: when who waits is called is up to the test, as it is up to a busy machine. */
const { setTimeout: wait } = globalThis;
let nowMs = 0;
let timers: { atMs: number; act: () => void }[] = [];

beforeEach(() => {
  timers = [];
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs - performance.timeOrigin);
  Reflect.set(globalThis, 'setTimeout', (act: () => void, ms: number) => {
    timers.push({ atMs: nowMs + ms, act });
    return { unref: () => undefined };
  });
});
afterEach(() => {
  Reflect.set(globalThis, 'setTimeout', wait);
  jest.restoreAllMocks();
});

function begin(atMs: number) {
  nowMs = atMs;
  const taken: string[] = [];
  tickInShares(100, 5, (share) => taken.push(`${share} at ${nowMs}`));
  /** The timer calls so much later than it was asked to. */
  const call = (lateMs = 0) => {
    const timer = timers.shift();
    nowMs = (timer?.atMs ?? 0) + lateMs;
    timer?.act();
  };
  return { taken, call };
}

it('each share has its moment, the same wherever it was begun', () => {
  const { taken, call } = begin(1_000_042);
  for (let turn = 0; turn < 6; turn++) call();
  expect(taken).toEqual([
    ...['3 at 1000060', '4 at 1000080', '0 at 1000100'],
    ...['1 at 1000120', '2 at 1000140', '3 at 1000160'],
  ]);
});

it('a timer that is early takes the share it was meant for, once', () => {
  const { taken, call } = begin(1_000_042);
  call(-1);
  call();
  expect(taken).toEqual(['3 at 1000059', '4 at 1000080']);
});

it('one that is late takes what was missed, and is on time with the next', () => {
  const { taken, call } = begin(1_000_042);
  call(45);
  call();
  expect(taken).toEqual(['3 at 1000105', '4 at 1000105', '0 at 1000105', '1 at 1000120']);
});

it('after a long silence each share is taken once', () => {
  const { taken, call } = begin(1_000_042);
  call(10_000);
  expect(taken.map((one) => one[0]).toSorted()).toEqual(['0', '1', '2', '3', '4']);
});
