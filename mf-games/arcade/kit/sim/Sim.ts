import type { Input } from './Input.ts';
import type { Rng } from './rng.ts';

/** What every game's state has. Plain data throughout (no classes, maps, functions): it is hashed as JSON. */
export interface BaseState extends Rng {
  tick: number;
  score: number;
  over: boolean;
  /** What happened in this step; the caller empties it before the next. Not part of the hash. */
  events: { kind: string }[];
}

/**
 * The rules of a game. Pure: the same seed and inputs give the same run in every browser and on the server, so no clock,
 * no DOM, no Math.random, and of Math only what `purity.test.ts` lets through (dmath has the rest).
 */
export interface Sim<State extends BaseState> {
  /** Goes up with every change of the rules: older runs no longer replay, and the boards begin anew. */
  version: number;
  create(seed: number): State;
  /** One sixtieth of a second. Changes the state in place, counts `tick` up, pushes onto `events`. Not called once `over`. */
  step(state: State, input: Input): void;
}

export const TICKS = 60;
/** Half an hour: then a run ends that has no end of its own, for its player as for the server that plays it again. */
export const LONGEST = 30 * 60 * TICKS;
/** Seconds of one tick. */
export const DT = 1 / 60;
