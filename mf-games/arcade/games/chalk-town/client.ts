import { B, type Input, POINT, pressed, Y } from '../../kit/sim/Input.ts';
import { at } from '../../kit/sim/at.ts';
import { length } from '../../kit/sim/dmath.ts';
import { TICKS } from '../../kit/sim/Sim.ts';
import type { MatchClient } from '../../kit/together/MatchClient.ts';
import { CHALK, encode, encodePoints, isOnSlab, type Point, SLAB } from './chalk.ts';
import { AWAY, CHOICES, isOnKey, TOOLS } from './keys.ts';
import { type ChalkNet, type ChalkState, type Done, letterOf, RAIN, sim, spell } from './sim.ts';
import type { ChalkAction } from './together.ts';

/** What the server shows of a match. */
interface Shown {
  phase: 'choose' | 'draw' | 'show';
  turn: number;
  turns: number;
  drawer: number;
  strokes: string[];
  chalk: number;
  scores: number[];
  guessed: number[];
  left: number;
  whole: number;
  choices: string[];
  mask: string;
  /** A server that is older has none of these two. */
  german?: { choices: string[]; mask: string };
  away?: { votes: number; needed: number; voted: boolean };
  close: boolean;
  done: Done[];
  gone: number[];
  over: boolean;
  winners: number[];
}

type Part = ({ stroke: string } | { more: string } | { undo: true }) & { turn: number; strokes: number };

/** So often the hand's line is sent on. */
const SEND_EVERY = 15;
/** Nearer points than this are one. */
const STEP = 4;
const MOST_POINTS = 300;
/** For so long a vote waits to be meant. */
const ASKS = 4 * TICKS;

/** Chalk Town over the network: one's own hand is seen at once, that of others as it comes. */
export const client: MatchClient<ChalkState> = {
  begin({ state: message, player, locale }) {
    const shown = message as Shown;
    const net: ChalkNet = {
      me: player ?? -1,
      ...{ drawer: -1, turn: -1, turns: shown.turns, choices: [], scores: [], guessed: [], gone: [] },
      ...{ line: [], sent: 0, color: 0, wide: 0, chalk: CHALK, winners: [], close: false },
      ...{ german: locale?.startsWith('de') ?? false, votes: 0, needed: 1, voted: false, asks: 0 },
    };
    const state: ChalkState = { ...sim.create(1), order: [], net };
    take(state, net, shown);
    state.events.length = 0;
    return state;
  },

  hear(state, { state: message, part, player }) {
    const { net } = state;
    if (!net) return;
    if (part !== undefined) addPart(state, net, part as Part);
    else {
      net.me = player ?? -1;
      take(state, net, message as Shown);
    }
  },

  step(state, input) {
    const { net } = state;
    if (!net) return undefined;
    state.tick += 1;
    state.left = Math.max(0, state.left - 1);
    if (state.phase === 'draw' && state.left === RAIN) state.events.push({ kind: 'rain' });
    if (state.over || net.me < 0) return undefined;
    return net.me === net.drawer ? drawerWants(state, net, input) : guesserWants(state, net, input);
  },
};

function take(state: ChalkState, net: ChalkNet, shown: Shown): void {
  const isNew = shown.turn !== net.turn;
  const ownHand = !isNew && net.me === net.drawer && state.phase === 'draw' && shown.phase === 'draw';
  if (isNew || shown.phase !== state.phase) {
    state.typed = '';
    if (shown.phase === 'draw') state.events.push({ kind: 'picture' });
    if (shown.phase === 'show' && state.phase === 'draw' && !shown.guessed.includes(net.me))
      state.events.push({ kind: 'miss' });
    Object.assign(net, { line: [], sent: 0 });
  }
  for (const player of shown.guessed)
    if (!isNew && !net.guessed.includes(player))
      state.events.push({
        kind: 'right',
        player,
        points: at(shown.scores, player) - (net.scores[player] ?? 0),
      });
  if (shown.close && !net.close) state.events.push({ kind: 'close' });
  net.close = shown.close;
  if (!ownHand) {
    state.strokes = shown.strokes;
    net.chalk = shown.chalk;
  }
  const { phase, drawer, turn, turns, scores, guessed, gone, winners } = shown;
  const { mask, choices } = (net.german && shown.german) || shown;
  Object.assign(net, { drawer, turn, turns, choices, scores, guessed, gone, winners, ...shown.away });
  const done = shown.done.map((one) => (net.german && one.german ? { ...one, word: one.german } : one));
  Object.assign(state, { phase, mask, word: phase === 'show' ? mask : '', shown: 99_999, done });
  state.left = Math.round((shown.left / 1000) * TICKS);
  state.whole = Math.round((shown.whole / 1000) * TICKS);
  state.score = scores[Math.max(0, net.me)] ?? 0;
  state.over = shown.over;
}

/** A line that has just come; the own one is there already. */
function addPart(state: ChalkState, net: ChalkNet, part: Part): void {
  if (part.turn !== net.turn || net.me === net.drawer) return;
  const { strokes } = state;
  if ('undo' in part) state.strokes = strokes.slice(0, part.strokes);
  else if ('stroke' in part) state.strokes = [...strokes.slice(0, part.strokes - 1), part.stroke];
  else state.strokes = [...strokes.slice(0, -1), (strokes.at(-1) ?? '00') + part.more];
  state.events.push({ kind: 'chalk' });
}

