import { at } from '../../kit/sim/at.ts';
import type { MatchClient } from '../../kit/together/MatchClient.ts';
import { type Helm, type MatchEvent, type RegattaMatch, tickMatch } from './match.ts';
import { readHand, type RegattaState, sim } from './sim.ts';

/** What a page knows of a match: the server's boats, brought forward by the same rules to where they are by now. */
export interface Net {
  match: RegattaMatch;
  /** Own steering that the server may not have heard yet. */
  mine: Helm[];
  turn: -1 | 0 | 1;
  /** How far the server's clock was ahead of the steps of this page, the latest and nearest. */
  offset: number;
  /** How far each boat is shown from where it is; it comes home within a moment. */
  offsets: { x: number; y: number }[];
}

/** Ticks that a page is ahead of the server, so that what is steered arrives before it is due. */
const LEAD = 8;
/** Further off than this there is no way but to jump. */
const JUMP = 60;
const MOST_STEPS = 150;
/** Parts of the distance that are left after a tick: 120 ms for nearly all. */
const HOMEWARD = 0.72;

/** Paper Regatta over the network. */
export const client: MatchClient<RegattaState> = {
  begin({ state: message, player }) {
    const match = copyOf(message);
    const state: RegattaState = {
      ...sim.create(1),
      me: player ?? -1,
      net: {
        match,
        mine: [],
        turn: 0,
        offset: match.clock,
        offsets: match.race.boats.map(() => ({ x: 0, y: 0 })),
      },
    };
    forward(match, LEAD);
    take(state, match);
    return state;
  },

  hear(state, { state: message, player }) {
    const { net } = state;
    if (!net) return;
    const match = copyOf(message);
    const before = net.match;
    state.me = player ?? -1;
    net.offset = Math.max(net.offset - 0.5, match.clock - state.tick);
    const target = Math.round(state.tick + net.offset + LEAD);
    const until = Math.abs(target - before.clock) > JUMP ? target : before.clock;
    const heard = match.heard[state.me] ?? -1;
    net.mine = net.mine.filter(({ at: when }) => when > heard);
    match.pending.push(...net.mine.map((helm) => ({ ...helm, player: state.me })));
    forward(match, Math.min(MOST_STEPS, until - match.clock));
    if (match.round === before.round)
      match.race.boats.forEach((boat, i) => {
        const was = at(before.race.boats, i);
        const shown = at(net.offsets, i);
        shown.x += was.x - boat.x;
        shown.y += was.y - boat.y;
        if (Math.abs(shown.x) + Math.abs(shown.y) > 120) Object.assign(shown, { x: 0, y: 0 });
      });
    else state.events.push({ kind: 'race', round: match.round });
    net.match = match;
    take(state, match);
  },

  step(state, input) {
    const { net } = state;
    if (!net) return undefined;
    state.tick += 1;
    for (const shown of net.offsets) {
      shown.x *= HOMEWARD;
      shown.y *= HOMEWARD;
    }
    const { match } = net;
    const behind = state.tick + net.offset + LEAD - match.clock;
    const { turn, pushes } = readHand(state, input);
    const helm = state.me >= 0 ? steer(net, state.me, turn, pushes) : undefined;
    // A little faster or slower until the clocks agree.
    const steps = behind > 2 && state.tick % 4 === 0 ? 2 : behind < -2 && state.tick % 4 === 0 ? 0 : 1;
    for (let i = 0; i < steps; i++) {
      const events: MatchEvent[] = [];
      tickMatch(match, events);
      for (const event of events) tell(state, event);
    }
    take(state, match);
    return helm;
  },
};

function steer(net: Net, player: number, turn: -1 | 0 | 1, push: boolean): Helm | undefined {
  if (turn === net.turn && !push) return undefined;
  net.turn = turn;
  const helm: Helm = { at: net.match.clock + 1, turn, push };
  net.mine.push(helm);
  net.match.pending.push({ ...helm, player });
  return helm;
}

function tell(state: RegattaState, event: MatchEvent): void {
  if (event.kind !== 'award') {
    state.events.push(event);
    return;
  }
  const place = event.order.indexOf(Math.max(0, state.me));
  state.events.push({ kind: 'points', place, points: [5, 3, 2, 1][place] ?? 1 });
}

function take(state: RegattaState, { race, round, points, pause, over }: RegattaMatch): void {
  Object.assign(state, { race, round, points, pause, over });
  state.score = points[Math.max(0, state.me)] ?? 0;
}

/** The page hands on what the server's own rules gave; it is changed here, so this is a copy. */
function copyOf(message: unknown): RegattaMatch {
  return structuredClone(message) as RegattaMatch;
}

function forward(match: RegattaMatch, ticks: number): void {
  for (let i = 0; i < ticks; i++) tickMatch(match, []);
}
