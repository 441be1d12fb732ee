import type { Game } from '../../kit/Game.ts';
import { twoWay } from '../../kit/input/Controls.ts';
import { createBot } from './bot.ts';
import { client } from './client.ts';
import { type RegattaState, sim } from './sim.ts';
import { RegattaView } from './view.ts';

/** Sail folded boats, steal wind. */
export const game: Game<RegattaState> = {
  id: 'paper-regatta',
  title: 'Paper Regatta',
  palette: { high: '#17406a', low: '#f3a683', ground: '#2b7c8c', built: '#f6f1e3', glow: '#ffd98a' },
  song: { root: 7, scale: 'major', tempo: 108, drums: { kick: 3, snare: 2, hat: 7 }, voice: 'flute' },
  controls: { ...twoWay, glyph: 'sidesTap' },
  sim,
  createBot,
  createView: (stage) => new RegattaView(stage),
  client,
};
