import { colour, mixed } from '../../maths/Colour.ts';
import { arc, cutout } from '../../mesh/cutout.ts';
import { at as listAt, pick } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, lathe, pane, torus } from '../../mesh/forms.ts';
import type { Form } from '../../mesh/Form.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { NEON, UPPER, WALL } from './plan.ts';

const WIDE = 8;
const DEEP = 2.6;

interface Shop {
  hue: string;
  /** The sign over it. */
  sign: 'apple' | 'cup' | 'star' | 'fish' | 'heart' | 'moon' | 'flower' | 'note';
  /** Two in three are dim: only where everything is loud nothing is seen. */
  lit: boolean;
}

const SHOPS: readonly Shop[] = [
  { hue: NEON.amber, sign: 'cup', lit: true },
  { hue: NEON.teal, sign: 'fish', lit: false },
  { hue: NEON.rose, sign: 'heart', lit: true },
  { hue: NEON.lilac, sign: 'moon', lit: false },
  { hue: NEON.teal, sign: 'star', lit: true },
  { hue: NEON.amber, sign: 'apple', lit: false },
  { hue: NEON.rose, sign: 'flower', lit: false },
  { hue: NEON.amber, sign: 'note', lit: true },
];

/** Fronts along both floors, each a lit box with shelves full of small things. */
export function drawShops(draft: Draft, mesh: Mesh): void {
  const goods: ScatterItem[] = [];
  for (const side of [-1, 1])
    for (const floor of [0, 1])
      for (let bay = 0; bay < 6; bay++) {
        const z = 21.6 - bay * 9;
        const foot = at(side * WALL, floor * UPPER, z).turn((-side * Math.PI) / 2);
        const shop = listAt(SHOPS, bay + (side > 0 ? 3 : 0) + floor * 5);
        drawShop(draft, mesh, foot, shop, floor === 1, goods);
      }
  draft.scatter('goods', parcel(), goods, { lift: 0.2 });
}

/** A thing on a shelf, one metre each way: the sides that are seen. */
function parcel(): Mesh {
  return new Mesh()
    .add(pane(1, 1), { colour: '#ffffff', at: at(0, 0, 0.5), glow: 0.3, grain: 0, foot: [0.72, 1.1] })
    .add(pane(1, 1), {
      colour: '#ffffff',
      at: at(0.5, 0, 0).turn(Math.PI / 2),
      glow: 0.2,
      grain: 0,
      foot: [0.6, 0.9],
    })
    .add(pane(1, 1), {
      colour: '#ffffff',
      at: at(-0.5, 0, 0).turn(-Math.PI / 2),
      glow: 0.2,
      grain: 0,
      foot: [0.6, 0.9],
    });
}

const WARES = ['#e8574f', '#f2b34a', '#5cc4a8', '#6f8ff0', '#f08ac0', '#f4ecd8', '#8a6ad0', '#9fd05a'].map(
  colour,
);

