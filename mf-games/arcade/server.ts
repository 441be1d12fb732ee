import { decodeLog } from './kit/replay/log.ts';
import { type Replayed, replay, replayInParts } from './kit/replay/replay.ts';
import type { BaseState, Sim } from './kit/sim/Sim.ts';
import type { Together, TogetherState } from './kit/together/Together.ts';

export type { Replayed } from './kit/replay/replay.ts';
export { dailySeed, lettersOf, SEEDS, seedOf } from './kit/replay/seeds.ts';

/** The rules of a game, ready to play a log again; each knows the type of its own state. */
interface Rules {
  version: number;
  replay: (seed: number, log: string) => Replayed;
  /** How long a log says that its run took. Throws a RangeError on text that is no log. */
  ticksOf: (log: string) => number;
  /** The same, with a breath now and then for the rest of the server. */
  replayInParts: (seed: number, log: string, breathe: () => Promise<void>) => Promise<Replayed>;
}

/** The games whose runs the server can play again, each loaded when it is first asked for. */
const games: Readonly<Record<string, () => Promise<Rules>>> = {
  'beacon-keep': async () => rules(await import('./games/beacon-keep/sim.ts')),
  'chalk-town': async () => rules(await import('./games/chalk-town/sim.ts')),
  clockwork: async () => rules(await import('./games/clockwork/sim.ts')),
  'deep-bell': async () => rules(await import('./games/deep-bell/sim.ts')),
  drumline: async () => rules(await import('./games/drumline/sim.ts')),
  'duel-of-kites': async () => rules(await import('./games/duel-of-kites/sim.ts')),
  'four-lamps': async () => rules(await import('./games/four-lamps/sim.ts')),
  'lantern-drop': async () => rules(await import('./games/lantern-drop/sim.ts')),
  'marble-run': async () => rules(await import('./games/marble-run/sim.ts')),
  'mole-post': async () => rules(await import('./games/mole-post/sim.ts')),
  'night-tram': async () => rules(await import('./games/night-tram/sim.ts')),
  'orchard-maze': async () => rules(await import('./games/orchard-maze/sim.ts')),
  'paper-regatta': async () => rules(await import('./games/paper-regatta/sim.ts')),
  tidepool: async () => rules(await import('./games/tidepool/sim.ts')),
  'sky-courier': async () => rules(await import('./games/sky-courier/sim.ts')),
  'solitary-stars': async () => rules(await import('./games/solitary-stars/sim.ts')),
};

/** The rules of a game by its id, or undefined. Throws nothing; `replay` throws a RangeError on a log that is none. */
export async function rulesOf(id: string): Promise<Rules | undefined> {
  return Object.hasOwn(games, id) ? games[id]?.() : undefined;
}

/** The games that people play over the network. */
const togethers: Readonly<Record<string, () => Promise<TogetherRules>>> = {
  'chalk-town': async () => erased((await import('./games/chalk-town/together.ts')).together),
  'four-lamps': async () => erased((await import('./games/four-lamps/together.ts')).together),
  'paper-regatta': async () => erased((await import('./games/paper-regatta/together.ts')).together),
};

/** The rules of a game for several, for whoever keeps its state without looking into it. */
export type TogetherRules = Together<TogetherState, unknown>;

export async function togetherOf(id: string): Promise<TogetherRules | undefined> {
  return Object.hasOwn(togethers, id) ? togethers[id]?.() : undefined;
}

/** States and actions go back only to the rules that they came from: their types need not be known outside. */
function erased<State extends TogetherState, Action>(together: Together<State, Action>): TogetherRules {
  return together as unknown as TogetherRules;
}

function rules<State extends BaseState>({ sim }: { sim: Sim<State> }): Rules {
  return {
    version: sim.version,
    replay: (seed, log) => replay(sim, seed, log),
    ticksOf: (log) => decodeLog(log).ticks,
    replayInParts: (seed, log, breathe) => replayInParts(sim, seed, log, breathe),
  };
}
