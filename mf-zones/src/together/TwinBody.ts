import type { ZoneRecipe } from '@plaza/api-contract';
import { useEffect, useState } from 'react';
import { requestWorld } from '../world/build/requestWorld.ts';
import { withRecipe } from '../world/build/withRecipe.ts';
import type { Gesture } from '../world/people/gestures.ts';
import type { Place } from '../world/places/place.ts';
import { loadPlace } from '../world/places/places.ts';
import { Board } from '../world/play/Board.ts';
import { type Collider, floorAt } from '../world/walk/Collider.ts';
import type { Leader } from '../world/walk/follow.ts';
import { beside } from './bearing.ts';
import type { Body } from '../link/body.ts';

const LOOK_MS = 500;
/** As near as one comes by going to somebody, and a little more. */
const BESIDE = 2.2;

/** A body without a picture: it stands where it goes, on the ground as soon as that is known. */
export class TwinBody implements Body {
  readonly place: Place;
  readonly board: Board;
  readonly walker: { x: number; y: number; z: number; yaw: number };
  gesture: Gesture = 'none';
  #collider: Collider | null = null;
  #endWalk: (() => void) | null = null;

  constructor(place: Place, next: () => number = Math.random) {
    this.place = place;
    this.board = new Board(place.things);
    const { at, yaw, spread } = place.spawn;
    this.walker = {
      ...{ x: at[0] + (next() - 0.5) * spread * 2, y: 0, z: at[1] + (next() - 0.5) * spread, yaw },
    };
  }

  /** The place is built: there is ground to stand on. */
  stand(collider: Collider): void {
    this.#collider = collider;
    this.#put(this.walker.x, this.walker.z);
  }

  goTo(x: number, z: number, yaw = this.walker.yaw): void {
    this.#endWalk?.();
    this.#put(x, z, yaw);
  }

  walkWith(leader: () => Leader | null, onEnd: () => void): () => void {
    const timer = setInterval(() => {
      const to = leader();
      if (!to || Math.hypot(to.x - this.walker.x, to.z - this.walker.z) <= BESIDE) return;
      const { x, z, yaw } = beside(this.walker, to);
      this.#put(x, z, yaw);
    }, LOOK_MS);
    const stop = () => {
      clearInterval(timer);
      this.#endWalk = null;
    };
    this.#endWalk = () => {
      stop();
      onEnd();
    };
    return stop;
  }

  #put(x: number, z: number, yaw = this.walker.yaw): void {
    const { walker } = this;
    const bounds = this.#collider?.bounds;
    walker.x = bounds ? Math.max(bounds[0][0], Math.min(bounds[1][0], x)) : x;
    walker.z = bounds ? Math.max(bounds[0][1], Math.min(bounds[1][1], z)) : z;
    walker.yaw = yaw;
    if (this.#collider)
      walker.y = floorAt(this.#collider, walker.x, walker.z, 2, (when) => this.board.isOn(when));
    this.gesture = 'none';
  }
}

/** A body for who visits in words. */
export function useTwinBody(id: string, recipe: ZoneRecipe | undefined): TwinBody | null {
  const made = JSON.stringify(recipe);
  const [body, setBody] = useState<TwinBody | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const given = made === undefined ? undefined : (JSON.parse(made) as ZoneRecipe);
    const open = async () => {
      const theme = await loadPlace(id);
      if (!theme || signal.aborted) return;
      const place = withRecipe(theme, given);
      const here = new TwinBody(place);
      setBody(here);
      const { ground, solids, bounds } = await requestWorld(place, given, signal);
      here.stand({ ground, solids, bounds });
    };
    // Without ground one still goes from one to the other.
    open().catch(() => undefined);
    return () => leaving.abort();
  }, [id, made]);
  return body;
}