/** The transform is the middle of the threshold, looking into the hall. */
function drawShop(
  draft: Draft,
  mesh: Mesh,
  foot: Transform,
  { hue, sign, lit }: Shop,
  isUpper: boolean,
  goods: ScatterItem[],
): void {
  const high = isUpper ? 4.6 : 4.2;
  const shine = lit ? 0.72 : 0.22;
  const inside = mixed(hue, '#fff4e4', 0.35);
  const shell = { colour: inside, top: hue, grain: 0.02, ghost: true };
  mesh.add(pane(WIDE, high, 4, 3), {
    ...shell,
    at: foot.move(0, 0, -DEEP),
    glow: ({ t }) => shine * (1 - t * 0.45),
  });
  for (const edge of [-1, 1])
    mesh.add(pane(DEEP, high, 2, 3), {
      ...{ ...shell, at: foot.move((edge * WIDE) / 2, 0, -DEEP / 2).turn((-edge * Math.PI) / 2) },
      glow: ({ t }) => shine * 0.6 * (1 - t * 0.5),
    });
  mesh.add(box(WIDE, 0.12, DEEP), {
    colour: hue,
    at: foot.move(0, high, -DEEP / 2),
    glow: shine * 0.8,
    ghost: true,
  });
  mesh.add(box(WIDE, 0.04, DEEP), {
    colour: inside,
    at: foot.move(0, 0.02, -DEEP / 2),
    glow: shine * 0.5,
    ghost: true,
  });
  // Pillars between the fronts, and the band that carries the sign.
  mesh.add(box(0.96, high + 0.9, 0.7), {
    colour: '#2f3678',
    top: '#525cae',
    at: foot.move(WIDE / 2 + 0.5, high / 2 + 0.45, -0.2),
    grain: 0.02,
  });
  mesh.add(box(WIDE + 1, 1, 0.5, [6, 1, 1]), {
    colour: '#252a62',
    top: '#3a418c',
    at: foot.move(0, high + 0.5, -0.1),
    grain: 0.02,
  });
  mesh.add(box(WIDE - 0.6, 0.07, 0.1), {
    colour: hue,
    at: foot.move(0, high + 0.08, 0.2),
    glow: lit ? 1 : 0.55,
    grain: 0,
    ghost: true,
  });
  mesh.add(box(0.08, high, 0.1), {
    colour: '#8f9ae0',
    at: foot.move(WIDE / 6, high / 2, 0),
    glow: 0.2,
    ghost: true,
  });
  mesh.add(box(0.08, high, 0.1), {
    colour: '#8f9ae0',
    at: foot.move(-WIDE / 6, high / 2, 0),
    glow: 0.2,
    ghost: true,
  });
  drawSign(mesh, foot.move(0, high + 0.55, 0.28), sign, hue, lit ? 1 : 0.6);
  fillShelves(draft, foot, high, lit, goods);
  drawFigure(draft, mesh, foot, lit);
  if (!lit) return;
  draft.lamp({ ...foot.move(0, 2.4, 1.4).where, radius: 10, strength: 2.2, colour: hue, through: true });
  draft.glow({
    ...foot.move(0, high + 0.5, 0.5).where,
    size: 3.4,
    colour: hue,
    strength: 0.3,
    flicker: 0.05,
  });
}

function fillShelves(draft: Draft, foot: Transform, high: number, lit: boolean, goods: ScatterItem[]): void {
  const next = draft.random;
  for (let board = 0; board < 4; board++)
    for (let along = -WIDE / 2 + 0.5; along < WIDE / 2 - 0.4; along += 0.5 + next() * 0.18) {
      if (next() < 0.2) continue;
      const tall = 0.34 + next() * 0.42;
      const place = foot.move(along, 0.3 + board * ((high - 0.6) / 4), -DEEP + 0.34);
      const tint = pick(WARES, next)
        .clone()
        .scale((lit ? 0.95 : 0.5) * (0.8 + next() * 0.4));
      goods.push({ at: place.size(0.34 + next() * 0.14, tall, 0.3), tint });
    }
}

/** A dark shape against the light: a stand with a dress, and a hat on some. */
function drawFigure(draft: Draft, mesh: Mesh, foot: Transform, lit: boolean): void {
  const next = draft.random;
  const place = foot.move((next() < 0.5 ? -1 : 1) * (1.4 + next() * 1.4), 0, -0.9);
  const dark = {
    colour: lit ? '#3a2a5a' : '#1a1c44',
    top: lit ? '#5a3f7a' : '#2a2e66',
    grain: 0.02,
    ghost: true,
  };
  const dress = [
    [0.44, 0.1],
    [0.3, 0.9],
    [0.17, 1.25],
    [0.27, 1.62],
    [0.08, 1.85],
  ] as const;
  mesh.add(lathe(dress, 7, { smooth: true }), { ...dark, at: place });
  mesh.add(ball(0.17, 6, 4), { ...dark, at: place.move(0, 2.02, 0) });
  if (next() < 0.5)
    mesh.add(
      lathe(
        [
          [0.38, 0],
          [0.16, 0.06],
          [0, 0.24],
        ] as const,
        7,
      ),
      { ...dark, at: place.move(0, 2.1, 0) },
    );
}

