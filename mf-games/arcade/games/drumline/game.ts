import type { Game } from '../../kit/Game.ts';
import { fourButtons } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { type DrumState, sim } from './sim.ts';
import { DrumView } from './view.ts';

/** Keep four drums in step with a melody that grows. */
export const game: Game<DrumState> = {
  id: 'drumline',
  title: 'Drumline',
  palette: { high: '#2a0f2e', low: '#a63d57', ground: '#3a1a35', built: '#d9894a', glow: '#ffe27a' },
  song: { root: 0, scale: 'minorPentatonic', tempo: 92, voice: 'pluck' },
  controls: fourButtons,
  sim,
  createBot,
  createView: (stage) => new DrumView(stage),
};
