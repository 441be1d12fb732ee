import { bearing, beside } from './bearing.ts';

test('says how far and which way, as one looks', () => {
  const me = { x: 0, z: 0, yaw: 0 };
  expect(bearing(me, { x: 0, z: 3 })).toEqual({ metres: 3, way: 'ahead' });
  expect(bearing(me, { x: 0, z: -3 }).way).toBe('behind');
  expect(bearing(me, { x: -3, z: 0 }).way).toBe('right');
  expect(bearing(me, { x: 3, z: 0 }).way).toBe('toTheLeft');
  expect(bearing(me, { x: -3, z: 3 }).way).toBe('aheadRight');
  expect(bearing({ ...me, yaw: Math.PI }, { x: 0, z: -5 })).toEqual({ metres: 5, way: 'ahead' });
  expect(bearing({ ...me, yaw: Math.PI / 2 }, { x: 0, z: 5 }).way).toBe('right');
});

test('goes to stand beside something and looks at it', () => {
  expect(beside({ x: 0, z: 0 }, { x: 0, z: 10 })).toEqual({ x: 0, z: 8.4, yaw: 0 });
  expect(beside({ x: 0, z: 9 }, { x: 0, z: 10 })).toMatchObject({ x: 0, z: 9 });
});
