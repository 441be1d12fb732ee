import type { Game } from '../../kit/Game.ts';
import { fourWay } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { type OrchardState, sim } from './sim.ts';
import { OrchardView } from './view.ts';

/** Gather apples, mind the sleepy bear. */
export const game: Game<OrchardState> = {
  id: 'orchard-maze',
  title: 'Orchard Maze',
  palette: { high: '#14233f', low: '#51507f', ground: '#29402f', built: '#6e8a4a', glow: '#ff7a6b' },
  song: { root: 7, scale: 'dorian', tempo: 96, drums: { kick: 4, snare: 2, hat: 6 }, voice: 'flute' },
  controls: fourWay,
  sim,
  createBot,
  createView: (stage) => new OrchardView(stage),
};
