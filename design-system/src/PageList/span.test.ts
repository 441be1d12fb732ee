import { follow, leapTo, spanFor, zoneFor } from './span.ts';

const WINDOW_PX = 900;

/** The edges of rows that are each so tall, the first of them at the top of the window unless it is scrolled past. */
function edgesOf(rows: number, rowPx: number, passedPx = 0): number[] {
  return Array.from({ length: rows + 1 }, (_, index) => index * rowPx - passedPx);
}

describe('what is made', () => {
  const around = (rows: number, passedPx = 0, way: 'up' | 'down' | 'just come' = 'down') =>
    spanFor(zoneFor(WINDOW_PX, way), { from: 50, to: 50 + rows }, edgesOf(rows, 300, passedPx), 100);

  it('reaches beyond the window, farther on the side to which one goes', () => {
    expect(around(3)).toEqual({ from: 49, to: 54 });
    expect(around(3, 0, 'up')).toEqual({ from: 49, to: 54 });
    expect(around(5, 150)).toEqual({ from: 50, to: 55 });
    expect(around(5, 150, 'up')).toEqual({ from: 49, to: 54 });
  });

  it('is only what is in sight for who has just come', () => {
    expect(around(3, 0, 'just come')).toEqual({ from: 50, to: 53 });
    expect(around(2, 0, 'just come')).toEqual({ from: 50, to: 53 });
  });

  it('leaves out what is far away, and nothing that is in sight', () => {
    expect(around(20, 1500)).toEqual({ from: 54, to: 60 });
    expect(around(20, 1500, 'up')).toEqual({ from: 53, to: 59 });
  });

  it('stays as it is for who goes up and down by a little', () => {
    const { from, to } = around(6, 300);
    for (let px = 300; px < 340; px += 1) expect(around(6, px)).toEqual({ from, to });
  });

  it('ends where the list ends', () => {
    const zone = zoneFor(WINDOW_PX, 'down');
    expect(spanFor(zone, { from: 0, to: 2 }, edgesOf(2, 100), 4)).toEqual({ from: 0, to: 4 });
  });

  it('is one row at least, however tall that is', () => {
    expect(around(1, 100_000).to).toBeGreaterThan(around(1, 100_000).from);
  });
});

describe('when items come or go', () => {
  const span = { from: 40, to: 46 };

  it('the same rows stay made where twenty came above them', () => {
    expect(follow(span, { was: 42, now: 62, length: 120, atLeast: 3 })).toEqual({ from: 60, to: 66 });
  });

  it('and where some went, also the first ones', () => {
    expect(follow(span, { was: 42, now: 1, length: 60, atLeast: 3 })).toEqual({ from: 0, to: 5 });
  });

  it('nothing changes for what comes below', () => {
    expect(follow(span, { was: 42, now: 42, length: 140, atLeast: 3 })).toEqual(span);
  });

  it('what is there is made when all that was read is gone', () => {
    expect(follow(span, { was: 42, now: -1, length: 20, atLeast: 3 })).toEqual({ from: 19, to: 20 });
    expect(follow({ from: 0, to: 0 }, { was: -1, now: -1, length: 20, atLeast: 3 })).toEqual({
      from: 0,
      to: 3,
    });
  });
});

describe('a leap', () => {
  const to = (px: number) =>
    leapTo({ from: 500, to: 505 }, { px, abovePx: 20_000, rowsPx: 1000, belowPx: 40_000, length: 1505 });

  it('leads as far among the rows as one has gone in the space for them', () => {
    expect(to(10_000)).toBe(250);
    expect(to(41_000)).toBe(1005);
  });

  it('leads to the very ends', () => {
    expect(to(-80)).toBe(0);
    expect(to(0)).toBe(0);
    expect(to(61_000)).toBe(1504);
  });
});
