import { colour, mixed } from '../maths/Colour.ts';
import type { Draft } from '../draft/Draft.ts';
import type { ScatterItem } from '../draft/parts.ts';
import { at as listAt, type Random } from '../maths/random.ts';
import { at, type Transform } from '../maths/Transform.ts';
import { box } from '../mesh/forms.ts';
import { Form } from '../mesh/Form.ts';
import { Mesh } from '../mesh/Mesh.ts';
import { surface } from '../mesh/surface.ts';

export const COVERS = [
  ...['#7a2f38', '#2f4a6b', '#3f5f45', '#8a6a35', '#5a3a66'],
  ...['#a8543a', '#c9a26a', '#2c5f66', '#6b2a3f', '#d8c7a0'],
] as const;

/** A book that stands in a shelf, one metre in each direction: only the sides that are seen. 6 triangles. */
function spine(): Mesh {
  const mesh = new Mesh();
  const form = new Form();
  const side = (right: readonly [number, number, number], from: readonly [number, number, number]) =>
    surface(1, 1, (u, v) => [from[0] + right[0] * u, from[1] + v, from[2] + right[2] * u]);
  form
    .join(side([1, 0, 0], [-0.5, 0, 0.5]))
    .join(side([0, 0, -1], [0.5, 0, 0.5]))
    .join(side([0, 0, 1], [-0.5, 0, -0.5]))
    .join(surface(1, 1, (u, v) => [u - 0.5, 1, 0.5 - v]));
  return mesh.add(form, { colour: '#ffffff', grain: 0, foot: [0.72, 1.05] });
}

/** Gathers the books of all shelves, and draws them with one call. */
export class Books {
  readonly #items: ScatterItem[] = [];
  readonly #next: Random;

  constructor(next: Random) {
    this.#next = next;
  }

  /** Fills a board with books from left to right. The transform is the board's left end, looking out of the shelf. */
  fill(board: Transform, length: number, high: number, hue = 0): void {
    const next = this.#next;
    const out = board.move(0, 0.45, 0.8).where;
    const foot = board.where;
    const facing = { x: out.x - foot.x, y: 0.45, z: out.z - foot.z };
    let along = 0;
    while (along < length - 0.15) {
      if (next() < 0.07) {
        along += 0.25 + next() * 0.4;
        continue;
      }
      const wide = 0.16 + next() * 0.2;
      const tall = high * (0.6 + next() * 0.38);
      const leans = next() < 0.06 ? 0.16 : 0;
      const place = board.move(along + wide / 2, 0, next() * 0.06).lean(0, leans);
      const tint = mixed(listAt(COVERS, Math.floor(next() * 10)), listAt(COVERS, hue), 0.35);
      this.#items.push({
        at: place.size(wide * 0.94, tall, 0.5),
        tint: tint.scale(0.75 + next() * 0.5),
        facing,
      });
      along += wide;
    }
  }

  draw(draft: Draft): void {
    draft.scatter('books', spine(), this.#items, { lift: 0.3 });
  }
}

/** An open book, 20 triangles, for a leaf of the tree or a table. */
export function openBook(glow = 0.55): Mesh {
  const mesh = new Mesh();
  for (const side of [-1, 1]) {
    const page = surface(
      2,
      1,
      (u, v) => [side * u * 0.42, 0.26 * Math.sin(u * 1.9), (side > 0 ? 0.5 - v : v - 0.5) * 0.56],
      { smooth: true },
    );
    mesh.add(page, {
      colour: '#ffedc4',
      glow,
      sway: ({ x }) => 0.1 + Math.abs(x),
      grain: 0.02,
      ghost: true,
    });
  }
  return mesh.add(box(0.8, 0.02, 0.6), {
    colour: '#e0ae62',
    glow: glow * 0.64,
    at: at(0, -0.02, 0),
    sway: 0.12,
    ghost: true,
  });
}

/** Books on their sides, one on another. */
export function pile(mesh: Mesh, place: Transform, count: number, next: Random): void {
  for (let i = 0; i < count; i++)
    mesh.add(box(0.4, 0.09, 0.3), {
      colour: colour(listAt(COVERS, Math.floor(next() * 10))),
      at: place.move(0, 0.045 + i * 0.09, 0).turn(next() * 3),
    });
}
