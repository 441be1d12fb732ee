import type { Game } from '../../kit/Game.ts';
import { duel } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { type KiteState, sim } from './sim.ts';
import { KiteView } from './view.ts';

/** Cut the other's string. */
export const game: Game<KiteState> = {
  id: 'duel-of-kites',
  title: 'Duel of Kites',
  palette: { high: '#3c5ba8', low: '#ffc59a', ground: '#47704b', built: '#b7553e', glow: '#ff6f7d' },
  song: { root: 2, scale: 'major', tempo: 126, drums: { kick: 4, snare: 2, hat: 7 }, voice: 'flute' },
  controls: duel,
  sim,
  createBot,
  createView: (stage) => new KiteView(stage),
};
