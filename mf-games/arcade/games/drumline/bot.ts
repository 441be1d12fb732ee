import type { CreateBot } from '../../kit/Game.ts';
import { holding } from '../../kit/sim/Input.ts';
import { BITS, type DrumState } from './sim.ts';

/** Strikes a tick off at most; the careless one is late, and forgets every fifth beat. */
export const createBot: CreateBot<DrumState> = (skill) => (state) => {
  let held = 0;
  for (const { drum, due } of state.notes) {
    const off = skill === 'careful' ? (due % 3) - 1 : 4 + (due % 3);
    const forgets = skill === 'careless' && (due + drum) % 5 === 0;
    const now = due + off - (state.tick + 1);
    if (now === 0 && !forgets) held |= BITS[drum] ?? 0;
  }
  return holding(held);
};
