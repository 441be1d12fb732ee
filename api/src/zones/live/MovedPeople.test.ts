import { systemClock } from '@plaza/signalr-server';
import { MovedPeople } from './MovedPeople.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function movedPeople() {
  const told: string[][] = [];
  const moved = new MovedPeople({ clock: systemClock, tell: async (userIds) => void told.push(userIds) });
  return { moved, told };
}

test('the friends of those who move at the same time are told together, and soon', () => {
  const { moved, told } = movedPeople();
  for (const who of ['amber', 'basalt', 'amber']) moved.add(who);
  jest.advanceTimersByTime(500);
  expect(told).toEqual([['amber', 'basalt']]);
});

test('the friends of somebody who hops from zone to zone are told now and then, and of the last hop', () => {
  const { moved, told } = movedPeople();
  for (let second = 0; second < 20; second++) {
    moved.add('amber');
    jest.advanceTimersByTime(1_000);
  }
  expect(told.length).toBeLessThanOrEqual(4);
  const before = told.length;
  jest.advanceTimersByTime(6_000);
  expect(told).toHaveLength(before + 1);
  jest.advanceTimersByTime(60_000);
  expect(told).toHaveLength(before + 1);
});

test('who moves for the first time does not wait for somebody who hops', () => {
  const { moved, told } = movedPeople();
  moved.add('amber');
  jest.advanceTimersByTime(1_000);
  moved.add('amber');
  moved.add('basalt');
  jest.advanceTimersByTime(1_000);
  expect(told).toEqual([['amber'], ['basalt']]);
});

test('when the server closes, nobody is forgotten who was to be told of later', async () => {
  const { moved, told } = movedPeople();
  moved.add('amber');
  jest.advanceTimersByTime(1_000);
  moved.add('amber');
  await moved.close();
  expect(told).toEqual([['amber'], ['amber']]);
});
