/** Things of one layer that hang together: so many triangles, and how much of a picture they are worth. */
export interface Piece {
  worth: number;
  triangles: number;
}

/** What a place costs one eye, and what can be left out of it. */
interface Cost {
  /** Sky, water, lights: always there. */
  fixed: number;
  scattered: number;
  pieces: readonly Piece[];
}

export interface Lighter {
  /** Which share of what is scattered is drawn. */
  scattered: number;
  /** Pieces that are worth less are left out. */
  least: number;
}

/** Both eyes together may have 120,000: one half of it, less what a visitor's own hands and panels take. */
export const EYE_TRIANGLES = 56_500;
/** Both eyes together may have 80 calls: one half, less a full crowd and one's own hands. */
export const PLACE_CALLS = 20;
/** So many people are drawn whole; those farther away are a coarse figure. */
export const NEAR_PEOPLE = 12;
const PERSON = 700;
const FIGURE = 170;
const LEAST_SCATTERED = 0.35;

/** What so many people cost one eye. */
export function crowdCost(people: number): number {
  return Math.min(people, NEAR_PEOPLE) * PERSON + Math.max(0, people - NEAR_PEOPLE) * FIGURE;
}

/** What to leave out so that one eye's share is kept: first some of what is scattered, then the smallest pieces. */
export function lighterFor({ fixed, scattered, pieces }: Cost, people: number): Lighter {
  const left = EYE_TRIANGLES - crowdCost(people) - fixed;
  const whole = pieces.reduce((sum, { triangles }) => sum + triangles, 0);
  const share = scattered > 0 ? Math.min(1, Math.max(LEAST_SCATTERED, (left - whole) / scattered)) : 1;
  const forPieces = left - scattered * share;
  if (whole <= forPieces) return { scattered: share, least: 0 };
  let kept = 0;
  for (const { worth, triangles } of pieces.toSorted((a, b) => b.worth - a.worth)) {
    kept += triangles;
    // Nothing that is worth as little as the first that does not fit.
    if (kept > forPieces) return { scattered: share, least: worth * 1.000001 };
  }
  return { scattered: share, least: 0 };
}

interface Geometry {
  position: ArrayLike<number>;
  index: ArrayLike<number>;
}

/**
 * Sorts the triangles of a layer so that what is worth most comes first, and whole pieces stay together: then any
 * beginning of it is a place with fewer small things, and none has a hole. Worth is how large a piece looks from where
 * people come in, for each of its triangles.
 */
export function byWorth(
  { position, index }: Geometry,
  from: readonly [x: number, z: number],
): { index: Uint32Array<ArrayBuffer>; pieces: Piece[] } {
  const count = index.length / 3;
  const owner = owners(position, index);
  const groups = new Map<number, number[]>();
  for (let triangle = 0; triangle < count; triangle++) {
    const of = owner(index[triangle * 3] ?? 0);
    const group = groups.get(of);
    if (group) group.push(triangle);
    else groups.set(of, [triangle]);
  }
  const sorted = [...groups.values()]
    .map((triangles) => ({ triangles, worth: worthOf(position, index, triangles, from) }))
    .sort((a, b) => b.worth - a.worth);
  const out = new Uint32Array(index.length);
  let to = 0;
  for (const { triangles } of sorted)
    for (const triangle of triangles)
      for (let corner = 0; corner < 3; corner++) out[to++] = index[triangle * 3 + corner] ?? 0;
  return {
    index: out,
    pieces: sorted.map(({ worth, triangles }) => ({ worth, triangles: triangles.length })),
  };
}

const HALF_KM = 50_000;

/** Which vertices hang together: by triangles, and by standing at the same spot. */
function owners(position: ArrayLike<number>, index: ArrayLike<number>): (vertex: number) => number {
  const parent = Uint32Array.from({ length: position.length / 3 }, (_, vertex) => vertex);
  const find = (vertex: number): number => {
    let at = vertex;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at;
      at = parent[at] ?? at;
    }
    return at;
  };
  const join = (one: number, other: number) => {
    parent[find(one)] = find(other);
  };
  const spots = new Map<number, number>();
  for (let vertex = 0; vertex < position.length / 3; vertex++) {
    const part = (axis: number) => Math.round((position[vertex * 3 + axis] ?? 0) * 100) + HALF_KM;
    // To a centimetre, each spot within half a kilometre has a number of its own.
    const spot = (part(0) * 2 * HALF_KM + part(1)) * 2 * HALF_KM + part(2);
    const known = spots.get(spot);
    if (known === undefined) spots.set(spot, vertex);
    else join(vertex, known);
  }
  for (let at = 0; at < index.length; at += 3) {
    join(index[at] ?? 0, index[at + 1] ?? 0);
    join(index[at] ?? 0, index[at + 2] ?? 0);
  }
  return find;
}

function worthOf(
  position: ArrayLike<number>,
  index: ArrayLike<number>,
  triangles: readonly number[],
  [fromX, fromZ]: readonly [number, number],
): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const triangle of triangles)
    for (let corner = 0; corner < 3; corner++)
      for (let axis = 0; axis < 3; axis++) {
        const value = position[(index[triangle * 3 + corner] ?? 0) * 3 + axis] ?? 0;
        low[axis] = Math.min(low[axis] ?? 0, value);
        high[axis] = Math.max(high[axis] ?? 0, value);
      }
  const size = (axis: number) => (high[axis] ?? 0) - (low[axis] ?? 0);
  const middle = (axis: number) => ((high[axis] ?? 0) + (low[axis] ?? 0)) / 2;
  const radius = Math.hypot(size(0), size(1), size(2)) / 2;
  const far = Math.hypot(middle(0) - fromX, middle(2) - fromZ);
  return (radius / (far + 8)) ** 2 / triangles.length;
}
