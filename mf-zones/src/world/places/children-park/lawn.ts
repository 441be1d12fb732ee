import { TAU } from '../../maths/ease.ts';
import { random } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, disc, drum, floor, lathe, torus } from '../../mesh/forms.ts';
import type { Form } from '../../mesh/Form.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { heightAt, pathX } from './land.ts';

/** What children have left on the lawn and on the way: chalk, a cloth with a basket, a ball, leaves of blossom. */
export function drawPlayed(mesh: Mesh): void {
  drawHopscotch(mesh);
  drawPicnic(mesh);
  drawBlossom(mesh);
}

/** `form` on the ground about `place`, as the ground goes. */
function lain(form: Form, place: Transform, over: number): Form {
  return form.bend((x, _, z) => {
    const under = place.point(x, 0, z);
    return [x, heightAt(under.x, under.z) - place.where.y + over, z];
  });
}

const SQUARES: readonly (readonly [across: number, ahead: number])[] = [
  [0, 0],
  [0, 1],
  [-0.5, 2],
  [0.5, 2],
  [0, 3],
  [-0.5, 4],
  [0.5, 4],
  [0, 5],
];
const CHALK = ['#ffffff', '#ff8fb0', '#7fc4ff', '#fff08a'] as const;

function drawHopscotch(mesh: Mesh): void {
  const size = 0.72;
  const first = 18.6;
  SQUARES.forEach(([across, ahead], index) => {
    const z = first - ahead * size;
    const middle = at(pathX(z) + across * size, heightAt(pathX(z), z), z);
    const hue = CHALK[index % CHALK.length] ?? CHALK[0];
    for (const turn of [0, 1, 2, 3]) {
      const side = middle.turn((turn * TAU) / 4).move(0, 0, size * 0.45);
      mesh.add(lain(floor(size * 0.9, 0.06), side, 0.03), { colour: hue, at: side, ghost: true, grain: 0.1 });
    }
    const mark = middle.turn(0.4);
    mesh.add(lain(disc(0.13, 6, 1, 0.08), mark, 0.03), { colour: hue, at: mark, ghost: true, grain: 0.1 });
  });
}

function drawPicnic(mesh: Mesh): void {
  const cloth = at(-0.8, heightAt(-0.8, 15.2), 15.2).turn(0.5);
  const field = 0.42;
  for (let column = -2; column <= 2; column++)
    for (let row = -2; row <= 2; row++) {
      const place = cloth.move(column * field, 0, row * field);
      const hue = (column + row) % 2 ? '#fff6ea' : '#f2607a';
      mesh.add(lain(floor(field, field), place, 0.05), { colour: hue, at: place, ghost: true, grain: 0.03 });
    }
  const basket = cloth.move(-0.45, 0.05, -0.3);
  mesh.add(drum(0.24, 0.32, 0.26, 9), { colour: '#a8703a', top: '#d9a860', at: basket, grain: 0.14 });
  // Nothing of it is as high as a knee: one steps over it.
  mesh.add(torus(0.2, 0.025, 4, 8, Math.PI), {
    ...{
      colour: '#c9904a',
      at: basket
        .move(0, 0.22, 0)
        .lean(-Math.PI / 2)
        .turn(Math.PI / 2),
      ghost: true,
    },
  });
  for (const [aside, deep, hue] of [
    [0.3, 0.2, '#e8404a'],
    [0.46, 0.02, '#ffc43a'],
    [0.1, 0.5, '#7fb84a'],
  ] as const)
    mesh.add(ball(0.1, 7, 5), { colour: hue, at: cloth.move(aside, 0.13, deep), grain: 0.03 });
  drawBall(
    mesh,
    at(0.5, heightAt(0.5, 17.4) + BALL, 17.4)
      .turn(0.7)
      .lean(0.5),
  );
}

/** Its radius. */
const BALL = 0.22;

function drawBall(mesh: Mesh, middle: Transform): void {
  const hues = ['#f2607a', '#fff6ea', '#3fa8e8', '#fff6ea', '#ffc43a', '#fff6ea'];
  const wide = TAU / hues.length;
  const half = Array.from({ length: 7 }, (_, row) => {
    const rise = (row / 6) * Math.PI;
    return [Math.sin(rise) * BALL, -Math.cos(rise) * BALL] as const;
  });
  hues.forEach((hue, index) => {
    const slice = lathe(half, 2, { sweep: wide, start: index * wide, smooth: true });
    mesh.add(slice, { colour: hue, at: middle, grain: 0 });
  });
}

/** Blown off the trees, before one’s feet. */
function drawBlossom(mesh: Mesh): void {
  const next = random(21);
  for (let k = 0; k < 90; k++) {
    const [x, z] = [-4 + next() * 9, 13.5 + next() * 7];
    const leaf = at(x, heightAt(x, z) + 0.05, z).turn(next() * TAU);
    mesh.add(disc(0.05 + next() * 0.05, 4), {
      ...{
        colour: next() < 0.6 ? '#ffd0dc' : '#ffffff',
        at: leaf.size(0.7, 1, 1.2),
        ghost: true,
        grain: 0.05,
      },
    });
  }
}
