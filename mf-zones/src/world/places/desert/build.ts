import { at } from '../../maths/Transform.ts';
import { disc, drum } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import { tube } from '../../mesh/tube.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { flag } from '../../kit/cloth.ts';
import { palm } from '../../kit/palms.ts';
import { tent } from '../../kit/tents.ts';
import { paving } from '../../kit/paving.ts';
import { drawCaravan } from './caravan.ts';
import { drawArch, drawRocks } from './arch.ts';
import { drawLand, heightAt, OASIS, pathX } from './land.ts';
import { drawTraces } from './traces.ts';

export function build(draft: Draft): void {
  drawLand(draft);
  const built = draft.layer('built');
  drawArch(draft, built);
  drawRocks(draft, built);
  drawCamp(draft, built);
  drawOasis(draft, built);
  drawTracks(draft);
  drawSledge(draft);
  drawBones(draft, built);
  drawCaravan(draft, built);
  drawTraces(draft, built);
  // What the sand has left of the old road.
  paving(built, {
    ...{ path: pathX, height: heightAt, from: -2, to: 40, wide: 1.5, size: 0.62, high: 0.07 },
    ...{ colours: ['#8a4f3c', '#9a5f42', '#7a4640'], top: '#e8b27a', gone: 0.5 },
  });
  draft.air.motes.push({
    ...{ kind: 'spark', count: 420, box: [46, 6, 46], wind: [2.2, 0.05, 0.5] },
    ...{ colour: '#ffca90', size: 0.045, floor: 0.2 },
  });
  draft.air.schools.push({
    ...{ kind: 'bird', size: 1.5 },
    groups: [{ centre: [6, 21, -20], radius: 15, speed: 0.4, colour: '#3a1c30', count: 5 }],
  });
}

/** Three tents, and lanterns along the way to the arch. */
function drawCamp(draft: Draft, mesh: Mesh): void {
  const tents: readonly (readonly [number, number, number, string, string])[] = [
    [9.2, 27, -1.2, '#8f3f4a', '#e8c08a'],
    [13.6, 24.4, -1.6, '#3f6a78', '#e2b27a'],
    [-10, 27.4, 1.2, '#7a3f6a', '#e8b98a'],
    // Whoever has gone through the arch finds that somebody was there before.
    [-16.8, -21.8, 2.4, '#3f6a78', '#e2b27a'],
  ];
  for (const [x, z, turn, cloth, stripe] of tents)
    tent(draft, mesh, at(x, heightAt(x, z), z).turn(turn), { cloth, stripe });
  [33, 27, 21.5, 14, 5, -4].forEach((z, index) => {
    const x = pathX(z) + (index % 2 ? 3 : -3);
    lantern(draft, mesh, x, z);
  });
  for (const [x, z] of [
    [-19.4, -31.6],
    [-12.6, -25.4],
    [-8.4, -19.6],
  ] as const)
    lantern(draft, mesh, x, z);
  for (const [x, z, hue] of [
    [-14.6, 30.5, '#e0702a'],
    [17, 28, '#5aa6a0'],
  ] as const) {
    const y = heightAt(x, z);
    mesh.add(drum(0.07, 0.05, 6.5, 5), { colour: '#4a2c28', at: at(x, y, z) });
    flag(draft.layer(`banner ${z}`, { both: true }), at(x, y + 5.4, z).turn(-0.4), 1.1, 2.4, hue, '#ffd27a');
  }
}

function lantern(draft: Draft, mesh: Mesh, x: number, z: number): void {
  const y = heightAt(x, z);
  mesh.add(drum(0.07, 0.05, 1.7, 5), { colour: '#4a2c28', at: at(x, y, z) });
  mesh.add(ico(0.24), {
    ...{ colour: '#FF8F35', at: at(x, y + 1.85, z).size(1, 1.3, 1), glow: 1, grain: 0, ghost: true },
  });
  draft.lamp({ x, y: y + 1.8, z, radius: 6, strength: 2, colour: '#ff9436', glow: 1.3, glowStrength: 0.3 });
  draft.pillar(x, y, z, 0.2, 2);
}

/** Water between palms, with a well of its own light. */
function drawOasis(draft: Draft, mesh: Mesh): void {
  const palms: readonly (readonly [number, number, number, number, number])[] = [
    [11, 20.4, 6, 1.2, 2.5],
    [19, 20.4, 7, 1.6, 0.4],
    [20.4, 14, 5.5, 1, 5.5],
    [11.6, 12.4, 5, 0.8, 3.6],
    [-14.4, 38.5, 8.6, 2.6, 0.1],
    [15.8, 40, 7.4, 2, 3.4],
  ];
  for (const [x, z, height, lean, side] of palms) {
    palm(mesh, at(x, heightAt(x, z) - 0.2, z), { height, lean, side });
    draft.pillar(x, heightAt(x, z), z, 0.35, 4);
  }
  draft.air.waters.push({
    ...{ x: OASIS.x, y: -0.15, z: OASIS.z, width: 15, depth: 15 },
    ...{ colour: '#1f6a72', cover: 0.82, glint: '#ffd08a' },
  });
}

/** Footprints that lead from the camp over the dune to the water: some are lit when one follows them. */
function drawTracks(draft: Draft): void {
  const prints = draft.layer('tracks');
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const x = -14 + t * 25 + Math.sin(t * 7) * 2.4;
    const z = 6 + t * 11 - Math.sin(t * Math.PI) * 7;
    const foot = at(x + (i % 2 ? 0.16 : -0.16), heightAt(x, z) + 0.035, z)
      .turn(1.1)
      .size(0.6, 1, 1);
    prints.add(disc(0.2, 7), { colour: '#9a5f3c', at: foot, ghost: true, grain: 0.06 });
  }
}

/** Behind the arch: the ribs of something that was here before the sand. */
function drawBones(draft: Draft, mesh: Mesh): void {
  const foot = at(-7.4, 0, -31).turn(0.5);
  for (let rib = 0; rib < 6; rib++) {
    const size = 1 - Math.abs(rib - 2.2) * 0.13;
    for (const side of [-1, 1]) {
      const { x, z } = foot.move(0, 0, (rib - 2.5) * 1.9).where;
      const from = at(x, heightAt(x, z) - 0.5, z).turn(0.5);
      const line = (t: number) => {
        const bow = Math.sin(t * 2.5);
        return from.point(side * (0.5 + bow * 2.5 - t * 0.5) * size, t * 4.9 * size, (t - 0.5) * 0.9);
      };
      mesh.add(
        tube(line, 9, (t) => 0.26 * size * (1.15 - t * 0.75), { sides: 6 }),
        { colour: '#d8b08a', top: '#fff0d2', grain: 0.05 },
      );
      const out = from.move(side * 2.2 * size, 0, 0).where;
      draft.pillar(out.x, heightAt(out.x, out.z), out.z, 0.4, 2.6);
    }
  }
}

/** A board to slide down the dune on. */
function drawSledge(draft: Draft): void {
  const [x, z] = [-5.2, -9.6];
  const y = heightAt(x, z) + 0.15;
  const board = draft.mover('board', { x, y, z });
  for (const side of [-0.2, 0, 0.2])
    board.add(drum(0.09, 0.09, 1.9, 6), {
      ...{
        colour: side ? '#c9794a' : '#e8b070',
        at: at(x + side, y, z + 0.95).lean(-Math.PI / 2 + 0.22),
        grain: 0.1,
      },
    });
}
