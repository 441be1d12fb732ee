import type { Game } from '../../kit/Game.ts';
import { pointer } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { client } from './client.ts';
import { type LampsState, sim } from './sim.ts';
import { LampsView } from './view.ts';

/** Four in a row on a turning board. */
export const game: Game<LampsState> = {
  id: 'four-lamps',
  title: 'Four Lamps',
  palette: { high: '#191531', low: '#5a3f7a', ground: '#33264f', built: '#b48a4c', glow: '#ffcf70' },
  song: { root: 9, scale: 'dorian', tempo: 80, drums: { kick: 2, snare: 0, hat: 5 }, voice: 'pluck' },
  controls: pointer,
  sim,
  createBot,
  createView: (stage) => new LampsView(stage),
  client,
};
