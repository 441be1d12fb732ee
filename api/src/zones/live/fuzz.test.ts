import { boundsOf, decodeMotion, encodeMotion, HIGHEST, LOWEST, type Motion } from '@plaza/api-contract';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';
import { Walk } from './Walk.ts';

const FRAMES = 10_000;

/** The same numbers each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function anyText(next: () => number): string {
  const length = next() < 0.8 ? 11 : Math.floor(next() * 16);
  return Array.from({ length }, () => LETTERS[Math.floor(next() * 64)] ?? 'A').join('');
}

const isWithin = ({ x, y, z }: Motion, theme: 'mermaid') => {
  const [low, high] = boundsOf(theme);
  const edge = 0.05;
  return (
    x >= low[0] - edge &&
    x <= high[0] + edge &&
    z >= low[1] - edge &&
    z <= high[1] + edge &&
    y >= LOWEST &&
    y <= HIGHEST
  );
};

test(`${FRAMES} random frames never lead out of the bounds, nor faster than one walks`, () => {
  const next = numbers(7);
  const walk = new Walk('mermaid');
  let nowMs = 0;
  let taken = 0;
  let jumpedMs = -Infinity;
  for (let frame = 0; frame < FRAMES; frame++) {
    nowMs += next() * 200;
    const motion = decodeMotion(anyText(next));
    const before = walk.at;
    if (!motion || !walk.take(motion, nowMs)) {
      expect(walk.at).toBe(before);
      continue;
    }
    taken += 1;
    expect(isWithin(motion, 'mermaid')).toBe(true);
    if (!before) continue;
    const far = Math.hypot(motion.x - before.x, motion.z - before.z);
    if (motion.jumped) {
      if (far > 15) {
        expect(nowMs - jumpedMs).toBeGreaterThanOrEqual(400);
        jumpedMs = nowMs;
      }
    } else expect(far).toBeLessThanOrEqual(13 + 1.5);
  }
  expect(taken).toBeGreaterThan(0);
  expect(walk.isHopeless).toBe(true);
});

test('somebody who walks is believed, also on stairs and downhill', () => {
  const walk = new Walk('castle');
  let nowMs = 0;
  for (let step = 0; step < 300; step++) {
    nowMs += 100;
    const motion = { x: step * 0.1, y: Math.abs(Math.sin(step)) * 3, z: 40 - step * 0.2, yaw: 1, gesture: 0 };
    expect(walk.take({ ...motion, jumped: false, talks: false, away: false }, nowMs)).toBe(true);
  }
});

describe('over the hub', () => {
  const server = testPlaza();
  afterEach(leaveHub);

  test(`${FRAMES} frames of somebody else move nobody`, async () => {
    const [victim, attacker] = [await server.aUser(), await server.aUser()];
    const path = '/zones/mermaid';
    const here = await enterZone(server, victim, { path });
    const there = await enterZone(server, attacker, { path });
    expect(await here.move({ x: 1, y: 0, z: 5 })).toBe(true);
    await there.sees(here.welcome.you, ({ x }) => x === 1);
    const next = numbers(11);
    const tries = Array.from({ length: FRAMES }, (_, at) => ({
      // Their own visit, the victim's, half of it, none.
      visit: [there.welcome.visit, here.welcome.visit, here.welcome.visit.slice(0, 8), 'x'][at % 4] ?? '',
      motion: anyText(next),
    }));
    const answers: boolean[] = [];
    // As many at once as the hub lets through, and then some time.
    for (let at = 0; at < FRAMES; at += 50) {
      const some = tries
        .slice(at, at + 50)
        .map(({ visit, motion }) =>
          there.connection.invoke<boolean>('zone-move', visit, motion).catch(() => false),
        );
      answers.push(...(await Promise.all(some)));
      server.clock.advance({ seconds: 3 });
    }
    expect(answers.some((taken) => taken)).toBe(true);
    const stolen = answers.filter((taken, at) => taken && tries[at]?.visit !== there.welcome.visit);
    expect(stolen).toEqual([]);
    // What the victim sends now is still where they were: nobody has moved them.
    expect(await here.move({ x: 1, y: 0, z: 5 })).toBe(true);
    expect(there.where.get(here.welcome.you)).toMatchObject({ x: 1, y: 0, z: 5 });
    const seen = here.where.get(there.welcome.you);
    if (seen) expect(isWithin(seen, 'mermaid')).toBe(true);
  });

  test('a motion that was written is read as it was', () => {
    const motion = { x: -12.5, y: 3.25, z: 40, yaw: 1.5, gesture: 3, jumped: true, talks: true, away: false };
    const read = decodeMotion(encodeMotion(motion));
    expect(read).toMatchObject({ ...motion, yaw: expect.closeTo(1.5, 1) });
    for (const wrong of ['', 'A', 'AAAA', '!!!!!!!!!!!', 'A'.repeat(4000)])
      expect(decodeMotion(wrong)).toBeNull();
  });
});
