import type { Frame, Game, Mood } from '../kit/Game.ts';
import { Counter } from '../kit/draw/hud.ts';
import { Session } from '../kit/flow/Session.ts';
import type { BaseState } from '../kit/sim/Sim.ts';
import { IDLE } from '../kit/sim/Input.ts';
import { installTestCanvas, testContext } from '../kit/testing/testCanvas.ts';
import { testStage } from '../kit/testing/testStage.ts';
import { catalogue } from '../catalogue.ts';

installTestCanvas();

const frame = (mood: Mood, time: number): Frame => ({
  alpha: 0.5,
  time,
  delta: 1 / 60,
  mood,
  counter: new Counter(),
});

/** The bot's run, painted now and then; gives what screen readers heard. */
function paintRun(game: Game<BaseState>, screen: Parameters<typeof testStage>[1]): Set<string> {
  const stage = testStage(game, screen);
  const view = game.createView(stage);
  const session = new Session(game, view, 6, { bot: game.createBot('careful') });
  const context = testContext();
  const said = new Set<string>();
  const before = () => JSON.stringify({ ...session.state, events: [] });
  while (session.state.tick < 1200 && !session.state.over) {
    session.step(IDLE);
    if (session.state.tick % 40 > 0) continue;
    const state = before();
    view.draw(context, session.state, frame('play', session.state.tick / 60));
    view.drawHud?.(context, session.state, frame('play', 1));
    if (view.describe) said.add(view.describe(session.state));
    expect(before()).toBe(state);
  }
  view.draw(context, session.state, frame('result', 50));
  view.drawSign?.(context, { x: 180, y: 160, width: 300, height: 100, time: 1 });
  return said;
}

const PHONE = { width: 360, height: 640 };
/** How far five digits of score reach, and how far down. */
const SCORE = { right: 122, foot: 50 };

/** Where bars begin that stand in the place of the score. */
function barsInScore(game: Game<BaseState>): number[] {
  const stage = testStage(game, PHONE);
  const view = game.createView(stage);
  const session = new Session(game, view, 6, { bot: game.createBot('careful') });
  while (session.state.tick < 60) session.step(IDLE);
  const seen: number[] = [];
  const roundRect = (x: number, y: number) => {
    if (x > 0 && x < SCORE.right && y > 0 && y < SCORE.foot) seen.push(Math.round(x));
  };
  const context = new Proxy(testContext(), {
    get: (target, name) => (name === 'roundRect' ? roundRect : Reflect.get(target, name)),
  });
  view.drawHud?.(context, session.state, frame('play', 1));
  return seen;
}

describe.each(catalogue.map(({ id }) => id))('the view of %s', (id) => {
  test.each([
    ['a phone', PHONE],
    ['a desk', { width: 1280, height: 720 }],
    ['high contrast', { width: 768, height: 1024, contrast: true }],
  ])('shows a run on %s, and changes nothing in it', async (_, screen) => {
    const { game } = (await import(`../games/${id}/game.ts`)) as { game: Game<BaseState> };
    const said = paintRun(game, screen);
    if (said.size > 0) expect(said.size).toBeGreaterThan(2);
  });

  test('leaves room on a phone for a score of five digits', async () => {
    const { game } = (await import(`../games/${id}/game.ts`)) as { game: Game<BaseState> };
    expect(barsInScore(game)).toEqual([]);
  });
});
