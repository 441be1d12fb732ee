import type { Game } from '../../kit/Game.ts';
import { pointer } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { sim, type StarsState } from './sim.ts';
import { StarsView } from './view.ts';

/** Clear a sky of card constellations. */
export const game: Game<StarsState> = {
  id: 'solitary-stars',
  title: 'Solitary Stars',
  palette: { high: '#070f2c', low: '#283c7a', ground: '#141f4a', built: '#c9d2f2', glow: '#ffe9a8' },
  song: { root: 3, scale: 'lydian', tempo: 66, voice: 'bell' },
  controls: pointer,
  sim,
  createBot,
  createView: (stage) => new StarsView(stage),
};