/** A sign bent from tubes of light. */
function drawSign(mesh: Mesh, place: Transform, sign: Shop['sign'], hue: string, glow: number): void {
  const bright = { grain: 0, ghost: true, glow } as const;
  const put = (form: Form, colour: string, where = place) => mesh.add(form, { ...bright, colour, at: where });
  const pale = '#fff2e0';
  mesh.add(cutout(arc(0, 0, 0.86, 0, Math.PI * 2, 16)), {
    colour: '#15173a',
    at: place.move(0, 0, -0.1),
    ghost: true,
  });
  put(torus(0.86, 0.05, 3, 16), hue, place.lean(Math.PI / 2));
  const shapes: Record<Shop['sign'], () => void> = {
    apple: () => {
      put(cutout(arc(0, -0.06, 0.44, 0, Math.PI * 2, 12), 0.06), '#ff6a5a');
      put(box(0.07, 0.3, 0.06), '#a8e070', place.move(0.06, 0.5, 0).lean(0, -0.3));
    },
    cup: () => {
      put(
        cutout(
          [
            [-0.42, 0.24],
            [-0.3, -0.4],
            [0.3, -0.4],
            [0.42, 0.24],
          ],
          0.06,
        ),
        pale,
      );
      put(torus(0.17, 0.05, 4, 10), pale, place.move(0.46, -0.02, 0).lean(Math.PI / 2));
      for (const x of [-0.16, 0.12]) put(box(0.05, 0.26, 0.05), hue, place.move(x, 0.46, 0).lean(0, 0.2));
    },
    star: () => {
      const ray = Array.from({ length: 10 }, (_, k) => {
        const out = k % 2 ? 0.24 : 0.6;
        return [Math.sin((-k / 10) * Math.PI * 2) * out, Math.cos((k / 10) * Math.PI * 2) * out] as const;
      });
      put(cutout(ray, 0.06), '#ffe08a');
    },
    fish: () => {
      put(cutout(arc(-0.1, 0, 0.4, 0, Math.PI * 2, 12), 0.06), hue, place.size(1.2, 0.7, 1));
      put(
        cutout(
          [
            [0.28, 0],
            [0.62, -0.28],
            [0.62, 0.28],
          ],
          0.06,
        ),
        hue,
      );
    },
    heart: () => {
      const lobes = [...arc(0.25, 0.14, 0.25, 0, Math.PI, 6), ...arc(-0.25, 0.14, 0.25, 0, Math.PI, 6)];
      put(cutout([...lobes, [0, -0.52]], 0.06), '#ff8ac8');
    },
    moon: () => {
      put(cutout([...arc(0, 0, 0.55, 0.9, 5.4, 12), ...arc(0.26, 0.02, 0.42, 5, 1.3, 8)], 0.06), '#ffe8b0');
    },
    flower: () => {
      for (let k = 0; k < 6; k++)
        put(cutout(arc(0, 0.34, 0.2, 0, Math.PI * 2, 8), 0.05), hue, place.lean(0, (k / 6) * Math.PI * 2));
      put(cutout(arc(0, 0, 0.18, 0, Math.PI * 2, 8), 0.1), '#ffe08a');
    },
    note: () => {
      put(cutout(arc(-0.2, -0.36, 0.2, 0, Math.PI * 2, 8), 0.06), pale);
      put(box(0.07, 0.86, 0.06), pale, place.move(-0.03, 0.08, 0));
      put(box(0.4, 0.12, 0.06), hue, place.move(0.16, 0.46, 0).lean(0, -0.3));
    },
  };
  shapes[sign]();
}

/** Strings of small lamps from one gallery to the other. */
export function drawStrings(draft: Draft, mesh: Mesh): void {
  for (const [z, high] of [
    [13, 9.4],
    [5, 9.1],
    [-3.4, 8.8],
  ] as const) {
    const line = (t: number) => ({
      x: (t - 0.5) * 22.6,
      y: high - 2.2 * (1 - (t * 2 - 1) ** 2),
      z: z + Math.sin(t * 9) * 0.3,
    });
    mesh.add(tube(line, 20, 0.02, { sides: 3 }), { colour: '#1a1c44', ghost: true, grain: 0 });
    for (let k = 1; k < 22; k++) {
      if (k > 8 && k < 14) continue;
      const spot = line(k / 22);
      const hue = listAt([NEON.amber, NEON.rose, NEON.teal], k);
      mesh.add(ball(0.09, 6, 4), {
        colour: hue,
        at: at(spot.x, spot.y - 0.12, spot.z),
        glow: 1,
        grain: 0,
        ghost: true,
      });
      draft.glow({ ...spot, y: spot.y - 0.12, size: 0.62, colour: hue, strength: 0.4, flicker: 0.25 });
    }
  }
}
