import { TAU } from '../maths/ease.ts';
import { at } from '../maths/random.ts';
import { Form } from './Form.ts';

type Flat = readonly [x: number, y: number];

/** Points on a round, for outlines: from one angle to another, 0 to the right, against the clock. */
export function arc(x: number, y: number, radius: number, from = 0, to = TAU, steps = 10): Flat[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}

/** An outline (against the clock) cut from a board of `depth` that looks to +z; depth 0 is paper with one side. */
export function cutout(outline: readonly Flat[], depth = 0): Form {
  const form = new Form();
  const face = (z: number, turned: boolean) => {
    const facet = form.newFacet();
    const corners = outline.map(([x, y]) => form.corner(x, y, z, facet));
    for (const [a, b, c] of ears(outline)) {
      const [i, j, k] = [at(corners, a), at(corners, b), at(corners, c)];
      if (turned) form.triangle(i, k, j);
      else form.triangle(i, j, k);
    }
  };
  face(depth / 2, false);
  if (depth > 0) {
    face(-depth / 2, true);
    outline.forEach(([x, y], index) => {
      const [X, Y] = at(outline, index + 1);
      const facet = form.newFacet();
      const a = form.corner(x, y, -depth / 2, facet);
      const b = form.corner(X, Y, -depth / 2, facet);
      const c = form.corner(X, Y, depth / 2, facet);
      const d = form.corner(x, y, depth / 2, facet);
      form.triangle(a, b, c);
      form.triangle(a, c, d);
    });
  }
  return form.face();
}

/** Cuts one corner after another off the outline, until nothing is left. */
function ears(outline: readonly Flat[]): [number, number, number][] {
  const left = outline.map((_, index) => index);
  const triangles: [number, number, number][] = [];
  while (left.length > 2) {
    const ear = left.findIndex((_, index) => isEar(outline, left, index));
    const index = Math.max(ear, 0);
    triangles.push([at(left, index - 1), at(left, index), at(left, index + 1)]);
    left.splice(index, 1);
  }
  return triangles;
}

function isEar(outline: readonly Flat[], left: readonly number[], index: number): boolean {
  const corners = [at(left, index - 1), at(left, index), at(left, index + 1)];
  const [a, b, c] = corners.map((corner) => at(outline, corner));
  if (!a || !b || !c || turn(a, b, c) <= 1e-9) return false;
  return left.every((other) => {
    if (corners.includes(other)) return true;
    const p = at(outline, other);
    return turn(a, b, p) < -1e-9 || turn(b, c, p) < -1e-9 || turn(c, a, p) < -1e-9;
  });
}

const turn = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
