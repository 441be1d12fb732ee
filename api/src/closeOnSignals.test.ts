import { closeOnSignals } from './closeOnSignals.ts';

const never = new Promise<void>(() => undefined);
let exits: unknown[] = [];
let said: jest.SpyInstance;

beforeEach(() => {
  exits = [];
  jest.useFakeTimers();
  said = jest.spyOn(console, 'error').mockReturnValue(undefined);
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

it('ends with 1 when the server cannot close, and says why', async () => {
  closeOnSignals(startOf(() => Promise.reject(new Error('stuck'))));
  process.emit('SIGINT', 'SIGINT');
  await settled();
  expect(exits).toEqual([1]);
  expect(said).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: 'stuck' }));
});

it('waits for a server on a slow disk, but no longer than nine seconds', async () => {
  closeOnSignals(startOf(() => never));
  process.emit('SIGTERM', 'SIGTERM');
  await jest.advanceTimersByTimeAsync(8_900);
  expect(exits).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(exits).toEqual([1]);
  expect(said).toHaveBeenCalledWith(expect.any(String), 'it took longer than 9 s.');
});

it('waits while somebody uploads, and nine seconds from then on', async () => {
  let uploads = 1;
  closeOnSignals(Promise.resolve({ close: () => never, uploads: () => uploads }));
  process.emit('SIGTERM', 'SIGTERM');
  await jest.advanceTimersByTimeAsync(15_000);
  expect(exits).toEqual([]);
  uploads = 0;
  await jest.advanceTimersByTimeAsync(8_500);
  expect(exits).toEqual([]);
  await jest.advanceTimersByTimeAsync(500);
  expect(exits).toEqual([1]);
});

it('is gone at once when somebody asks again', async () => {
  closeOnSignals(startOf(() => never));
  process.emit('SIGTERM', 'SIGTERM');
  await jest.advanceTimersByTimeAsync(1_100);
  process.emit('SIGINT', 'SIGINT');
  expect(exits).toEqual([1]);
});

it('takes two signals at once for one, as a terminal and npm send them', async () => {
  closeOnSignals(startOf(() => never));
  process.emit('SIGINT', 'SIGINT');
  process.emit('SIGINT', 'SIGINT');
  await settled();
  expect(exits).toEqual([]);
});
