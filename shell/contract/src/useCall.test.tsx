import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from './api.ts';
import { ShellReact } from './ctx.ts';
import { createTestShell, never, type TestAnswers } from './testing/index.ts';
import { useCall } from './useCall.ts';

function Card({ username }: { username: string }) {
  const profile = useCall('GET /profile/:username', { params: { username } });
  return (
    <div data-status={profile.status}>
      {profile.status === 'ready' && <p>{profile.answer.name}</p>}
      {profile.status === 'failed' && <p role="alert">{profile.error.message}</p>}
      {profile.status === 'loading' && <p>Loading...</p>}
      <button onClick={profile.retry}>Retry</button>
      <button onClick={profile.refetch}>Refetch</button>
    </div>
  );
}

function show(answers: TestAnswers, username = 'cedar') {
  const shell = createTestShell({ answers });
  const at = (name: string) => (
    <ShellReact value={shell.ctx}>
      <Card username={name} />
    </ShellReact>
  );
  const view = render(at(username));
  return { ...shell, unmount: view.unmount, ask: (name: string) => view.rerender(at(name)) };
}

const person = (name: string) => ({ name, username: name.toLowerCase(), profile: null });

test('is loading until the answer is there', async () => {
  show({ 'GET /profile/:username': person('Cedar') });
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByText('Cedar')).toBeVisible();
});

test('asks once for one question', async () => {
  const { records, ask } = show({ 'GET /profile/:username': person('Cedar') });
  await screen.findByText('Cedar');
  ask('cedar');
  expect(records.calls).toHaveLength(1);
});

test('a new input is a new question, and the former answer is not shown for it', async () => {
  const answers: TestAnswers = {
    'GET /profile/:username': ({ params }) => (params.username === 'cedar' ? person('Cedar') : never),
  };
  const { ask } = show(answers);
  await screen.findByText('Cedar');
  ask('basalt');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByText('Cedar')).toBeNull();
});

