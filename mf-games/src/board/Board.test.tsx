import type { Board } from '@plaza/api-contract';
import {
  apiError,
  mountInTestShell,
  never,
  testMember,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';

const game = aGame('Clockwork', { id: '7', url: '/framed/mf-games/clockwork/' });
const place = (at: number, name: string, value: number) => ({
  place: at,
  value,
  at: '2026-11-22T15:20:00.000Z',
  person: { id: name, name, username: name.toLowerCase(), profile: null },
});
const board: Board = {
  places: [place(1, 'Amber', 900), place(2, 'Basalt', 800)],
  own: place(9, 'Cedar', 100),
};

const open = (answer: TestAnswers['GET /games/:id/board'], more: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/play/7',
    session: { status: 'member', user: testMember() },
    answers: { 'GET /games/:id': game, 'GET /games/:id/board': answer ?? never, ...more },
  });

test('the best runs stand beside the game, in order, one’s own below', async () => {
  await open(board);
  const rows = within(screen.getByRole('region', { name: 'Best runs' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['1AAmber900', '2BBasalt800', '9CCedar100']);
  expect(screen.getByRole('link', { name: 'Amber' })).toHaveAttribute('href', '/user/amber');
});

test('another tab is another board', async () => {
  const { records } = await open(board);
  await userEvent.click(screen.getByRole('tab', { name: 'Friends' }));
  const asked = records.calls.filter(({ name }) => name === 'GET /games/:id/board');
  expect(asked.map(({ input }) => input)).toMatchObject([
    { query: { span: 'today' } },
    { query: { span: 'friends' } },
  ]);
});

test('a board without anybody says so', async () => {
  await open({ places: [], own: null });
  expect(screen.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
});

test('a board that is on its way, and one that fails', async () => {
  const { unmount } = await open(never);
  expect(screen.getByRole('status', { name: 'Loading the best runs' })).toBeInTheDocument();
  await unmount();
  await open(apiError());
  expect(screen.getByRole('heading', { name: 'The best runs did not load' })).toBeVisible();
});

test('a guest plays without a board', async () => {
  await mountInTestShell(app, {
    path: '/play/7',
    session: { status: 'guest' },
    answers: { 'GET /games/:id': game },
  });
  expect(screen.queryByRole('region', { name: 'Best runs' })).toBeNull();
});
