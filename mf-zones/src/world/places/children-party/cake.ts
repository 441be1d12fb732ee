import { colour } from '../../maths/Colour.ts';
import { TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, drum, lathe, torus } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { CAKE, TOYS } from './land.ts';
import { stick } from './stripes.ts';

const MIDDLE = at(CAKE.x, 0, CAKE.z);

/** From the plate up: how wide, from where to where, its sponge, and what runs down from its rim. */
const TIERS = [
  { radius: 8, low: 0.5, high: 3.8, sponge: '#f27fae', under: '#d9588f', icing: '#fff3ea' },
  { radius: 5.7, low: 3.8, high: 6.7, sponge: '#ffd568', under: '#f0a83e', icing: '#ff7fa8' },
  { radius: 3.6, low: 6.7, high: 9.2, sponge: '#7fd8c8', under: '#4ab0b8', icing: '#fff3ea' },
  { radius: 1.9, low: 9.2, high: 11.3, sponge: '#ff9ac0', under: '#e0649a', icing: '#7a4a3a' },
] as const;

/** A cake as high as a house, with wafers for steps up to its candles. */
export function drawCake(draft: Draft, mesh: Mesh): void {
  mesh.add(
    lathe(
      [
        [9.6, 0],
        [9.9, 0.3],
        [9.5, 0.42],
        [8, 0.5],
        [0, 0.5],
      ] as const,
      44,
    ),
    {
      ...{ colour: '#bfe0f4', top: '#ffffff', at: MIDDLE, grain: 0.02, foot: [0.8, 1.05] },
    },
  );
  mesh.add(torus(9.72, 0.12, 5, 48), {
    colour: '#ffc43a',
    at: MIDDLE.move(0, 0.32, 0),
    grain: 0,
    glow: 0.25,
  });
  draft.pillar(CAKE.x, 0, CAKE.z, 9.5, 0.5);
  const items: { rosettes: ScatterItem[]; sprinkles: ScatterItem[] } = { rosettes: [], sprinkles: [] };
  TIERS.forEach((tier, index) => {
    drawTier(mesh, tier, index);
    draft.pillar(CAKE.x, 0, CAKE.z, tier.radius, tier.high + 0.1);
    decorate(draft, items, tier, index);
  });
  draft.scatter('rosettes', rosette(), items.rosettes, { lift: 0.3 });
  const sprinkle = new Mesh().add(box(0.34, 0.12, 0.1), {
    colour: '#ffffff',
    grain: 0,
    glow: 0.2,
    ghost: true,
  });
  draft.scatter('sprinkles', sprinkle, items.sprinkles, { lift: 0 });
  drawSteps(draft, mesh);
  drawCandles(draft, mesh);
}

function drawTier(mesh: Mesh, tier: (typeof TIERS)[number], index: number): void {
  const { radius, low, high, sponge, under, icing } = tier;
  const [cream, jam] = [colour('#fff0dc'), colour('#d8456e')];
  const rows = 6;
  const wall = Array.from(
    { length: rows + 1 },
    (_, row) => [radius, low + ((high - low) * row) / rows] as const,
  );
  mesh.add(lathe([[radius + 0.1, low], [radius + 0.16, low + 0.1], ...wall.slice(1)], 48, { smooth: true }), {
    ...{ colour: under, top: sponge, at: MIDDLE, grain: 0.02, foot: [0.86, 1.05], glow: 0.08 },
    paint: (tint, { t }) => {
      // Layers: cream and jam between sponge.
      const band = (t * 3) % 1;
      if (band > 0.82) tint.copy(cream).scale(0.95);
      else if (band > 0.7) tint.mix(jam, 0.35);
    },
  });
  const drips = 17 - index * 3;
  const drip = (u: number) => {
    const wave = 0.5 - 0.5 * Math.cos(u * drips * TAU);
    const which = Math.floor(u * drips + 1e-6);
    const uneven = 0.5 + 0.5 * Math.sin(which * 2.7 + index) * Math.cos(which * 1.3);
    return 0.2 + wave ** 1.25 * (0.35 + uneven * 1.05) * (1 - index * 0.13);
  };
  const top = high + 0.1;
  const profile = [
    (u: number) => [radius + 0.05, high - drip(u) - 0.08],
    (u: number) => [radius + 0.2, high - drip(u) + 0.04],
    (u: number) => [radius + 0.19, high - drip(u) * 0.4],
    () => [radius + 0.17, high - 0.04],
    () => [radius, top],
    () => [radius * 0.5, top + 0.02],
    () => [0, top + 0.02],
  ] as const;
  const coat = surface(
    drips * 8,
    profile.length - 1,
    (u, v) => {
      const [r = 0, y = 0] = listAt(profile, Math.round(v * (profile.length - 1)))(u);
      return [Math.sin(u * TAU) * r, y, Math.cos(u * TAU) * r];
    },
    { smooth: true, closed: true },
  );
  mesh.add(coat, { colour: icing, at: MIDDLE, grain: 0, glow: 0.1 });
}

