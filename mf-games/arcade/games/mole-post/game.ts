import type { Game } from '../../kit/Game.ts';
import { type Controls, pointer } from '../../kit/input/Controls.ts';
import { A, DOWN, LEFT, RIGHT, UP } from '../../kit/sim/Input.ts';
import { createBot } from './bot.ts';
import { BURROW_BIT, type MoleState, sim } from './sim.ts';
import { MoleView } from './view.ts';

const burrowKeys = 'QWEASDZXC'
  .split('')
  .map((letter, i): [string, number] => [`Key${letter}`, 1 << (BURROW_BIT + i)]);

const controls: Controls = {
  ...pointer,
  keys: {
    ...Object.fromEntries(burrowKeys),
    ...{ ArrowLeft: LEFT, ArrowRight: RIGHT, ArrowUp: UP, ArrowDown: DOWN, Space: A, Enter: A },
  },
};

/** Which burrow wanted which parcel? */
export const game: Game<MoleState> = {
  id: 'mole-post',
  title: 'Mole Post',
  palette: { high: '#2a3a66', low: '#f0a97f', ground: '#5b4030', built: '#8e6a45', glow: '#ffe08a' },
  song: { root: 5, scale: 'major', tempo: 112, drums: { kick: 4, snare: 2, hat: 7 }, voice: 'pluck' },
  controls,
  sim,
  createBot,
  createView: (stage) => new MoleView(stage),
};
