import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { IDLE, pointing } from '../../kit/sim/Input.ts';
import { fold } from './chalk.ts';
import { placeOfKey } from './keys.ts';
import type { ChalkState } from './sim.ts';

/** Knows the word when it has seen enough of the picture; the careless one writes what it likes. */
export const createBot: CreateBot<ChalkState> = (skill) => (state) => {
  const { phase, word, typed, tick, whole, left, strokes } = state;
  if (phase !== 'draw' || tick % 14 > 3) return IDLE;
  const press = (letter: string) => {
    const { x, y } = placeOfKey(letter);
    return pointing(x, y);
  };
  if (skill === 'careless') return press(at('etaoins', tick % 7));
  const points = strokes.reduce((sum, stroke) => sum + (stroke.length - 2) / 4, 0);
  const seen = state.shown / points;
  // The first one it knows at once: its hand shows newcomers how to write.
  const knows = state.done.length === 0 || seen > 0.8 || left < whole * 0.45;
  return knows ? press(at(fold(word), Math.min(typed.length, word.length - 1))) : IDLE;
};
