import { TestClock } from '../clock/TestClock.ts';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { LineStats } from './LineStats.ts';
import { shareStats } from './statsChoice.ts';

function scene() {
  const clock = new TestClock();
  const storage = memoryDrawer();
  const send = jest.fn(async () => undefined as unknown);
  return { clock, storage, send, stats: new LineStats({ clock, storage, send }) };
}

test('[9-4] nothing is told until the visitor switches it on; then each minute, and no more when it is off again', async () => {
  const { clock, storage, send, stats } = scene();
  stats.connected('WebSockets', 40.4);
  await clock.advance(120_000);
  expect(send).not.toHaveBeenCalled();
  shareStats(storage, true);
  stats.connected('LongPolling', 80);
  stats.broke();
  stats.failed();
  await clock.advance(59_999);
  expect(send).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(send.mock.calls).toEqual([
    [{ carrier: 'LongPolling', connects: 1, breaks: 1, failures: 1, connect_ms: [80] }],
  ]);
  await clock.advance(60_000);
  expect(send).toHaveBeenLastCalledWith({
    carrier: 'LongPolling',
    connects: 0,
    breaks: 0,
    failures: 0,
    connect_ms: [],
  });
  shareStats(storage, false);
  await clock.advance(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a minute that could not be told is gone, and nothing is told after the end', async () => {
  const { clock, storage, send, stats } = scene();
  shareStats(storage, true);
  send.mockRejectedValueOnce(new Error('no network'));
  await clock.advance(60_000);
  await clock.advance(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  stats.end();
  await clock.advance(600_000);
  expect(send).toHaveBeenCalledTimes(2);
});
