import type { Motion } from '@plaza/api-contract';
import { GESTURES, type Gesture } from '../world/people/gestures.ts';
import type { Looks } from '../world/people/looks.ts';
import type { Place } from '../world/places/place.ts';
import type { Board } from '../world/play/Board.ts';
import type { Visit } from '../world/scene/Visit.ts';
import type { Leader } from '../world/walk/follow.ts';

/** Somebody's own body in a place, seen in a picture or told in words. */
export interface Body {
  readonly place: Place;
  readonly board: Board;
  readonly walker: { x: number; y: number; z: number; yaw: number };
  gesture: Gesture;
  /** What it is seen by, and the ground it stands on, where there is a picture. */
  readonly view?: Visit['view'];
  /** The headset that is worn. */
  readonly rider?: Visit['rider'];
  readonly collider?: Visit['collider'];
  goTo(x: number, z: number, yaw?: number): void;
  /** Goes along with somebody until one moves oneself, which ends it. The answer ends it too. */
  walkWith?(leader: () => Leader | null, onEnd: () => void): () => void;
  /** How it looks to oneself, where there is a picture. */
  dress?(looks: Looks): void;
}

/** What one tells the others of one's body. */
export function motionOf({ walker, gesture }: Body, talks = false): Motion {
  const { x, y, z, yaw } = walker;
  return { x, y, z, yaw, gesture: GESTURES[gesture], jumped: false, talks, away: document.hidden };
}

const BY_NUMBER = new Map<number, Gesture>(
  // Object.entries forgets that the keys are gestures.
  (Object.entries(GESTURES) as [Gesture, number][]).map(([gesture, number]) => [number, gesture]),
);

export const gestureOf = (number: number): Gesture => BY_NUMBER.get(number) ?? 'none';
