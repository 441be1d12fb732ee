import type { Game } from '../../kit/Game.ts';
import { drawing } from '../../kit/input/Controls.ts';
import { NEXT } from '../../kit/sim/Input.ts';
import { createBot } from './bot.ts';
import { type MarbleState, sim } from './sim.ts';
import { MarbleView } from './view.ts';

/** Draw slopes that bring the marble home. */
export const game: Game<MarbleState> = {
  id: 'marble-run',
  title: 'Marble Run',
  palette: { high: '#2b1e4f', low: '#b9688a', ground: '#3d2b52', built: '#e6d3b3', glow: '#7fe0ff' },
  song: { root: 0, scale: 'pentatonic', tempo: 88, drums: { kick: 2, snare: 0, hat: 5 }, voice: 'pluck' },
  controls: {
    ...drawing,
    keys: { ...drawing.keys, KeyZ: drawing.keys.Backspace ?? 0, KeyN: NEXT },
    buttons: { ...drawing.buttons, 3: NEXT },
  },
  sim,
  createBot,
  createView: (stage) => new MarbleView(stage),
};
