import { decodeMotion, encodeFrame } from '@plaza/api-contract/values';
import { createTestShell } from '@plaza/shell-contract/testing';
import { aPerson, aWelcome, TestZoneHub } from '../testing/testZoneHub.ts';
import type { PeerSample } from './Peers.ts';
import { ZoneLink } from './ZoneLink.ts';

const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };

function inside(path = '/zones/mermaid') {
  const zones = new TestZoneHub();
  const time = { ms: 10_000 };
  const link = new ZoneLink({
    hub: zones.over(createTestShell().ctx.hub),
    path,
    now: () => time.ms,
    date: () => 0,
  });
  link.open();
  zones.tell(aWelcome({ people: [aPerson()] }));
  return { zones, time, link };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('knows who is there, who comes and who goes', () => {
  const { zones, link } = inside();
  zones.tell({ kind: 'came', person: aPerson({ id: 3, name: 'Cedar' }) });
  expect(link.snapshot()).toMatchObject({ status: 'inside', people: [{ id: 2 }, { id: 3, name: 'Cedar' }] });
  zones.tell({ kind: 'left', id: 2 });
  expect(link.snapshot().people.map(({ id }) => id)).toEqual([3]);
  expect(link.traffic.peers).toBe(1);
});

test('shows where the others are, and never takes a frame for oneself', () => {
  const { zones, link, time } = inside();
  zones.tell(
    encodeFrame([
      { ...still, id: 2, x: 4 },
      { ...still, id: 1, x: 9 },
    ]),
  );
  time.ms += 150;
  const out: PeerSample = { ...still, speed: 0 };
  expect(link.peers.read(2, time.ms, out)).toBe(true);
  expect(out.x).toBe(4);
  expect(link.peers.read(1, time.ms, out)).toBe(false);
});

test('says where one is ten times a second while one walks, and once a second while one stands', async () => {
  const { zones, link, time } = inside();
  const walk = async (seconds: number, speed: number) => {
    const before = zones.moves.length;
    for (let frame = 0; frame < seconds * 60; frame++) {
      time.ms += 1000 / 60;
      link.send({ ...still, x: (time.ms / 1000) * speed });
      await Promise.resolve();
      await Promise.resolve();
    }
    return zones.moves.length - before;
  };
  expect(await walk(2, 3)).toBeGreaterThanOrEqual(17);
  expect(await walk(2, 3)).toBeLessThanOrEqual(20);
  expect(await walk(3, 0)).toBeLessThanOrEqual(4);
});

test('a move that was not taken is said again as a jump', async () => {
  const { zones, link, time } = inside();
  zones.takesMoves = false;
  link.send(still);
  await Promise.resolve();
  await Promise.resolve();
  time.ms += 200;
  link.send({ ...still, x: 1 });
  expect(zones.moves.map((text) => decodeMotion(text)?.jumped)).toEqual([false, true]);
});

test('a network that says nothing any more is known by it, and forgiven when it answers', async () => {
  const { zones, link, time } = inside();
  zones.answers = false;
  link.send(still);
  time.ms += 2_900;
  link.send({ ...still, x: 1 });
  expect(link.snapshot().status).toBe('inside');
  time.ms += 200;
  link.send({ ...still, x: 1 });
  expect(link.snapshot().status).toBe('away');
  zones.answerAll();
  await jest.advanceTimersByTimeAsync(0);
  expect(link.snapshot().status).toBe('inside');
  expect(zones.stays).toHaveLength(1);
});

test('comes back by itself with the pass it was given, and stands where it was', () => {
  const { zones, link } = inside();
  zones.now.error(new Error('The connection broke.'));
  expect(link.snapshot().status).toBe('away');
  jest.advanceTimersByTime(600);
  expect(zones.stays.at(-1)?.entry).toEqual({ path: '/zones/mermaid', pass: 'my-pass' });
  zones.tell(aWelcome({ at: [3, 0, 4, 1] }));
  expect(link.snapshot().status).toBe('inside');
  expect(link.takeReturn()).toEqual([3, 0, 4, 1]);
  expect(link.takeReturn()).toBeNull();
});

test('a refusal is final, a full zone waits for an answer, and who is sent out stays out', () => {
  const refused = inside();
  refused.zones.now.error(new Error('You may not enter this zone.'));
  expect(refused.link.snapshot().status).toBe('refused');

  const full = inside();
  full.zones.tell({ kind: 'full', copies: [{ copy: 1, people: 50 }] });
  full.zones.now.complete();
  expect(full.link.snapshot()).toMatchObject({ status: 'full', copies: [{ people: 50 }] });
  full.link.open(2);
  expect(full.zones.stays.at(-1)?.entry).toMatchObject({ copy: 2 });

  const out = inside();
  out.zones.tell({ kind: 'out', why: 'sent-out' });
  out.zones.now.complete();
  jest.advanceTimersByTime(60_000);
  expect(out.link.snapshot().status).toBe('out');
  expect(out.zones.stays).toHaveLength(1);
});

test('after it is closed nothing is tried or said', async () => {
  const { zones, link } = inside();
  link.close();
  link.send(still);
  expect(await link.act({ kind: 'emote', emote: '👋' })).toBe('away');
  jest.advanceTimersByTime(60_000);
  expect(zones.stays).toHaveLength(1);
  expect(zones.moves).toEqual([]);
});

test('an act is answered with why nobody hears of it', async () => {
  const { zones, link } = inside();
  expect(await link.act({ kind: 'words', text: 'Hello' })).toBe('done');
  for (const why of ['demo', 'rate', 'not-yours'] as const) {
    zones.refuses = why;
    expect(await link.act({ kind: 'words', text: 'Hello' })).toBe(why);
  }
});

test('who is in it on as many pages as one may be is told so, may try again, and is brought in by itself later', () => {
  const { zones, link } = inside();
  zones.now.error(new Error('You are in this zone on several pages already.'));
  expect(link.snapshot().status).toBe('elsewhere');
  link.open();
  expect(zones.stays).toHaveLength(2);
  zones.now.error(new Error('You are in this zone on several pages already.'));
  jest.advanceTimersByTime(15_000);
  expect(zones.stays).toHaveLength(3);
  expect(link.snapshot().status).toBe('elsewhere');
});
