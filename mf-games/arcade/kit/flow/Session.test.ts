import { IDLE } from '../sim/Input.ts';
import { LONGEST, type Sim, type BaseState } from '../sim/Sim.ts';
import type { Game } from '../Game.ts';
import { replay } from '../replay/replay.ts';
import { Session } from './Session.ts';

/** It goes on for as long as nobody ends it. */
const sim: Sim<BaseState> = {
  version: 1,
  create: (seed) => ({ rng: seed, tick: 0, score: 0, over: false, events: [] }),
  step: (state) => void (state.tick += 1),
};

test('a run that has no end of its own ends after half an hour, and the server comes to the same', () => {
  const session = new Session({ sim } as Game<BaseState>, { draw: () => undefined }, 7);
  for (let i = 0; i < LONGEST + 100; i++) session.step(IDLE);
  const { log, hash, ticks } = session.result();
  expect([session.state.over, ticks]).toEqual([true, LONGEST]);
  expect(replay(sim, 7, log)).toEqual({ score: 0, ticks: LONGEST, hash, over: true });
});
