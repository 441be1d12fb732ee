import { encodeFrame } from '@plaza/api-contract/values';
import { createTestShell } from '@plaza/shell-contract/testing';
import { aPerson, aWelcome, TestZoneHub } from '../../testing/testZoneHub.ts';
import type { PeerSample } from '../../link/Peers.ts';
import { ZoneLink } from '../../link/ZoneLink.ts';
import { Distance } from './Distance.ts';

const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: true, talks: false, away: false };
const stranger = aPerson({ id: 2 });
const friend = aPerson({ id: 3, is_friend: true });
const people = [stranger, friend];

function inside() {
  const zones = new TestZoneHub();
  const time = { ms: 10_000 };
  const link = new ZoneLink({
    ...{ hub: zones.over(createTestShell().ctx.hub), path: '/zones/mermaid' },
    now: () => time.ms,
    date: () => 0,
  });
  link.open();
  zones.tell(aWelcome({ people }));
  const distance = new Distance(link);
  const go = (id: number, x: number) => {
    zones.tell(encodeFrame([{ ...still, id, x }]));
    time.ms += 1_000;
  };
  const see = (person: typeof stranger, self = { x: 0, z: 0 }) => {
    const out: PeerSample = { ...still, speed: 0 };
    link.peers.read(person.id, time.ms, out);
    return { shown: distance.of(person, self, out), x: out.x };
  };
  return { distance, go, see };
}

test('a stranger who comes nearer than a metre is not shown while they are, a friend is', () => {
  const { distance, go, see } = inside();
  distance.set({ hasSpace: true, isFrozen: false }, people);
  go(2, 0.5);
  go(3, 0.5);
  expect(see(stranger).shown).toBe('hidden');
  expect(see(friend).shown).toBe('as-told');
  go(2, 3);
  expect(see(stranger)).toEqual({ shown: 'as-told', x: 3 });
});

test('without personal space everybody comes as near as they like', () => {
  const { distance, go, see } = inside();
  distance.set({ hasSpace: false, isFrozen: false }, people);
  go(2, 0.5);
  expect(see(stranger).shown).toBe('as-told');
});

test('frozen strangers stay where they were, and go on where they are once they may move', () => {
  const { distance, go, see } = inside();
  go(2, 4);
  go(3, 4);
  distance.set({ hasSpace: true, isFrozen: true }, people);
  go(2, 8);
  go(3, 8);
  expect(see(stranger)).toEqual({ shown: 'held', x: 4 });
  expect(see(friend)).toEqual({ shown: 'as-told', x: 8 });
  // One may walk on into a frozen one.
  expect(see(stranger, { x: 4, z: 0.2 }).shown).toBe('hidden');
  distance.set({ hasSpace: true, isFrozen: false }, people);
  expect(see(stranger)).toEqual({ shown: 'as-told', x: 8 });
});

test('a stranger who comes while strangers are frozen is not shown', () => {
  const { distance, go, see } = inside();
  distance.set({ hasSpace: false, isFrozen: true }, people);
  go(2, 4);
  expect(see(stranger).shown).toBe('hidden');
});
