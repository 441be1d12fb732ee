import { bakeMesh } from '../bake/bakeMesh.ts';
import { lampByte, unitByte } from '../bake/Chunk.ts';
import { Daylight } from '../bake/Daylight.ts';
import { Voxels } from '../bake/Voxels.ts';
import { colour } from '../maths/Colour.ts';
import { groundIn } from './groundIn.ts';
import type { Draft } from './Draft.ts';
import { type Look, unit } from './look.ts';
import type { LightMap, World, WorldScatter } from './World.ts';

/** Bakes a drawn place: measures its light and writes the bytes. The slow part; it runs in a worker. */
export function buildWorld(draft: Draft, look: Look): World {
  const daylight = measure(draft, look);
  const ground = groundIn(draft);
  return {
    layers: draft.layers.map(({ mesh, ...layer }) => ({ ...layer, chunk: bakeMesh(mesh, daylight) })),
    scatters: draft.scatters.map((scatter) => bakeScatter(scatter, daylight)),
    glows: glowNumbers(draft),
    air: draft.air,
    ground,
    solids: draft.solids,
    bounds: draft.bounds,
    lightMap: lightMapOf(draft, daylight),
  };
}

function measure(draft: Draft, { bake, key }: Look): Daylight {
  const voxels = new Voxels(bake.cell ?? 0.7, bake);
  for (const { mesh } of draft.layers) voxels.fill(mesh);
  return new Daylight(voxels, draft.lamps, {
    towardsSun: bake.indoors === undefined ? unit(key.towards) : null,
    indoors: bake.indoors ?? 1,
    softness: bake.softness ?? 0.06,
    shadowReach: bake.shadowReach ?? 60,
    cornerReach: bake.cornerReach ?? 6,
    cornerDarkness: bake.cornerDarkness ?? 0.85,
  });
}

function bakeScatter(
  { name, mesh, items, options }: Draft['scatters'][number],
  daylight: Daylight,
): WorldScatter {
  // Each piece takes one sample; its own corners are neither shaded nor shading.
  const chunk = bakeMesh(mesh, UNLIT);
  const matrices = new Float32Array(items.length * 16);
  const tints = new Uint8Array(items.length * 4);
  const lights = new Uint8Array(items.length * 4);
  items.forEach(({ at, tint, facing }, index) => {
    const [a = 1, b = 0, c = 0, x = 0, d = 0, e = 1, f = 0, y = 0, g = 0, h = 0, i = 1, z = 0] = at.cells;
    matrices.set([a, d, g, 0, b, e, h, 0, c, f, i, 0, x, y, z, 1], index * 16);
    const lit = daylight.at({ x, y: y + (options.lift ?? 0.3), z }, facing ?? { x: 0, y: 1, z: 0 });
    const root = (value: number) => unitByte(Math.sqrt(Math.max(0, value)));
    tints.set([root(tint?.r ?? 1), root(tint?.g ?? 1), root(tint?.b ?? 1), unitByte(lit.sun)], index * 4);
    lights.set([lampByte(lit.r), lampByte(lit.g), lampByte(lit.b), unitByte(lit.open)], index * 4);
  });
  return { name, chunk, count: items.length, matrices, tints, lights, options };
}

const UNLIT = new Daylight(new Voxels(1, { low: [0, 0, 0], high: [1, 1, 1] }), [], {
  towardsSun: null,
  indoors: 1,
  softness: 0,
  shadowReach: 0,
  cornerReach: 0,
  cornerDarkness: 0,
});

function glowNumbers({ glows }: Draft) {
  const numbers = new Float32Array(glows.length * 8);
  glows.forEach(({ x, y, z, size, colour: hex, strength, flicker = 0.1 }, index) => {
    const { r, g, b } = colour(hex).scale(strength);
    numbers.set([x, y, z, size, r, g, b, flicker], index * 8);
  });
  return numbers;
}

function lightMapOf(draft: Draft, daylight: Daylight): LightMap {
  const [[x, z], [X, Z]] = draft.bounds;
  const cell = 2;
  const columns = Math.ceil((X - x) / cell) + 1;
  const rows = Math.ceil((Z - z) / cell) + 1;
  const light = new Float32Array(columns * rows * 4);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = { x: x + column * cell, z: z + row * cell };
      const lit = daylight.at({ ...at, y: draft.height(at.x, at.z) + 0.9 }, { x: 0, y: 1, z: 0 });
      light.set([lit.r, lit.g, lit.b, lit.sun], (row * columns + column) * 4);
    }
  return { x, z, cell, columns, rows, light };
}
