import type { Game } from '../../kit/Game.ts';
import { type Controls, pointer } from '../../kit/input/Controls.ts';
import { A, B, DOWN, LEFT, RIGHT, UP, X } from '../../kit/sim/Input.ts';
import { createBot } from './bot.ts';
import { type PoolState, sim } from './sim.ts';
import { PoolView } from './view.ts';

/** Letters are keys here, so the arrows alone move the cursor. */
const controls: Controls = {
  ...pointer,
  glyph: 'draw',
  keys: {
    ...{ ArrowLeft: LEFT, ArrowRight: RIGHT, ArrowUp: UP, ArrowDown: DOWN },
    ...{ Space: A, Enter: X, Backspace: B },
  },
  typed: 'words',
};

/** Link letters into words before the tide washes them out. */
export const game: Game<PoolState> = {
  id: 'tidepool',
  title: 'Tidepool',
  palette: { high: '#0c2c4a', low: '#3fa7a3', ground: '#d9b98a', built: '#7c6a5a', glow: '#fff0c8' },
  song: { root: 5, scale: 'lydian', tempo: 72, voice: 'bell' },
  controls,
  sim,
  createBot,
  createView: (stage) => new PoolView(stage),
};
