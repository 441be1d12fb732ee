import { at } from '../../kit/sim/at.ts';
import { TICKS } from '../../kit/sim/Sim.ts';
import type { Together } from '../../kit/together/Together.ts';
import { createMatch, finish, handOver, type Helm, type RegattaMatch, tickMatch } from './match.ts';

/** What was steered longer ago than this is not believed, and nothing is that lies further ahead. */
const WITHIN = { past: 30, ahead: 60 };
/** Of all players together, as many for each: one of them must not keep the others from steering. */
const MOST_PENDING = 24;
/** Nobody waits for a server that steps through more than this at once. */
const MOST_MS = 60_000;

/** Up to four people, three races: pages say how they steer, and the server sails all boats. */
export const together: Together<RegattaMatch, Helm> = {
  version: 1,
  players: { least: 2, most: 4 },
  hasBots: true,

  create: createMatch,

  read(message) {
    if (typeof message !== 'object' || message === null) return undefined;
    if (!('at' in message) || typeof message.at !== 'number' || !Number.isInteger(message.at))
      return undefined;
    if (!('turn' in message) || !('push' in message)) return undefined;
    const { at: when, turn, push } = message;
    if ((turn !== -1 && turn !== 0 && turn !== 1) || typeof push !== 'boolean') return undefined;
    return { at: when, turn, push };
  },

  act(match, player, helm) {
    const { clock } = match;
    if (match.over || match.gone.includes(player)) return false;
    const own = match.pending.filter((one) => one.player === player).length;
    if (own >= Math.floor(MOST_PENDING / match.points.length)) return false;
    if (helm.at < clock - WITHIN.past || helm.at > clock + WITHIN.ahead) return false;
    if (helm.at <= at(match.heard, player)) return false;
    match.heard[player] = helm.at;
    match.pending.push({ ...helm, player });
    return true;
  },

  seconds: () => 5,
  timeUp: () => undefined,

  advance(match, ms) {
    // In sixtieths of a millisecond, so that ticks and seconds never part.
    match.rest += Math.round(Math.min(MOST_MS, ms) * TICKS);
    while (match.rest >= 1000 && !match.over) {
      match.rest -= 1000;
      tickMatch(match, []);
    }
  },

  resume(match) {
    match.rest = 0;
    match.hold = 3 * TICKS;
  },

  leave(match, player) {
    handOver(match, player, true);
    const people = match.points.filter((_, i) => !match.bots.includes(i) && !match.gone.includes(i));
    if (people.length === 0) finish(match);
  },

  comeBack: (match, player) => handOver(match, player, false),

  show: (match) => match,
  tell: (match) => ({ whole: match }),
};
