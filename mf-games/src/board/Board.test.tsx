import type { Board } from '@plaza/api-contract';
import {
  apiError,
  mountInTestShell,
  never,
  testMember,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestChannel, type TestPort } from '../frame/testing/testChannel.ts';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';

installTestChannel();

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

describe('a score is told in the feed', () => {
  /** A run that has just ended. */
  async function scored(more: TestAnswers) {
    const shell = await open(board, {
      'POST /games/:id/runs': { token: 't.1', seed: 2, daily: false, version: 1 },
      'POST /scores': { ranked: true, best: 1200, today: 1200, rank: 3, toNext: null },
      ...more,
    });
    const ports: TestPort[] = [];
    const frame = screen.getByTitle('Clockwork');
    Object.defineProperty(frame, 'contentWindow', {
      value: {
        focus: () => undefined,
        postMessage: (_hello: unknown, _to: string, [port]: [TestPort]) => ports.push(port),
      },
    });
    fireEvent.load(frame);
    const score = { value: 1200, ticks: 9, seed: 2, log: '', hash: '', run: 't.1', slow: false };
    for (const message of [{ kind: 'ready' }, { kind: 'score', ...score }])
      await act(async () => ports[0]?.postMessage(message));
    return shell.records;
  }

  test('by a post with the score and the address where its game is played', async () => {
    const records = await scored({ 'POST /content': { ID: '41' } as never });
    await userEvent.click(screen.getByRole('button', { name: 'Share in the feed' }));
    expect(screen.getByRole('button', { name: 'Shared' })).toBeDisabled();
    const call = records.calls.find(({ name }) => name === 'POST /content');
    const { body } = (call?.input ?? {}) as { body?: FormData };
    expect(body?.get('context')).toBe(
      `I made ${(1200).toLocaleString()} points in Clockwork. Can you do better? ${window.location.origin}/play/7`,
    );
    expect(body?.get('clientId')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('and where that fails it says so, and can be tried again', async () => {
    const records = await scored({ 'POST /content': apiError() });
    await userEvent.click(screen.getByRole('button', { name: 'Share in the feed' }));
    expect(records.toasts).toEqual([{ message: 'It was not shared. Please try again.', tone: 'bad' }]);
    expect(screen.getByRole('button', { name: 'Share in the feed' })).toBeEnabled();
  });
});
