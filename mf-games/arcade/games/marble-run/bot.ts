import type { CreateBot } from '../../kit/Game.ts';
import { B, holding, IDLE, type Input, NEXT, pointing, X } from '../../kit/sim/Input.ts';
import type { Segment } from './physics.ts';
import { type MarbleState, SKIP_AFTER } from './sim.ts';

/** Ticks for a line. */
const LINE = 44;

/**
 * Draws the lines that are known to work, by hand; if that was not true enough it wipes them and draws them with a ruler.
 * The careless one draws one line in the middle, and gives up.
 */
export const createBot: CreateBot<MarbleState> = (skill) => {
  let since = 0;
  let chapter = '';
  return (state) => {
    if (state.phase !== 'draw') return IDLE;
    if (chapter !== `${state.hole} ${state.drops}`) {
      chapter = `${state.hole} ${state.drops}`;
      since = 0;
    }
    since += 1;
    const part = since % LINE;
    if (skill === 'careless') {
      if (state.drops >= SKIP_AFTER) return part === 1 ? holding(NEXT) : IDLE;
      if (state.drops > 0 || since > LINE * 2) return part === 1 ? holding(X) : IDLE;
      return since < LINE ? IDLE : along({ x1: 90, y1: 300, x2: 250, y2: 330 }, part, true);
    }
    const { solution } = state.level;
    if (since < LINE)
      return state.drops > 0 && part % 8 === 1 && state.strokes.length > 0 ? holding(B) : IDLE;
    const line = solution[Math.floor(since / LINE) - 1];
    if (line) return along(line, part, state.drops === 0);
    return part === 1 ? holding(X) : IDLE;
  };
};

/** Where the hand is on its way from end to end. */
function along({ x1, y1, x2, y2 }: Segment, tick: number, byHand: boolean): Input {
  if (tick < 6 || tick > LINE - 8) return IDLE;
  const part = byHand ? Math.min(1, Math.max(0, (tick - 8) / (LINE - 20))) : Number(tick > 20);
  return pointing(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part);
}
