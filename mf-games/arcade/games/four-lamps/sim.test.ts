/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { holding, IDLE, pointing, PREVIOUS } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { client } from './client.ts';
import { game } from './game.ts';
import {
  bestMove,
  type Board,
  copyOf,
  FOURS,
  freshBoard,
  isLegal,
  makeMove,
  movesOf,
  SIZE,
} from './rules.ts';
import { BOARD, sim } from './sim.ts';
import { together } from './together.ts';

testGame(game, { gets: (state) => state.wins[0], to: 3, seeds: 4 });

const drop = (board: Board, ...columns: number[]) =>
  columns.forEach((column) => makeMove(board, { drop: column }));

test('lamps fall to the bottom of their column, on those that lie there', () => {
  const board = freshBoard(0);
  drop(board, 3, 3);
  expect([board.cells[6 * SIZE + 3], board.cells[5 * SIZE + 3]]).toEqual([0, 1]);
});

test('four in a row win, along, up and across', () => {
  expect(FOURS).toHaveLength(88);
  const board = freshBoard(0);
  drop(board, 0, 6, 1, 6, 2, 6, 3);
  expect({ winner: board.winner, line: board.line }).toEqual({ winner: 0, line: [42, 43, 44, 45] });
});

test('a quarter turn lets everything fall again; not at once after another, and twice each', () => {
  const board = freshBoard(0);
  expect(isLegal(board, { turn: 1 })).toBe(false);
  drop(board, 0, 0);
  makeMove(board, { turn: 1 });
  // What lay at the left lies at the top, and falls: the lower one was nearer to the bottom left.
  expect(board.cells.filter((cell) => cell >= 0)).toHaveLength(2);
  expect([0, 1].map((player) => at(board.cells, board.cells.indexOf(player)))).toEqual([0, 1]);
  expect(board.cells.lastIndexOf(0)).toBeGreaterThanOrEqual(42);
  expect(isLegal(board, { turn: -1 })).toBe(false);
  expect(board.turns).toEqual([1, 2]);
});

test('a bot takes the fourth when it lies there, and stops one', () => {
  const board = freshBoard(0);
  drop(board, 0, 6, 1, 6, 2, 6);
  expect(bestMove(board, 2)).toEqual({ drop: 3 });
  const other = freshBoard(1);
  drop(other, 0, 6, 1, 6, 2);
  // A lamp or a turn: whatever comes next, the row is not finished.
  makeMove(other, bestMove(other, 2));
  for (const reply of movesOf(other)) {
    const next = copyOf(other);
    makeMove(next, reply);
    expect(next.winner).not.toBe(1);
  }
});

test('a tap on a column drops a lamp, a key turns the board', () => {
  const state = sim.create(3);
  sim.step(state, pointing(BOARD.x, BOARD.y + 60));
  expect(state.board.cells[42]).toBe(0);
  state.wait = 0;
  drop(state.board, 5);
  sim.step(state, IDLE);
  sim.step(state, holding(PREVIOUS));
  expect(state.board.turns[0]).toBe(1);
});

describe('a match over the network', () => {
  test('takes moves from who moves, and from nobody else', () => {
    const state = together.create(1, 2, 0);
    expect(together.act(state, 1, { drop: 0 })).toBe(false);
    expect(together.act(state, 0, { drop: 9 })).toBe(false);
    expect(together.act(state, 0, { drop: 0 })).toBe(true);
    expect(together.read({ drop: 1.5 })).toBeUndefined();
    expect(together.read('drop')).toBeUndefined();
  });

  test('is two games, each begins one, and who wins more wins it', () => {
    const state = together.create(1, 2, 0);
    const win = (first: number) => {
      for (const column of [0, 6, 1, 6, 2, 6, 3])
        expect(together.act(state, state.board.mover, { drop: column })).toBe(true);
      expect(state.wins[first as 0 | 1]).toBeGreaterThan(0);
    };
    win(0);
    expect({ game: state.game, mover: state.board.mover, over: state.over }).toEqual({
      game: 2,
      mover: 1,
      over: false,
    });
    win(1);
    expect({ over: state.over, winners: state.winners }).toEqual({ over: true, winners: [] });
  });

  test('drops a lamp for who thinks too long, and is won when the other has gone', () => {
    const state = together.create(1, 2, 0);
    together.timeUp(state);
    expect(state.board.mover).toBe(1);
    together.leave(state, 0);
    expect({ over: state.over, winners: state.winners }).toEqual({ over: true, winners: [1] });
  });

  test('is played against a bot, which moves when its moment is over', () => {
    const state = together.create(1, 2, 1);
    expect(together.seconds(state)).toBe(25);
    for (const column of [3, 3, 4]) {
      expect(together.act(state, 0, { drop: column })).toBe(true);
      expect(together.seconds(state)).toBe(2);
      together.timeUp(state);
      expect(state.last?.by).toBe(1);
    }
    expect(state.bots).toEqual([1]);
  });

  test('shows the server’s moves, and asks for one’s own', () => {
    const match = together.create(1, 2, 0);
    // As it comes over the line: a copy.
    const shown = () => JSON.parse(JSON.stringify(together.show(match, 1)));
    const news = () => ({ type: 'match' as const, state: shown(), player: 1, version: 1 });
    const state = client.begin(news());
    expect(client.step(state, holding(PREVIOUS))).toBeUndefined();
    together.act(match, 0, { drop: 2 });
    client.hear(state, news());
    expect(state.events.map(({ kind }) => kind)).toContain('drop');
    for (let tick = 0; tick < 60; tick++) client.step(state, IDLE);
    expect(client.step(state, pointing(BOARD.x + 4 * BOARD.cell, BOARD.y + 50))).toEqual({ drop: 4 });
    expect(movesOf(state.board).length).toBeGreaterThan(0);
  });
});
