import type { Game } from '../../kit/Game.ts';
import { pointer } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { type BeaconState, sim } from './sim.ts';
import { BeaconView } from './view.ts';

/** Place lights that hold the fog back. */
export const game: Game<BeaconState> = {
  id: 'beacon-keep',
  title: 'Beacon Keep',
  palette: { high: '#0b1a2b', low: '#4d6b7d', ground: '#22352e', built: '#8c8473', glow: '#ffc15a' },
  song: { root: 11, scale: 'minor', tempo: 76, drums: { kick: 2, snare: 0, hat: 3 }, voice: 'flute' },
  controls: pointer,
  sim,
  createBot,
  createView: (stage) => new BeaconView(stage),
};
