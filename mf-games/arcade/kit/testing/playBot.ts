import type { BotSkill, Game } from '../Game.ts';
import { Recorder } from '../replay/Recorder.ts';
import { hashState } from '../sim/hashState.ts';
import type { BaseState } from '../sim/Sim.ts';

export interface BotRun<State> {
  state: State;
  log: string;
  hash: string;
}

interface BotWish<State> {
  seed: number;
  skill?: BotSkill;
  /** The run is left as it stands after so many ticks. */
  ticks?: number;
  /** After each step. */
  watch?: (state: State) => void;
}

/** A whole run of a game's bot. */
export function playBot<State extends BaseState>(
  { sim, createBot }: Pick<Game<State>, 'sim' | 'createBot'>,
  { seed, skill = 'careful', ticks = 20_000, watch }: BotWish<State>,
): BotRun<State> {
  const bot = createBot(skill);
  const state = sim.create(seed);
  const recorder = new Recorder();
  while (!state.over && state.tick < ticks) {
    const input = bot(state);
    recorder.add(input);
    state.events.length = 0;
    sim.step(state, input);
    watch?.(state);
  }
  return { state, log: recorder.encode(), hash: hashState(state) };
}
