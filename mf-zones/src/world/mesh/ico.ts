import { Form } from './Form.ts';

const G = (1 + Math.sqrt(5)) / 2;
const CORNERS = [
  ...[-1, G, 0, 1, G, 0, -1, -G, 0, 1, -G, 0],
  ...[0, -1, G, 0, 1, G, 0, -1, -G, 0, 1, -G],
  ...[G, 0, -1, G, 0, 1, -G, 0, -1, -G, 0, 1],
];
const FACES = [
  ...[0, 11, 5, 0, 5, 1, 0, 1, 7, 0, 7, 10, 0, 10, 11, 1, 5, 9, 5, 11, 4, 11, 10, 2, 10, 7, 6, 7, 1, 8],
  ...[3, 9, 4, 3, 4, 2, 3, 2, 6, 3, 6, 8, 3, 8, 9, 4, 9, 5, 2, 4, 11, 6, 2, 10, 8, 6, 7, 9, 8, 1],
];

/** A ball of equal triangles: 20, and four times as many with each `detail`. Rocks and crowns of trees begin as this. */
export function ico(radius: number, detail = 0): Form {
  let form = new Form();
  const facet = form.newFacet();
  for (let i = 0; i < CORNERS.length; i += 3)
    form.corner(CORNERS[i] ?? 0, CORNERS[i + 1] ?? 0, CORNERS[i + 2] ?? 0, facet);
  form.index.push(...FACES);
  for (let step = 0; step < detail; step++) form = divide(form);
  return form.bend((x, y, z) => {
    const by = radius / Math.hypot(x, y, z);
    return [x * by, y * by, z * by];
  });
}

function divide(form: Form): Form {
  const finer = new Form();
  const facet = finer.newFacet();
  for (let i = 0; i < form.xyz.length; i += 3)
    finer.corner(form.xyz[i] ?? 0, form.xyz[i + 1] ?? 0, form.xyz[i + 2] ?? 0, facet);
  const between = new Map<number, number>();
  const middle = (a: number, b: number) => {
    const key = Math.min(a, b) * 65536 + Math.max(a, b);
    const found = between.get(key);
    if (found !== undefined) return found;
    const mid = (axis: number) => ((form.xyz[a * 3 + axis] ?? 0) + (form.xyz[b * 3 + axis] ?? 0)) / 2;
    const [x, y, z] = [mid(0), mid(1), mid(2)];
    const out = Math.hypot(form.xyz[a * 3] ?? 0, form.xyz[a * 3 + 1] ?? 0, form.xyz[a * 3 + 2] ?? 0);
    const by = out / Math.hypot(x, y, z);
    const made = finer.corner(x * by, y * by, z * by, facet);
    between.set(key, made);
    return made;
  };
  for (let i = 0; i < form.index.length; i += 3) {
    const [a = 0, b = 0, c = 0] = form.index.slice(i, i + 3);
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    finer.index.push(a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca);
  }
  return finer;
}
