import { colour, mixed } from '../../maths/Colour.ts';
import { TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { cutout } from '../../mesh/cutout.ts';
import { box, cone, drum, torus } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { ScatterItem } from '../../draft/parts.ts';
import { stairs } from '../../kit/ways.ts';
import { heightAt, PINATA, POOL, TOYS } from './land.ts';
import { swirl } from './stripes.ts';

const CREAM = '#fff6ec';

/** A star of paper stripes hangs from an arch of two candy canes; sweets fall out of it when it breaks. */
export function drawPinata(draft: Draft, mesh: Mesh): void {
  const foot = at(PINATA.x, heightAt(PINATA.x, PINATA.z), PINATA.z).turn(0.55);
  const arch = (t: number) => {
    const beam = t > 0.12 && t < 0.88;
    const u = (t - 0.12) / 0.76;
    const [x, y] = beam
      ? [-Math.cos(u * Math.PI) * 3, 4.4 + Math.sin(u * Math.PI) * 2]
      : [t < 0.5 ? -3 : 3, (t < 0.5 ? t / 0.12 : (1 - t) / 0.12) * 4.4];
    return foot.point(x, y - 0.1, 0);
  };
  const parts = 26;
  for (let k = 0; k < parts; k++)
    mesh.add(
      tube((t) => arch((k + t) / parts), 2, 0.26, { sides: 8 }),
      { colour: k % 2 ? CREAM : '#f0436e', grain: 0, glow: 0.08 },
    );
  for (const side of [-3, 3]) {
    const { x, y, z } = foot.move(side, 0, 0).where;
    draft.pillar(x, y, z, 0.35, 4);
  }
  const hung = foot.move(0, 6.2, 0);
  const star = draft.mover('pinata', hung.where, { both: true });
  star.add(drum(0.03, 0.03, 2, 4), { colour: '#8a5a7a', at: hung.move(0, -2, 0), ghost: true });
  const middle = hung.move(0, -3.1, 0);
  const outline = Array.from({ length: 10 }, (_, k) => {
    const out = k % 2 ? 0.66 : 1.5;
    return [Math.sin((-k / 10) * TAU) * out, Math.cos((k / 10) * TAU) * out] as const;
  });
  for (const [deep, size, hue] of [
    [0.5, 1.08, '#ff5a8a'],
    [0.66, 0.88, '#ffc43a'],
    [0.84, 0.68, '#3fb8e8'],
    [1.02, 0.48, '#fff6ec'],
    [1.18, 0.28, '#f2507e'],
  ] as const)
    star.add(
      cutout(
        outline.map(([x, y]) => [x * size, y * size] as const),
        deep,
      ),
      {
        ...{ colour: hue, at: middle, grain: 0.03, glow: 0.24 },
      },
    );
  for (let k = 0; k < 5; k++) {
    const tip = middle.lean(0, (k / 5) * TAU).move(0, -1.5, 0);
    for (const bend of [-0.3, 0, 0.3])
      star.add(box(0.06, 0.8, 0.02), {
        ...{
          colour: listAt(TOYS, k),
          at: tip.lean(0, bend - (k / 5) * TAU).move(0, -0.4, 0),
          ghost: true,
          glow: 0.25,
        },
        sway: 0.5,
      });
  }
  const sweets = draft.mover('sweets', middle.where);
  const next = draft.random;
  for (let k = 0; k < 34; k++) {
    const place = middle.turn(next() * TAU).move(0, -1 + next() * 1.6, 0.4 + next() * 2);
    const hue = listAt(TOYS, k);
    sweets.add(ico(0.15), { colour: hue, at: place, glow: 0.4, grain: 0, ghost: true });
    for (const side of [-1, 1])
      sweets.add(cone(0.13, 0.16, 4), {
        colour: hue,
        at: place
          .turn(k)
          .lean(0, side * 1.57)
          .move(0, -0.28, 0),
        glow: 0.3,
        ghost: true,
      });
  }
}

/** A soft ring full of balls, and a tower with a slide that ends in it. */
export function drawPool(draft: Draft, mesh: Mesh): void {
  const foot = at(POOL.x, heightAt(POOL.x, POOL.z), POOL.z);
  const hues = ['#3fb8e8', '#ffc43a', '#f2507e', '#7fd06a'];
  for (let k = 0; k < 8; k++)
    mesh.add(torus(POOL.radius, 0.5, 8, 5, TAU / 8), {
      ...{
        colour: listAt(hues, k % 2 ? 0 : 3),
        at: foot.turn((k / 8) * TAU).move(0, 0.42, 0),
        grain: 0,
        glow: 0.1,
      },
      paint: (tint) => tint.copy(colour(k % 2 ? '#3fb8e8' : CREAM)),
    });
  const next = draft.random;
  const bead = new Mesh().add(ico(0.27), { colour: '#ffffff', grain: 0, glow: 0.14, foot: [0.7, 1.1] });
  const balls: ScatterItem[] = [];
  for (let k = 0; k < 230; k++) {
    const far = Math.sqrt(next()) * (POOL.radius - 0.45);
    const angle = k * 2.39996;
    const place = foot.move(
      Math.sin(angle) * far,
      0.4 + next() * 0.26 + 0.12 * (1 - far / 4),
      Math.cos(angle) * far,
    );
    balls.push({
      at: place.turn(next() * 6).lean(next() * 6),
      tint: colour(listAt(TOYS, k)).scale(0.85 + next() * 0.3),
    });
  }
  draft.scatter('balls', bead, balls, { lift: 0.3 });
  const splash = draft.mover('splash', foot.move(0, 0.5, 0).where);
  for (let k = 0; k < 16; k++)
    splash.add(ico(0.27), {
      colour: listAt(TOYS, k),
      at: foot.turn(k * 2.4).move(0, 0.5 + (k % 4) * 0.25, 0.4 + (k % 5) * 0.4),
      grain: 0,
      glow: 0.2,
      ghost: true,
    });
  for (let k = 0; k < 14; k++) {
    const { x, y, z } = foot.turn((k / 14) * TAU).move(0, 0, POOL.radius).where;
    draft.solid({ kind: 'drum', x, z, low: y, high: y + 0.5, radius: 0.85 });
  }
  drawSlide(draft, mesh, foot);
}

function drawSlide(draft: Draft, mesh: Mesh, pool: Transform): void {
  const top = pool.turn(-0.5).move(0, 0, -8.6);
  for (const x of [-1.1, 1.1])
    for (const z of [-1.1, 1.1])
      mesh.add(drum(0.16, 0.16, 6.6, 7), { colour: '#a878f0', at: top.move(x, 0, z), grain: 0.02 });
  mesh.add(box(2.7, 0.26, 2.7), { colour: '#ffc43a', at: top.move(0, 3.9, 0), grain: 0.02 });
  for (let k = 0; k < 4; k++) {
    const side = top.turn((k / 4) * TAU).move(0, 6.5, 0);
    const roof = surface(1, 1, (u, v) => [(u - 0.5) * 3.4 * (1 - v), v * 1.7, 1.7 * (1 - v)]);
    mesh.add(roof, { colour: k % 2 ? '#f2507e' : CREAM, at: side, grain: 0, glow: 0.12 });
  }
  mesh.add(ico(0.3, 1), { colour: '#ffc43a', at: top.move(0, 8.3, 0), glow: 0.2 });
  for (const side of [-1, 1])
    mesh.add(box(0.12, 0.5, 2.2), { colour: '#3fb8e8', at: top.move(side * 1.2, 4.4, 0), grain: 0 });
  // The chute waves twice on its way down.
  const long = 6.8;
  const chute = surface(
    6,
    18,
    (u, v) => {
      const side = u * 2 - 1;
      const down = 4 - v * 3.1 + Math.sin(v * 9.4) * 0.22 * (1 - v);
      return [side * 0.8, down + Math.abs(side) ** 3 * 0.5, 1.2 + v * long];
    },
    { smooth: true },
  );
  const seen = { colour: '#f2507e', top: '#ff8ab0', grain: 0, glow: 0.16 } as const;
  mesh.add(chute, { ...seen, at: top });
  for (let k = 0; k < 12; k++) {
    const { x, y, z } = top.move(0, 0, 1.5 + k * 0.52).where;
    draft.solid({
      kind: 'box',
      x,
      z,
      low: y,
      high: y + 3.86 - k * 0.27,
      halfX: 0.8,
      halfZ: 0.34,
      turn: -0.5,
    });
  }
  const { x, y, z } = top.where;
  draft.solid({ kind: 'box', x, z, low: y + 3.6, high: y + 4.03, halfX: 1.35, halfZ: 1.35, turn: -0.5 });
  stairs(draft, mesh, top.move(0, 0, -5.2), {
    width: 1.6,
    rise: 4,
    run: 3.9,
    colour: '#7fd06a',
    solid: false,
  });
}

/** Gifts, giant lollipops and trees of spun sugar. */
export function drawSweets(draft: Draft, mesh: Mesh): void {
  for (const [x, z, size, turn, hue] of [
    [-7.4, 18.4, 1.7, 0.3, 0],
    [-9.2, 17.2, 1.15, 0.9, 2],
    [-7.2, 16.3, 0.8, 0.1, 1],
    [9.4, 15.6, 1.25, -0.4, 4],
    [8, 14.6, 0.8, 0.5, 3],
    [-5.4, 3.2, 0.9, 0.4, 5],
    [5.6, 3.4, 1, -0.3, 0],
    [6.8, 2.4, 0.7, 0.6, 1],
    [-13, -3, 1.1, 0.2, 3],
    [10.6, -16, 1.3, 0.7, 2],
    [-10.4, -17.6, 1.4, 0.3, 4],
  ] as const)
    gift(
      draft,
      mesh,
      at(x, heightAt(x, z) - 0.04, z).turn(turn),
      size,
      listAt(TOYS, hue),
      listAt(TOYS, hue + 1),
    );
  for (const [x, z, tall, hue] of [
    [10.2, 20.6, 4.6, 0],
    [-14.6, 16, 4.2, 2],
    [-19, 4, 5, 4],
    [22, 2, 4.6, 1],
    [-15.4, -18.4, 4.4, 3],
    [16, -19, 5, 0],
  ] as const)
    lollipop(
      draft,
      mesh,
      at(x, heightAt(x, z) - 0.1, z).turn(Math.atan2(-x, 22 - z)),
      tall,
      listAt(TOYS, hue),
    );
}

function gift(draft: Draft, mesh: Mesh, foot: Transform, size: number, hue: string, ribbon: string): void {
  const place = foot.size(size);
  mesh.add(box(1.5, 1.2, 1.5), { colour: hue, at: place.move(0, 0.6, 0), grain: 0, foot: [0.78, 1.05] });
  mesh.add(box(1.62, 0.26, 1.62), {
    colour: mixed(hue, '#ffffff', 0.2),
    at: place.move(0, 1.22, 0),
    grain: 0,
  });
  for (const turn of [0, Math.PI / 2])
    mesh.add(box(0.28, 1.37, 1.66), {
      colour: ribbon,
      at: place.turn(turn).move(0, 0.69, 0),
      grain: 0,
      glow: 0.15,
      ghost: true,
    });
  for (const side of [-1, 1])
    mesh.add(torus(0.26, 0.09, 4, 10), {
      ...{
        colour: ribbon,
        at: place
          .move(side * 0.26, 1.52, 0)
          .lean(Math.PI / 2)
          .turn(0),
        grain: 0,
        glow: 0.2,
        ghost: true,
      },
    });
  const { x, y, z } = foot.where;
  draft.wall(
    x,
    y,
    z,
    [1.6 * size, 1.34 * size, 1.6 * size],
    Math.atan2(foot.cells[2] ?? 0, foot.cells[0] ?? 1),
  );
}

function lollipop(draft: Draft, mesh: Mesh, foot: Transform, tall: number, hue: string): void {
  mesh.add(drum(0.14, 0.14, tall, 6), { colour: CREAM, at: foot, grain: 0 });
  const middle = foot.move(0, tall + 1.1, 0);
  swirl(mesh, middle, 1.5, [hue, CREAM]);
  const { x, y, z } = foot.where;
  draft.pillar(x, y, z, 0.25, tall);
}
