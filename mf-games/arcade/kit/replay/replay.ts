import { hashState } from '../sim/hashState.ts';
import { IDLE } from '../sim/Input.ts';
import { type BaseState, LONGEST, type Sim } from '../sim/Sim.ts';
import { decodeLog } from './log.ts';

export interface Replayed {
  score: number;
  ticks: number;
  hash: string;
  /** False when the log ends before the run does. */
  over: boolean;
}

/** Ticks between two breaths. A hand plays them in a moment; a log that somebody has made up can have work in each. */
const TICKS_AT_ONCE = 20;

/** Plays a run again. Throws a RangeError on text that is no log, or on one that is too long. */
export function replay<State extends BaseState>(sim: Sim<State>, seed: number, log: string): Replayed {
  const parts = replayParts(sim, seed, log);
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}

/** The same, with a breath now and then for whoever else needs the thread. */
export async function replayInParts<State extends BaseState>(
  sim: Sim<State>,
  seed: number,
  log: string,
  breathe: () => Promise<void>,
): Promise<Replayed> {
  const parts = replayParts(sim, seed, log);
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
    await breathe();
  }
}

function* replayParts<State extends BaseState>(
  sim: Sim<State>,
  seed: number,
  log: string,
): Generator<undefined, Replayed> {
  const { entries, ticks } = decodeLog(log);
  if (ticks > LONGEST) throw new RangeError(`A run has at most ${LONGEST} ticks`);
  const state = sim.create(seed);
  let next = 0;
  let input = IDLE;
  for (let tick = 0; tick < ticks && !state.over; tick++) {
    for (let entry = entries[next]; entry && entry.tick <= tick; entry = entries[++next]) input = entry.input;
    state.events.length = 0;
    sim.step(state, input);
    if (state.tick >= LONGEST) state.over = true;
    if (tick % TICKS_AT_ONCE === TICKS_AT_ONCE - 1) yield undefined;
  }
  return { score: state.score, ticks: state.tick, hash: hashState(state), over: state.over };
}
