/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { length } from '../../kit/sim/dmath.ts';
import { holding, IDLE, type Input, LEFT, RIGHT } from '../../kit/sim/Input.ts';
import { playBot } from '../../kit/testing/playBot.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { game } from './game.ts';
import { LAPS, sim, type TramState } from './sim.ts';
import { asideOf, HALF_WIDTH, layTrack, STEP } from './track.ts';

testGame(game, { gets: (state) => state.lap, to: LAPS });

/** Goes on for so many ticks, and gives all that happened. */
function drive(state: TramState, ticks: number, input: Input = IDLE): string[] {
  const kinds: string[] = [];
  for (let tick = 0; tick < ticks && !state.over; tick++) {
    state.events.length = 0;
    sim.step(state, input);
    kinds.push(...state.events.map(({ kind }) => kind));
  }
  return kinds;
}

test('a hundred towns have a street that closes, with no bend too tight for a tram', () => {
  for (let seed = 0; seed < 100; seed++) {
    const track = layTrack({ rng: seed });
    const first = at(track, 0);
    const last = at(track, track.length - 1);
    expect(length(first.x - last.x, first.y - last.y)).toBeLessThan(STEP * 2.5);
    expect(track.length * STEP).toBeGreaterThan(4000);
  }
});

test('it drives by itself, and a wall lets nobody through', () => {
  const state = sim.create(12);
  const kinds = drive(state, 900);
  expect(kinds).toContain('wall');
  expect(Math.abs(asideOf(at(state.track, state.place), state))).toBeLessThan(HALF_WIDTH);
  expect(state.passed).toBeGreaterThan(0);
});

test('idle hands end sooner than the careful bot, with less than a quarter of its points', () => {
  for (const seed of [11, 988, 1965]) {
    const idle = sim.create(seed);
    drive(idle, 20_000);
    const careful = playBot(game, { seed }).state;
    expect(idle.over).toBe(true);
    expect(idle.tick).toBeLessThan(careful.tick * 0.75);
    expect(idle.score).toBeLessThan(careful.score / 4);
  }
});

test('one touch of a wall costs little, scraping on costs speed and tea', () => {
  const state = sim.create(12);
  let wait = 0;
  while (!drive(state, 1).includes('wall') && wait < 900) wait += 1;
  drive(state, 9);
  expect(state.cup).toBeGreaterThan(95);
  drive(state, 120);
  expect(state.cup).toBeLessThan(90);
  expect(length(state.speedX, state.speedY)).toBeLessThan(260);
});

test('who steers again gets away from a wall', () => {
  const state = sim.create(12);
  drive(state, 900);
  const bot = game.createBot('careful');
  for (let tick = 0; tick < 240; tick++) drive(state, 1, bot(state));
  expect(state.scrape).toBe(0);
  expect(length(state.speedX, state.speedY)).toBeGreaterThan(250);
});

test('both keys brake', () => {
  const state = sim.create(12);
  drive(state, 100);
  const fast = length(state.speedX, state.speedY);
  drive(state, 40, holding(LEFT | RIGHT));
  expect(length(state.speedX, state.speedY)).toBeLessThan(fast * 0.5);
});

test('who slams the wheel spills tea, who pauses in between keeps it', () => {
  const slam = sim.create(3);
  const calm = sim.create(3);
  for (const state of [slam, calm]) drive(state, 110);
  drive(slam, 45, holding(RIGHT));
  drive(slam, 30, holding(LEFT));
  drive(calm, 12, holding(RIGHT));
  drive(calm, 9);
  drive(calm, 20, holding(RIGHT));
  expect(slam.cup).toBeLessThan(99);
  expect(calm.cup).toBe(100);
});

test('rain falls from the third lap, and the last one has another tram', () => {
  const state = sim.create(5);
  state.passed = state.track.length * 2;
  state.lap = 1;
  expect(drive(state, 1)).toContain('rain');
  state.passed = state.track.length * 3;
  expect(drive(state, 1)).toContain('oncoming');
  state.x = at(state.track, Math.floor(state.other)).x;
  state.y = at(state.track, Math.floor(state.other)).y;
  state.place = Math.floor(state.other);
  const cup = state.cup;
  expect(drive(state, 40)).toContain('crash');
  expect(state.cup).toBeLessThanOrEqual(cup - 15);
});

test('the clock runs out for who stands still', () => {
  const state = sim.create(5);
  drive(state, 20_000, holding(LEFT | RIGHT));
  expect({ over: state.over, lap: state.lap }).toEqual({ over: true, lap: 0 });
});
