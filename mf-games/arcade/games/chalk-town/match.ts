import { at } from '../../kit/sim/at.ts';
import { below, pick, type Rng } from '../../kit/sim/rng.ts';
import type { TogetherState } from '../../kit/together/Together.ts';
import { CHALK, fold, HIDDEN, mask } from './chalk.ts';
import { germanOf, NOUNS } from './nouns.ts';
import type { Done } from './sim.ts';

/** Two to six people: one draws a word, the others find it. */
export interface ChalkMatch extends TogetherState, Rng {
  phase: 'choose' | 'draw' | 'show';
  /** Who draws in each turn. */
  turns: number[];
  turn: number;
  choices: string[];
  word: string;
  /** The letters that everybody sees, by their place. */
  opened: number[];
  /** The same for the German word. Not there in matches that are older than it. */
  openedGerman?: number[];
  strokes: string[];
  /** Units of line that are left. */
  chalk: number;
  scores: number[];
  /** Who has found the word, in their order. */
  guessed: number[];
  /** Whose last guess was nearly right. */
  close: number[];
  /** Milliseconds that are left of this phase. */
  left: number;
  done: Done[];
  gone: number[];
  /** Who wants this picture taken away. */
  votes?: number[];
}

export const TIMES = { choose: 10_000, draw: 70_000, show: 6_000 };
/** Letters open with so much left. */
const OPENS = [35_000, 18_000];
const GUESS = { points: [100, 80, 60, 50], least: 40, perSecond: 1 };
const DRAWER = { each: 25, most: 100 };
/** For two, who play together: so many of six words are enough. */
const ENOUGH = 4;

export function createMatch(seed: number, players: number): ChalkMatch {
  // Six pictures, shared out; four or five people draw one each.
  const rounds = players < 4 ? Math.floor(6 / players) : 1;
  const match: ChalkMatch = {
    rng: seed | 0,
    phase: 'choose',
    turns: Array.from({ length: players * rounds }, (_, i) => i % players),
    turn: 0,
    ...{ choices: [], word: '', opened: [], strokes: [], chalk: CHALK, guessed: [], close: [] },
    scores: Array.from({ length: players }, () => 0),
    left: 0,
    ...{ done: [], gone: [], over: false, winners: [] },
  };
  offer(match);
  return match;
}

export const drawerOf = ({ turns, turn }: ChalkMatch): number => at(turns, Math.min(turn, turns.length - 1));

function offer(match: ChalkMatch): void {
  match.phase = 'choose';
  match.choices = NOUNS.map((nouns) => pick(match, nouns));
  match.left = TIMES.choose;
  Object.assign(match, {
    word: '',
    opened: [],
    openedGerman: [],
    strokes: [],
    chalk: CHALK,
    guessed: [],
    close: [],
    votes: [],
  });
}

export function choose(match: ChalkMatch, index: number): void {
  match.word = at(match.choices, index);
  match.phase = 'draw';
  match.left = TIMES.draw;
}

/** Who guesses: everybody there but who draws. */
export function guessers(match: ChalkMatch): number[] {
  const drawer = drawerOf(match);
  return match.scores.flatMap((_, i) => (i === drawer || match.gone.includes(i) ? [] : [i]));
}

export function guessRight(match: ChalkMatch, player: number): void {
  const place = match.guessed.length;
  const seconds = Math.floor(match.left / 1000);
  const points = (GUESS.points[place] ?? GUESS.least) + seconds * GUESS.perSecond;
  match.scores[player] = at(match.scores, player) + points;
  match.guessed.push(player);
  match.close = match.close.filter((one) => one !== player);
  const drawer = drawerOf(match);
  if (match.guessed.length * DRAWER.each <= DRAWER.most)
    match.scores[drawer] = at(match.scores, drawer) + DRAWER.each;
  if (guessers(match).every((one) => match.guessed.includes(one))) reveal(match);
}

/** The word is told, and the picture goes to those that are done. */
export function reveal(match: ChalkMatch): void {
  const { word, strokes, guessed } = match;
  match.done.push({ word, strokes, solved: guessed.length > 0, by: drawerOf(match) });
  match.phase = 'show';
  match.left = TIMES.show;
}

/** Goes on to whoever draws next and is there. */
export function nextTurn(match: ChalkMatch): void {
  do match.turn += 1;
  while (match.turn < match.turns.length && match.gone.includes(at(match.turns, match.turn)));
  if (match.turn < match.turns.length) offer(match);
  else finish(match);
}

export function finish(match: ChalkMatch): void {
  match.over = true;
  match.left = 0;
  const { scores, done } = match;
  if (scores.length === 2) {
    // Two play for one score: both have won, or neither.
    match.winners = done.filter(({ solved }) => solved).length >= ENOUGH ? [0, 1] : [];
    return;
  }
  const most = Math.max(...scores);
  match.winners = most > 0 ? scores.flatMap((score, i) => (score === most ? [i] : [])) : [];
}

/** Time passes: letters open, words are chosen by chance, pictures end. */
export function pass(match: ChalkMatch, ms: number): void {
  let rest = ms;
  while (rest > 0 && !match.over) {
    const by = Math.min(rest, match.left);
    const before = match.left;
    match.left -= by;
    rest -= by;
    if (match.phase === 'draw')
      for (const when of OPENS) if (before > when && match.left <= when) open(match);
    if (match.left > 0) continue;
    if (match.phase === 'choose') choose(match, below(match, match.choices.length));
    else if (match.phase === 'draw') reveal(match);
    else nextTurn(match);
  }
}

function open(match: ChalkMatch): void {
  openOne(match, match.word, match.opened);
  openOne(match, germanOf(match.word), (match.openedGerman ??= []));
}

function openOne(match: ChalkMatch, word: string, opened: number[]): void {
  const hidden = [...mask(word, opened)].flatMap((letter, i) => (letter === HIDDEN ? [i] : []));
  if (hidden.length > 1) opened.push(pick(match, hidden));
}

/** The word as guesses are compared to it, in each language. */
export const answersOf = ({ word }: ChalkMatch): string[] => [fold(word), fold(germanOf(word))];

/** So many of those who guess can have a picture taken away. */
export const votesNeeded = (match: ChalkMatch): number => Math.ceil(guessers(match).length / 2);
