import { Flow } from '../../kit/flow/Flow.ts';
import { IDLE } from '../../kit/sim/Input.ts';
import { installTestCanvas, testContext } from '../../kit/testing/testCanvas.ts';
import { testStage } from '../../kit/testing/testStage.ts';
import { game } from './game.ts';
import { together } from './together.ts';

installTestCanvas();

/** The page of the first of two, and what a screen reader last said there. */
function aPage() {
  const match = together.create(1, 2, 0);
  let told = '';
  const flow = new Flow({
    game,
    stage: testStage(game, { width: 360, height: 640 }),
    input: { sample: () => IDLE, release: () => undefined, device: 'keys', cursor: undefined },
    host: { say: () => undefined },
    live: { say: (sentence) => void (told = sentence) },
    context: testContext(),
  });
  let version = 1;
  const hear = () => {
    // As it comes over the line: a copy.
    const state: unknown = JSON.parse(JSON.stringify(together.show(match, 0)));
    flow.hear({ kind: 'net', message: { type: 'match', state, player: 0, version: (version += 1) } });
    for (let tick = 0; tick < 60; tick++) {
      flow.step();
      flow.draw(1, 1 / 60);
    }
  };
  return { match, hear, told: () => told };
}

test('it is nobody’s turn once the other has gone', () => {
  const { match, hear, told } = aPage();
  hear();
  expect(told()).toMatch(/^Your turn/);
  together.leave(match, 1);
  hear();
  expect(told()).not.toMatch(/^Your turn/);
});

test('it is nobody’s turn either on a page that is opened after that', () => {
  const { match, hear, told } = aPage();
  together.leave(match, 1);
  hear();
  expect(told()).not.toMatch(/^Your turn/);
});

test('the last lamp ends it for who waits as well', () => {
  const { match, hear, told } = aPage();
  hear();
  for (const column of [0, 6, 0, 6, 0, 6, 0]) together.act(match, match.board.mover, { drop: column });
  for (const column of [6, 0, 6, 0, 6, 0]) together.act(match, match.board.mover, { drop: column });
  hear();
  expect(told()).toMatch(/^The other one/);
  together.act(match, match.board.mover, { drop: 6 });
  hear();
  expect(match.over).toBe(true);
  expect(told()).not.toMatch(/^The other one/);
});
