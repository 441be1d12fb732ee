import { groundUnder, pieceUnder, rayThrough } from './pointing.ts';

/** Two metres over the ground, looking to -z, as wide as high. */
const eye = {
  matrixWorld: { elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 2, 0, 1] },
  fov: 90,
  aspect: 1,
};
const flat = () => 0;

test('what is in the middle of the picture is straight ahead, and below it is the ground', () => {
  const { from, way } = rayThrough(eye, 0, 0);
  expect(from).toEqual({ x: 0, y: 2, z: 0 });
  expect([way.x, way.y, way.z]).toEqual([0, 0, -1]);
  const [x = 9, z = 9] = groundUnder(rayThrough(eye, 0, -1), flat) ?? [];
  expect(x).toBeCloseTo(0);
  expect(z).toBeCloseTo(-2, 0);
  expect(groundUnder(rayThrough(eye, 0, 0.5), flat)).toBeNull();
});

test('to the right of the picture is to the right of who looks', () => {
  const [x = 0, z = 0] = groundUnder(rayThrough(eye, 0.5, -0.5), flat) ?? [];
  expect(x).toBeCloseTo(2, 0);
  expect(z).toBeCloseTo(-4, 0);
});

test('of two pieces behind each other the nearer one is meant, and none beside them', () => {
  const pieces = [
    { id: 'far', at: [0, 1, -9] as [number, number, number] },
    { id: 'near', at: [0, 1, -5] as [number, number, number] },
    { id: 'behind me', at: [0, 1, 4] as [number, number, number] },
  ];
  expect(pieceUnder(rayThrough(eye, 0, 0), pieces, flat)).toBe('near');
  expect(pieceUnder(rayThrough(eye, 0, 0), pieces.slice(0, 1), flat)).toBe('far');
  expect(pieceUnder(rayThrough(eye, 0.9, 0), pieces, flat)).toBeNull();
});
