import { inRounds } from './inRounds.ts';

/** Doubles numbers, one round at a time, as soon as it may. */
function aDoubler() {
  const rounds: number[][] = [];
  const doors: ((error?: Error) => void)[] = [];
  const double = inRounds<number, number>(3, async (numbers) => {
    rounds.push(numbers);
    await new Promise<void>((resolve, reject) => doors.push((error) => (error ? reject(error) : resolve())));
    return numbers.map((number) => number * 2);
  });
  /** Lets the round under way end. */
  const end = async (error?: Error) => {
    while (doors.length === 0) await new Promise((resolve) => setImmediate(resolve));
    doors.shift()?.(error);
  };
  return { double, rounds, end };
}

describe('rounds', () => {
  it('take along who comes meanwhile, so many at most, and answer each', async () => {
    const { double, rounds, end } = aDoubler();
    const first = Promise.all([double(1), double(2)]);
    await end();
    expect(await first).toEqual([2, 4]);
    const later = Promise.all([3, 4, 5, 6].map(double));
    await new Promise((resolve) => setImmediate(resolve));
    expect(rounds).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    await end();
    await end();
    expect(await later).toEqual([6, 8, 10, 12]);
    expect(rounds).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it('ask for the same as often as it is asked for', async () => {
    const { double, rounds, end } = aDoubler();
    const both = Promise.all([double(4), double(4)]);
    await end();
    expect(await both).toEqual([8, 8]);
    const again = double(4);
    await end();
    expect(await again).toBe(8);
    expect(rounds).toEqual([[4, 4], [4]]);
  });

  it('that fail tell those who were in them, and the next goes on', async () => {
    const { double, end } = aDoubler();
    const failing = double(1).catch((error: Error) => error.message);
    await end(new Error('away'));
    expect(await failing).toBe('away');
    const again = double(2);
    await end();
    expect(await again).toBe(4);
  });
});
