import type { CallAnswer, Friendship } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { amber, aPerson, basalt, cedar } from '../testing/people.ts';

const mark = { event: 1, at: '2026-11-20T18:34:00.000Z' };
const noRequests: CallAnswer<'GET /friends/requests'> = { incoming: [], outgoing: [] };

function open(answers: TestAnswers = {}, path = '/friends') {
  return mountInTestShell(app, {
    path,
    answers: {
      'GET /friends': { items: [amber], next: null },
      'GET /friends/requests': noRequests,
      'GET /friends/suggestions': [],
      ...answers,
    },
  });
}

const standing = (friendship: Friendship) => ({ username: 'cedar', friendship });

describe('friends', () => {
  test('stand with what binds one to them, and lead to their profile', async () => {
    await open();
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('Amber Lindqvist');
    expect(row).toHaveTextContent('Plaza · 2 mutual friends');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/user/amber');
  });

  test('come page by page', async () => {
    const { records } = await open({
      'GET /friends': ({ query }) =>
        query?.cursor ? { items: [basalt], next: null } : { items: [amber], next: 'after-amber' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Basalt Okoro')).toBeVisible();
    expect(screen.getByText('Amber Lindqvist')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(records.calls.at(-1)?.input).toEqual({ query: { cursor: 'after-amber' } });
  });

  test('a page that does not come is asked for again', async () => {
    let answer: CallAnswer<'GET /friends'> | ApiError = apiError();
    await open({
      'GET /friends': ({ query }) => (query?.cursor ? answer : { items: [amber], next: 'after-amber' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('The next ones did not load.')).toBeVisible();
    answer = { items: [basalt], next: null };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Basalt Okoro')).toBeVisible();
  });

  test('whom one has just lost is not shown by a list that was asked for before', async () => {
    const lists: ((list: CallAnswer<'GET /friends'>) => void)[] = [];
    const { bring } = await open({ 'GET /friends': () => new Promise((answer) => lists.push(answer)) });
    const payload = { user_id: '1', username: 'amber', friendship: 'none' } as const;
    await act(async () => bring({ type: 'friendship', payload, mark }));
    await act(async () => lists[0]?.({ items: [amber], next: null }));
    await act(async () => lists[1]?.({ items: [], next: null }));
    expect(screen.queryByText('Amber Lindqvist')).toBeNull();
  });

  test('without any, the way leads to people', async () => {
    await open({ 'GET /friends': { items: [], next: null } });
    expect(await screen.findByRole('heading', { name: 'No friends yet' })).toBeVisible();
  });

  test('a new friend appears by itself', async () => {
    let friends = [amber];
    const { bring } = await open({ 'GET /friends': () => ({ items: friends, next: null }) });
    await screen.findByText('Amber Lindqvist');
    friends = [amber, basalt];
    await act(async () =>
      bring({
        type: 'friendship',
        payload: { user_id: '2', username: 'basalt', friendship: 'friends' },
        mark,
        channel: undefined,
      }),
    );
    expect(await screen.findByText('Basalt Okoro')).toBeVisible();
  });

  test('says Loading... while they are on their way, and what failed when they do not come', async () => {
    const { unmount } = await open({ 'GET /friends': never });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await unmount();
    await open({ 'GET /friends': apiError() });
    expect(await screen.findByRole('alert')).toHaveTextContent('The friends did not load');
  });
});

describe('a friendship', () => {
  const openKnown = (answers: TestAnswers) =>
    open({ 'GET /friends/suggestions': [cedar], ...answers }, '/friends?tab=known');

  test('is asked for at once, and can be taken back', async () => {
    const { records } = await openKnown({
      'PUT /friends/requests/:username': standing('requested'),
      'DELETE /friends/requests/:username': standing('none'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw request: Cedar Novak' }));
    expect(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' })).toHaveFocus();
    expect(records.calls.slice(-2).map(({ name }) => name)).toEqual([
      'PUT /friends/requests/:username',
      'DELETE /friends/requests/:username',
    ]);
  });

  test('is asked for once by a double click, whose second half does not withdraw it', async () => {
    const { records } = await openKnown({
      'PUT /friends/requests/:username': standing('requested'),
      'DELETE /friends/requests/:username': standing('none'),
    });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' }));
    expect(screen.getByRole('button', { name: 'Withdraw request: Cedar Novak' })).toBeVisible();
    const asked = records.calls.filter(({ name }) => name.endsWith('/friends/requests/:username'));
    expect(asked.map(({ name }) => name)).toEqual(['PUT /friends/requests/:username']);
  });

  test('is there at once when both asked at the same time', async () => {
    await openKnown({ 'PUT /friends/requests/:username': standing('friends') });
    await userEvent.click(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' }));
    expect(await screen.findByRole('button', { name: 'Friends: Cedar Novak' })).toBeVisible();
  });

  test('that the server refuses is as it was, with the reason', async () => {
    const { records } = await openKnown({
      'PUT /friends/requests/:username': new ApiError('Too many requests for today.', {
        code: 'friends.too-many',
        status: 429,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' }));
    expect(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' })).toBeVisible();
    expect(records.toasts).toEqual([{ tone: 'bad', message: 'Too many requests for today.' }]);
  });

  test('ends only after a question', async () => {
    const { records } = await open({
      'DELETE /friends/:username': { username: 'amber', friendship: 'none' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Friends: Amber Lindqvist' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unfriend' }));
    const question = await screen.findByRole('alertdialog', { name: 'Unfriend Amber Lindqvist?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Unfriend' }));
    expect(await screen.findByRole('button', { name: 'Add friend: Amber Lindqvist' })).toBeVisible();
    expect(records.calls.at(-1)).toMatchObject({
      name: 'DELETE /friends/:username',
      input: { params: { username: 'amber' } },
    });
  });

  test('changes on this screen when the other one acts', async () => {
    const { bring } = await openKnown({});
    await screen.findByRole('button', { name: 'Add friend: Cedar Novak' });
    await act(async () =>
      bring({
        type: 'friendship',
        payload: { user_id: '3', username: 'cedar', friendship: 'asked' },
        mark,
        channel: undefined,
      }),
    );
    expect(screen.getByRole('button', { name: 'Accept: Cedar Novak' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decline: Cedar Novak' })).toBeVisible();
  });
});

describe('requests', () => {
  const asking = aPerson({ ...cedar, friendship: 'asked' });
  const asked = aPerson({ ...basalt, friendship: 'requested' });

  test('stand on both sides, and those that wait are counted', async () => {
    await open({ 'GET /friends/requests': { incoming: [asking], outgoing: [asked] } });
    await userEvent.click(await screen.findByRole('tab', { name: /1 request waits/ }));
    const incoming = await screen.findByRole('list', { name: 'Requests for you' });
    expect(within(incoming).getByText('Cedar Novak')).toBeVisible();
    const outgoing = screen.getByRole('list', { name: 'You have asked' });
    expect(within(outgoing).getByRole('button', { name: 'Withdraw request: Basalt Okoro' })).toBeVisible();
    expect(window.location.search).toBe('?tab=requests');
  });

  test('are accepted where they stand, and wait no longer', async () => {
    const { bring } = await open(
      {
        'GET /friends/requests': { incoming: [asking], outgoing: [] },
        'PUT /friends/requests/:username': standing('friends'),
      },
      '/friends?tab=requests',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Accept: Cedar Novak' }));
    expect(await screen.findByRole('button', { name: 'Friends: Cedar Novak' })).toHaveFocus();
    const payload = { user_id: '3', username: 'cedar', friendship: 'friends' } as const;
    await act(async () => bring({ type: 'friendship', payload, mark, channel: undefined }));
    expect(screen.getByRole('tab', { name: 'Requests' })).toBeVisible();
  });

  test('are declined where they stand', async () => {
    const { records } = await open(
      {
        'GET /friends/requests': { incoming: [asking], outgoing: [] },
        'DELETE /friends/requests/:username': standing('none'),
      },
      '/friends?tab=requests',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Decline: Cedar Novak' }));
    expect(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' })).toBeVisible();
    expect(records.calls.filter(({ name }) => name === 'DELETE /friends/requests/:username')).toHaveLength(1);
  });

  test('a new one comes by itself', async () => {
    let requests = noRequests;
    const { bring } = await open({ 'GET /friends/requests': () => requests }, '/friends?tab=requests');
    expect(await screen.findByRole('heading', { name: 'No requests' })).toBeVisible();
    requests = { incoming: [asking], outgoing: [] };
    await act(async () =>
      bring({
        type: 'friendship',
        payload: { user_id: '3', username: 'cedar', friendship: 'asked' },
        mark,
        channel: undefined,
      }),
    );
    expect(await screen.findByRole('button', { name: 'Accept: Cedar Novak' })).toBeVisible();
  });

  test('a failure says so, and Retry brings them', async () => {
    let requests: CallAnswer<'GET /friends/requests'> | ApiError = apiError();
    await open({ 'GET /friends/requests': () => requests }, '/friends?tab=requests');
    expect(await screen.findByRole('alert')).toHaveTextContent('The requests did not load');
    requests = { incoming: [asking], outgoing: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Cedar Novak')).toBeVisible();
  });
});

describe('people one may know', () => {
  test('can be waved away', async () => {
    const { records } = await open(
      {
        'GET /friends/suggestions': [cedar, basalt],
        'DELETE /friends/suggestions/:username': { username: 'cedar' },
      },
      '/friends?tab=known',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Do not suggest Cedar Novak again' }));
    expect(screen.queryByText('Cedar Novak')).toBeNull();
    expect(screen.getByText('Basalt Okoro')).toBeVisible();
    expect(records.calls.at(-1)).toMatchObject({ input: { params: { username: 'cedar' } } });
  });

  test('come back when that did not reach the server', async () => {
    await open(
      { 'GET /friends/suggestions': [cedar], 'DELETE /friends/suggestions/:username': apiError() },
      '/friends?tab=known',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Do not suggest Cedar Novak again' }));
    expect(await screen.findByText('Cedar Novak')).toBeVisible();
  });

  test('nobody to suggest, and what helps', async () => {
    await open({}, '/friends?tab=known');
    expect(await screen.findByRole('heading', { name: 'Nobody to suggest yet' })).toBeVisible();
  });
});

test('the friends of somebody stand under their address', async () => {
  const { records } = await open(
    { 'GET /friends/of/:username': { items: [amber, basalt], next: null } },
    '/user/cedar/friends',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Friends of @cedar' })).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(records.calls).toContainEqual(
    expect.objectContaining({ name: 'GET /friends/of/:username', input: { params: { username: 'cedar' } } }),
  );
});
