import { TAU } from '../../maths/ease.ts';
import { colour } from '../../maths/Colour.ts';
import { at } from '../../maths/Transform.ts';
import { ball, box, disc, drum, lathe } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { bench } from '../../kit/benches.ts';
import { roundTree } from '../../kit/trees.ts';
import { heightAt } from './land.ts';

const STAND = { x: 5.5, z: 36 };
const POSTS = 8;

/** On turning round at the spawn: the bandstand that the music comes from, with its chairs out. */
export function drawBandstand(draft: Draft, mesh: Mesh): void {
  const foot = at(STAND.x, heightAt(STAND.x, STAND.z) - 0.1, STAND.z).turn(2.9);
  mesh.add(drum(3.6, 3.5, 0.55, 16), { colour: '#e8d2c0', top: '#fff3df', at: foot, foot: [0.8, 1] });
  draft.pillar(STAND.x, foot.where.y, STAND.z, 3.5, 0.55);
  for (let post = 0; post < POSTS; post++) {
    const round = foot.turn((post / POSTS) * TAU);
    mesh.add(drum(0.1, 0.08, 2.7, 6), { colour: '#ffffff', at: round.move(0, 0.5, 3.1), grain: 0.02 });
    // Open to the front.
    if (post > 0 && post < POSTS - 1)
      mesh.add(box(2.1, 0.1, 0.1), {
        ...{ colour: '#FF8FA3', at: round.turn(TAU / POSTS / 2).move(0, 1.3, 2.88), ghost: true },
      });
    mesh.add(ball(0.13, 6, 5), {
      ...{ colour: '#FFF0B8', at: round.turn(TAU / POSTS / 2).move(0, 3.05, 3.2), glow: 0.8, ghost: true },
    });
  }
  const stripes = ['#FF8FA3', '#fff6e6', '#7FB4FF', '#fff6e6'].map(colour);
  const profile = [
    [3.9, 3.1],
    [2.5, 4.1],
    [0.9, 4.9],
    [0.2, 5.6],
  ] as const;
  mesh.add(lathe(profile, 16), {
    ...{ colour: '#ffffff', at: foot, grain: 0.03, glow: 0.22 },
    paint: (tint, { x, z }) => {
      const part = Math.floor(((Math.atan2(x - STAND.x, z - STAND.z) + TAU) / TAU) * 16 + 0.001);
      tint.mix(stripes[part % 4] ?? tint, 0.95);
    },
  });
  mesh.add(disc(3.85, 16), { colour: '#d9b8b0', at: foot.move(0, 3.12, 0).size(1, -1, 1), ghost: true });
  mesh.add(ball(0.26, 8, 6), { colour: '#FFD84D', at: foot.move(0, 5.75, 0), glow: 0.3 });
  drawBand(mesh, foot.move(0, 0.55, 0));
  for (const [x, z] of [
    [2.2, 30.6],
    [6.6, 29.6],
  ] as const)
    bench(draft, mesh, at(x, heightAt(x, z), z).turn(0.25));
  for (const [x, z, size, blossom] of [
    [-9, 37, 1.7, true],
    [13, 33, 1.6, true],
    [-2.5, 43.5, 1.8, false],
    [14.5, 42, 2, false],
  ] as const) {
    const leaves = blossom ? { low: '#d95f86', high: '#ffd0dc' } : { low: '#3f8a4a', high: '#b4dc7a' };
    roundTree(mesh, at(x, heightAt(x, z) - 0.1, z), size, { ...leaves, detail: 1, clumps: 4 });
    draft.pillar(x, heightAt(x, z) - 0.2, z, 0.35 * size, 4);
  }
}

/** A great drum, a horn of brass and the stands for their sheets. */
function drawBand(mesh: Mesh, floor: ReturnType<typeof at>): void {
  mesh.add(drum(0.62, 0.62, 0.5, 14), {
    ...{ colour: '#d9504f', at: floor.move(-1.1, 0.75, -0.9).lean(Math.PI / 2), grain: 0 },
  });
  mesh.add(disc(0.58, 14), {
    ...{ colour: '#fff6e6', at: floor.move(-1.1, 0.75, -0.38).lean(Math.PI / 2), ghost: true },
  });
  const horn = [
    [0.08, 0],
    [0.1, 0.7],
    [0.24, 1],
    [0.5, 1.2],
  ] as const;
  for (const turned of [1, -0.98])
    mesh.add(lathe(horn, 12, { smooth: true }), {
      ...{ colour: '#d99a2f', top: '#ffd97a', glow: 0.12, grain: 0 },
      at: floor.move(1, 0.4, -0.7).lean(0.3).size(turned, 1, 1),
    });
  for (const [x, z] of [
    [-0.2, 0.7],
    [1.1, 0.6],
    [-1.5, 0.7],
  ] as const) {
    mesh.add(box(0.05, 1, 0.05), { colour: '#3f4a4f', at: floor.move(x, 0.5, z), ghost: true });
    mesh.add(box(0.6, 0.42, 0.04), {
      ...{ colour: '#ffffff', at: floor.move(x, 1.1, z).lean(0.4), ghost: true },
    });
  }
}
