import { BUTTONS, type MarbleState } from '../../games/marble-run/sim.ts';
import type { Segment } from '../../games/marble-run/physics.ts';
import {
  B,
  DOWN,
  holding,
  IDLE,
  type Input,
  LEFT,
  NEXT,
  POINT,
  pointing,
  RIGHT,
  UP,
  X,
} from '../../kit/sim/Input.ts';
import type { CreateHand, Desk } from '../Hand.ts';
import { Presses, times } from '../presses.ts';

/** A finger draws as the bot does, and taps the buttons; keys and a pad lead the cursor along the lines. */
export const createHand: CreateHand<MarbleState> = (desk) => {
  if (desk.device === 'touch') return (state, wish) => tapped(state, wish);
  return leading(desk);
};

function tapped({ level }: MarbleState, wish: Input): Input {
  if (wish.held & X) return pointing(level.start.x, level.start.y);
  if (wish.held & B) return pointing(BUTTONS.undo.x, BUTTONS.undo.y);
  return wish.held & NEXT ? pointing(BUTTONS.skip.x, BUTTONS.skip.y) : wish;
}

type Stroke = Segment & { draws: boolean };

/** Goes through the lines of the level, once for each drop, and gives a hole up after three. */
function leading({ stage }: Desk<MarbleState>): (state: MarbleState) => Input {
  const presses = new Presses();
  let chapter = '';
  let way: Stroke[] = [];
  return (state) => {
    if (state.phase !== 'draw') return IDLE;
    if (chapter !== `${state.hole} ${state.drops}`) {
      chapter = `${state.hole} ${state.drops}`;
      presses.add(...times(state.strokes.length, B));
      if (state.drops >= 3) presses.add(NEXT);
      way = state.level.solution.map((line) => ({ ...line, draws: false }));
    }
    if (!presses.isDone) return presses.next();
    const [line] = way;
    if (!line) {
      presses.add(X);
      return IDLE;
    }
    return follow(line);
  };

  function follow(line: Stroke): Input {
    const from = stage.camera.toScreen(line.x1, line.y1);
    const to = stage.camera.toScreen(line.x2, line.y2);
    const goal = line.draws ? to : from;
    const now = stage.cursor ?? { x: stage.width * stage.unit * 0.5, y: stage.height * stage.unit * 0.5 };
    const [dx, dy] = [goal.x - now.x, goal.y - now.y];
    const press = line.draws ? POINT : 0;
    if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) {
      if (line.draws) way.shift();
      line.draws = true;
      return holding(press);
    }
    // On the line, the axis that lags goes; on the way to it, both do.
    const [wide, high] = line.draws ? [Math.abs(to.x - from.x), Math.abs(to.y - from.y)] : [1, 1];
    const [left, below] = [Math.abs(dx) * high, Math.abs(dy) * wide];
    const across = Math.abs(dx) >= NEAR && (!line.draws || left >= below || Math.abs(dy) < NEAR);
    const down = Math.abs(dy) >= NEAR && (!line.draws || below >= left || Math.abs(dx) < NEAR);
    return holding(press | (across ? (dx < 0 ? LEFT : RIGHT) : 0) | (down ? (dy < 0 ? UP : DOWN) : 0));
  }
}

/** Pixels: the cursor goes five in a step when it is quick. */
const NEAR = 3;
