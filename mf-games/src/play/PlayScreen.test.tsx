import { ApiError } from '@plaza/shell-contract';
import { apiError, mountInTestShell, never, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';

function open(game: TestAnswers['GET /games/:id'], more: TestAnswers = {}) {
  return mountInTestShell(app, { path: '/play/7', answers: { 'GET /games/:id': game ?? never, ...more } });
}

test('[2.9-1] says Loading game... under the title of no game yet, with a way back', async () => {
  await open(never);
  expect(screen.getByText('Loading game...')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Game Title' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('[2.9-1] shows the game in a frame of its own size, 800 by 600 unless it says', async () => {
  const { records } = await open(aGame('Night Tram'));
  expect(screen.getByRole('heading', { name: 'Night Tram' })).toBeVisible();
  const frame = screen.getByTitle('Night Tram');
  expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['800', '600']);
  expect(records.calls[0]?.input).toMatchObject({ params: { id: '7' } });
});

test('[2.8-3] its heart can be taken back', async () => {
  const { records } = await open(aGame('Night Tram'), {
    'POST /fav/:gameId': { id: 'Night Tram', isFavorited: true },
    'DELETE /fav/:gameId': { id: 'Night Tram', isFavorited: false },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add to favorites' }));
  expect(screen.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  await act(async () => records.toasts[0]?.action?.onAct());
  expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
});

test('a double click on its heart means one thing', async () => {
  const { records } = await open(aGame('Night Tram'), {
    'POST /fav/:gameId': { id: 'Night Tram', isFavorited: true },
    'DELETE /fav/:gameId': { id: 'Night Tram', isFavorited: false },
  });
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Add to favorites' }), { detail: 1 }),
  );
  const full = await screen.findByRole('button', { name: 'Remove from favorites' });
  await act(async () => fireEvent.click(full, { detail: 2 }));
  expect(records.calls.map(({ name }) => name)).not.toContain('DELETE /fav/:gameId');
  expect(full).toHaveAccessibleName('Remove from favorites');
});

test('[2.9-1] a game without a title is called Game Title', async () => {
  await open(aGame('Night Tram', { title: '' }));
  expect(screen.getByRole('heading', { name: 'Game Title' })).toBeVisible();
});

test('[2.9-2] says No game URL available for embedding', async () => {
  await open(aGame('Night Tram', { url: '' }));
  expect(screen.getByRole('heading', { name: 'No game URL available for embedding' })).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test('[2.9-2] [8-8] says No game found to display., and that the game was not found', async () => {
  await open(new ApiError('Game not found', { code: 'games.unknown', status: 404 }));
  expect(screen.getByRole('heading', { name: 'No game found to display.' })).toBeVisible();
  expect(screen.getByText('Game not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/games');
});

test('[8-8] says Error fetching game: and why', async () => {
  await open(apiError('Plaza does not answer.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Error fetching game: Plaza does not answer.');
});

describe('a game of ours', () => {
  const ours = aGame('Night Tram', { url: '/framed/mf-games/night-tram/' });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('that says nothing for ten seconds is told of, and can be loaded again', async () => {
    await open(ours);
    await act(async () => jest.advanceTimersByTime(9_999));
    expect(screen.getByTitle('Night Tram')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByRole('heading', { name: 'Night Tram does not start' })).toBeVisible();
    jest.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));
    expect(screen.getByTitle('Night Tram')).toBeInTheDocument();
  });

  test('is told at which address its page is, and nothing else', async () => {
    await open(ours);
    expect(screen.getByTitle('Night Tram')).toHaveAttribute(
      'src',
      `/framed/mf-games/night-tram/#host=${encodeURIComponent(window.location.origin)}`,
    );
  });
});
