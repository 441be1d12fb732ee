import type { Game } from '../../kit/Game.ts';
import { type Controls, drawing } from '../../kit/input/Controls.ts';
import { B, NEXT, POINT, PREVIOUS, X, Y } from '../../kit/sim/Input.ts';
import { createBot } from './bot.ts';
import { client } from './client.ts';
import { type ChalkState, sim } from './sim.ts';
import { ChalkView } from './view.ts';

/** Letters come from the keyboard, from the pavement's own letters, by the cursor, or from the wheel of a pad. */
const controls: Controls = {
  ...drawing,
  glyph: 'point',
  typed: 'letters',
  spoken: true,
  keys: { Space: POINT, Enter: X, Backspace: B, Delete: Y },
  buttons: { 0: POINT, 1: B, 2: X, 3: Y, 4: PREVIOUS, 5: NEXT },
};

/** Draw and guess on the pavement. */
export const game: Game<ChalkState> = {
  id: 'chalk-town',
  title: 'Chalk Town',
  palette: { high: '#2c3350', low: '#d58c7a', ground: '#4a4e5c', built: '#8d8f9a', glow: '#fff4d6' },
  song: { root: 0, scale: 'major', tempo: 100, drums: { kick: 2, snare: 1, hat: 6 }, voice: 'pluck' },
  controls,
  sim,
  createBot,
  createView: (stage) => new ChalkView(stage),
  client,
};
