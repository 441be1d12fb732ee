import type { CallAnswer } from '@plaza/api-contract';
import type { HubMessage } from '@plaza/shell-contract';
import { ApiError } from '@plaza/shell-contract';
import {
  type MountedInTest,
  mountInTestShell,
  never,
  apiError,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app as bell } from '../bell.tsx';
import { app } from '../remote.tsx';
import { actors, aNotice, someNotices } from '../testing/notices.ts';

const wire = { mark: { event: 1, at: '2026-11-20T18:34:00.000Z' }, channel: undefined };
const share = aNotice({ id: '20', kind: 'share', path: '/post/41' });

const answers: TestAnswers = {
  'GET /notifications/unread': { unread: 2 },
  'GET /notifications': { items: someNotices, next: null, unread: 3 },
  'PUT /notifications/read': { unread: 0 },
};

beforeEach(() => localStorage.clear());

describe('the bell', () => {
  const ring = (but: TestAnswers = {}) => mountInTestShell(bell, { answers: { ...answers, ...but } });
  const button = (name: string) => screen.findByRole('button', { name });

  test('says how much is new', async () => {
    await ring();
    expect(await button('Notifications, 2 unread')).toHaveTextContent('2');
  });

  test('with nothing new it is a bell', async () => {
    await ring({ 'GET /notifications/unread': { unread: 0 } });
    expect(await button('Notifications')).toBeVisible();
  });

  test('stays a bell when nobody can say', async () => {
    await ring({ 'GET /notifications/unread': apiError() });
    expect(await button('Notifications')).toBeVisible();
  });

  test('rings at once when something happens, for ears too', async () => {
    const { bring } = await ring();
    await button('Notifications, 2 unread');
    await act(async () =>
      bring({ type: 'notification', payload: { unread: 3, notification: share }, ...wire } as Heard),
    );
    expect(await button('Notifications, 3 unread')).toBeVisible();
    expect(screen.getByText(/^Amber Lindqvist shared your post/)).toHaveAttribute('aria-live', 'polite');
  });

  test('a kind of news that it does not know is a plain line that leads there, in the panel and for ears', async () => {
    // What a newer server tells: no type of today has it.
    const kind = 'tide-turned' as 'share';
    const tide = aNotice({ id: '30', kind, actors: [], actor_count: 0, excerpt: null, path: '/tides' });
    const { bring } = await ring({ 'GET /notifications': { items: [tide], next: null, unread: 1 } });
    await act(async () =>
      bring({ type: 'notification', payload: { unread: 1, notification: tide }, ...wire } as Heard),
    );
    expect(screen.getByText('There is something new for you')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(await button('Notifications, 1 unread'));
    const line = await screen.findByRole('link', { name: /There is something new for you/ });
    expect(line).toHaveAttribute('href', '/tides');
  });

  test('[1-5] an invitation to a match stands on the page, and opens it', async () => {
    const { bring, records } = await ring();
    const invited = aNotice({
      id: '21',
      kind: 'match-invite',
      path: '/play/match/lamp4four2',
      excerpt: 'Four Lamps',
    });
    await act(async () =>
      bring({ type: 'notification', payload: { unread: 3, notification: invited }, ...wire } as Heard),
    );
    const [toast] = records.toasts;
    expect(toast).toMatchObject({
      message: expect.stringMatching(/ invites you to play: Four Lamps$/),
      stays: true,
    });
    await act(async () => toast?.action?.onAct());
    expect(records.navigations).toMatchObject([{ to: '/play/match/lamp4four2' }]);
    expect(records.calls.at(-1)).toMatchObject({
      name: 'PUT /notifications/read',
      input: { body: { id: '21' } },
    });
  });

  test('no other news stands in the way', async () => {
    const { bring, records } = await ring();
    await act(async () =>
      bring({ type: 'notification', payload: { unread: 3, notification: share }, ...wire } as Heard),
    );
    expect(records.toasts).toEqual([]);
  });

  test('goes quiet when it was read on another device', async () => {
    const { bring } = await ring();
    await button('Notifications, 2 unread');
    await act(async () =>
      bring({ type: 'notifications-read', payload: { id: null, unread: 0 }, ...wire } as Heard),
    );
    expect(await button('Notifications')).toBeVisible();
  });

  test('what is heard while it asks is newer than the answer', async () => {
    let answer: (said: { unread: number }) => void = () => undefined;
    const asked = new Promise<{ unread: number }>((resolve) => (answer = resolve));
    const { bring } = await ring({ 'GET /notifications/unread': asked });
    await act(async () =>
      bring({ type: 'notification', payload: { unread: 1, notification: share }, ...wire } as Heard),
    );
    await act(async () => answer({ unread: 0 }));
    expect(await button('Notifications, 1 unread')).toBeVisible();
  });

  test('asks anew when too much was missed', async () => {
    let unread = 2;
    const { syncHub } = await ring({ 'GET /notifications/unread': () => ({ unread }) });
    await button('Notifications, 2 unread');
    unread = 7;
    await act(async () => syncHub({ lastEvent: 90, reset: true }));
    expect(await button('Notifications, 7 unread')).toBeVisible();
  });

  test('opens a list, in which a click reads one and leads to it', async () => {
    const { records } = await ring();
    await userEvent.click(await button('Notifications, 2 unread'));
    const row = await screen.findByRole('link', { name: /commented on your post/ });
    expect(row).toHaveAttribute('href', '/post/41?comment=7');
    // The shell takes every click on a link of this plaza.
    row.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(row);
    expect(records.calls.at(-1)).toMatchObject({
      name: 'PUT /notifications/read',
      input: { body: { id: '13', until: someNotices.find(({ id }) => id === '13')?.cursor } },
    });
  });

  test('leads to all of them', async () => {
    await ring();
    await userEvent.click(await button('Notifications, 2 unread'));
    expect(await screen.findByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications');
  });
});

describe('/notifications', () => {
  const open = (but: TestAnswers = {}) =>
    mountInTestShell(app, { path: '/notifications', answers: { ...answers, ...but } });

  test('tells what happened, grouped, newest first', async () => {
    await open();
    const rows = within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(
      'New: Amber Lindqvist, Basalt Okoro and 3 others gave your post starsLow tide at the pier',
    );
    expect(rows[3]).toHaveTextContent('Basalt Okoro is now your friend');
    expect(rows[3]).not.toHaveTextContent('New:');
  });

  test('all are read with one press', async () => {
    const { records } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    expect(screen.queryByText(/New:/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Mark all read' })).toBeDisabled();
    expect(records.calls.at(-1)).toMatchObject({
      name: 'PUT /notifications/read',
      input: { body: { until: someNotices[0]?.cursor } },
    });
  });

  describe('what was read without a network', () => {
    const offline = new ApiError('Plaza cannot be reached.', { code: 'network', status: 0 });
    const until = someNotices[0]?.cursor;
    const told = ({ records }: MountedInTest) =>
      records.calls.filter(({ name }) => name === 'PUT /notifications/read').map(({ input }) => input);

    test('is told when it is back, and no more than what was seen', async () => {
      let isOnline = false;
      const mounted = await open({
        'PUT /notifications/read': () => (isOnline ? { unread: 0 } : offline),
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
      expect(screen.queryByText('New:')).toBeNull();
      isOnline = true;
      await act(async () => void window.dispatchEvent(new Event('online')));
      expect(told(mounted)).toEqual([{ body: { until } }, { body: { until } }]);
      expect(localStorage.getItem('noticesRead')).toBeNull();
    });

    test('is told by the next page when this one is closed before, from whatever screen', async () => {
      const before = await open({ 'PUT /notifications/read': offline });
      const row = await screen.findByRole('link', { name: /commented on your post/ });
      row.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(row);
      await before.unmount();
      const after = await mountInTestShell(bell, { answers });
      const seen = someNotices.find(({ id }) => id === '13')?.cursor;
      await waitFor(() => expect(told(after)).toEqual([{ body: { id: '13', until: seen } }]));
      await waitFor(() => expect(localStorage.getItem('noticesRead')).toBeNull());
    });

    test('is shown as read on the next page, until the server knows', async () => {
      const before = await open({ 'PUT /notifications/read': offline });
      await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
      await before.unmount();
      await open({ 'PUT /notifications/read': offline });
      expect(await screen.findByRole('button', { name: 'Mark all read' })).toBeDisabled();
      expect(screen.queryByText(/New:/)).toBeNull();
    });

    test('by somebody else is theirs', async () => {
      const mark = { id: 'm', notice: null, until };
      localStorage.setItem('noticesRead', JSON.stringify({ userId: '8', ['wishes']: [mark] }));
      const mounted = await open();
      await screen.findByRole('list', { name: 'Notifications' });
      expect(screen.getAllByText(/New:/)).not.toEqual([]);
      expect(told(mounted)).toEqual([]);
    });
  });

  test('what happens while the list is on its way is in it, also when the list is older', async () => {
    const lists: ((list: CallAnswer<'GET /notifications'>) => void)[] = [];
    const { bring } = await open({
      'GET /notifications': () => new Promise((answer) => lists.push(answer)),
    });
    const latest = aNotice({ id: '99', actors: [actors[2]], actor_count: 1 });
    await act(async () =>
      bring({ type: 'notification', payload: { unread: 1, notification: latest }, ...wire } as Heard),
    );
    const [older, newer] = lists;
    await act(async () => older?.({ items: [], next: null, unread: 0 }));
    await act(async () => newer?.({ items: [latest], next: null, unread: 1 }));
    expect(await screen.findByText(/Cedar Novak/)).toBeVisible();
  });

  test('what was read elsewhere while the list is fetched again stays read', async () => {
    const unread = aNotice({ id: '13', is_read: false });
    const lists: ((list: CallAnswer<'GET /notifications'>) => void)[] = [];
    const first = { items: [unread], next: null, unread: 1 };
    const { bring, syncHub } = await open({
      'GET /notifications': () =>
        lists.length === 0
          ? (lists.push(() => undefined), first)
          : new Promise((answer) => lists.push(answer)),
    });
    await screen.findByText(/New:/);
    await act(async () => syncHub({ lastEvent: 9, reset: true }));
    await act(async () =>
      bring({ type: 'notifications-read', payload: { id: null, unread: 0 }, ...wire } as Heard),
    );
    await act(async () => lists[1]?.({ ...first }));
    await act(async () => lists[2]?.({ ...first, items: [{ ...unread, is_read: true }], unread: 0 }));
    expect(screen.queryByText(/New:/)).toBeNull();
  });

  test('what is new of a group takes its place on top', async () => {
    const { bring } = await open();
    await screen.findByRole('list', { name: 'Notifications' });
    const more = aNotice({ id: '13', actors: [actors[2], actors[0]], actor_count: 3 });
    await act(async () =>
      bring({ type: 'notification', payload: { unread: 3, notification: more }, ...wire } as Heard),
    );
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(someNotices.length);
    expect(rows[0]).toHaveTextContent('Cedar Novak, Amber Lindqvist and 1 other commented on your post');
  });

  test('what is taken back goes', async () => {
    let items = someNotices;
    const { bring } = await open({ 'GET /notifications': () => ({ items, next: null, unread: 0 }) });
    await screen.findByText(/wants to be your friend/);
    items = someNotices.filter(({ kind }) => kind !== 'request');
    await act(async () =>
      bring({ type: 'notification', payload: { unread: 2, notification: null }, ...wire } as Heard),
    );
    expect(screen.queryByText(/wants to be your friend/)).toBeNull();
  });

  test('older ones come below', async () => {
    await open({
      'GET /notifications': ({ query }) =>
        query?.cursor
          ? { items: [share], next: null, unread: 1 }
          : { items: [aNotice()], next: 'bjoyMg', unread: 1 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/shared your post/)).toBeVisible();
    expect(screen.getByText(/commented on your post/)).toBeVisible();
  });

  test('nothing yet, and what will stand here', async () => {
    await open({ 'GET /notifications': { items: [], next: null, unread: 0 } });
    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeVisible();
  });

  test('says that it loads, and what failed', async () => {
    const { unmount } = await open({ 'GET /notifications': never });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await unmount();
    await open({ 'GET /notifications': apiError() });
    expect(await screen.findByRole('alert')).toHaveTextContent('The notifications did not load');
  });
});

type Heard = HubMessage<'notification' | 'notifications-read'>;
