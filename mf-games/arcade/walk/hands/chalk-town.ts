import { keyAt } from '../../games/chalk-town/keys.ts';
import type { ChalkState } from '../../games/chalk-town/sim.ts';
import { type Input, NEXT, PREVIOUS, TYPED, X } from '../../kit/sim/Input.ts';
import { pressingHand, times } from '../presses.ts';

/** Types; a pad turns the wheel of letters to the one it wants. */
export const createHand = pressingHand<ChalkState>((state, { x, y }, device): (Input | number)[] => {
  const code = keyAt(x, y)?.charCodeAt(0);
  if (code === undefined) return [];
  if (device === 'keys') return [{ held: TYPED, x: code, y: 0 }];
  // The first turn shows the first letter, or the last one.
  const [first, at] = state.wheel ? [[], state.wheel.at] : [[NEXT], 0];
  const by = (code - 97 - at + 26) % 26;
  return [...first, ...(by <= 13 ? times(by, NEXT) : times(26 - by, PREVIOUS)), X];
});
