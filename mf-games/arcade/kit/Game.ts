import type { Counter } from './draw/hud.ts';
import type { Controls } from './input/Controls.ts';
import type { BaseState, Sim } from './sim/Sim.ts';
import type { Input } from './sim/Input.ts';
import type { Song } from './sound/Song.ts';
import type { Stage } from './flow/Stage.ts';
import type { MatchClient } from './together/MatchClient.ts';

/** Five colours of an hour and a place, as `#rrggbb`. Everything in a game is mixed from them and the five piece colours. */
export interface Palette {
  /** The sky above, and the ink of shadows. */
  high: string;
  /** The sky at the horizon. */
  low: string;
  ground: string;
  /** What people made: walls, boards, signs. */
  built: string;
  /** Light: lamps, the number that counts, the way on. */
  glow: string;
}

/**
 * A whole game. `game.ts` of its folder exports one, `main.ts` runs it, `server.ts` of the arcade lends its rules to the
 * api, and `catalogue.ts` tells the page about it.
 */
export interface Game<State extends BaseState> {
  /** The name of its folder and of its boards. */
  id: string;
  title: string;
  palette: Palette;
  song: Song;
  controls: Controls;
  sim: Sim<State>;
  createBot: CreateBot<State>;
  createView: (stage: Stage) => View<State>;
  /** For games that people play over the network. */
  client?: MatchClient<State>;
}

/** `careful` plays well and is what the title card shows; `careless` proves in tests that skill pays. */
export type BotSkill = 'careful' | 'careless';

/** A player made of code: looks at the state before each step and says what to hold. One bot plays one run. */
export type Bot<State> = (state: State) => Input;
export type CreateBot<State> = (skill: BotSkill) => Bot<State>;

/** How a game looks and sounds. It never changes the state, and may keep decoration of its own. */
export interface View<State extends BaseState> {
  /** A run begins, of the player or of the bot: forget the last one. */
  reset?(state: State): void;
  /** After each step, once for each event: sounds, particles, pop-ups, shakes. */
  react?(event: State['events'][number], state: State): void;
  /** After each step and its events: decoration that moves by itself. */
  step?(state: State): void;
  /** One picture. Set the camera first (`stage.camera.look` or `.board`), then paint in board units. */
  draw(context: CanvasRenderingContext2D, state: State, frame: Frame): void;
  /** What stands over the picture, in units of the screen; by default the score alone. Not drawn on the title card. */
  drawHud?(context: CanvasRenderingContext2D, state: State, frame: Frame): void;
  /** The board that the title is written on; by default a plank on two ropes. */
  drawSign?(context: CanvasRenderingContext2D, sign: SignBox): void;
  /** One sentence for screen readers when it changes; turn games tell their board here. */
  describe?(state: State): string;
}

export interface Frame {
  /** How far the clock is between the last step and the next, 0 to 1: mix positions by it. */
  alpha: number;
  /** Seconds since the page opened, for what sways and glimmers. It stands still in pictures made for tests. */
  time: number;
  /** Seconds since the last picture. */
  delta: number;
  mood: Mood;
  /** The score as it is shown, running after its value. `drawScore` takes it. */
  counter: Counter;
}

/** The title with the bot playing, a run, a run that stands still, the moments after its end, the result. */
export type Mood = 'title' | 'play' | 'pause' | 'ending' | 'result';

export interface SignBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Seconds, for swaying. */
  time: number;
}
