import type { Draft } from '../draft/Draft.ts';
import { colour } from '../maths/Colour.ts';
import { TAU } from '../maths/ease.ts';
import type { Transform } from '../maths/Transform.ts';
import { drum } from '../mesh/forms.ts';
import { Form } from '../mesh/Form.ts';
import type { Mesh } from '../mesh/Mesh.ts';
import { surface } from '../mesh/surface.ts';

interface Tent {
  cloth: string;
  stripe: string;
  radius?: number;
  height?: number;
}

/** A round tent with a swung roof, striped, its door open and lit to +z. */
export function tent(draft: Draft, mesh: Mesh, at: Transform, options: Tent): void {
  const { cloth, stripe, radius = 2.6, height = 4 } = options;
  const [plain, line] = [colour(cloth), colour(stripe)];
  const sides = 14;
  const roof = surface(
    sides,
    5,
    (u, v) => {
      const hem = v === 0 ? 0.12 * Math.cos(u * sides * TAU * 0.5) : 0;
      const r = radius * (1 - v) ** 1.5 * (1 + 0.03 * Math.cos(u * sides * TAU)) + 0.05;
      return [Math.sin(u * TAU) * r, height * v + hem, Math.cos(u * TAU) * r];
    },
    { smooth: false },
  );
  const middle = at.where;
  mesh.add(roof, {
    colour: cloth,
    at,
    grain: 0.05,
    foot: [0.75, 1.1],
    paint: (tint, { x, z }) => {
      const part = Math.floor((Math.atan2(x - middle.x, z - middle.z) / TAU) * sides + 100);
      tint.mix(part % 2 ? line : plain, 0.9);
    },
  });
  mesh.add(drum(0.06, 0.06, 1.2, 5), { colour: '#4a2c28', at: at.move(0, height - 0.5, 0) });
  mesh.add(doorway(radius), { colour: '#f09040', at, glow: 0.9, grain: 0, ghost: true });
  draft.pillar(middle.x, middle.y - 0.5, middle.z, radius * 0.72, 2.4);
  const door = at.move(0, 1.2, radius + 0.5).where;
  draft.lamp({ ...door, radius: 7, strength: 2.2, colour: '#ff9a40', through: true });
  draft.glow({ ...at.move(0, 0.9, radius * 0.76).where, size: 1.8, colour: '#ff9a40', strength: 0.4 });
}

/** The bright opening, laid on the slope of the cloth. */
function doorway(radius: number): Form {
  const form = new Form();
  const facet = form.newFacet();
  const on = (x: number, t: number): [number, number, number] => [x, t * 4, radius * (1 - t) ** 1.5 + 0.1];
  const a = form.corner(...on(-0.55, 0.02), facet);
  const b = form.corner(...on(0.55, 0.02), facet);
  const c = form.corner(...on(0.34, 0.2), facet);
  const d = form.corner(...on(0, 0.42), facet);
  const e = form.corner(...on(-0.34, 0.2), facet);
  form.triangle(a, b, c);
  form.triangle(a, c, e);
  form.triangle(e, c, d);
  return form.face();
}
