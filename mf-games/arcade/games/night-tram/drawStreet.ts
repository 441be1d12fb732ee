import { blend, darker, lighter } from '../../kit/draw/color.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { at } from '../../kit/sim/at.ts';
import { HALF_WIDTH, type TrackPoint } from './track.ts';

/** A stretch of the street, with where it lies: only those that are seen are painted. */
export interface Stretch {
  x: number;
  y: number;
  reach: number;
  middle: Path2D;
  rails: Path2D;
}

const STRETCH = 14;

/** The street in stretches that overlap by one place. */
export function layStreet(track: readonly TrackPoint[]): Stretch[] {
  const count = Math.ceil(track.length / STRETCH);
  return Array.from({ length: count }, (_, i): Stretch => {
    const points = Array.from({ length: STRETCH + 2 }, (__, n) =>
      at(track, (i * STRETCH + n) % track.length),
    );
    const middle = new Path2D();
    const rails = new Path2D();
    for (const { x, y } of points) middle.lineTo(x, y);
    for (const aside of [-8, 8])
      points.forEach(({ x, y, angle }, n) => {
        const left = x - Math.sin(angle) * aside;
        const top = y + Math.cos(angle) * aside;
        if (n === 0) rails.moveTo(left, top);
        else rails.lineTo(left, top);
      });
    const { x, y } = at(points, STRETCH / 2);
    return { x, y, reach: STRETCH * 14 + HALF_WIDTH + 30, middle, rails };
  });
}

/** The side of a tile in units; a little more is painted, so that no light falls between two. */
const TILE = 240;
const EDGE = 1;

interface Weather {
  wet: boolean;
  /** The tiles that were painted, for `dropStreetTiles`. */
  tiles: Set<string>;
}

/** Lets go of the tiles of a town that is left, so that runs do not add up. */
export function dropStreetTiles({ paint }: Stage, tiles: Set<string>): void {
  for (const name of tiles) paint.drop(name);
  tiles.clear();
}

/** The street, painted once a tile: wide lines cost too much for every picture. */
export function drawStreetTiles(
  context: CanvasRenderingContext2D,
  stage: Stage,
  street: readonly Stretch[],
  { wet, tiles }: Weather,
): void {
  const { paint, camera } = stage;
  const { seen } = camera;
  const side = TILE + EDGE * 2;
  const last = {
    column: Math.ceil((seen.x + seen.width) / TILE),
    row: Math.ceil((seen.y + seen.height) / TILE),
  };
  for (let row = Math.floor(seen.y / TILE); row < last.row; row++)
    for (let column = Math.floor(seen.x / TILE); column < last.column; column++) {
      const x = (column + 0.5) * TILE;
      const y = (row + 0.5) * TILE;
      const near = street.filter(
        (stretch) =>
          Math.abs(stretch.x - x) < stretch.reach + TILE / 2 &&
          Math.abs(stretch.y - y) < stretch.reach + TILE / 2,
      );
      if (near.length === 0) continue;
      const name = `street ${column} ${row} ${wet}`;
      tiles.add(name);
      const tile = paint.sprite(name, side, side, (inner) => {
        inner.translate(-x, -y);
        paintStretches(inner, stage, near, wet);
      });
      paint.stamp(context, tile, x, y);
    }
}

/** Opaque all through: tiles overlap by a hair. */
function paintStretches(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  near: readonly Stretch[],
  wet: boolean,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const road = blend(palette.ground, palette.low, wet ? 0.25 : 0.12);
  for (const [wide, color] of [
    [HALF_WIDTH * 2 + 46, blend(palette.ground, palette.low, 0.3)],
    [HALF_WIDTH * 2 + 18, darker(blend(palette.built, palette.high, 0.55), 0.1)],
    [HALF_WIDTH * 2 + 8, blend(palette.built, palette.low, 0.35)],
    [HALF_WIDTH * 2, road],
  ] as const) {
    context.lineWidth = wide;
    context.strokeStyle = color;
    for (const { middle } of near) context.stroke(middle);
  }
  context.lineCap = 'butt';
  context.lineWidth = 46;
  context.strokeStyle = blend(road, lighter(palette.low, 0.12), wet ? 0.22 : 0.13);
  for (const { middle } of near) context.stroke(middle);
  context.lineWidth = 2.6;
  context.strokeStyle = blend(road, darker(palette.high, 0.3), 0.6);
  for (const { rails } of near) context.stroke(rails);
}
