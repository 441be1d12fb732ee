import { apiError, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../card.tsx';
import { installTestChannel, type TestPort } from '../frame/testing/testChannel.ts';
import { aGame } from '../testing/aGame.ts';

installTestChannel();

const tram = aGame('Night Tram', {
  id: '7',
  url: '/framed/mf-games/night-tram/',
  line: 'Mind the tea.',
  image_url: '/framed/mf-games/night-tram/still.webp',
});

/** In a post that says which game it is about. */
async function show(game: TestAnswers['GET /games/:id'], more: TestAnswers = {}) {
  document.body.dataset['game'] = '7';
  return mountInTestShell(app, { answers: { 'GET /games/:id': game ?? tram, ...more } });
}

afterEach(() => delete document.body.dataset['game']);

test('a post about a game shows its picture, its line and the way to its page', async () => {
  await show(tram);
  expect(screen.getByRole('region', { name: 'Night Tram' })).toHaveTextContent('Mind the tea.');
  expect(document.querySelector('img[src="/framed/mf-games/night-tram/still.webp"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Play full size' })).toHaveAttribute('href', '/play/7');
  expect(document.querySelector('iframe')).toBeNull();
});

test('and plays it in its place, in a sandbox; the run counts', async () => {
  const { records } = await show(tram);
  await userEvent.click(screen.getByRole('button', { name: 'Play here' }));
  const frame = screen.getByTitle('Night Tram');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  const ports: TestPort[] = [];
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      focus: () => undefined,
      postMessage: (_hello: unknown, _to: string, [port]: [TestPort]) => ports.push(port),
    },
  });
  fireEvent.load(frame);
  await act(async () => ports[0]?.postMessage({ kind: 'ready' }));
  expect(records.calls.map(({ name }) => name)).toContain('POST /games/:id/runs');
  await userEvent.click(screen.getByRole('button', { name: 'Close the game' }));
  expect(screen.queryByTitle('Night Tram')).toBeNull();
});

test('a game that is not there leaves the words of the post alone', async () => {
  await show(apiError());
  expect(screen.queryByRole('region')).toBeNull();
});
