import type { Point } from '../maths/Transform.ts';

type Direction = readonly [x: number, y: number, z: number];

/** The hour of a place: its sky, its air, its light, and how the picture is graded. Colours are `#rrggbb`. */
export interface Look {
  sky: {
    low: string;
    middle: string;
    high: string;
    /** How high the middle colour stands, 0 (horizon) to 1. */
    middleAt: number;
    stars?: number;
    clouds?: { amount: number; colour: string };
    /** Three rows of hills: how high, how rough, how sharp, how dark the first is and each nearer one more. */
    hills?: { height: number; rough: number; jag?: number; first: number; each: number; colour: string };
    /** Rings of light on the surface above, for places under water. */
    surface?: number;
    /** A second, smaller moon that is a crescent. */
    crescent?: { towards: Direction; size: number; colour: string };
  };
  sun: {
    towards: Direction;
    colour: string;
    /** A small halo is tight: 140. A haze is wide: 26. */
    tight: number;
    glow: number;
    disc?: number;
    discColour?: string;
  };
  fog: {
    /** How fast far things fade, and how thick it lies near the ground. */
    far: number;
    low: number;
    /** How fast it thins with height, and from which height. */
    thins: number;
    level?: number;
    most: number;
    tint?: string;
  };
  key: { towards: Direction; colour: string; strength?: number };
  /** The light of shadows, from above and from the ground. */
  shade: { sky: string; ground: string; strength?: number };
  rim: { colour: string; amount: number };
  grade: { exposure: number; saturation: number; contrast: number; lift: Direction };
  /** How much lamp light warms what it falls on: 0.6 on cold stone, 0.25 indoors, 0 by day. */
  warmth: number;
  caustics?: number;
  wind?: number;
  bake: {
    cell?: number;
    low: Direction;
    high: Direction;
    softness?: number;
    shadowReach?: number;
    cornerReach?: number;
    cornerDarkness?: number;
    /** A place without a sun: how much of the key light reaches everything. */
    indoors?: number;
  };
}

export function unit([x, y, z]: Direction): Point {
  const length = Math.hypot(x, y, z) || 1;
  return { x: x / length, y: y / length, z: z / length };
}
