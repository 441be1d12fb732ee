import { Form } from './Form.ts';

interface SurfaceOptions {
  /** Rounded: neighbours share corners. Otherwise every field is a facet with edges. */
  smooth?: boolean;
  /** The right edge is the left edge again. */
  closed?: boolean;
}

type PointOn = (u: number, v: number) => readonly [number, number, number];

/**
 * A net of `columns` x `rows` fields laid over `point`, where u runs to the right and v upwards, both from 0 to 1, seen
 * from the front. Walls, floors, lathes, tubes, shells and hills are all this.
 */
export function surface(columns: number, rows: number, point: PointOn, options: SurfaceOptions = {}): Form {
  return options.smooth ? round(columns, rows, point, options.closed ?? false) : cut(columns, rows, point);
}

function round(columns: number, rows: number, point: PointOn, closed: boolean): Form {
  const form = new Form();
  const facet = form.newFacet();
  const wide = closed ? columns : columns + 1;
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column < wide; column++) form.corner(...point(column / columns, row / rows), facet);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * wide + column;
      const b = row * wide + ((column + 1) % wide);
      form.triangle(a, b, b + wide);
      form.triangle(a, b + wide, a + wide);
    }
  return form.face();
}

function cut(columns: number, rows: number, point: PointOn): Form {
  const form = new Form();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const facet = form.newFacet();
      const corner = (u: number, v: number) => form.corner(...point(u / columns, v / rows), facet);
      const a = corner(column, row);
      const b = corner(column + 1, row);
      const c = corner(column + 1, row + 1);
      const d = corner(column, row + 1);
      form.triangle(a, b, c);
      form.triangle(a, c, d);
    }
  return form.face();
}
