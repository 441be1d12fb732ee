import { PIECES } from '@plaza/api-contract/values';
import { Draft } from '../draft/Draft.ts';
import { at } from '../maths/Transform.ts';
import { Mesh } from '../mesh/Mesh.ts';
import { PIECE_BUILDERS } from './pieces.ts';

const kinds = Object.keys(PIECE_BUILDERS) as (keyof typeof PIECE_BUILDERS)[];

function built(kind: keyof typeof PIECE_BUILDERS, size = 1) {
  const draft = new Draft(1);
  const mesh = new Mesh();
  PIECE_BUILDERS[kind]({ draft, mesh, at: at(3, 0, -2).turn(0.7), size, colour: '#ff8800' });
  return { mesh, triangles: mesh.triangles + draft.glows.length * 2, lamps: draft.lamps.length };
}

describe.each(kinds)('a %s', (kind) => {
  test('costs what the contract says, whatever its size', () => {
    for (const size of [0.5, 1, 2]) {
      const { triangles, lamps } = built(kind, size);
      if (size === 1) expect(triangles).toBeGreaterThan(PIECES[kind].triangles - 10);
      expect(triangles).toBeLessThanOrEqual(PIECES[kind].triangles);
      expect(lamps).toBe(PIECES[kind].lamps);
    }
  });

  test('is finite everywhere and looks outwards with unit length', () => {
    const { mesh } = built(kind);
    expect(mesh.xyz.every(Number.isFinite)).toBe(true);
    for (const corner of new Set(mesh.index)) {
      const [x = 0, y = 0, z = 0] = mesh.normals.slice(corner * 3, corner * 3 + 3);
      expect(Math.hypot(x, y, z)).toBeCloseTo(1, 3);
    }
  });
});
