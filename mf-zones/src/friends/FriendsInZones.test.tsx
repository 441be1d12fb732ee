import type { ZoneFriend } from '@plaza/api-contract';
import { apiError, mountInTestShell, never } from '@plaza/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import { app } from '../friends.tsx';

const basalt: ZoneFriend = {
  person: { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null },
  zone: { name: 'Castle Zone', path: '/zones/castle' },
};
const others = (count: number): ZoneFriend[] =>
  Array.from({ length: count }, (_, at) => ({
    ...basalt,
    person: { ...basalt.person, id: `${at + 10}`, name: `Friend ${at}` },
  }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('names the friends who are in zones, each with the way there', async () => {
  await mountInTestShell(app, { answers: { 'GET /zones/friends': [basalt] } });
  const list = screen.getByRole('region', { name: 'Friends in zones' });
  const link = within(list).getByRole('link', { name: 'Basalt Okoro is in Castle Zone Join' });
  expect(link).toHaveAttribute('href', '/zones/castle');
});

test('shows four, and how many more there are', async () => {
  await mountInTestShell(app, { answers: { 'GET /zones/friends': others(6) } });
  expect(screen.getAllByRole('link', { name: /is in Castle Zone Join$/ })).toHaveLength(4);
  expect(screen.getByRole('link', { name: '2 more friends are in zones' })).toHaveAttribute('href', '/zones');
});

test('asks anew when a friend goes into a zone or out of one, once for several', async () => {
  let friends: ZoneFriend[] = [];
  const { bring, records } = await mountInTestShell(app, {
    answers: { 'GET /zones/friends': () => friends },
  });
  expect(screen.queryByRole('region')).toBeNull();
  friends = [basalt];
  const asked = records.calls.length;
  await act(async () => {
    for (let times = 0; times < 3; times++)
      bring({ type: 'friend-zone', payload: {}, mark: undefined, channel: 'user-1' });
    await jest.advanceTimersByTimeAsync(1_000);
  });
  expect(screen.getByRole('link', { name: /Basalt Okoro/ })).toBeVisible();
  expect(records.calls).toHaveLength(asked + 1);
});

test.each([300, 1_000])('asks now and then while friends move every %i ms', async (eachMs) => {
  const { bring, records } = await mountInTestShell(app, { answers: { 'GET /zones/friends': [basalt] } });
  const asked = records.calls.length;
  for (let ms = 0; ms < 20_000; ms += eachMs) {
    await act(async () => {
      bring({ type: 'friend-zone', payload: {}, mark: undefined, channel: 'user-1' });
      await jest.advanceTimersByTimeAsync(eachMs);
    });
  }
  const times = records.calls.length - asked;
  expect(times).toBeGreaterThanOrEqual(4);
  expect(times).toBeLessThanOrEqual(5);
});

test.each([
  ['nobody is in a zone', []],
  ['it is not known yet', never],
  ['it cannot be known', apiError()],
])('takes no space while %s', async (_, answer) => {
  await mountInTestShell(app, { answers: { 'GET /zones/friends': answer } });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
