import { A, type Input, LEFT, pressed, RIGHT } from '../../kit/sim/Input.ts';
import { at } from '../../kit/sim/at.ts';
import { type BaseState, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import type { Net } from './client.ts';
import { placeOf, push, type Race, type RaceEvent, ranking, startRace, stepRace } from './race.ts';

export type RegattaEvent =
  | RaceEvent
  | { kind: 'race'; round: number }
  | { kind: 'points'; place: number; points: number };

export interface RegattaState extends BaseState {
  events: RegattaEvent[];
  race: Race;
  /** Which of the three races, from 0. */
  round: number;
  /** Points of the regatta for each boat. */
  points: number[];
  /** The own boat; -1 for who watches. */
  me: number;
  /** Over the network: what is known of the match. */
  net: Net | null;
  /** Ticks until the next race. */
  pause: number;
  held: number;
}

export const RACES = 3;
export const POINTS: readonly number[] = [5, 3, 2, 1];
/** How well the three others sail in each race. */
const RIVALS: readonly (readonly number[])[] = [
  [-1, 0, 0, 1],
  [-1, 0, 1, 1],
  [-1, 1, 1, 2],
];
const SCORES: readonly number[] = [1500, 900, 450, 100];
const PAUSE = 3 * TICKS;
const SPARE = { from: 98, each: 25 };

/** Three races against three folded boats, each of them sailed better. */
export const sim: Sim<RegattaState> = { version: 1, create, step };

function create(seed: number): RegattaState {
  const box = { rng: seed | 0 };
  const race = startRace(box, at(RIVALS, 0));
  return {
    rng: box.rng,
    ...{ tick: 0, score: 0, over: false, events: [] },
    ...{ race, round: 0, points: race.boats.map(() => 0), me: 0, net: null, pause: 0, held: 0 },
  };
}

function step(state: RegattaState, input: Input): void {
  state.tick += 1;
  const { turn, pushes } = readHand(state, input);
  if (state.pause > 0) {
    state.pause -= 1;
    if (state.pause === 0) nextRace(state);
    return;
  }
  at(state.race.boats, 0).turn = turn;
  if (pushes && push(state.race, 0, state.events)) state.score += 50;
  stepRace(state.race, state.events);
  const mine = at(state.race.boats, 0);
  if (mine.finish > 0 || state.race.over) endRace(state);
}

/** What the player's hand does. Both sides at once spend the charge, as on a screen without keys. */
export function readHand(state: RegattaState, input: Input): { turn: -1 | 0 | 1; pushes: boolean } {
  const fresh = pressed(state.held, input);
  const both = LEFT | RIGHT;
  const now = (input.held & both) === both;
  const pushes = (fresh & A) !== 0 || (now && (state.held & both) !== both);
  state.held = input.held;
  if (now) return { turn: 0, pushes };
  return { turn: input.held & LEFT ? -1 : input.held & RIGHT ? 1 : 0, pushes };
}

/** Who has come in is told the place; those still out are ranked as they lie. */
function endRace(state: RegattaState): void {
  const { race } = state;
  const place = placeOf(race, 0);
  const mine = at(race.boats, 0);
  ranking(race).forEach((boat, i) => {
    state.points[boat] = (state.points[boat] ?? 0) + at(POINTS, i);
  });
  const spare = mine.finish > 0 ? Math.max(0, SPARE.from - Math.floor(mine.finish / TICKS)) : 0;
  const points = mine.finish > 0 ? at(SCORES, place) + spare * SPARE.each : mine.passed * 10;
  state.score += points;
  state.events.push({ kind: 'points', place, points });
  state.pause = PAUSE;
}

function nextRace(state: RegattaState): void {
  state.round += 1;
  if (state.round === RACES) {
    state.round = RACES - 1;
    state.over = true;
    return;
  }
  state.race = startRace(state, at(RIVALS, state.round));
  state.events.push({ kind: 'race', round: state.round });
}
