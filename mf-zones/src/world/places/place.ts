import type { Look } from '../draft/look.ts';
import type { Thing } from '../play/thing.ts';
import type { Pose } from '../render/Stage.ts';
import type { PlaceSound } from '../sound/recipe.ts';

type Spot = readonly [x: number, y: number, z: number];

/** Where a camera stands and what it looks at. */
export interface View {
  from: Spot;
  to: Spot;
  /** How wide it sees, in degrees from top to bottom. */
  wide?: number;
}

/** What moving parts read: the place's clock, and how each thing is and for how long, in seconds. */
export interface Moment {
  time: number;
  thing: (id: string) => { state: string; for: number };
}

/** All that a browser knows of a place before it is built. The builder beside it is fetched by the worker. */
export interface Place {
  /** The last part of its address: `/zones/castle`. */
  id: string;
  seed: number;
  look: Look;
  /** Where people come in, and where they look then (0 looks to +z, pi to -z). */
  spawn: { at: readonly [x: number, z: number]; yaw: number; spread: number };
  /** The three pictures it is judged by; the first is its poster. */
  views: { spawn: View; landmark: View; far: View };
  things: readonly Thing[];
  /** How each moving part stands, by the id its builder gave it. */
  moves: Readonly<Record<string, (pose: Pose, now: Moment) => void>>;
  sound: PlaceSound;
  /** How far one step of the buttons and of a swipe goes: 5, or 1 where it is narrow. */
  step: 1 | 5;
  /** How strongly the ground pulls: 1 is as on earth. */
  pull?: number;
  /** Some places say 'Loading...' for at least so long before they open. */
  loadingMs?: number;
  /** Where people stand together and where they stroll, for pictures without visitors. */
  gather: {
    groups: readonly (readonly [x: number, z: number])[];
    stroll: { middle: readonly [x: number, z: number]; wide: number; deep: number };
  };
}
