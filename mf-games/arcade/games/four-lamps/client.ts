import type { MatchClient } from '../../kit/together/MatchClient.ts';
import type { Board, Falls, Move } from './rules.ts';
import { type LampsState, sim, tellMove, wishOf } from './sim.ts';

/** What the server shows of a match. */
interface Shown {
  board: Board;
  game: 1 | 2;
  wins: [number, number];
  last: { move: Move; by: number; falls: Falls } | null;
  over: boolean;
  winners: number[];
}

/** Four Lamps over the network: the server's board, and one's own cursor on it. */
export const client: MatchClient<LampsState> = {
  begin({ state, player }) {
    // The page hands on what the server's own `show` gave.
    const shown = state as Shown;
    const own = sim.create(1);
    return {
      ...own,
      net: true,
      me: player ?? -1,
      board: shown.board,
      wins: [...shown.wins],
      over: shown.over,
    };
  },

  hear(state, { state: message, player }) {
    const shown = message as Shown;
    const moved = JSON.stringify(shown.board.cells) !== JSON.stringify(state.board.cells);
    const isFresh = shown.last === null && moved;
    state.me = player ?? -1;
    state.board = shown.board;
    state.wins = [...shown.wins];
    if (isFresh) state.events.push({ kind: 'game' });
    else if (moved && shown.last) tellMove(state, shown.last.move, shown.last.by, shown.last.falls);
    if (!shown.over) return;
    state.wait = 0;
    state.over = true;
    const points = shown.winners.includes(state.me) ? 1 : 0;
    state.score = state.wins[state.me === 1 ? 1 : 0];
    state.events.push({ kind: 'won', by: shown.winners[0] ?? 2, line: shown.board.line, points });
  },

  step(state, input) {
    state.tick += 1;
    state.wait = Math.max(0, state.wait - 1);
    return wishOf(state, input);
  },
};
