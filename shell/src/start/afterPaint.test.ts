import { TestClock } from '../clock/TestClock.ts';
import { afterPaint } from './startHost.ts';

test('what does not arrive is asked for again, less and less often, and begins once', async () => {
  const clock = new TestClock();
  const load = jest.fn<Promise<string>, []>().mockResolvedValue('there');
  for (let times = 0; times < 3; times++) load.mockRejectedValueOnce(new Error('Nothing arrived.'));
  const begin = jest.fn();
  afterPaint(clock, load, begin);
  const asked: number[] = [];
  for (let seconds = 0; seconds < 60; seconds += 2.5) {
    await clock.advance(2500);
    asked.push(load.mock.calls.length);
  }
  expect(asked.slice(0, 16)).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4]);
  expect(asked.at(-1)).toBe(4);
  expect(begin.mock.calls).toEqual([['there']]);
});
