import { turned, turnedByKey } from './look.ts';

const ahead = { yaw: 0, pitch: 0 };

test('one may turn round and round, but not over', () => {
  expect(turned(ahead, -1, 0).yaw).toBeCloseTo(Math.PI * 2 - 1);
  expect(turned(ahead, Math.PI * 2 + 0.5, 0).yaw).toBeCloseTo(0.5);
  expect(turned(ahead, 0, 9).pitch).toBeLessThan(Math.PI / 2);
  expect(turned(ahead, 0, -9).pitch).toBeGreaterThan(-Math.PI / 2);
});

test('arrows look around, other keys are the page’s', () => {
  expect(turnedByKey(ahead, 'ArrowRight')?.yaw).toBeGreaterThan(0);
  expect(turnedByKey(ahead, 'ArrowUp')?.pitch).toBeGreaterThan(0);
  expect(turnedByKey(ahead, 'PageDown')).toBeUndefined();
});
