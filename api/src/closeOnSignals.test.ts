import { closeOnSignals } from './closeOnSignals.ts';

const never = new Promise<void>(() => undefined);
let exits: unknown[] = [];

beforeEach(() => {
  exits = [];
  jest.useFakeTimers();
  jest.spyOn(process, 'exit').mockImplementation((code) => exits.push(code) as never);
});
afterEach(() => {
  process.removeAllListeners('SIGTERM');
  process.removeAllListeners('SIGINT');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const startOf = (close: () => Promise<void>) => Promise.resolve({ close });
const settled = () => jest.advanceTimersByTimeAsync(0);

it('closes the server, and ends well', async () => {
  const close = jest.fn(async () => undefined);
  closeOnSignals(startOf(close));
  process.emit('SIGTERM', 'SIGTERM');
  await settled();
  expect(close).toHaveBeenCalledTimes(1);
  expect(exits).toEqual([0]);
});

it('ends with 1 when the server cannot close', async () => {
  closeOnSignals(startOf(() => Promise.reject(new Error('stuck'))));
  process.emit('SIGINT', 'SIGINT');
  await settled();
  expect(exits).toEqual([1]);
});

it('waits for a server that does not close no longer than three seconds', async () => {
  closeOnSignals(startOf(() => never));
  process.emit('SIGTERM', 'SIGTERM');
  await settled();
  expect(exits).toEqual([]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(exits).toEqual([1]);
});

it('waits while somebody uploads, and three seconds from then on', async () => {
  let uploads = 1;
  closeOnSignals(Promise.resolve({ close: () => never, uploads: () => uploads }));
  process.emit('SIGTERM', 'SIGTERM');
  await jest.advanceTimersByTimeAsync(15_000);
  expect(exits).toEqual([]);
  uploads = 0;
  await jest.advanceTimersByTimeAsync(2_500);
  expect(exits).toEqual([]);
  await jest.advanceTimersByTimeAsync(500);
  expect(exits).toEqual([1]);
});

it('is gone at once when asked twice', async () => {
  closeOnSignals(startOf(() => never));
  process.emit('SIGTERM', 'SIGTERM');
  process.emit('SIGINT', 'SIGINT');
  await settled();
  expect(exits).toEqual([1]);
});
