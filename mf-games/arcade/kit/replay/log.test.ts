/** @jest-environment node */
import { A, LEFT, pointing, POINT, RIGHT, TYPED } from '../sim/Input.ts';
import { decodeLog, encodeLog } from './log.ts';
import { Recorder } from './Recorder.ts';

describe('the log of a run', () => {
  test('comes back as it was, places and typed letters too', () => {
    const log = {
      entries: [
        { tick: 0, input: { held: A, x: 0, y: 0 } },
        { tick: 3, input: { held: POINT | B_HIGH, x: -12, y: 4000 } },
        { tick: 70_000, input: { held: TYPED, x: 101, y: 0 } },
      ],
      ticks: 70_001,
    };
    expect(decodeLog(encodeLog(log))).toEqual(log);
  });

  test('keeps changes only: three minutes of one button stay under a kilobyte', () => {
    const recorder = new Recorder();
    for (let tick = 0; tick < 10_800; tick++)
      recorder.add({ held: Math.floor(tick / 37) % 2 ? A : 0, x: 0, y: 0 });
    expect(recorder.encode().length).toBeLessThan(1024);
  });

  test('of a finger is a new entry only where it moved', () => {
    const recorder = new Recorder();
    for (const x of [1, 1.2, 1.4, 2]) recorder.add(pointing(x, 5));
    expect(decodeLog(recorder.encode()).entries.map(({ input }) => input.x)).toEqual([1, 2]);
  });

  test.each(['', 'x', '!!', 'AAAA', 'AQ', 'AQMAAA'])('that is none is refused: "%s"', (text) => {
    expect(() => decodeLog(text)).toThrow(RangeError);
  });
});

const B_HIGH = LEFT | RIGHT | (1 << 14);
