import type { Game } from '../../kit/Game.ts';
import { twoWay } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { sim, type TramState } from './sim.ts';
import { TramView } from './view.ts';

/** Drift a tram round the old town without spilling tea. */
export const game: Game<TramState> = {
  id: 'night-tram',
  title: 'Night Tram',
  palette: { high: '#0d1230', low: '#533a71', ground: '#2a2d3e', built: '#a0703e', glow: '#ffd36b' },
  song: { root: 4, scale: 'minor', tempo: 132, drums: { kick: 4, snare: 2, hat: 11 }, voice: 'pluck' },
  controls: twoWay,
  sim,
  createBot,
  createView: (stage) => new TramView(stage),
};
