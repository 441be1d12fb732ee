/** @jest-environment node */
import { atan2, cos, exp, sin } from './dmath.ts';

const angles = Array.from({ length: 400 }, (_, i) => (i - 200) / 7.3);

describe('dmath', () => {
  test('agrees with Math to a millionth', () => {
    for (const angle of angles) {
      expect(sin(angle)).toBeCloseTo(Math.sin(angle), 6);
      expect(cos(angle)).toBeCloseTo(Math.cos(angle), 6);
      expect(atan2(angle, 3 - angle)).toBeCloseTo(Math.atan2(angle, 3 - angle), 6);
      expect(exp(angle / 10) / Math.exp(angle / 10)).toBeCloseTo(1, 6);
    }
  });

  test('knows the axes', () => {
    expect([atan2(0, 0), atan2(0, 1), sin(0)]).toEqual([0, 0, 0]);
    expect(atan2(1, 0)).toBeCloseTo(Math.PI / 2, 8);
    expect(atan2(0, -1)).toBeCloseTo(Math.PI, 8);
  });
});
