import type { Game } from '../../kit/Game.ts';
import { oneButton } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { type CourierState, sim } from './sim.ts';
import { CourierView } from './view.ts';

/** Fly letters between chimneys before the wind turns. */
export const game: Game<CourierState> = {
  id: 'sky-courier',
  title: 'Sky Courier',
  palette: { high: '#22305e', low: '#e98a6b', ground: '#3a2b45', built: '#7a4a4f', glow: '#ffe0a3' },
  song: { root: 9, scale: 'mixolydian', tempo: 120, drums: { kick: 4, snare: 2, hat: 8 }, voice: 'pluck' },
  controls: oneButton,
  sim,
  createBot,
  createView: (stage) => new CourierView(stage),
};
