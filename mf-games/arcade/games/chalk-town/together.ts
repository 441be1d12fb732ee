import { at } from '../../kit/sim/at.ts';
import type { Together } from '../../kit/together/Together.ts';
import {
  arePoints,
  CHALK,
  decodePoints,
  fold,
  isClose,
  isOnSlab,
  isStroke,
  lengthOf,
  mask,
} from './chalk.ts';
import {
  answersOf,
  type ChalkMatch,
  choose,
  createMatch,
  drawerOf,
  finish,
  guessers,
  guessRight,
  nextTurn,
  pass,
  reveal,
  TIMES,
  votesNeeded,
} from './match.ts';
import { germanOf } from './nouns.ts';

export type ChalkAction =
  | { pick: number }
  /** A new stroke, or points that go on with the last one. */
  | { stroke: string }
  | { more: string }
  | { undo: true }
  | { guess: string }
  /** The picture does not belong here. */
  | { away: true };

/** `letters`: of all lines of a picture, some more than a hand needs for all its chalk. */
const MOST = { strokes: 240, part: 1600, guess: 40, letters: 10_000 };
/** A server that was away, or pages that slept, never skip more than this at once. */
const MOST_MS = 60_000;

/** The server alone knows the word; who draws sends lines, the others what they think it is. */
export const together: Together<ChalkMatch, ChalkAction> = {
  version: 1,
  players: { least: 2, most: 6 },

  create: (seed, players) => createMatch(seed, players),

  read(message) {
    if (typeof message !== 'object' || message === null) return undefined;
    if ('pick' in message && (message.pick === 0 || message.pick === 1 || message.pick === 2))
      return { pick: message.pick };
    if ('stroke' in message && isText(message.stroke, MOST.part) && isStroke(message.stroke))
      return { stroke: message.stroke };
    if ('more' in message && isText(message.more, MOST.part) && arePoints(message.more))
      return { more: message.more };
    if ('undo' in message && message.undo === true) return { undo: true };
    if ('away' in message && message.away === true) return { away: true };
    if ('guess' in message && isText(message.guess, MOST.guess)) return { guess: fold(message.guess) };
    return undefined;
  },

  // One can write with chalk as well.
  says: (action) => 'stroke' in action || 'more' in action,

  act(match, player, action) {
    if (match.over || match.gone.includes(player)) return false;
    const draws = player === drawerOf(match);
    if ('guess' in action) return !draws && guess(match, player, action.guess);
    if ('away' in action) return !draws && voteAway(match, player);
    if (!draws) return false;
    if ('pick' in action) {
      if (match.phase !== 'choose') return false;
      choose(match, action.pick);
      return true;
    }
    if (match.phase !== 'draw') return false;
    if ('undo' in action) return match.strokes.pop() !== undefined;
    return addLine(match, action);
  },

  seconds: ({ left }) => left / 1000,
  timeUp: () => undefined,
  advance: (match, ms) => pass(match, Math.min(MOST_MS, ms)),

  leave(match, player) {
    match.gone.push(player);
    if (match.scores.length - match.gone.length < 2) finish(match);
    else if (drawerOf(match) === player && match.phase !== 'show') nextTurn(match);
    else if (match.phase === 'draw' && guessers(match).every((one) => match.guessed.includes(one)))
      reveal(match);
  },

  comeBack(match, player) {
    match.gone = match.gone.filter((one) => one !== player);
  },

  show: (match, player) => {
    const { phase, turns, turn, choices, word, opened, strokes, chalk, scores, guessed, close, left } = match;
    const drawer = drawerOf(match);
    const knows =
      player === drawer ||
      phase === 'show' ||
      match.over ||
      (player !== undefined && guessed.includes(player));
    const german = germanOf(word);
    const offered = player === drawer ? choices : [];
    const votes = match.votes ?? [];
    return {
      ...{ phase, turn, turns: turns.length, drawer, strokes, chalk, scores, guessed, left },
      whole: TIMES[phase],
      choices: offered,
      mask: knows ? word : mask(word, opened),
      german: {
        choices: offered.map(germanOf),
        mask: knows ? german : mask(german, match.openedGerman ?? []),
      },
      away: {
        votes: votes.length,
        needed: votesNeeded(match),
        voted: player !== undefined && votes.includes(player),
      },
      close: player !== undefined && close.includes(player),
      // The pictures that are done are for the street at the end.
      done: match.over ? match.done.map((one) => ({ ...one, german: germanOf(one.word) })) : [],
      ...{ gone: match.gone, over: match.over, winners: match.winners },
    };
  },

  /** Lines go to everybody at once; all else is asked for, for each may know other things. */
  tell: ({ turn, strokes }, action) => {
    if (action === undefined || !('stroke' in action || 'more' in action || 'undo' in action))
      return undefined;
    return { part: { ...action, turn, strokes: strokes.length } };
  },
};

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

function guess(match: ChalkMatch, player: number, text: string): boolean {
  if (match.phase !== 'draw' || match.guessed.includes(player)) return false;
  const answers = answersOf(match);
  if (answers.includes(text)) guessRight(match, player);
  else {
    match.close = match.close.filter((one) => one !== player);
    if (answers.some((answer) => isClose(text, answer))) match.close.push(player);
  }
  return true;
}

/** Half of those who guess can have a picture taken away; it earns nothing and is not kept. */
function voteAway(match: ChalkMatch, player: number): boolean {
  if (match.phase !== 'draw') return false;
  const votes = new Set([...(match.votes ?? []), player]);
  match.votes = [...votes];
  if (votes.size < votesNeeded(match)) return true;
  match.strokes = [];
  match.votes = [];
  nextTurn(match);
  return true;
}

function addLine(match: ChalkMatch, action: { stroke: string } | { more: string }): boolean {
  const isNew = 'stroke' in action;
  const last = match.strokes.at(-1);
  if (isNew ? match.strokes.length >= MOST.strokes : last === undefined) return false;
  const text = isNew ? action.stroke : action.more;
  if (match.strokes.reduce((sum, stroke) => sum + stroke.length, text.length) > MOST.letters) return false;
  const points = decodePoints(isNew ? text.slice(2) : text);
  if (points.length === 0 || !points.every(isOnSlab)) return false;
  const before = isNew || !last ? [] : decodePoints(last.slice(-4));
  const long = lengthOf([...before, ...points]);
  if (long > match.chalk) return false;
  match.chalk = Math.min(CHALK, match.chalk - long);
  if (isNew) match.strokes.push(text);
  else match.strokes[match.strokes.length - 1] = at(match.strokes, match.strokes.length - 1) + text;
  return true;
}
