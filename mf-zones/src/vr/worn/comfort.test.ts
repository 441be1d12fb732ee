import { blinkAt, COMFORT, darken, liftOf, rateOf, rested, SnapTurn } from './comfort.ts';

describe('turning by steps', () => {
  test('one push is one turn, to the side of the push', () => {
    const turn = new SnapTurn();
    expect(turn.read(1, 45, 0.01)).toBeCloseTo(-Math.PI / 4);
    expect(turn.read(1, 45, 0.01)).toBe(0);
    turn.read(0, 45, 0.01);
    expect(turn.read(-1, 30, 0.01)).toBeCloseTo(Math.PI / 6);
  });

  test('a stick that trembles at the edge turns once', () => {
    const turn = new SnapTurn();
    const pushes = [0.72, 0.66, 0.73, 0.6, 0.75];
    expect(pushes.filter((push) => turn.read(push, 45, 0.01) !== 0)).toHaveLength(1);
  });

  test('without steps one turns for as long as one pushes', () => {
    const turn = new SnapTurn();
    expect(turn.read(1, 0, 0.1)).toBeLessThan(0);
    expect(turn.read(1, 0, 0.1)).toBeLessThan(0);
    expect(turn.read(0.1, 0, 0.1)).toBe(0);
  });
});

test('who sits has the eyes of one who stands, and who stands is not lifted', () => {
  expect(liftOf(1.15, { ...COMFORT, seated: true }, true)).toBeCloseTo(0.45);
  expect(liftOf(1.7, { ...COMFORT, seated: true }, true)).toBe(0);
  expect(liftOf(1.15, COMFORT, true)).toBe(0);
});

test('a device that knows no floor is lifted to the height of eyes', () => {
  expect(liftOf(0, COMFORT, false)).toBeCloseTo(1.6);
});

test('the edge is dark while one is moved and clears when one stands, and only if that is wanted', () => {
  const dark = darken(0.5, true, true, 0.1);
  expect(dark).toBe(1);
  expect(darken(dark, false, true, 0.1)).toBeLessThan(1);
  expect(darken(0, true, false, 0.1)).toBe(0);
});

test('one blinks at a teleport, and not for long', () => {
  expect(blinkAt(0)).toBe(1);
  expect(blinkAt(1)).toBe(0);
});

test('takes 72 pictures a second where a device can, else the next it can, else its own', () => {
  expect(rateOf([60, 72, 80, 90])).toBe(72);
  expect(rateOf(new Float32Array([60, 90, 120]))).toBe(90);
  expect(rateOf([60])).toBeNull();
  expect(rateOf(undefined)).toBeNull();
});

test('a stick that is let go is at rest', () => {
  expect(rested(0.1)).toBe(0);
  expect(rested(-0.5)).toBe(-0.5);
});
