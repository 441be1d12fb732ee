import type { Game } from '../../kit/Game.ts';
import { pointer } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { type ClockState, sim } from './sim.ts';
import { ClockView } from './view.ts';

/** Turn gears so that all hands point up. */
export const game: Game<ClockState> = {
  id: 'clockwork',
  title: 'Clockwork',
  palette: { high: '#24190f', low: '#7a4a2a', ground: '#3a2a1e', built: '#c4924f', glow: '#ffe3b0' },
  song: { root: 2, scale: 'harmonic', tempo: 90, drums: { kick: 0, snare: 0, hat: 8 }, voice: 'bell' },
  controls: pointer,
  sim,
  createBot,
  createView: (stage) => new ClockView(stage),
};
