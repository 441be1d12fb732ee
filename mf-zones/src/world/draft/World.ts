import type { Chunk } from '../bake/Chunk.ts';
import type { Point } from '../maths/Transform.ts';
import type { Ground } from '../walk/Ground.ts';
import type { Solid } from '../walk/solids.ts';
import type { LayerOptions, Motes, Puffs, ScatterOptions, School, Shafts, Water } from './parts.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Floats = Float32Array<ArrayBuffer>;

interface WorldLayer {
  name: string;
  chunk: Chunk;
  options: LayerOptions;
  mover?: { id: string; pivot: Point };
}

export interface WorldScatter {
  name: string;
  chunk: Chunk;
  count: number;
  /** Sixteen numbers each, columns first. */
  matrices: Floats;
  /** Square root of the tint, then sun. */
  tints: Bytes;
  /** As `Chunk.light`. */
  lights: Bytes;
  options: ScatterOptions;
}

/** Light near the ground, for those who walk: red, green, blue of the lamps and sun for each cell. */
export interface LightMap {
  x: number;
  z: number;
  cell: number;
  columns: number;
  rows: number;
  light: Floats;
}

/** A built place: bytes to draw, and what one walks on. Nothing in it needs the code that made it. */
export interface World {
  layers: WorldLayer[];
  scatters: WorldScatter[];
  /** Eight numbers each: where, size, colour (linear, times strength), flicker. */
  glows: Floats;
  air: { motes: Motes[]; waters: Water[]; shafts: Shafts[]; schools: School[]; puffs: Puffs[] };
  ground: Ground;
  solids: Solid[];
  /** Where one may walk: from (x, z) to (x, z). */
  bounds: readonly [low: readonly [number, number], high: readonly [number, number]];
  lightMap: LightMap;
}
