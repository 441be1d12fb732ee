import type { Lamp } from '../bake/Daylight.ts';
import { Mesh } from '../mesh/Mesh.ts';
import { colour } from '../maths/Colour.ts';
import { random, type Random } from '../maths/random.ts';
import type { Point } from '../maths/Transform.ts';
import type { Solid } from '../walk/solids.ts';
import type {
  Glow,
  LayerOptions,
  Motes,
  Puffs,
  ScatterItem,
  ScatterOptions,
  School,
  Shafts,
  Water,
} from './parts.ts';

interface Layer {
  name: string;
  mesh: Mesh;
  options: LayerOptions;
  mover?: { id: string; pivot: Point };
}

interface Scatter {
  name: string;
  mesh: Mesh;
  items: readonly ScatterItem[];
  options: ScatterOptions;
}

interface LampOptions extends Point {
  colour?: string;
  strength: number;
  radius: number;
  through?: boolean;
  /** Seen as well: how large its glow is, and how bright. */
  glow?: number;
  glowStrength?: number;
  flicker?: number;
}

type HeightOf = (x: number, z: number) => number;

/** The sheet a place is drawn on. A builder fills it; `buildWorld` bakes the light and makes the bytes. */
export class Draft {
  readonly random: Random;
  readonly layers: Layer[] = [];
  readonly scatters: Scatter[] = [];
  readonly lamps: Lamp[] = [];
  readonly glows: Glow[] = [];
  readonly solids: Solid[] = [];
  /** Where one passes between rocks that stand close: there they keep nobody out. */
  readonly ways: { x: number; z: number; radius: number }[] = [];
  readonly air: { motes: Motes[]; waters: Water[]; shafts: Shafts[]; schools: School[]; puffs: Puffs[] } = {
    motes: [],
    waters: [],
    shafts: [],
    schools: [],
    puffs: [],
  };
  /** How high the ground is; flat until the place says otherwise. */
  height: HeightOf = () => 0;
  /** Where one may walk: from (x, z) to (x, z). */
  bounds: readonly [low: readonly [number, number], high: readonly [number, number]] = [
    [-40, -40],
    [40, 40],
  ];

  constructor(seed: number) {
    this.random = random(seed);
  }

  /** A mesh of its own: one draw call. */
  layer(name: string, options: LayerOptions = {}): Mesh {
    const mesh = new Mesh();
    this.layers.push({ name, mesh, options });
    return mesh;
  }

  /** A layer that moves as a whole about `pivot`. Draw it where it rests; the place says how it moves by `id`. */
  mover(id: string, pivot: Point, options: LayerOptions = {}): Mesh {
    const mesh = new Mesh();
    this.layers.push({ name: id, mesh, options, mover: { id, pivot } });
    return mesh;
  }

  /** The same mesh in many spots, drawn with one call. */
  scatter(name: string, mesh: Mesh, items: readonly ScatterItem[], options: ScatterOptions = {}): void {
    if (items.length > 0) this.scatters.push({ name, mesh, items, options });
  }

  /** A light that is baked, and seen where it says a glow. */
  lamp({ x, y, z, strength, radius, colour: hex = '#FFAE50', ...options }: LampOptions): void {
    const { through = radius < 6, glow = 0, glowStrength = 0.4, flicker = 0.15 } = options;
    this.lamps.push({ x, y, z, strength, radius, through, colour: colour(hex) });
    if (glow > 0) this.glow({ x, y, z, size: glow, colour: hex, strength: glowStrength, flicker });
  }

  glow(glow: Glow): void {
    this.glows.push(glow);
  }

  solid(solid: Solid): void {
    this.solids.push(solid);
  }

  /** A solid box that stands on `y`. */
  wall(x: number, y: number, z: number, size: readonly [number, number, number], turn = 0): void {
    const [width, height, depth] = size;
    this.solid({ kind: 'box', x, z, low: y, high: y + height, halfX: width / 2, halfZ: depth / 2, turn });
  }

  /** A solid drum that stands on `y`. */
  pillar(x: number, y: number, z: number, radius: number, height: number): void {
    this.solid({ kind: 'drum', x, z, low: y, high: y + height, radius });
  }
}