/** A twist of cream with a cherry on it. */
function rosette(): Mesh {
  const mesh = new Mesh();
  const cream = [
    [0.36, 0],
    [0.42, 0.12],
    [0.3, 0.26],
    [0.22, 0.36],
    [0.08, 0.5],
  ] as const;
  mesh.add(lathe(cream, 6, { smooth: true }), {
    colour: '#f6d8dc',
    top: '#fffaf4',
    grain: 0,
    glow: 0.12,
    ghost: true,
  });
  return mesh.add(ball(0.2, 5, 3), {
    ...{ colour: '#a8183e', top: '#ff4a6a', at: at(0, 0.58, 0), grain: 0, glow: 0.2, ghost: true },
  });
}

function decorate(
  draft: Draft,
  { rosettes, sprinkles }: { rosettes: ScatterItem[]; sprinkles: ScatterItem[] },
  { radius, low, high }: (typeof TIERS)[number],
  index: number,
): void {
  const next = draft.random;
  const round = Math.round(radius * 2.6);
  for (let k = 0; k < round; k++) {
    const angle = (k / round) * TAU;
    // None where the wafers arrive.
    const isWay =
      index < 3 && Math.abs(((angle - arrives(index) + TAU * 1.5) % TAU) - Math.PI) < 2.2 / radius;
    if (!isWay) rosettes.push({ at: MIDDLE.turn(angle).move(0, high + 0.08, radius - 0.42) });
  }
  const hues = TOYS.map(colour);
  for (let k = 0; k < radius * 12; k++) {
    const place = MIDDLE.turn(next() * TAU).move(0, low + 0.3 + next() * (high - low - 0.9), radius + 0.03);
    const out = place.point(0, 0, 1);
    const { x, z } = place.where;
    sprinkles.push({
      at: place.lean(0, next() * TAU).size(0.8 + next() * 0.5),
      tint: listAt(hues, Math.floor(next() * hues.length)).clone(),
      facing: { x: out.x - x, y: 0.2, z: out.z - z },
    });
  }
}

const STEP = 0.42;
const FIRST = 1.15;
/** The wafers go round and up, tier by tier; here is where each flight ends. */
const FLIGHTS = [
  { from: FIRST, radius: 8, low: 0.5, count: 8, each: -0.2 },
  { from: -0.75, radius: 5.7, low: 3.9, count: 7, each: -0.25 },
  { from: 3.6, radius: 3.6, low: 6.8, count: 6, each: -0.36 },
] as const;
const arrives = (index: number) => {
  const flight = FLIGHTS[index];
  return flight ? flight.from + flight.each * (flight.count - 0.4) : 0;
};

function drawSteps(draft: Draft, mesh: Mesh): void {
  const brown = colour('#b5702e');
  for (const { from, radius, low, count, each } of FLIGHTS)
    for (let k = 0; k < count; k++) {
      const deep = radius * Math.abs(each) + 0.3;
      const place = MIDDLE.turn(from + each * k).move(0, low + STEP * (k + 1), radius + 0.85);
      mesh.add(box(deep, 0.3, 1.7, [4, 1, 4]), {
        ...{ colour: '#e0a552', top: '#f6c877', at: place.move(0, -0.15, 0), grain: 0.1, glow: 0.06 },
        paint: (tint, { ny }) => {
          if (Math.abs(ny) < 0.5) tint.mix(brown, 0.5);
        },
      });
      mesh.add(box(deep * 0.96, 0.07, 1.62), {
        colour: '#fff0dc',
        at: place.move(0, -0.15, 0.06),
        ghost: true,
        grain: 0,
      });
      // A sweet below keeps it up.
      mesh.add(drum(0.22, 0.3, 0.5, 7), {
        colour: listAt(TOYS, k),
        at: place.move(0, -0.78, -0.3),
        ghost: true,
        grain: 0.02,
      });
      const { x, y, z } = place.where;
      draft.solid({
        kind: 'box',
        x,
        z,
        low: y - 0.4,
        high: y,
        halfX: deep / 2,
        halfZ: 0.95,
        turn: from + each * k,
      });
    }
}