test('a apiError is told in the words of the api, and retry starts over', async () => {
  let answer: ReturnType<typeof person> | ApiError = new ApiError('There is nobody by that name.', {
    code: 'users.unknown',
    status: 404,
  });
  show({ 'GET /profile/:username': () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is nobody by that name.');
  answer = person('Cedar');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Cedar')).toBeVisible();
});

test('refetch keeps the present answer until the new one is there', async () => {
  let arrive: (answer: ReturnType<typeof person>) => void = () => undefined;
  const answers = [person('Cedar'), new Promise<ReturnType<typeof person>>((resolve) => (arrive = resolve))];
  show({ 'GET /profile/:username': () => answers.shift() ?? person('Nobody') });
  await screen.findByText('Cedar');
  await userEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(screen.getByText('Cedar')).toBeVisible();
  await act(async () => arrive(person('Cedar Novak')));
  expect(await screen.findByText('Cedar Novak')).toBeVisible();
});

describe('asked again before the answer is there', () => {
  const slow = () => {
    const waiting: ((answer: ReturnType<typeof person> | ApiError) => void)[] = [];
    const shell = show({ 'GET /profile/:username': () => new Promise((answer) => waiting.push(answer)) });
    return {
      ...shell,
      asked: () => shell.records.calls.map(({ status }) => status),
      answer: (at: number, name: string) => act(async () => waiting[at]?.(person(name))),
      fail: (at: number, error: ApiError) => act(async () => waiting[at]?.(error)),
    };
  };
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('it is shown all the same, and what was asked meanwhile is one more question', async () => {
    const { asked, answer } = slow();
    for (let times = 0; times < 3; times += 1) press('Refetch');
    expect(asked()).toEqual(['waiting']);
    await answer(0, 'Cedar');
    expect(screen.getByText('Cedar')).toBeVisible();
    press('Refetch');
    await after(1_000);
    expect(asked()).toEqual(['answered', 'waiting']);
    await answer(1, 'Cedar Novak');
    expect(screen.getByText('Cedar Novak')).toBeVisible();
    await after(60_000);
    expect(asked()).toEqual(['answered', 'answered']);
  });

  test('a new question takes nothing over from the one before', async () => {
    const { asked, ask, answer } = slow();
    press('Refetch');
    ask('basalt');
    await answer(1, 'Basalt');
    await after(1_000);
    expect(screen.getByText('Basalt')).toBeVisible();
    expect(asked()).toEqual(['given-up', 'answered']);
  });

  test('nothing more is asked once its screen is gone', async () => {
    const { asked, answer, unmount } = slow();
    press('Refetch');
    await answer(0, 'Cedar');
    unmount();
    await after(1_000);
    expect(asked()).toEqual(['answered']);
  });

  test('by hand it starts over', async () => {
    const { asked, answer } = slow();
    press('Retry');
    await answer(0, 'Cedar');
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(asked()).toEqual(['given-up', 'waiting']);
  });

  describe('and the answer is slow', () => {
    test('it is asked once more beside it, and whichever answer comes is shown', async () => {
      const { asked, answer } = slow();
      press('Refetch');
      await after(4_000);
      expect(asked()).toEqual(['waiting']);
      await after(2_000);
      expect(asked()).toEqual(['waiting', 'waiting']);
      await answer(0, 'Cedar');
      expect(screen.getByText('Cedar')).toBeVisible();
      await answer(1, 'Cedar Novak');
      expect(screen.getByText('Cedar Novak')).toBeVisible();
      await after(60_000);
      expect(asked()).toEqual(['answered', 'answered']);
    });

    test('the newer answer is the one that stays, and the older question is given up', async () => {
      const { asked, answer } = slow();
      await after(6_000);
      press('Refetch');
      expect(asked()).toEqual(['waiting', 'waiting']);
      await answer(1, 'Cedar Novak');
      expect(asked()).toEqual(['given-up', 'answered']);
      await answer(0, 'Cedar');
      expect(screen.getByText('Cedar Novak')).toBeVisible();
    });

    test('two at a time are the most, until they hang', async () => {
      const { asked } = slow();
      for (let second = 0; second < 24; second += 1) {
        press('Refetch');
        await after(1_000);
      }
      expect(asked()).toEqual(['waiting', 'waiting']);
      await after(2_000);
      expect(asked()).toEqual(['given-up', 'given-up', 'waiting']);
    });

    test('a newer one that reaches nobody takes nothing from the older one', async () => {
      const calls: ((answer: ReturnType<typeof person> | ApiError) => void)[] = [];
      const { records } = show({
        'GET /profile/:username': () => new Promise((answer) => calls.push(answer)),
      });
      press('Refetch');
      await after(5_000);
      await act(async () =>
        calls[1]?.(new ApiError('Plaza cannot be reached.', { code: 'http.away', status: 0 })),
      );
      expect(screen.getByText('Loading...')).toBeVisible();
      await act(async () => calls[0]?.(person('Cedar')));
      expect(screen.getByText('Cedar')).toBeVisible();
      await after(1_000);
      expect(records.calls).toHaveLength(3);
    });

    test('an older one that reaches nobody leaves it to the newer one, and that one is not waited for without an end', async () => {
      const away = new ApiError('Plaza cannot be reached.', { code: 'http.away', status: 0 });
      const { asked, fail } = slow();
      press('Refetch');
      await after(5_000);
      await fail(0, away);
      await after(21_000);
      expect(asked()).toEqual(['refused', 'given-up', 'waiting']);
    });

    test('a refusal of the newer one is an answer', async () => {
      const { fail } = slow();
      press('Refetch');
      await after(5_000);
      await fail(1, new ApiError('There is nobody by that name.', { code: 'users.unknown', status: 404 }));
      expect(screen.getByRole('alert')).toHaveTextContent('There is nobody by that name.');
    });

    test('nobody else has to ask for it to be asked anew', async () => {
      const { asked } = slow();
      press('Refetch');
      await after(26_000);
      expect(asked()).toEqual(['given-up', 'given-up', 'waiting']);
    });
  });

  test('one that seems to hang is given up', async () => {
    const { asked } = slow();
    await after(30_000);
    press('Refetch');
    await after(0);
    expect(asked()).toEqual(['given-up', 'waiting']);
  });
});

test('a refetch that reaches nobody leaves the answer on screen, and asks again when the connection is back', async () => {
  let answer: ReturnType<typeof person> | ApiError = person('Cedar');
  const { records } = show({ 'GET /profile/:username': () => answer });
  await screen.findByText('Cedar');
  answer = new ApiError('Plaza cannot be reached.', { code: 'http.away', status: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  await waitFor(() => expect(records.calls.map(({ status }) => status)).toEqual(['answered', 'refused']));
  expect(screen.getByText('Cedar')).toBeVisible();
  answer = person('Cedar Novak');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Cedar Novak')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(records.calls).toHaveLength(3);
});

test('one that failed for want of a connection is made again when that is back, and one that was refused is not', async () => {
  let answer: ReturnType<typeof person> | ApiError = new ApiError('Plaza cannot be reached.', {
    code: 'http.away',
    status: 0,
  });
  const { records, ask } = show({ 'GET /profile/:username': () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('Plaza cannot be reached.');
  answer = person('Cedar');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Cedar')).toBeVisible();
  answer = new ApiError('There is nobody by that name.', { code: 'users.unknown', status: 404 });
  ask('nobody');
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(records.calls).toHaveLength(3);
});

describe('an answer that is old', () => {
  const away = new ApiError('The server is starting.', { code: 'http.away', status: 503 });
  let answer: ReturnType<typeof person> | ApiError;
  beforeEach(() => {
    jest.useFakeTimers();
    answer = person('Cedar');
  });
  afterEach(() => jest.useRealTimers());
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  // Second by second: what one brings about is drawn before the next.
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await after(1_000);
  };
  const grow = async () => {
    const shell = show({ 'GET /profile/:username': () => answer });
    await after(0);
    answer = away;
    act(() => screen.getByRole('button', { name: 'Refetch' }).click());
    await after(0);
    return { ...shell, calls: () => shell.records.calls.length };
  };

  test.each([
    ['a fault of the server', 500],
    ['too many questions', 429],
  ])('stays on screen also after %s, and is asked for again', async (_, status) => {
    show({ 'GET /profile/:username': () => answer });
    await after(0);
    answer = new ApiError('Something went wrong. Please try again.', { code: 'http.some', status });
    act(() => screen.getByRole('button', { name: 'Refetch' }).click());
    await after(0);
    expect(screen.getByText('Cedar')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    answer = person('Cedar Novak');
    await after(1_000);
    expect(screen.getByText('Cedar Novak')).toBeVisible();
  });

  test('is asked for again, each time after a longer wait, until the server is back', async () => {
    const { calls } = await grow();
    expect(calls()).toBe(2);
    await after(400);
    expect(calls()).toBe(2);
    await after(600);
    expect(calls()).toBe(3);
    await after(900);
    expect(calls()).toBe(3);
    await after(1_100);
    expect(calls()).toBe(4);
    answer = person('Cedar Novak');
    await after(4_000);
    expect(screen.getByText('Cedar Novak')).toBeVisible();
    await pass(60);
    expect(calls()).toBe(5);
  });

  test('is not asked for while nobody looks, and at once when somebody does', async () => {
    const { calls } = await grow();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60);
    expect(calls()).toBe(2);
    hidden.mockReturnValue(false);
    answer = person('Cedar Novak');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await after(0);
    expect(screen.getByText('Cedar Novak')).toBeVisible();
    expect(calls()).toBe(3);
    hidden.mockRestore();
  });

  test('is asked for every half a minute at most, and by nobody once its screen is gone', async () => {
    const { calls, unmount } = await grow();
    await pass(90);
    const before = calls();
    await pass(60);
    expect(calls() - before).toBeGreaterThanOrEqual(2);
    expect(calls() - before).toBeLessThanOrEqual(4);
    unmount();
    const left = calls();
    await pass(60);
    expect(calls()).toBe(left);
  });
});

test('a refetch that is refused shows the refusal', async () => {
  let answer: ReturnType<typeof person> | ApiError = person('Cedar');
  show({ 'GET /profile/:username': () => answer });
  await screen.findByText('Cedar');
  answer = new ApiError('There is nobody by that name.', { code: 'users.unknown', status: 404 });
  await userEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is nobody by that name.');
});

test('gives the call up when it leaves', async () => {
  const { records, unmount } = show({ 'GET /profile/:username': never });
  unmount();
  await act(async () => undefined);
  expect(records.calls.map((call) => call.status)).toEqual(['given-up']);
  expect(records.reports).toEqual([]);
});

test('an error that is no apiError is reported and shown as one calm sentence', async () => {
  const { records } = show({
    'GET /profile/:username': () => {
      throw new TypeError('x is not a function');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(records.reports).toEqual([{ error: expect.any(TypeError), about: 'call GET /profile/:username' }]);
});
