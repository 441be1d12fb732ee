/** @jest-environment node */
import { IDLE } from '../sim/Input.ts';
import type { BaseState, Sim } from '../sim/Sim.ts';
import { Recorder } from './Recorder.ts';
import { replay, replayInParts } from './replay.ts';

test('a run that is played again leaves the thread to others every few ticks', async () => {
  let steps = 0;
  const sim: Sim<BaseState> = {
    version: 1,
    create: (seed) => ({ rng: seed, tick: 0, score: 0, over: false, events: [] }),
    step(state) {
      state.tick += 1;
      steps += 1;
    },
  };
  const recorder = new Recorder();
  for (let tick = 0; tick < 1000; tick += 1) recorder.add(IDLE);
  const log = recorder.encode();
  const between: number[] = [];
  const again = await replayInParts(sim, 4, log, async () => {
    between.push(steps);
    steps = 0;
  });
  expect(again).toMatchObject({ ticks: 1000, over: false });
  expect(again).toEqual(replay(sim, 4, log));
  expect(Math.max(...between)).toBeLessThanOrEqual(20);
});
