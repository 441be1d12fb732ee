import type { Colour } from '../maths/Colour.ts';
import type { Point, Transform } from '../maths/Transform.ts';

/** How a layer is drawn. */
export interface LayerOptions {
  /** Thin things are seen from both sides. */
  both?: boolean;
  /** Drawn again upside down below this height: a reflection. */
  mirror?: number;
  /** Glass: how much of it is seen when one looks straight at it, 0 to 1; at its edges it is seen more. */
  glass?: number;
  /** Nothing of it is drawn below this height: it would hide a reflection. */
  above?: number;
}

/** Repeated things that move by themselves, each a little differently. */
export interface Motion {
  /** rise and fall begin again; orbit turns about the place's middle axis; hop squashes when it lands. */
  kind: 'bob' | 'rise' | 'fall' | 'hop' | 'spin';
  /** Metres it goes, or metres before it begins again. */
  amount: number;
  speed: number;
}

export interface ScatterOptions {
  both?: boolean;
  motion?: Motion;
  /** Shines only when somebody is near. */
  wakes?: boolean;
  /** Where its light is measured, above its foot. */
  lift?: number;
}

export interface ScatterItem {
  at: Transform;
  tint?: Colour;
  /** Which way most of it faces, for its light. Upwards when not said. */
  facing?: Point;
}

/** Light that is seen: a soft ball of it, always turned to the eye. */
export interface Glow extends Point {
  size: number;
  colour: string;
  strength: number;
  flicker?: number;
}

/** Small things in the air, in a box that follows the eye. */
export interface Motes {
  count: number;
  box: readonly [number, number, number];
  wind: readonly [number, number, number];
  colour: string;
  size: number;
  /** spark glows and blinks, petal is solid, bubble is a ring, rain is a streak. */
  kind: 'spark' | 'petal' | 'bubble' | 'rain';
  /** The lower edge of the box. */
  floor: number;
}

export interface Water extends Point {
  width: number;
  depth: number;
  colour: string;
  /** 0.4 over a reflection, 0.8 for a pond. */
  cover: number;
  glint?: string;
}

/** Leaning beams of light. */
export interface Shafts {
  count: number;
  low: readonly [x: number, z: number];
  high: readonly [x: number, z: number];
  colour: string;
  strength: number;
  height: number;
  width?: number;
}

/** Animals that circle: fish wave their tails, birds their wings. */
export interface School {
  kind: 'fish' | 'bird';
  size: number;
  groups: readonly {
    centre: readonly [number, number, number];
    radius: number;
    /** Rounds in ten seconds, against the clock when negative. */
    speed: number;
    colour: string;
    count: number;
  }[];
}

/** Soft clouds that rise: steam, smoke, mist. */
export interface Puffs extends Point {
  count: number;
  colour: string;
  size: number;
  /** How high and how far they go, and how wide they begin. */
  rise: number;
  drift: readonly [number, number];
  spread: number;
  speed: number;
  strength: number;
}