function guesserWants(state: ChalkState, net: ChalkNet, input: Input): ChalkAction | undefined {
  const fresh = pressed(state.held, input);
  const letter = letterOf(state, input);
  net.asks = state.phase === 'draw' ? Math.max(0, net.asks - 1) : 0;
  if (fresh & Y || (fresh & POINT && isOnKey(AWAY, input.x, input.y))) return wantsAway(state, net);
  if (!letter || state.phase !== 'draw' || net.guessed.includes(net.me)) return undefined;
  if (!spell(state, letter)) return undefined;
  const guess = state.typed;
  state.typed = '';
  net.close = false;
  state.events.push({ kind: 'wrong' });
  return { guess };
}

/** The first press asks, the second within a moment is the vote: it is easily pressed by accident. */
function wantsAway(state: ChalkState, net: ChalkNet): ChalkAction | undefined {
  if (state.phase !== 'draw' || net.voted) return undefined;
  if (net.asks > 0) {
    net.asks = 0;
    return { away: true };
  }
  net.asks = ASKS;
  state.events.push({ kind: 'away' });
  return undefined;
}

function drawerWants(state: ChalkState, net: ChalkNet, input: Input): ChalkAction | undefined {
  const fresh = pressed(state.held, input);
  state.held = input.held;
  const isDown = (input.held & POINT) !== 0;
  if (state.phase === 'choose') {
    if (!(fresh & POINT)) return undefined;
    const pick = CHOICES.findIndex(
      ({ x, y, width, height }) => Math.abs(input.x - x) < width / 2 && Math.abs(input.y - y) < height / 2,
    );
    return pick < 0 ? undefined : { pick };
  }
  if (state.phase !== 'draw') return undefined;
  if (fresh & B) return undo(state, net);
  if (fresh & POINT && input.y > SLAB.y + SLAB.height + 20) return takeTool(state, net, input);
  return drawLine(state, net, input, { isDown, begins: (fresh & POINT) !== 0 });
}

/** The line under the finger: seen at once, sent four times a second and when it ends. */
function drawLine(
  state: ChalkState,
  net: ChalkNet,
  input: Input,
  { isDown, begins }: { isDown: boolean; begins: boolean },
): ChalkAction | undefined {
  const point = { x: Math.round(input.x - SLAB.x), y: Math.round(input.y - SLAB.y) };
  const isOn = isDown && point.x >= 0 && point.y >= 0 && isOnSlab(point);
  if (begins && isOn && net.line.length === 0) {
    net.line = [point];
    net.sent = 0;
    state.strokes = [...state.strokes, encode({ color: net.color, wide: net.wide, points: net.line })];
    return undefined;
  }
  const last = net.line.at(-1);
  if (isOn && last && net.line.length < MOST_POINTS) {
    const far = length(point.x - last.x, point.y - last.y);
    if (far >= STEP && far <= net.chalk) {
      net.chalk -= far;
      net.line.push(point);
      grow(state, point);
    }
  }
  const ends = !isDown && net.line.length > 0;
  if (!ends && (state.tick % SEND_EVERY > 0 || net.line.length - net.sent < 2)) return undefined;
  return sendLine(net, ends);
}

function grow(state: ChalkState, point: Point): void {
  const strokes = [...state.strokes];
  strokes[strokes.length - 1] = (strokes.at(-1) ?? '00') + encodePoints([point]);
  state.strokes = strokes;
  state.events.push({ kind: 'chalk' });
}

function sendLine(net: ChalkNet, ends: boolean): ChalkAction | undefined {
  const fresh = net.line.slice(net.sent);
  const isFirst = net.sent === 0;
  net.sent = net.line.length;
  if (ends) {
    net.line = [];
    net.sent = 0;
  }
  if (fresh.length === 0) return undefined;
  return isFirst
    ? { stroke: encode({ color: net.color, wide: net.wide, points: fresh }) }
    : { more: encodePoints(fresh) };
}

function takeTool(state: ChalkState, net: ChalkNet, { x, y }: Point): ChalkAction | undefined {
  const near = (spot: Point) => length(spot.x - x, spot.y - y) < TOOLS.reach;
  const color = TOOLS.colors.findIndex((place) => near({ x: place, y: TOOLS.y }));
  const wide = TOOLS.widths.findIndex(near);
  if (color >= 0) net.color = color;
  else if (wide >= 0) net.wide = wide;
  else if (near(TOOLS.undo)) return undo(state, net);
  else return undefined;
  state.events.push({ kind: 'tool' });
  return undefined;
}

/** Chalk that was used is used: only the line goes. */
function undo(state: ChalkState, net: ChalkNet): ChalkAction | undefined {
  if (state.strokes.length === 0 || net.line.length > 0) return undefined;
  state.strokes = state.strokes.slice(0, -1);
  state.events.push({ kind: 'back' });
  return { undo: true };
}
