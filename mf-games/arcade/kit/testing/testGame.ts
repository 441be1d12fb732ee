import type { Game } from '../Game.ts';
import { replay } from '../replay/replay.ts';
import type { BaseState } from '../sim/Sim.ts';
import { playBot } from './playBot.ts';

interface Facts<State> {
  /** How far a run got, and how far the careful bot must get. */
  gets: (state: State) => number;
  to: number;
  /** How many times the careless bot's score the careful one has, on average. */
  skillPays?: number;
  /** The most that scores of one bot may deviate, in parts of their mean. */
  luck?: number;
  /** How many seeds to play; few for slow sims. */
  seeds?: number;
  /** For games that a careful bot does not lose: its run is left after so many ticks. */
  ticks?: number;
}

/** The tests that every game passes: its bot gets there, runs replay, skill pays more than luck. */
export function testGame<State extends BaseState>(
  game: Pick<Game<State>, 'id' | 'sim' | 'createBot'>,
  { gets, to, skillPays = 2.5, luck = 0.4, seeds = 5, ticks = 20_000 }: Facts<State>,
): void {
  const list = Array.from({ length: seeds }, (_, i) => i * 977 + 11);
  const scores = (skill: 'careful' | 'careless') =>
    list.map((seed) => playBot(game, { seed, skill, ticks }).state.score);

  describe(game.id, () => {
    test('a bot that plays well gets there', () => {
      expect(gets(playBot(game, { seed: 5, ticks }).state)).toBeGreaterThanOrEqual(to);
    });

    test('a run replays from its seed and its log alone, to the same state', () => {
      const run = playBot(game, { seed: 77, ticks });
      expect(replay(game.sim, 77, run.log)).toEqual({
        score: run.state.score,
        ticks: run.state.tick,
        hash: run.hash,
        over: run.state.over,
      });
      expect(replay(game.sim, 78, run.log).hash).not.toBe(run.hash);
    });

    test('skill pays, and luck decides little', () => {
      const careful = scores('careful');
      expect(mean(careful)).toBeGreaterThan(skillPays * Math.max(1, mean(scores('careless'))));
      expect(deviation(careful) / mean(careful)).toBeLessThan(luck);
    });
  });
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
