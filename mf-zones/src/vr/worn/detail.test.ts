import { THEMES, THEME_NAMES } from '@plaza/api-contract/values';
import { byWorth, crowdCost, EYE_TRIANGLES, lighterFor, type Piece } from './detail.ts';

/** A four-sided figure of four triangles at (x, 0, z). */
function heap(x: number, z: number, size: number): number[][] {
  return [
    [x, 0, z],
    [x + size, 0, z],
    [x, size, z],
    [x, 0, z + size],
  ];
}
const FACES = [0, 1, 2, 0, 1, 3, 0, 2, 3, 1, 2, 3];

function layerOf(...heaps: number[][][]) {
  return {
    position: heaps.flat(2),
    index: heaps.flatMap((_, n) => FACES.map((vertex) => vertex + n * 4)),
  };
}

test('what is large and near comes first, and pieces stay whole', () => {
  const layer = layerOf(heap(4, 0, 0.1), heap(0, 5, 3), heap(0, 90, 3));
  const { index, pieces } = byWorth(layer, [0, 0]);
  expect(pieces.map(({ triangles }) => triangles)).toEqual([4, 4, 4]);
  expect(pieces.map(({ worth }) => worth)).toEqual(
    pieces.map(({ worth }) => worth).toSorted((a, b) => b - a),
  );
  const firstOf = (piece: number) => Math.floor((index[piece * 12] ?? 0) / 4);
  expect([firstOf(0), firstOf(1), firstOf(2)]).toEqual([1, 2, 0]);
  for (let piece = 0; piece < 3; piece++) {
    const vertices = index.slice(piece * 12, piece * 12 + 12);
    expect(new Set([...vertices].map((vertex) => Math.floor(vertex / 4))).size).toBe(1);
  }
});

test('no triangle is lost or made up', () => {
  const layer = layerOf(heap(4, 0, 0.1), heap(0, 5, 3));
  const { index } = byWorth(layer, [0, 0]);
  expect([...index].sort()).toEqual([...layer.index].sort());
});

test('faces that only stand at the same spot are one piece', () => {
  const { position } = layerOf(heap(0, 0, 1), heap(0, 0, 1));
  const { pieces } = byWorth({ position, index: [0, 1, 2, 4, 5, 7] }, [0, 0]);
  expect(pieces).toEqual([{ worth: expect.any(Number), triangles: 2 }]);
});

const many = (count: number): Piece[] =>
  Array.from({ length: count }, (_, n) => ({ worth: 1 / (n + 1), triangles: 40 }));
const drawn = (pieces: readonly Piece[], least: number) =>
  pieces.reduce((sum, { worth, triangles }) => (worth >= least ? sum + triangles : sum), 0);

test('a place that one eye can carry stays whole', () => {
  expect(lighterFor({ fixed: 1_000, scattered: 5_000, pieces: many(500) }, 3)).toEqual({
    ...{ scattered: 1, least: 0 },
  });
});

test('something scattered goes before anything built does', () => {
  const lighter = lighterFor({ fixed: 1_000, scattered: 20_000, pieces: many(1_000) }, 10);
  expect(lighter.least).toBe(0);
  expect(lighter.scattered).toBeLessThan(1);
});

test.each(THEME_NAMES.map((name) => [name, THEMES[name].triangles] as const))(
  '%s keeps one eye’s share of 120,000 triangles, alone and with fifty people',
  (_, triangles) => {
    for (const people of [1, 12, 50]) {
      const scattered = Math.round(triangles * 0.15);
      const pieces = many(Math.floor((triangles * 0.85 - 1_500) / 40));
      const lighter = lighterFor({ fixed: 1_500, scattered, pieces }, people);
      const cost = 1_500 + scattered * lighter.scattered + drawn(pieces, lighter.least) + crowdCost(people);
      expect(cost).toBeLessThanOrEqual(EYE_TRIANGLES);
      expect(cost).toBeGreaterThan(Math.min(triangles, EYE_TRIANGLES * 0.9));
    }
  },
);