export const CANDLES = 5;

function drawCandles(draft: Draft, mesh: Mesh): void {
  const fires = draft.mover('flames', MIDDLE.move(0, 12.9, 0).where);
  for (let k = 0; k < CANDLES; k++) {
    const foot = MIDDLE.turn((k / CANDLES) * TAU + 0.3).move(0, 11.4, k === 0 ? 0 : 1.15);
    candle(mesh, foot, k === 0 ? 2.3 : 1.5, listAt(TOYS, k));
    flicker(draft, fires, foot.move(0, k === 0 ? 2.4 : 1.6, 0));
  }
  for (let k = 0; k < 8; k++) {
    const foot = MIDDLE.turn((k / 8) * TAU + 0.2).move(0, 3.9, 6.9);
    candle(mesh, foot, 1.1, listAt(TOYS, k + 2));
    flicker(draft, fires, foot.move(0, 1.2, 0));
  }
}

/** Twisted in two colours, as candles on cakes are. */
function candle(mesh: Mesh, foot: Transform, tall: number, hue: string): void {
  stick(mesh, foot, { radius: 0.17, tall, hues: [hue, '#fff6ee'], turns: tall * 0.7, glow: 0.15 });
  mesh.add(drum(0.17, 0.02, 0.2, 6), {
    colour: '#fff0d0',
    at: foot.move(0, tall, 0),
    ghost: true,
    glow: 0.3,
  });
}

function flicker(draft: Draft, fires: Mesh, at: Transform): void {
  fires.add(ball(0.16, 6, 5), {
    ...{
      colour: '#ffb02a',
      top: '#fff0a0',
      at: at.move(0, 0.22, 0).size(1, 1.9, 1),
      glow: 1,
      grain: 0,
      ghost: true,
    },
    sway: ({ t }) => t * 0.25,
  });
  draft.glow({ ...at.move(0, 0.24, 0).where, size: 1.3, colour: '#ffa83a', strength: 0.2, flicker: 0.3 });
}

/** Lines with small flags, from the top of the cake to poles all around. */
export function drawBunting(draft: Draft, mesh: Mesh): void {
  const flags: ScatterItem[] = [];
  const hues = TOYS.map(colour);
  const poles = 9;
  for (let k = 0; k < poles; k++) {
    const angle = ((k + 0.5) / poles) * TAU;
    const far = k === 4 ? 19 : 17;
    const [x, z] = [CAKE.x + Math.sin(angle) * far, CAKE.z + Math.cos(angle) * far];
    const foot = at(x, draft.height(x, z) - 0.1, z);
    stick(mesh, foot, { radius: 0.15, tall: 6.4, hues: [listAt(TOYS, k), '#fff6ee'], turns: 2.6, rows: 10 });
    mesh.add(ico(0.34, 1), { colour: '#ffc43a', at: foot.move(0, 6.6, 0), grain: 0, glow: 0.2 });
    draft.pillar(x, foot.where.y, z, 0.25, 6);
    const from = { x: CAKE.x + Math.sin(angle) * 1.7, y: 11.3, z: CAKE.z + Math.cos(angle) * 1.7 };
    const to = foot.move(0, 6.3, 0).where;
    const line = (t: number) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t - 2.2 * (1 - (t * 2 - 1) ** 2),
      z: from.z + (to.z - from.z) * t,
    });
    mesh.add(tube(line, 14, 0.025, { sides: 3 }), { colour: '#ffffff', ghost: true, grain: 0 });
    for (let i = 1; i < 16; i++) {
      const spot = line(i / 16);
      flags.push({
        at: at(spot.x, spot.y, spot.z).turn(angle + Math.PI / 2),
        tint: listAt(hues, i + k).clone(),
      });
    }
  }
  const flag = new Mesh().add(
    surface(1, 1, (u, v) => [(u - 0.5) * 0.8 * v, v * 0.95 - 0.95, 0]),
    { colour: '#ffffff', grain: 0, glow: 0.3, sway: ({ t }) => (1 - t) * 0.35, ghost: true },
  );
  draft.scatter('bunting', flag, flags, { both: true, lift: 0 });
}
