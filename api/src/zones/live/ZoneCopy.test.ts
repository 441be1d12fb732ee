import { eachOfFrame, encodeFrame, LIVE_LIMITS, type Motion } from '@plaza/api-contract';
import { Outlet } from './Outlet.ts';
import { Trail } from './Trail.ts';
import { Walk } from './Walk.ts';
import { type Visitor, ZoneCopy } from './ZoneCopy.ts';

const STEP_MS = 1_000 / LIVE_LIMITS.rate;
const standing = (x: number): Motion => ({
  ...{ x, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false },
});

/** Somebody who is told everything by hand, and who says where they are. */
function aVisitor(copy: ZoneCopy, id: number, x: number) {
  const frames: string[] = [];
  const outlet = new Outlet();
  outlet.push = (news) => void (typeof news === 'string' && frames.push(news));
  const visitor: Visitor = {
    card: {
      ...{ id, user_id: `${id}`, username: `p${id}`, name: `P ${id}`, profile: null, looks: null },
      ...{ is_friend: false, is_owner: false },
    },
    ...{ visit: `${id}`, pass: `${id}`, node: 'here', isGuest: false, mutedUntil: null },
    ...{ walk: new Walk('explorer'), hidden: new Set<string>(), moved: 0, hasMoved: false },
    ...{ heardMs: 0 },
    ...{ voice: { on: false, most: 6 }, at: null, trail: new Trail(), outlet },
  };
  copy.visitors.set(id, visitor);
  const go = (to: number, nowMs: number) => {
    visitor.walk.at = standing(to);
    copy.moved(visitor, nowMs);
  };
  go(x, 0);
  return { frames, go };
}

/** In how many of the frames somebody is told of. */
function timesOf(id: number, frames: readonly string[]): number {
  let times = 0;
  for (const frame of frames) eachOfFrame(frame, (person) => void (times += person.id === id ? 1 : 0));
  return times;
}

test.each([
  ['few are told of everybody ten times a second', LIVE_LIMITS.everybody - 2, 15],
  ['in a crowd those far away are told of twice a second', LIVE_LIMITS.everybody + 4, 3],
])('%s', (_, others, most) => {
  const copy = new ZoneCopy('explorer', 1);
  const witness = aVisitor(copy, 1, 0);
  const near = aVisitor(copy, 2, LIVE_LIMITS.cell);
  const far = aVisitor(copy, 3, LIVE_LIMITS.cell * 3);
  for (let id = 4; id < others; id++) aVisitor(copy, id, 1);
  let nowMs = 0;
  const tick = (times: number) => {
    for (let at = 0; at < times; at++) {
      nowMs += STEP_MS;
      near.go(LIVE_LIMITS.cell, nowMs);
      far.go(LIVE_LIMITS.cell * 3, nowMs);
      copy.tick(nowMs);
    }
  };
  // Those who have just come are told of to all; then a second and a half between two whole frames.
  tick(3);
  witness.frames.length = 0;
  tick(15);
  expect(timesOf(2, witness.frames)).toBe(15);
  expect(timesOf(3, witness.frames)).toBe(most);
});

test('other servers are told of each move once, at the next look; and of everybody every two seconds', () => {
  const copy = new ZoneCopy('explorer', 1);
  const mine = aVisitor(copy, 1, 0);
  aVisitor(copy, 2, 5);
  expect(copy.movesForOthers()).toBeNull();
  const there = { ...standing(9), id: 3 };
  const card = { ...{ id: 3, user_id: '3', username: 'p3', name: 'P 3', profile: null, looks: null } };
  const other = { card: { ...card, is_friend: false, is_owner: false }, node: 'there', at: there };
  copy.others.set(3, { ...other, moved: 0, heardMs: 0, trail: new Trail() });
  const told = () => {
    const frame = copy.movesForOthers();
    return [1, 2, 3].filter((id) => frame !== null && timesOf(id, [frame]) > 0);
  };
  expect(told()).toEqual([1, 2]);
  expect(told()).toEqual([]);
  mine.go(1, STEP_MS);
  expect(told()).toEqual([1]);
  for (let tick = 0; tick < 20; tick++) copy.tick(STEP_MS);
  expect(told()).toEqual([1, 2]);
});

test('a report brings the last half minute, and nothing older', () => {
  const trail = new Trail();
  trail.said('long ago', 0);
  trail.said('just in time', 10_000);
  for (let nowMs = 0; nowMs <= 40_000; nowMs += STEP_MS) trail.went(standing(nowMs / 1_000), nowMs);
  const lines = trail.tell(40_000).split('\n');
  expect(lines[0]).toBe('30 s before: just in time');
  expect(lines.join('\n')).not.toContain('long ago');
  expect(lines.at(-1)).toBe('0 s before at 40.0, 0.0');
  const ages = lines.map((line) => Number.parseInt(line, 10));
  expect(Math.max(...ages)).toBe(30);
});

test('a page that reads slowly is told where people are, and not where they were', async () => {
  const outlet = new Outlet();
  const frame = (id: number, x: number) => encodeFrame([{ ...standing(x), id }]);
  outlet.push(frame(2, 9));
  for (let x = 1; x <= 20; x += 1) outlet.push(frame(1, x));
  outlet.push({ kind: 'left', id: 3 });
  outlet.end();
  const where = new Map<number, number>();
  let frames = 0;
  for await (const news of outlet.read(new AbortController().signal)) {
    if (typeof news !== 'string') continue;
    frames += 1;
    eachOfFrame(news, ({ id, x }) => void where.set(id, x));
  }
  expect(frames).toBe(4);
  expect([where.get(1), where.get(2)]).toEqual([20, 9]);
});
