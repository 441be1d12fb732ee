import { fromGamepad, fromKeys, fromStick, fromSwipe, isMobileAgent, together } from './hands.ts';
import { IDLE } from './Walker.ts';

const keys = (...codes: string[]) => fromKeys(new Set(codes));

test('[2.17-1] WASD and the arrows walk, and arrows turn', () => {
  expect(keys('KeyW')).toMatchObject({ ahead: 1, aside: 0 });
  expect(keys('KeyS')).toMatchObject({ ahead: -1 });
  expect(keys('KeyA')).toMatchObject({ aside: -1 });
  expect(keys('KeyD')).toMatchObject({ aside: 1 });
  expect(keys('ArrowUp')).toMatchObject({ ahead: 1 });
  expect(keys('ArrowLeft').turn).toBeGreaterThan(0);
  expect(keys('KeyW', 'KeyS')).toMatchObject({ ahead: 0 });
  expect(keys()).toEqual(IDLE);
});

test('[2.17-3] a vertical swipe over 50 px goes forward or back; a shorter or a sideways one does nothing', () => {
  expect(fromSwipe(0, -51)).toBe('forward');
  expect(fromSwipe(10, 80)).toBe('back');
  expect(fromSwipe(0, -50)).toBeNull();
  expect(fromSwipe(90, -80)).toBeNull();
});

test('[2.17-2] agents with Mobi or Android are mobile, others are not', () => {
  expect(isMobileAgent('Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120')).toBe(true);
  expect(isMobileAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Mobile/15E148')).toBe(true);
  expect(isMobileAgent('Mozilla/5.0 (X11; Linux x86_64) Firefox/121.0')).toBe(false);
});

test('a thumb that trembles does not walk, and one that pulls far walks at full speed', () => {
  expect(fromStick(1, 2)).toEqual({ ahead: 0, aside: 0 });
  expect(fromStick(0, -50)).toEqual({ ahead: 1, aside: 0 });
  expect(fromStick(200, 0)).toEqual({ ahead: 0, aside: 1 });
  expect(fromStick(0, 25).ahead).toBeCloseTo(-0.5);
});

test('a gamepad walks with its left stick, looks with its right, and rests in its dead zone', () => {
  const pad = (axes: number[], pressed: number[] = []) =>
    fromGamepad({
      axes,
      buttons: [0, 1].map((n) => ({ pressed: pressed.includes(n), touched: false, value: 0 })),
    });
  expect(pad([0.1, -0.1, 0.1, 0])).toEqual(IDLE);
  expect(pad([0, -1, 0, 0])).toMatchObject({ ahead: 1 });
  expect(pad([0, 0, 1, 0]).turn).toBeLessThan(0);
  expect(pad([], [0])).toMatchObject({ jump: true });
  expect(fromGamepad(null)).toEqual(IDLE);
});

test('keys and a stick together are not faster than either', () => {
  expect(together({ ahead: 1 }, { ahead: 1 }).ahead).toBe(1);
});
