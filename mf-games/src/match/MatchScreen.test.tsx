import type { Match } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import {
  apiError,
  createTestShell,
  mountInTestShell,
  never,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aMatch } from '../testing/aMatch.ts';

const open = (match: TestAnswers['GET /matches/:id'], more: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/play/match/lamp4four2',
    answers: { 'GET /matches/:id': match ?? never, 'GET /matches/:id/friends': [], ...more },
    hubAnswers: { 'match-here': { done: true, version: 1 } },
  });

describe('[1-5] a match', () => {
  test('that waits gives the link to send', async () => {
    await open(aMatch({ phase: 'lobby' }));
    expect(screen.getByRole('heading', { name: 'Four Lamps' })).toBeVisible();
    expect(screen.getByText(/Send the link to whoever you want to play with/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  test('that waits shows a picture of the game', async () => {
    const game = { ...aMatch().game, url: '/framed/mf-games/four-lamps/' };
    await open(aMatch({ phase: 'lobby', game }));
    expect(document.querySelector('img[src="/framed/mf-games/four-lamps/still.webp"]')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });

  describe('that waits', () => {
    const basalt = { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null, invited: false };
    const lobby = aMatch({ phase: 'lobby' });

    test('lists friends who are online, and invites them', async () => {
      const { records } = await open(lobby, {
        'GET /matches/:id/friends': [basalt, { ...basalt, id: '3', name: 'Cedar Novak', invited: true }],
        'PUT /matches/:id/invitations/:username': { username: 'basalt', invited: true },
      });
      expect(await screen.findByRole('heading', { name: 'Friends online' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Cedar Novak is invited' })).toBeDisabled();
      await userEvent.click(screen.getByRole('button', { name: 'Invite Basalt Okoro' }));
      expect(await screen.findByRole('button', { name: 'Basalt Okoro is invited' })).toBeDisabled();
      expect(records.calls.at(-1)).toMatchObject({
        name: 'PUT /matches/:id/invitations/:username',
        input: { params: { id: 'lamp4four2', username: 'basalt' } },
      });
    });

    test('says why an invitation was refused, and can be tried again', async () => {
      const refused = new ApiError('Those were many invitations.', {
        code: 'games.too-many-invitations',
        status: 429,
      });
      const { records } = await open(lobby, {
        'GET /matches/:id/friends': [basalt],
        'PUT /matches/:id/invitations/:username': refused,
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Invite Basalt Okoro' }));
      expect(records.toasts).toMatchObject([{ message: 'Those were many invitations.', tone: 'bad' }]);
      expect(screen.getByRole('button', { name: 'Invite Basalt Okoro' })).toBeEnabled();
    });

    test('shows a friend who comes online meanwhile', async () => {
      let friends: (typeof basalt)[] = [];
      const { bring } = await open(lobby, { 'GET /matches/:id/friends': () => friends });
      expect(await screen.findByText(/No friend of yours is online/)).toBeVisible();
      friends = [basalt];
      await act(async () =>
        bring({
          type: 'presence',
          payload: { userId: '2', online: true, last_active: null },
          mark: undefined,
          channel: undefined,
        }),
      );
      expect(await screen.findByRole('button', { name: 'Invite Basalt Okoro' })).toBeVisible();
    });

    test('shows a friend who came online while the connection was gone', async () => {
      let friends: (typeof basalt)[] = [];
      const { syncHub } = await open(lobby, { 'GET /matches/:id/friends': () => friends });
      expect(await screen.findByText(/No friend of yours is online/)).toBeVisible();
      friends = [basalt];
      await act(async () => syncHub({ lastEvent: 1, reset: false }));
      expect(await screen.findByRole('button', { name: 'Invite Basalt Okoro' })).toBeVisible();
    });

    test('asks again who is online where that failed', async () => {
      let friends: (typeof basalt)[] | ApiError = apiError();
      await open(lobby, { 'GET /matches/:id/friends': () => friends });
      expect(await screen.findByRole('heading', { name: 'Your friends did not load' })).toBeVisible();
      friends = [basalt];
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('button', { name: 'Invite Basalt Okoro' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Your friends did not load' })).toBeNull();
    });

    test('invites nobody for whom there is no place, nor for who does not play', async () => {
      await open(aMatch({ phase: 'lobby', player: null }), { 'GET /matches/:id/friends': [basalt] });
      expect(screen.queryByRole('heading', { name: 'Friends online' })).toBeNull();
    });
  });

  test('is joined by who was sent the link', async () => {
    const { records } = await open(aMatch({ phase: 'lobby', player: null }), {
      'POST /matches/:id/join': aMatch(),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(records.calls.map(({ name }) => name)).toContain('POST /matches/:id/join');
  });

  test('that too many watch says so, with a way on', async () => {
    await open(new ApiError('Twenty people watch.', { code: 'games.too-many-watchers', status: 409 }));
    expect(screen.getByRole('heading', { name: 'Everybody is watching already' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('shows the game in its frame, and who plays', async () => {
    await open(aMatch({ state: {} }));
    expect(screen.getByTitle('Four Lamps')).toBeInTheDocument();
    const players = screen.getByRole('list', { name: 'Players' });
    expect(within(players).getByText('You')).toBeVisible();
    expect(within(players).getByText('Basalt')).toBeVisible();
  });

  test('says when somebody is away', async () => {
    const match = aMatch({ state: {} });
    await open({ ...match, players: match.players.map((one) => ({ ...one, here: one.player === 0 })) });
    expect(screen.getByText(/After thirty seconds the match goes on without them/)).toBeVisible();
  });

  test('says when somebody goes, and when they are back, as the next sign of life hears it', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const match = aMatch({ state: {} });
    const answer = { done: true, version: 1, away: [1] };
    const now = () => ({
      ...match,
      players: match.players.map((one) => ({ ...one, here: !answer.away.includes(one.player) })),
    });
    await mountInTestShell(app, {
      path: '/play/match/lamp4four2',
      answers: { 'GET /matches/:id': now },
      hubAnswers: { 'match-here': answer },
    });
    expect(screen.getByText(/goes on without them/)).toBeVisible();
    answer.away = [];
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText(/goes on without them/)).toBeNull();
    answer.away = [1];
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(/goes on without them/)).toBeVisible();
    jest.useRealTimers();
  });

  test('keeps one sign of life for when the connection is back, not one for every few seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const shell = createTestShell({ answers: { 'GET /matches/:id': aMatch({ state: {} }) } });
    const waits = jest.fn(() => never);
    Object.assign(shell.ctx.hub, { invoke: waits });
    await mountInTestShell(app, { path: '/play/match/lamp4four2', shell });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(waits).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('gives a sign of life, and asks anew when it has changed', async () => {
    const shell = await open(aMatch({ state: {} }));
    expect(shell.records.asks).toContainEqual({ name: 'match-here', says: ['lamp4four2'] });
    // It is asked for again once listening has begun: something may have happened until then.
    await waitFor(() => expect(shell.records.calls).toHaveLength(2));
    await act(async () =>
      shell.bring({
        type: 'match-changed',
        payload: { id: 'lamp4four2', version: 2 },
        mark: undefined,
        channel: 'match-lamp4four2',
      }),
    );
    await waitFor(() => expect(shell.records.calls).toHaveLength(3));
  });

  test('is shown as it is, also where it changes faster than the server answers', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const waiting: ((match: Match) => void)[] = [];
    let isSlow = false;
    const { bring, records } = await open(() =>
      isSlow ? new Promise<Match>((answer) => waiting.push(answer)) : aMatch({ state: {} }),
    );
    // What listening itself asked for is over.
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    isSlow = true;
    const before = records.calls.length;
    const change = (version: number) =>
      act(async () =>
        bring({
          type: 'match-changed',
          payload: { id: 'lamp4four2', version },
          mark: undefined,
          channel: 'match-lamp4four2',
        }),
      );
    for (const version of [2, 3, 4]) await change(version);
    const asked = () => records.calls.slice(before).map(({ status }) => status);
    expect(asked()).toEqual(['waiting']);
    await act(async () => waiting[0]?.(aMatch({ phase: 'end', winners: [0] })));
    expect(screen.getByText('You have won.')).toBeVisible();
    // What changed meanwhile is one more question.
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked()).toEqual(['answered', 'waiting']);
    jest.useRealTimers();
  });

  test('that is over says who has won, and can be played again', async () => {
    const { records } = await open(aMatch({ phase: 'end', winners: [0] }), {
      'POST /matches/:id/rematch': aMatch({ phase: 'end' }),
    });
    expect(screen.getByText('You have won.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    expect(records.calls.map(({ name }) => name)).toContain('POST /matches/:id/rematch');
  });

  test('for up to four is begun when enough are there', async () => {
    const two = aMatch().players;
    const { records } = await open(aMatch({ phase: 'lobby', players: two, most: 4 }), {
      'POST /matches/:id/begin': aMatch(),
    });
    expect(screen.getByText(/2 to 4 play/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(records.calls.map(({ name }) => name)).toContain('POST /matches/:id/begin');
  });

  test('shows a bot as one', async () => {
    const [own] = aMatch().players;
    const bot = { player: 1, person: null, here: true, bot: true, wants_rematch: true };
    await open(aMatch({ state: {}, players: own ? [own, bot] : [] }));
    expect(within(screen.getByRole('list', { name: 'Players' })).getByText('Bot')).toBeVisible();
  });

  describe('that nobody has joined', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
    afterEach(() => jest.useRealTimers());

    test('offers a bot after a while, where the game has one', async () => {
      await open(aMatch({ phase: 'lobby', has_bots: true }));
      expect(screen.queryByRole('button', { name: 'Play against a bot' })).toBeNull();
      act(() => jest.advanceTimersByTime(8_000));
      expect(screen.getByRole('button', { name: 'Play against a bot' })).toBeVisible();
    });
  });

  test('that is none says so, with a way on', async () => {
    await open(new ApiError('There is no such match.', { code: 'games.unknown-match', status: 404 }));
    expect(screen.getByRole('heading', { name: 'There is no such match.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/games');
  });

  test('that does not load can be asked for again', async () => {
    await open(apiError());
    expect(screen.getByRole('heading', { name: 'The match did not load' })).toBeVisible();
  });
});
