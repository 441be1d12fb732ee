import type { CallAnswer, Notification } from '@plaza/api-contract';
import { calls } from '@plaza/api-contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../api.ts';
import { ShellReact } from '../ctx.ts';
import { createTestShell, never, testMember, type TestAnswers } from '../testing/index.ts';
import { liveList, liveValue } from './sources.ts';
import { useLiveList, useLiveValue } from './useLive.ts';

type Answer = CallAnswer<'GET /notifications'>;

const notices = liveList('GET /notifications', {
  key: ({ id }) => id,
  on: {
    notification: (items, { notification }) =>
      notification ? [notification, ...items.filter(({ id }) => id !== notification.id)] : 'again',
  },
});
const unread = liveValue('GET /notifications/unread', {
  on: { notification: (_, event) => ({ unread: event.unread }) },
});

const [example] = calls['GET /notifications'].example.items;
const notice = (id: string): Notification => ({ ...example, id, cursor: `after ${id}` });
const page = (ids: string[], next: string | null = null): Answer => ({
  items: ids.map(notice),
  next,
  unread: 0,
});
const refused = new ApiError('Not today.', { code: 'test', status: 409 });

function Notices() {
  const list = useLiveList(notices);
  const drop = (id: string, send: () => Promise<void>) =>
    void list.change((items) => items.filter((one) => one.id !== id), send).catch(() => undefined);
  return (
    <section data-status={list.status} data-more={list.more}>
      <p data-testid="ids">{list.items.map(({ id }) => id).join(' ')}</p>
      {list.status === 'failed' ? <p role="alert">{list.error.message}</p> : null}
      {list.hasMore ? <button onClick={() => void list.loadMore()}>More</button> : null}
      <button onClick={list.retry}>Retry</button>
      <button onClick={() => drop('1', () => Promise.resolve())}>Drop 1</button>
      <button onClick={() => drop('2', () => Promise.reject(refused))}>Drop 2</button>
    </section>
  );
}

function Unread() {
  const state = useLiveValue(unread);
  return <p data-testid="unread">{state.status === 'ready' ? state.value.unread : state.status}</p>;
}

/** Answers that arrive when the test says so, in the order in which they were asked for. */
function answering() {
  const arrivals: ((answer: Answer | ApiError) => Promise<void>)[] = [];
  const ask = () =>
    new Promise<Answer>((resolve, reject) => {
      arrivals.push((answer) =>
        act(async () => (answer instanceof ApiError ? reject(answer) : resolve(answer))),
      );
    });
  const arrive = async (number: number | 'last', answer: Answer | ApiError) => {
    const arrival = number === 'last' ? arrivals.at(-1) : arrivals[number];
    if (!arrival) throw new Error(`Nobody has asked so often: ${number}.`);
    await arrival(answer);
  };
  return { ask, arrive };
}

function show(answers: TestAnswers, shell = createTestShell({ answers }), shown = <Notices />) {
  const view = render(<ShellReact value={shell.ctx}>{shown}</ShellReact>);
  const hear = (notification: Notification | null, count = 1) =>
    act(async () =>
      shell.bring({
        type: 'notification',
        payload: { unread: count, notification } as never,
        mark: undefined,
      }),
    );
  return { ...shell, ...view, shell, hear };
}

const ids = () => screen.getByTestId('ids').textContent;
const asked = ({ records }: { records: { calls: { status: string }[] } }) => records.calls.length;

