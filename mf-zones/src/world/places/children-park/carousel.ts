import { lerp, TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { arc, cutout } from '../../mesh/cutout.ts';
import { ball, drum, lathe } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { CAROUSEL } from './land.ts';

const [ROSE, CREAM, SKY, SUN] = ['#FF8FA3', '#fff6e6', '#7FB4FF', '#FFD84D'] as const;
const PAPER = [ROSE, '#fff3df', SKY, SUN, '#8BD982', '#C9A6FF'] as const;
const MIDDLE = at(CAROUSEL.x, 0, CAROUSEL.z);

export function drawCarousel(draft: Draft, mesh: Mesh): void {
  mesh.add(drum(8.3, 8, 0.5, 32), {
    colour: '#d9687f',
    top: '#ff9fb0',
    at: MIDDLE.move(0, 0.3, 0),
    grain: 0.02,
  });
  mesh.add(
    lathe(
      [
        [8.02, 0.8],
        [7.6, 0.84],
        [0, 0.84],
      ] as const,
      32,
    ),
    { colour: '#f6e3c4', at: MIDDLE, grain: 0.02 },
  );
  draft.pillar(CAROUSEL.x, 0, CAROUSEL.z, 8.1, 0.84);
  draft.pillar(CAROUSEL.x, 0.8, CAROUSEL.z, 1.9, 6);
  const ring = draft.mover('ring', MIDDLE.move(0, 0.84, 0).where, { both: true });
  drawCore(ring);
  drawRoof(ring);
  for (let i = 0; i < 12; i++) drawRider(ring, i);
  for (let i = 0; i < 8; i++) {
    const lamp = MIDDLE.turn((i / 8) * TAU).move(0, 5.4, 6).where;
    draft.lamp({ ...lamp, radius: 7, strength: 1.2, colour: '#ffd9a0', through: true });
  }
}

/** The middle, in stripes, with a round of small mirrors. */
function drawCore(ring: Mesh): void {
  const profile = [
    [2, 0],
    [1.7, 1.4],
    [1.62, 2.8],
    [1.7, 4.4],
    [1.9, 5.8],
  ] as const;
  for (let i = 0; i < 16; i++)
    ring.add(lathe(profile, 1, { start: (i / 16) * TAU, sweep: TAU / 16 }), {
      ...{ colour: i % 2 ? ROSE : '#fff3df', at: MIDDLE.move(0, 0.84, 0), grain: 0, foot: [0.85, 1.05] },
    });
  for (let i = 0; i < 8; i++)
    ring.add(cutout(arc(0, 0, 0.42, 0, TAU, 10), 0.06), {
      ...{ colour: '#bfe0ff', top: '#ffffff', glow: 0.5, grain: 0, ghost: true },
      at: MIDDLE.turn(((i + 0.5) / 8) * TAU).move(0, 4.2, 1.72),
    });
}

/** Striped gores on a swung line, scallops along the edge, lamps between them, a golden ball on top. */
function drawRoof(ring: Mesh): void {
  const cone = (
    from: readonly [number, number],
    to: readonly [number, number],
    parts: number,
    cloth: readonly string[],
  ) => {
    for (let i = 0; i < parts; i++) {
      const profile = Array.from({ length: 6 }, (_, k) => {
        const t = k / 5;
        return [lerp(from[0], to[0], t), lerp(from[1], to[1], t ** 1.5)] as const;
      });
      const gore = lathe(profile, 2, { start: (i / parts) * TAU, sweep: TAU / parts, smooth: true });
      ring.add(gore, { colour: listAt(cloth, i), at: MIDDLE, foot: [0.92, 1.05], grain: 0.02, glow: 0.22 });
    }
  };
  cone([9.2, 6.4], [1.2, 9.6], 24, [ROSE, CREAM]);
  cone([1.9, 9.5], [0.1, 12.4], 16, [SKY, CREAM]);
  const scallop = cutout(
    [
      [-1.2, 0],
      [-0.95, -0.75],
      [-0.5, -1.08],
      [0, -1.15],
      [0.5, -1.08],
      [0.95, -0.75],
      [1.2, 0],
    ],
    0.08,
  );
  for (let i = 0; i < 24; i++) {
    const edge = MIDDLE.turn(((i + 0.5) / 24) * TAU);
    ring.add(scallop, { colour: i % 2 ? CREAM : SUN, at: edge.move(0, 6.45, 9.15) });
    ring.add(ball(0.15, 6, 4), {
      colour: '#FFE9A0',
      at: edge.move(0, 6.5, 9.3),
      glow: 1,
      grain: 0,
      ghost: true,
    });
  }
  ring.add(ball(0.4, 10, 8), { colour: SUN, at: MIDDLE.move(0, 12.6, 0), glow: 0.3 });
}

type Outline = readonly (readonly [number, number])[];

// prettier-ignore
const HORSE: Outline = [[-0.85, 0.1], [-0.7, 0.75], [0.45, 0.75], [0.62, 0.05], [0.8, 0.05], [0.8, 0.9], [1.05, 1.5], [1.45, 1.35], [1.5, 1.6], [1.1, 2.05], [0.95, 2.3], [0.85, 2], [0.5, 1.45], [-0.6, 1.4], [-1.15, 1.5], [-1.3, 0.9], [-1.05, 1.1], [-1, 0.1]];
// prettier-ignore
const HARE: Outline = [[-0.8, 0], [0.7, 0], [0.75, 0.3], [0.45, 0.4], [0.8, 1], [1.2, 1.2], [1.2, 1.5], [0.9, 1.75], [0.75, 2.6], [0.55, 2.6], [0.6, 1.75], [0.35, 1.4], [-0.4, 1.2], [-0.95, 0.7]];
// prettier-ignore
const SWAN: Outline = [[-1.1, 0.35], [-0.6, 0.05], [0.6, 0.05], [1, 0.5], [0.85, 1], [0.62, 1.5], [0.75, 1.9], [1.15, 1.8], [1.45, 1.68], [1.2, 2.05], [0.85, 2.25], [0.5, 2.1], [0.36, 1.6], [0.35, 1.05], [-0.3, 1.15], [-1.2, 1.2]];

/** Animals of folded paper on golden poles, one row inside the other. */
function drawRider(ring: Mesh, index: number): void {
  const angle = (index / 12) * TAU;
  const out = index % 2 ? 6.4 : 4.6;
  const place = MIDDLE.turn(angle).move(0, 1.3 + 0.5 * Math.sin(index * 2.1), out);
  const shape = listAt([HORSE, HARE, HORSE, SWAN], index);
  const paper = listAt(PAPER, index);
  const fold = { colour: paper, grain: 0.07, foot: [0.85, 1.08] as const, glow: 0.3 };
  ring.add(cutout(shape, 0.5), { ...fold, at: place });
  // A fold along the middle catches the light differently: the body is thicker there.
  ring.add(cutout(shape, 0.2), { ...fold, at: place.move(0, 0.12, 0).size(0.86, 0.86, 4) });
  ring.add(drum(0.05, 0.05, 5.6, 6), {
    colour: '#d9a84a',
    at: MIDDLE.turn(angle).move(0, 0.9, out),
    ghost: true,
  });
  ring.add(ball(0.09, 6, 4), {
    colour: SUN,
    at: MIDDLE.turn(angle).move(0, 3.9, out),
    ghost: true,
    glow: 0.3,
  });
}
