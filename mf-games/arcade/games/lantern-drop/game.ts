import type { Game } from '../../kit/Game.ts';
import { twoWay } from '../../kit/input/Controls.ts';
import { A } from '../../kit/sim/Input.ts';
import { createBot } from './bot.ts';
import { type LanternState, sim } from './sim.ts';
import { LanternView } from './view.ts';

/** Stack falling lanterns so that lights of one colour touch. */
export const game: Game<LanternState> = {
  id: 'lantern-drop',
  title: 'Lantern Drop',
  palette: { high: '#1b1440', low: '#6b3a6e', ground: '#2a1c3e', built: '#8a4b5e', glow: '#ffb454' },
  song: { root: 2, scale: 'pentatonic', tempo: 84, drums: { kick: 3, snare: 0, hat: 5 }, voice: 'bell' },
  controls: { ...twoWay, glyph: 'sidesTap', keys: { ...twoWay.keys, ArrowDown: A, KeyS: A }, touch: 'point' },
  sim,
  createBot,
  createView: (stage) => new LanternView(stage),
};