describe('a live list', () => {
  test('loads, and each page below it once', async () => {
    const pages: Record<string, Answer> = { a: page(['1', '0']) };
    const { records } = show({
      'GET /notifications': ({ query } = {}) => pages[query?.cursor ?? ''] ?? page(['2', '1'], 'a'),
    });
    expect(await screen.findByText('2 1')).toBeVisible();
    const more = screen.getByRole('button', { name: 'More' });
    await userEvent.dblClick(more);
    expect(await screen.findByText('2 1 0')).toBeVisible();
    expect(more).not.toBeInTheDocument();
    expect(records.calls).toHaveLength(2);
  });

  test('an answer after an event: what was heard while it was on its way is in it', async () => {
    const { ask, arrive } = answering();
    const { hear } = show({ 'GET /notifications': ask });
    await hear(notice('9'));
    await arrive(0, page(['1']));
    expect(ids()).toBe('9 1');
  });

  test('an event that says too little asks again, also while an older answer is on its way, and only once', async () => {
    const { ask, arrive } = answering();
    const test = show({ 'GET /notifications': ask });
    await test.hear(null);
    await test.hear(null);
    await arrive(0, page(['1']));
    expect(ids()).toBe('1');
    await arrive(1, page(['2', '1']));
    expect(ids()).toBe('2 1');
    expect(asked(test)).toBe(2);
  });

  test('a page after a reset: it belongs to a list that is gone', async () => {
    const { ask, arrive } = answering();
    const { syncHub } = show({ 'GET /notifications': ask });
    await arrive(0, page(['2'], 'a'));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await act(async () => syncHub({ lastEvent: 9, reset: true }));
    await arrive(2, page(['8', '7'], 'b'));
    await arrive(1, page(['1']));
    expect(ids()).toBe('8 7');
    expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  });

  test('that is loaded anew is as long as it was: nobody loses their place', async () => {
    const { ask, arrive } = answering();
    const { syncHub } = show({ 'GET /notifications': ask });
    await arrive(0, page(['2', '1'], 'a'));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await arrive(1, page(['0']));
    await act(async () => syncHub({ lastEvent: 9, reset: true }));
    await arrive(2, page(['3', '2'], 'b'));
    expect(ids()).toBe('2 1 0');
    await arrive(3, page(['1', '0']));
    expect(ids()).toBe('3 2 1 0');
  });

  test('two changes of which one fails: it comes back, and the other stays', async () => {
    show({ 'GET /notifications': page(['3', '2', '1']) });
    await screen.findByText('3 2 1');
    await act(async () => {
      screen.getByRole('button', { name: 'Drop 2' }).click();
      screen.getByRole('button', { name: 'Drop 1' }).click();
      expect(ids()).toBe('3 2 1');
    });
    expect(ids()).toBe('3 2');
  });

  test('says why it failed, and Retry starts over', async () => {
    const { ask, arrive } = answering();
    show({ 'GET /notifications': ask });
    await arrive(0, refused);
    expect(screen.getByRole('alert')).toHaveTextContent('Not today.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await arrive(1, page(['1']));
    expect(ids()).toBe('1');
  });

  test('that failed is asked for again when the connection is back, and one that is there is not', async () => {
    const { ask, arrive } = answering();
    const { records } = show({ 'GET /notifications': ask });
    await arrive(0, refused);
    act(() => void window.dispatchEvent(new Event('online')));
    await arrive(1, page(['1']));
    expect(ids()).toBe('1');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(records.calls).toHaveLength(2);
  });

  test('that fails once more when the connection is hardly back is asked for a moment later', async () => {
    const { ask, arrive } = answering();
    show({ 'GET /notifications': ask });
    await arrive(0, refused);
    jest.useFakeTimers();
    act(() => void window.dispatchEvent(new Event('online')));
    await arrive(1, refused);
    act(() => jest.advanceTimersByTime(1_000));
    jest.useRealTimers();
    await arrive(2, page(['1']));
    expect(ids()).toBe('1');
  });

  test('a page that does not come leaves the list, and is asked for again', async () => {
    const { ask, arrive } = answering();
    show({ 'GET /notifications': ask });
    await arrive(0, page(['2'], 'a'));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await arrive(1, refused);
    expect(document.querySelector('[data-more=failed]')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await arrive(2, page(['1']));
    expect(ids()).toBe('2 1');
  });

  test('a reset that fails leaves what there is', async () => {
    const { ask, arrive } = answering();
    const { syncHub } = show({ 'GET /notifications': ask });
    await arrive(0, page(['1']));
    await act(async () => syncHub({ lastEvent: 9, reset: true }));
    await arrive(1, refused);
    expect(ids()).toBe('1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('an oddity is reported and told in one calm sentence', async () => {
    const { records } = show({
      'GET /notifications': () => {
        throw new TypeError('x is not a function');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(records.reports).toEqual([{ error: expect.any(TypeError), about: 'call GET /notifications' }]);
  });
});

describe('whoever looks away', () => {
  test('ends what is on its way and listens no more', async () => {
    const { records, unmount } = show({ 'GET /notifications': never });
    expect(records.listeners.size).toBeGreaterThan(0);
    unmount();
    await act(async () => undefined);
    expect(records.calls.map(({ status }) => status)).toEqual(['given-up']);
    expect(records.listeners.size).toBe(0);
  });

  test('finds it as it was when they come back, and brought up to date', async () => {
    const { ask, arrive } = answering();
    const { shell, unmount } = show({ 'GET /notifications': ask });
    await arrive(0, page(['1']));
    unmount();
    show({}, shell);
    expect(ids()).toBe('1');
    await arrive(1, page(['2', '1']));
    expect(ids()).toBe('2 1');
  });
});

test('who comes back to a list that had failed sees it loading', async () => {
  const { ask, arrive } = answering();
  const { shell, unmount } = show({ 'GET /notifications': ask });
  await arrive(0, refused);
  unmount();
  show({}, shell);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('[data-status=loading]')).toBeVisible();
  // A connection that came back a moment ago, in a test before, may have had it asked for once more.
  await arrive('last', page(['1']));
  expect(ids()).toBe('1');
});

describe('a logout', () => {
  test('in mid-load: the answer is nobody’s, and nothing more is asked for', async () => {
    const { ask, arrive } = answering();
    const test = show({ 'GET /notifications': ask });
    await act(async () => test.setSession({ status: 'guest' }));
    await arrive(0, page(['1']));
    expect(ids()).toBe('');
    expect(asked(test)).toBe(1);
  });

  test('leaves nothing for the next one, who gets their own', async () => {
    const { ask, arrive } = answering();
    const { setSession, hear } = show({ 'GET /notifications': ask });
    await arrive(0, page(['1'], 'a'));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await act(async () => setSession({ status: 'guest' }));
    expect(ids()).toBe('');
    await act(async () => setSession({ status: 'member', user: testMember({ id: '99' }) }));
    await arrive(1, page(['0']));
    expect(ids()).toBe('');
    await arrive(2, page(['7']));
    await hear(notice('8'));
    expect(ids()).toBe('8 7');
  });
});

describe('a live value', () => {
  test('is what was heard last, also when an older answer comes after it', async () => {
    let arrive: (answer: { unread: number }) => void = () => undefined;
    const { hear } = show(
      { 'GET /notifications/unread': () => new Promise((resolve) => (arrive = resolve)) },
      undefined,
      <Unread />,
    );
    expect(screen.getByTestId('unread')).toHaveTextContent('loading');
    await hear(notice('9'), 5);
    await act(async () => arrive({ unread: 4 }));
    expect(screen.getByTestId('unread')).toHaveTextContent('5');
  });

  test('is one for all who ask for the same', async () => {
    const { records } = show(
      { 'GET /notifications/unread': { unread: 3 } },
      undefined,
      <>
        <Unread />
        <Unread />
      </>,
    );
    expect(await screen.findAllByText('3')).toHaveLength(2);
    expect(records.calls).toHaveLength(1);
  });
});
