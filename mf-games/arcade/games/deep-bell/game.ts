import type { Game } from '../../kit/Game.ts';
import { oneButton } from '../../kit/input/Controls.ts';
import { A } from '../../kit/sim/Input.ts';
import { createBot } from './bot.ts';
import { type BellState, sim } from './sim.ts';
import { BellView } from './view.ts';

/** Dive, ring, come back before your breath ends. */
export const game: Game<BellState> = {
  id: 'deep-bell',
  title: 'Deep Bell',
  palette: { high: '#0a3550', low: '#0a1626', ground: '#12263a', built: '#7d6b4a', glow: '#a8f0ff' },
  song: { root: 6, scale: 'phrygian', tempo: 60, voice: 'bell' },
  controls: { ...oneButton, keys: { ...oneButton.keys, ArrowDown: A, KeyS: A } },
  sim,
  createBot,
  createView: (stage) => new BellView(stage),
};
