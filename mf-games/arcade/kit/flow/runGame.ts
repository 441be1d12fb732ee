import '../page.css';
import { Host } from '@plaza/games-sdk';
import type { Game } from '../Game.ts';
import { InputReader } from '../input/InputReader.ts';
import type { BaseState } from '../sim/Sim.ts';
import { Sound } from '../sound/Sound.ts';
import { readFilm } from './film.ts';
import { Flow } from './Flow.ts';
import { Live } from './Live.ts';
import { Loop } from './loop.ts';
import { firstSettings } from './settings.ts';
import { Stage } from './Stage.ts';

/** Puts a game on the page: the one call of each `main.ts`. */
export function runGame<State extends BaseState>(game: Game<State>): void {
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d', { alpha: false });
  if (!canvas || !context) throw new Error('The page has no canvas to play on.');
  const film = readFilm();
  const stage = new Stage(game.palette, new Sound(game.song), { ...firstSettings(), ...film?.settings });
  const live = new Live(canvas, game.title);
  const host = new Host((message) => flow.hear(message));
  const input = new InputReader({
    canvas,
    controls: game.controls,
    remap: () => stage.settings.keys,
    toBoard: (x, y) => stage.camera.toBoard(x, y),
    onGesture: () => stage.sound.mixer.wake(),
    onCommand: (command) => flow.command(command),
    onPage: (by) => host.say({ kind: 'page', by }),
  });
  const flow: Flow<State> = new Flow({ game, stage, input, host, live, context });

  const fit = () => {
    stage.resize(canvas, innerWidth, innerHeight);
    host.say({ kind: 'size', width: innerWidth, height: innerHeight });
    flow.draw(0, 0);
  };
  addEventListener('resize', fit);
  fit();
  listenToPage(flow, host);
  host.say({ kind: 'keys', taken: Object.keys(game.controls.keys) });
  if (film) {
    film.play(flow);
    return;
  }
  const loop = new Loop({
    step: () => flow.step(),
    draw: (alpha, delta) => flow.draw(alpha, delta),
    speed: () => flow.speed,
  });
  loop.start();
  // A bench asks by the address how many steps it keeps to.
  if (location.hash === '#count') window.counted = loop.counted;
  void document.fonts?.load('800 20px Arcade').then(() => stage.paint.forget());
  host.say({ kind: 'ready' });
}

declare global {
  interface Window {
    counted?: { seconds: number; steps: number };
  }
}

const WHEEL_QUIET_MS = 180;

/** A hidden tab pauses; a wheel gesture over the game turns the page, one step each. */
function listenToPage(flow: { pause(): void }, host: Host): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flow.pause();
  });
  // On a page of its own the wheel scrolls to what stands below.
  if (!new URLSearchParams(location.hash.slice(1)).has('paged')) return;
  let lastWheel = 0;
  addEventListener(
    'wheel',
    (event) => {
      const { deltaY, timeStamp } = event;
      // With Ctrl it is the browser's. Otherwise the page around does not scroll by the same flick.
      if (event.ctrlKey) return;
      event.preventDefault();
      const isNew = timeStamp - lastWheel > WHEEL_QUIET_MS;
      lastWheel = timeStamp;
      if (isNew && Math.abs(deltaY) > 4) host.say({ kind: 'page', by: deltaY > 0 ? 1 : -1 });
    },
    { passive: false },
  );
}
