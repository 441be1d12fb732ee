import { at } from '../../kit/sim/at.ts';
import { clamp, mix } from '../../kit/sim/dmath.ts';
import { below, between, random, type Rng } from '../../kit/sim/rng.ts';

/** Units of a metre, and of the shaft's width. */
export const METRE = 12;
export const SHAFT = { width: 360, wall: 26, metres: 150 };

/** A rock on the wall, a jellyfish, a mine on its chain: all are round to the sim. */
export interface Obstacle {
  x: number;
  y: number;
  radius: number;
  look: 'rock' | 'jelly' | 'mine';
}

export interface Shaft {
  /** The middle of the free way, a place every three metres. */
  way: number[];
  obstacles: Obstacle[];
  bells: { x: number; y: number }[];
  bubbles: { x: number; y: number }[];
}

const NODE = 3 * METRE;
/** Where the diver begins. */
export const START_X = 150;

/** The free way narrows: 100 units, 78 from 45 m, 60 from 90 m. */
export function wayWidth(y: number): number {
  const metres = y / METRE;
  return metres < 45 ? 100 : metres < 90 ? 78 : 60;
}

/** The middle of the free way at a depth. */
export function wayAt({ way }: Pick<Shaft, 'way'>, y: number): number {
  const place = clamp(y / NODE, 0, way.length - 1.001);
  const node = Math.floor(place);
  return mix(at(way, node), at(way, node + 1), place - node);
}

/** One shaft for all five dives: what was learnt on the way down is worth something. */
export function buildShaft(box: Rng): Shaft {
  const way = buildWay(box);
  const shaft: Shaft = { way, obstacles: [], bells: [], bubbles: [] };
  // The first bell hangs where somebody comes by who does nothing but hold.
  shaft.bells.push({ x: START_X + 62, y: 8 * METRE });
  for (let metres = 15; metres <= SHAFT.metres; metres += 15) {
    const y = metres * METRE;
    if (metres > 15) shaft.bells.push({ x: wayAt(shaft, y), y });
    const bubbleY = y + 7.5 * METRE;
    shaft.bubbles.push({ x: wayAt(shaft, bubbleY) + between(box, -16, 16), y: bubbleY });
  }
  for (let metres = 17; metres < SHAFT.metres; metres += metres < 60 ? 6 : 3.5)
    placeObstacle(shaft, box, metres * METRE);
  return shaft;
}

/** Straight runs of two to six nodes, never steeper than a diver drifts. */
function buildWay(box: Rng): number[] {
  const way = [START_X + 20];
  let side = 1;
  let slope = 0.5;
  let left = 4;
  while (way.length < (SHAFT.metres * METRE) / NODE + 4) {
    const last = at(way, way.length - 1);
    let next = last + side * slope * NODE;
    if (left <= 0 || next < 78 || next > SHAFT.width - 78) {
      side = -side;
      slope = between(box, 0.28, 0.56);
      left = 2 + below(box, 5);
      next = last + side * slope * NODE;
    }
    left -= 1;
    way.push(clamp(next, 76, SHAFT.width - 76));
  }
  return way;
}

function placeObstacle(shaft: Shaft, box: Rng, y: number): void {
  const side = random(box) < 0.5 ? -1 : 1;
  const roll = random(box);
  const look = roll < 0.5 ? 'rock' : roll < 0.78 ? 'jelly' : 'mine';
  const radius = look === 'rock' ? between(box, 24, 40) : look === 'jelly' ? 17 : 15;
  // Beside the free way over its whole height, wherever that bends.
  const edges = [-1, -0.5, 0, 0.5, 1].map(
    (part) => wayAt(shaft, y + part * radius) + side * (wayWidth(y) / 2 + radius),
  );
  const x = side < 0 ? Math.min(...edges) : Math.max(...edges);
  const wallX = side < 0 ? SHAFT.wall - radius * 0.2 : SHAFT.width - SHAFT.wall + radius * 0.2;
  const beyond = side < 0 ? x < wallX - radius * 0.5 : x > wallX + radius * 0.5;
  if (beyond) return;
  shaft.obstacles.push({ x, y, radius, look });
}
