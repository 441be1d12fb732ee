import { atMost, TooSlow } from './atMost.ts';
import { TestClock } from './TestClock.ts';

const never = new Promise<never>(() => undefined);

test('gives the answer when it comes in time', async () => {
  await expect(atMost(new TestClock(), 100, Promise.resolve('here'), 'It')).resolves.toBe('here');
});

test('gives up when the time is over, and not before', async () => {
  const clock = new TestClock();
  const waiting = atMost(clock, 5000, never, 'Mounting');
  const end = jest.fn();
  waiting.catch(end);
  await clock.advance(4999);
  expect(end).not.toHaveBeenCalled();
  await clock.advance(1);
  await expect(waiting).rejects.toThrow(new TooSlow('Mounting took longer than 5 s.'));
});

test('hands a failure on as it is', async () => {
  await expect(atMost(new TestClock(), 100, Promise.reject(new Error('no')), 'It')).rejects.toThrow('no');
});
