/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { PI } from '../../kit/sim/dmath.ts';
import { holding, IDLE, LEFT, RIGHT } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { client } from './client.ts';
import { isInLee, layCourse, sailing, windAt } from './course.ts';
import { game } from './game.ts';
import { tickMatch } from './match.ts';
import { CHARGE, push, type RaceEvent, ranking, startRace, stepRace } from './race.ts';
import { RACES, sim } from './sim.ts';
import { together } from './together.ts';

testGame(game, { gets: (state) => state.round + 1, to: RACES, seeds: 3 });

test('a boat is slow against the wind, fastest across it, and never quite still', () => {
  const wind = PI / 2;
  const [against, close, across, before] = [-PI / 2, -PI / 2 + 1.05, 0, PI / 2].map((heading) =>
    sailing(heading, wind),
  );
  expect(against).toBeCloseTo(0.25);
  expect(close).toBeGreaterThan(0.7);
  expect(across).toBeGreaterThan(0.9);
  expect(before).toBeCloseTo(0.75);
});

test('the wind swings to both sides of its way, and never further', () => {
  const course = layCourse({ rng: 5 });
  const winds = Array.from({ length: 40 }, (_, i) => windAt(course, i * 60));
  expect(Math.min(...winds)).toBeLessThan(PI / 2 - 0.6);
  expect(Math.max(...winds)).toBeGreaterThan(PI / 2 + 0.6);
  expect(Math.max(...winds)).toBeLessThan(PI / 2 + 0.7);
});

test('who lies behind another in the wind loses some, and the other may spend it', () => {
  const race = startRace({ rng: 3 }, [-1, -1]);
  const [thief, victim] = race.boats;
  if (!thief || !victim) throw new Error('There are two boats.');
  const wind = windAt(race.course, race.tick + 1);
  expect(isInLee({ x: 0, y: 0 }, { x: 0, y: 40 }, PI / 2)).toBe(true);
  expect(isInLee({ x: 0, y: 0 }, { x: 0, y: -40 }, PI / 2)).toBe(false);
  victim.x = thief.x + Math.cos(wind) * 50;
  victim.y = thief.y + Math.sin(wind) * 50;
  stepRace(race, []);
  expect([thief.steals, victim.shaded, thief.charge]).toEqual([true, true, 1]);
  expect(push(race, 0, [])).toBe(false);
  thief.charge = CHARGE;
  expect(push(race, 0, [])).toBe(true);
  expect([thief.charge, thief.push > 0]).toEqual([0, true]);
});

test('who crosses the line before the gun waits; who touches a buoy is slower', () => {
  const race = startRace({ rng: 3 }, [-1, 1]);
  const own = at(race.boats, 0);
  const events: RaceEvent[] = [];
  own.y = race.course.line + 0.2;
  own.heading = -0.9;
  own.speed = 40;
  stepRace(race, events);
  expect(events).toContainEqual({ kind: 'early', boat: 0 });
  while (race.tick < 0) stepRace(race, events);
  Object.assign(own, at(race.course.buoys, 2));
  stepRace(race, events);
  expect(events).toContainEqual({ kind: 'touch', boat: 0 });
  expect(own.slow).toBeGreaterThan(0);
});

test('four bots sail a whole race, and each has a place of its own', () => {
  const race = startRace({ rng: 8 }, [2, 2, 1, 1]);
  while (!race.over) stepRace(race, []);
  expect(race.boats.filter(({ finish }) => finish > 0).length).toBeGreaterThan(1);
  expect(ranking(race).toSorted()).toEqual([0, 1, 2, 3]);
});

test('both sides at once spend the stolen wind, as on a screen', () => {
  const state = sim.create(2);
  at(state.race.boats, 0).charge = CHARGE;
  sim.step(state, holding(LEFT | RIGHT));
  expect(at(state.race.boats, 0).push).toBeGreaterThan(0);
});

