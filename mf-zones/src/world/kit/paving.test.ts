import { Mesh } from '../mesh/Mesh.ts';
import { paving } from './paving.ts';

const slope = (_x: number, z: number) => z * 0.2;
const path = (z: number) => Math.sin(z);

function laid(more: Partial<Parameters<typeof paving>[1]> = {}) {
  const mesh = new Mesh();
  paving(mesh, {
    ...{ path, height: slope, from: 4, to: 20, wide: 1.5, size: 0.5 },
    ...{ colours: ['#666666', '#777777'], top: '#999999', high: 0.07 },
    ...more,
  });
  return mesh;
}

test('the stones of a way lie on the ground, also where it rises', () => {
  const { xyz } = laid();
  for (let n = 0; n < xyz.length; n += 3) {
    const [x = 0, y = 0, z = 0] = xyz.slice(n, n + 3);
    expect(Math.abs(y - slope(x, z))).toBeLessThan(0.2);
    expect(Math.abs(x - path(z))).toBeLessThan(3);
  }
});

test('they darken nothing, and cost little', () => {
  const { opaque, triangles } = laid();
  expect(opaque).toHaveLength(0);
  expect(triangles).toBeGreaterThan(400);
  expect(triangles).toBeLessThan(2600);
});

test('an old way has lost stones, and the same ones on every machine', () => {
  expect(laid({ gone: 0.6 }).triangles).toBeLessThan(laid({ gone: 0 }).triangles * 0.7);
  expect(laid().xyz).toEqual(laid().xyz);
});

test('where something shines between the stones, it does', () => {
  const { effects } = laid({ seam: { colour: '#7CF5E3', every: 4 } });
  expect(effects.some((effect) => effect > 0.5)).toBe(true);
  expect(laid().effects.every((effect) => effect === 0)).toBe(true);
});
