/** Where a hand can reach: a thing has one such spot, or several that do different things. */
interface Part {
  id: string;
  at: readonly [x: number, y: number, z: number];
}

/**
 * Something in a place that people use together. Its state is one word, so `{ id, state }` is all that travels; what
 * using does to it is decided the same way everywhere.
 */
export interface Thing {
  id: string;
  parts: readonly Part[];
  /** How it is before anybody came. */
  start: string;
  /** From how far it can be used, in metres. */
  reach?: number;
  /** The state after somebody used a part of it; the same state when that does nothing. */
  use: (state: string, part: string) => string;
  /** How one of several parts is by itself: what using it is called may depend on that. */
  partState?: (state: string, part: string) => string;
  /** A state that does not last: what it becomes, and after how long. */
  ends?: (state: string) => { afterMs: number; to: string } | undefined;
  /** Which sound is heard when it comes into a state. */
  cue?: (state: string) => string | undefined;
}

/** How a thing is, and since when (milliseconds of the place's clock). */
export interface ThingState {
  state: string;
  since: number;
}

/** How it is at `now`: states that have ended by themselves are over. */
export function settled(thing: Thing, known: ThingState | undefined, now: number): ThingState {
  let current = known ?? { state: thing.start, since: 0 };
  for (let step = 0; step < 16; step++) {
    const end = thing.ends?.(current.state);
    if (!end || now < current.since + end.afterMs) break;
    current = { state: end.to, since: current.since + end.afterMs };
  }
  return current;
}

/** How it is after somebody used `part` at `now`; `null` when nothing came of it. */
export function used(
  thing: Thing,
  part: string,
  known: ThingState | undefined,
  now: number,
): ThingState | null {
  if (!thing.parts.some(({ id }) => id === part)) return null;
  const { state } = settled(thing, known, now);
  const next = thing.use(state, part);
  return next === state ? null : { state: next, since: now };
}