describe('[1-5] a race over the network', () => {
  const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const newsOf = (match: unknown, player: number, version = 1) => ({
    type: 'match' as const,
    state: copy(match),
    player,
    version,
  });

  test('takes how one steers, and nothing of long ago, from far ahead or twice', () => {
    const match = together.create(4, 2, 0);
    together.advance?.(match, 2000);
    const helm = { at: match.clock + 5, turn: 1 as const, push: false };
    expect(together.act(match, 0, { ...helm, at: match.clock - 31 })).toBe(false);
    expect(together.act(match, 0, { ...helm, at: match.clock + 90 })).toBe(false);
    expect(together.act(match, 0, helm)).toBe(true);
    expect(together.act(match, 0, helm)).toBe(false);
    for (const wrong of [null, 'left', { at: 1.5, turn: 0, push: false }, { at: 3, turn: 2, push: false }])
      expect(together.read(wrong)).toBeUndefined();
    const before = at(match.race.boats, 0).heading;
    together.advance?.(match, 500);
    expect(at(match.race.boats, 0).heading).toBeGreaterThan(before);
  });

  test.each([2, 4])('leaves everybody their own hand, however much one of %i steers', (players) => {
    const match = together.create(4, players, 0);
    together.advance?.(match, 2000);
    const steer = (player: number, ahead: number) =>
      together.act(match, player, { at: match.clock + ahead, turn: 1, push: false });
    for (let ahead = 1; ahead <= 60; ahead += 1) steer(0, ahead);
    expect(steer(1, 5)).toBe(true);
    expect(match.pending.length).toBeLessThanOrEqual(24);
  });

  test('is sailed on by a bot when somebody has gone, and by them when they are back', () => {
    const match = together.create(4, 2, 0);
    together.leave(match, 1);
    expect([match.gone, at(match.race.boats, 1).bot >= 0, match.over]).toEqual([[1], true, false]);
    together.comeBack?.(match, 1);
    expect([match.gone, at(match.race.boats, 1).bot]).toEqual([[], -1]);
    together.leave(match, 0);
    together.leave(match, 1);
    expect(match.over).toBe(true);
  });

  test('begins gently after the server was away', () => {
    const match = together.create(4, 3, 1);
    together.advance?.(match, 8000);
    const before = copy(match.race.boats);
    together.resume?.(match);
    together.advance?.(match, 2900);
    expect(match.race.boats).toEqual(before);
    together.advance?.(match, 500);
    expect(match.race.boats).not.toEqual(before);
  });

  test('is three races, and the most points win', () => {
    const match = together.create(9, 2, 2);
    for (let seconds = 0; seconds < 400 && !match.over; seconds += 20) together.advance?.(match, 20_000);
    expect({ over: match.over, round: match.round }).toEqual({ over: true, round: RACES - 1 });
    expect(match.points.reduce((sum, points) => sum + points, 0)).toBe(RACES * 8);
    expect(match.winners).toHaveLength(1);
  });

  test('is the same on a page as on the server, whatever the way between them', () => {
    const match = together.create(6, 2, 1);
    const state = client.begin(newsOf(match, 0));
    const wire: { due: number; helm: unknown }[] = [];
    for (let tick = 0; tick < 900; tick++) {
      const input = tick % 140 < 30 ? holding(LEFT) : tick % 200 > 170 ? holding(RIGHT) : IDLE;
      const helm = client.step(state, input);
      if (helm) wire.push({ due: tick + 4, helm });
      together.advance?.(match, 1000 / 60);
      for (const { helm: sent } of wire.filter(({ due }) => due === tick)) {
        const read = together.read(sent);
        expect(read && together.act(match, 0, read)).toBe(true);
        client.hear(state, newsOf(match, 0, tick));
      }
    }
    // The page is a few ticks ahead: the server gets there, and then they agree.
    const page = state.net?.match;
    while (page && match.clock < page.clock) tickMatch(match, []);
    expect(page?.race).toEqual(match.race);
  });

  test('is told to everybody in one small message', () => {
    const match = together.create(6, 4, 0);
    together.advance?.(match, 30_000);
    const whole = together.tell?.(match, undefined)?.whole;
    expect(JSON.stringify(whole).length).toBeLessThan(6000);
    expect(together.show(match, undefined)).toEqual(whole);
  });
});
