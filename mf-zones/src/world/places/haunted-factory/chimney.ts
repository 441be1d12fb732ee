import { colour } from '../../maths/Colour.ts';
import { smooth } from '../../maths/ease.ts';
import { at } from '../../maths/Transform.ts';
import { box, lathe } from '../../mesh/forms.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { BRICK, GREEN } from './colours.ts';
import { weather } from './weather.ts';
import { CHIMNEY } from './land.ts';

/** A chimney of bricks that breathes: it is drawn as a part of its own, which swells and sinks. */
export function drawChimney(draft: Draft): void {
  const { x, z, high } = CHIMNEY;
  const foot = at(x, 0, z);
  const chimney = draft.mover('chimney', foot.where);
  const rows = 30;
  const outAt = (t: number) => 2.5 - 1.05 * t ** 0.8 + 0.14 * Math.sin(t * 26) * smooth(0.1, 0.4, t);
  const wall = Array.from(
    { length: rows + 1 },
    (_, row) => [outAt(row / rows), (high * row) / rows] as const,
  );
  chimney.add(lathe(wall, 16), {
    colour: BRICK.low,
    top: '#a87456',
    at: foot,
    grain: 0.22,
    foot: [0.7, 1.1],
    paint: weather,
  });
  for (const [t, thick] of [
    [0.3, 0.2],
    [0.58, 0.2],
    [0.86, 0.26],
    [1, 0.44],
  ] as const)
    chimney.add(
      lathe(
        [
          [outAt(t) + 0.02, -0.3],
          [outAt(t) + thick, -0.16],
          [outAt(t) + thick, 0.26],
          [outAt(t) - 0.1, 0.36],
        ] as const,
        16,
      ),
      {
        ...{ colour: '#2a2422', top: BRICK.edge, at: foot.move(0, t * high, 0), grain: 0.08 },
      },
    );
  chimney.add(
    lathe(
      [
        [1.3, 0],
        [1.15, -0.7],
      ] as const,
      14,
    ),
    { colour: '#0c0d0c', at: foot.move(0, high + 0.3, 0).size(1, 1, -1), ghost: true },
  );
  // Cracks run up it, and what is inside shows.
  for (const [turn, low, tall] of [
    [-0.2, 4.6, 6.4],
    [0.5, 11.5, 4.6],
    [-0.75, 13, 5],
  ] as const) {
    const crack = (t: number) => {
      const y = low + tall * t;
      const angle = turn + 0.16 * Math.sin(t * 17) + 0.08 * Math.sin(t * 41);
      const out = outAt(y / high) + 0.02;
      return { x: x + Math.sin(angle) * out, y, z: z + Math.cos(angle) * out };
    };
    chimney.add(
      tube(crack, 16, (t) => 0.09 * Math.sin(t * Math.PI) + 0.02, { sides: 4 }),
      {
        ...{ colour: '#d8ffa8', glow: 0.95, grain: 0, ghost: true },
      },
    );
    draft.glow({
      ...crack(0.5),
      z: crack(0.5).z + 0.5,
      size: tall * 0.8,
      colour: GREEN,
      strength: 0.12,
      flicker: 0.3,
    });
  }
  const hoop = colour('#15181a');
  for (let k = 0; k < 26; k++)
    chimney.add(box(0.5, 0.06, 0.3), {
      ...{
        colour: hoop,
        at: foot.turn(0.95).move(0, 1 + k * 0.82, outAt((1 + k * 0.82) / high) + 0.12),
        ghost: true,
      },
    });
  draft.glow({ x, y: high + 0.8, z, size: 6, colour: '#9ad070', strength: 0.22, flicker: 0.3 });
  draft.air.puffs.push({
    x,
    y: high + 0.4,
    z,
    count: 26,
    colour: '#9fb0a4',
    size: 4.6,
    rise: 8,
    drift: [15, -4],
    spread: 0.9,
    speed: 0.07,
    strength: 0.5,
  });
}
