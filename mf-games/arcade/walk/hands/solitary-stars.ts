import { PILES, placeOf, playable, type StarsState } from '../../games/solitary-stars/sim.ts';
import { A, B, DOWN, RIGHT, UP } from '../../kit/sim/Input.ts';
import { pressingHand, times } from '../presses.ts';

/** Right goes through the cards that may be played; down draws, up lights the comet. */
export const createHand = pressingHand<StarsState>((state, { x, y }) => {
  if (y > PILES.y - 44) return [x < PILES.stock + 44 ? DOWN : x > PILES.undo - 28 ? B : UP];
  const choices = playable(state);
  const far = (slot: number) => {
    const place = placeOf(state, slot);
    return Math.abs(place.x - x) + Math.abs(place.y + 8 - y);
  };
  const wanted = choices.findIndex((slot) => far(slot) < 2);
  if (wanted < 0) return [];
  const now = choices.indexOf(state.chosen);
  const presses = now < 0 ? wanted + 1 : (wanted - now + choices.length) % choices.length;
  return [...times(presses, RIGHT), A];
});
