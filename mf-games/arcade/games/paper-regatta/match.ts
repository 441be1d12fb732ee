import { at } from '../../kit/sim/at.ts';
import type { Rng } from '../../kit/sim/rng.ts';
import { TICKS } from '../../kit/sim/Sim.ts';
import type { TogetherState } from '../../kit/together/Together.ts';
import { push, type Race, type RaceEvent, ranking, startRace, stepRace } from './race.ts';
import { POINTS, RACES } from './sim.ts';

/** What a hand does from a tick on. */
export interface Helm {
  at: number;
  turn: -1 | 0 | 1;
  push: boolean;
}

/** Three races of up to four people; who is missing is sailed by a bot. The same on the server and on each page. */
export interface RegattaMatch extends TogetherState, Rng {
  /** Ticks since the beginning: what all pages count by. */
  clock: number;
  race: Race;
  round: number;
  points: number[];
  /** Ticks until the next race, or until all goes on after the server was away. */
  pause: number;
  hold: number;
  /** What was steered and is not due yet. */
  pending: (Helm & { player: number })[];
  /** The last tick that was heard of each player. */
  heard: number[];
  /** Sixtieths of a millisecond that make no whole tick yet. */
  rest: number;
  gone: number[];
  bots: number[];
}

export type MatchEvent = RaceEvent | { kind: 'race'; round: number } | { kind: 'award'; order: number[] };

const PAUSE = 5 * TICKS;
const BOT = 1;

export function createMatch(seed: number, players: number, bots: number): RegattaMatch {
  const box = { rng: seed | 0 };
  const sailors = Array.from({ length: players }, (_, i) => (i >= players - bots ? BOT : -1));
  const race = startRace(box, sailors);
  return {
    rng: box.rng,
    ...{ clock: 0, race, round: 0, points: sailors.map(() => 0), pause: 0, hold: 0, pending: [] },
    ...{ heard: sailors.map(() => -1), rest: 0, over: false, winners: [], gone: [] },
    bots: sailors.flatMap((bot, i) => (bot >= 0 ? [i] : [])),
  };
}

/** One sixtieth of a second for all boats. */
export function tickMatch(match: RegattaMatch, events: MatchEvent[]): void {
  if (match.over) return;
  match.clock += 1;
  const due = match.pending.filter(({ at: when }) => when <= match.clock);
  if (due.length > 0) match.pending = match.pending.filter(({ at: when }) => when > match.clock);
  for (const { player, turn, push: pushes } of due) {
    const boat = at(match.race.boats, player);
    if (boat.bot >= 0) continue;
    boat.turn = turn;
    if (pushes) push(match.race, player, events);
  }
  if (match.hold > 0) match.hold -= 1;
  else if (match.pause > 0) {
    match.pause -= 1;
    if (match.pause === 0) nextRace(match, events);
  } else {
    stepRace(match.race, events);
    if (match.race.over) award(match, events);
  }
}

function award(match: RegattaMatch, events: MatchEvent[]): void {
  const order = ranking(match.race);
  order.forEach((boat, place) => {
    match.points[boat] = at(match.points, boat) + (POINTS[place] ?? 1);
  });
  events.push({ kind: 'award', order });
  match.pause = PAUSE;
}

function nextRace(match: RegattaMatch, events: MatchEvent[]): void {
  if (match.round + 1 === RACES) {
    finish(match);
    return;
  }
  match.round += 1;
  const sailors = match.race.boats.map((_, i) =>
    match.bots.includes(i) || match.gone.includes(i) ? BOT : -1,
  );
  match.race = startRace(match, sailors);
  events.push({ kind: 'race', round: match.round });
}

/** The most points win; as many for all is a draw. */
export function finish(match: RegattaMatch): void {
  const most = Math.max(...match.points);
  const best = match.points.flatMap((points, i) => (points === most ? [i] : []));
  match.over = true;
  match.winners = best.length === match.points.length ? [] : best;
}

/** Who sails a boat: a person or, from now on, a bot. */
export function handOver(match: RegattaMatch, player: number, toBot: boolean): void {
  match.gone = match.gone.filter((one) => one !== player);
  if (toBot) match.gone.push(player);
  const boat = at(match.race.boats, player);
  boat.bot = toBot ? BOT : -1;
  boat.turn = 0;
}
