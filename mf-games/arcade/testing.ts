import { createBot } from './games/clockwork/bot.ts';
import { sim } from './games/clockwork/sim.ts';
import { playBot } from './kit/testing/playBot.ts';

/** What the page of Clockwork would bring after a whole run of this seed, played by its bot. For tests of whoever counts scores. */
export function playedClockwork(
  seed: number,
  skill: 'careful' | 'careless' = 'careful',
): { value: number; ticks: number; log: string; hash: string; slow: boolean } {
  const { state, log, hash } = playBot({ sim, createBot }, { seed, skill });
  return { value: state.score, ticks: state.tick, log, hash, slow: false };
}
