import type { Bot, BotSkill, Game, Mood } from '../kit/Game.ts';
import { runGame } from '../kit/flow/runGame.ts';
import type { Stage } from '../kit/flow/Stage.ts';
import { A, holding, IDLE, type Input, LEFT, POINT, pointing, UP } from '../kit/sim/Input.ts';
import type { BaseState } from '../kit/sim/Sim.ts';
import { Clock } from './clock.ts';
import type { CreateHand, Device, Hand } from './Hand.ts';
import { type Held, NOTHING, reach } from './reach.ts';

/** What whoever leads the hands is told. */
export interface Walked {
  mood: Mood;
  ticks: number;
  score: number;
  over: boolean;
  /** What the same run comes to when nobody touches it. */
  idle: number;
  says: string;
  /** Where the hands belong now. */
  wants: Held;
}

export interface Walk {
  /** Plays until hands have to move, or for so many pictures; `held` is what lies on the devices now. */
  go: (device: Device, held: Held, most: number) => Walked;
  /** One picture more, painted, for who takes a photograph. */
  show: () => void;
  /** Until fingers that moved have arrived. */
  settle: () => Promise<void>;
}

declare global {
  interface Window {
    walk?: Walk;
    pad?: Held['pad'];
  }
}

/** Steps after which the player gets careless: some games a careful one never loses. */
const PATIENCE = 9_000;
const IDLE_STEPS = 20_000;
/** Pictures between two that are painted: nobody looks at the others, and painting is what takes time. */
const PAINTED = 45;
/** Pictures for which a result is read before the next run. */
const RESULT_SHOWN = 120;
const STROKES = ['fill', 'stroke', 'fillRect', 'fillText', 'strokeText', 'drawImage', 'clip'] as const;

/**
 * Runs the game as its page does, with the kit's own loop, input and flow, and a player who sees the state and moves
 * keys, fingers and a pad. The state is only looked at; all that the player wants goes the way of a visitor's hands.
 */
export function walkGame<State extends BaseState>(game: Game<State>, createHand: CreateHand<State>): void {
  const clock = new Clock();
  let [frames, mood, state, stage]: [number, Mood, State | undefined, Stage | undefined] = [
    0,
    'title',
    undefined,
    undefined,
  ];
  let [showing, entered, unseen] = [false, 0, 0];
  let player:
    | {
        bots: Record<BotSkill, Bot<State>>;
        hand: Hand<State>;
        of: State;
        tick: number;
        wish: Input;
        idle: number;
      }
    | undefined;
  Object.assign(navigator, { getGamepads: () => [padOf(window.pad ?? NOTHING.pad)] });

  const paints = () => frames % PAINTED === 0 || showing;
  const paint = document.querySelector('canvas')?.getContext('2d', { alpha: false });
  const frame = () => {
    frames += 1;
    for (const stroke of STROKES) {
      if (!paint) break;
      // An own method that does nothing hides the one of the canvas, until it is taken away.
      if (paints()) Reflect.deleteProperty(paint, stroke);
      else Object.assign(paint, { [stroke]: () => undefined });
    }
    clock.frame();
  };

  runGame({
    ...game,
    // The run that was begun last is the one that is shown.
    sim: { ...game.sim, create: (seed) => (state = game.sim.create(seed)) },
    createView: (given) => {
      stage = given;
      const view = game.createView(given);
      const draw = view.draw.bind(view);
      view.draw = (context, seen, frame) => {
        if (mood !== frame.mood) entered = frames;
        mood = frame.mood;
        unseen += frame.delta;
        if (!paints()) return;
        // What moves between pictures has had the time of those that nobody saw.
        draw(context, seen, { ...frame, delta: unseen });
        unseen = 0;
      };
      return view;
    },
  });

  const decide = (device: Device): Held => {
    if (!state || !stage) return NOTHING;
    const spot = { controls: game.controls, stage };
    const waits = mood === 'result' ? RESULT_SHOWN : 0;
    if (mood === 'title' || mood === 'result')
      return frames - entered > waits && frames % 24 < 4 ? startOf(device, spot) : NOTHING;
    // What began the run is let go first.
    if (mood !== 'play' || state.tick < 2) return NOTHING;
    if (player?.of !== state)
      player = {
        bots: { careful: game.createBot('careful'), careless: game.createBot('careless') },
        hand: createHand({ device, stage, sim: game.sim }),
        of: state,
        tick: -1,
        wish: IDLE,
        idle: playIdle(game, state),
      };
    if (player.tick !== state.tick) {
      player.tick = state.tick;
      const bot = player.bots[state.tick > PATIENCE ? 'careless' : 'careful'];
      player.wish = player.hand(state, bot(state));
    }
    return reach(player.wish, device, spot);
  };

  window.walk = {
    settle: () => clock.settle(),
    show: () => {
      showing = true;
      frame();
      showing = false;
    },
    go: (device, held, most) => {
      window.pad = held.pad;
      const before = JSON.stringify(held);
      let wants = decide(device);
      const [from, was] = [frames, mood];
      while (JSON.stringify(wants) === before && frames - from < most && mood === was) {
        frame();
        wants = decide(device);
      }
      return {
        mood,
        ticks: state?.tick ?? 0,
        score: state?.score ?? 0,
        over: state?.over ?? false,
        idle: player?.idle ?? 0,
        says: document.querySelector('.live')?.textContent ?? '',
        wants,
      };
    },
  };
}

/** Any key, any place, any button: the title says no more. */
function startOf(device: Device, spot: Parameters<typeof reach>[2]): Held {
  const { controls } = spot;
  const has = (bit: number) =>
    Object.values(device === 'pad' ? controls.buttons : controls.keys).includes(bit);
  if (device === 'touch' && controls.touch === 'point') return reach(pointing(180, 300), device, spot);
  if (device === 'touch') return reach(holding(A | LEFT), device, spot);
  return reach(holding([A, POINT, UP].find(has) ?? 0), device, spot);
}

function playIdle<State extends BaseState>({ sim }: Game<State>, state: State): number {
  const alone = structuredClone(state);
  while (!alone.over && alone.tick < IDLE_STEPS) {
    alone.events.length = 0;
    sim.step(alone, IDLE);
  }
  return alone.score;
}

function padOf({ buttons, x, y }: Held['pad']): Partial<Gamepad> {
  const pressed = Array.from({ length: 17 }, (_, i) => buttons.includes(i));
  return {
    connected: true,
    axes: [x, y, 0, 0],
    buttons: pressed.map((isDown) => ({ pressed: isDown, touched: isDown, value: Number(isDown) })),
  };
}
