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

describe.each(catalogue.map(({ id }) => id))('the view of %s', (id) => {
  test.each([
    ['a phone', { width: 360, height: 640 }],
    ['a desk', { width: 1280, height: 720 }],
    ['high contrast', { width: 768, height: 1024, contrast: true }],
  ])('shows a run on %s, and changes nothing in it', async (_, screen) => {
    const { game } = (await import(`../games/${id}/game.ts`)) as { game: Game<BaseState> };
    const said = paintRun(game, screen);
    if (said.size > 0) expect(said.size).toBeGreaterThan(2);
  });
});
