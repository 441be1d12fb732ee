import { ApiError, defineRemote } from '@plaza/shell-contract';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRuns } from './useRuns.ts';

const SCORE = {
  kind: 'score',
  run: 't.1',
  value: 5,
  ticks: 9,
  seed: 1,
  log: '',
  hash: '',
  slow: false,
} as const;

/** A page around a game that has just ended. */
function Page() {
  const { hear, counted } = useRuns('7', false);
  return (
    <>
      <button onClick={() => hear(SCORE, () => undefined)}>The game ends</button>
      <output>{counted} counted</output>
    </>
  );
}

test('says what a run has earned, and nothing of what this page does not know', async () => {
  const standing = { ranked: true, best: 5, today: 5, rank: 1, toNext: null };
  const { records } = await mountInTestShell(defineRemote(Page), {
    answers: {
      'POST /scores': { ...standing, earned: ['first-run', 'moon-walk' as never, 'first-place'] },
      'POST /games/:id/runs': { token: 't.2', seed: 2, daily: false, version: 1 },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'The game ends' }));
  await waitFor(() =>
    expect(records.toasts.map(({ message }) => message)).toEqual([
      'Earned: First light',
      'Earned: Top of the board',
    ]),
  );
});

test('the game is told what there is to beat before its first run', async () => {
  const said: unknown[] = [];
  function Game() {
    const { hear } = useRuns('7', false);
    return <button onClick={() => hear({ kind: 'ready' }, (message) => said.push(message))}>Is there</button>;
  }
  const standing = { best: 900, today: 40, rank: 3, toNext: null };
  await mountInTestShell(defineRemote(Game), {
    answers: { 'POST /games/:id/runs': { token: 't.2', seed: 2, daily: false, version: 1, standing } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Is there' }));
  await waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toEqual({ kind: 'standing', standing: { best: 900, today: 40, rank: 3 } });
});

test('with each run that begins the next is opened, and after it no other', async () => {
  const said: unknown[] = [];
  function Game() {
    const { hear } = useRuns('7', false);
    const say = (kind: 'ready' | 'start') => () =>
      hear(kind === 'start' ? { kind, seed: 1 } : { kind }, (message) => said.push(message));
    return (
      <>
        <button onClick={say('ready')}>ready</button>
        <button onClick={say('start')}>start</button>
        <button onClick={() => hear(SCORE, (message) => said.push(message))}>score</button>
      </>
    );
  }
  let runs = 0;
  const { records } = await mountInTestShell(defineRemote(Game), {
    answers: {
      'POST /games/:id/runs': () => ({ token: `t.${++runs}`, seed: runs, daily: false, version: 1 }),
      'POST /scores': { ranked: true, best: 5, today: 5, rank: 1, toNext: null },
    },
  });
  for (const name of ['ready', 'start', 'score']) await userEvent.click(screen.getByRole('button', { name }));
  expect(records.calls.map(({ name }) => name)).toEqual([
    'POST /games/:id/runs',
    'POST /games/:id/runs',
    'POST /scores',
  ]);
});

test('a score of rules that are no more is told of, and not brought again', async () => {
  const { records } = await mountInTestShell(defineRemote(Page), {
    answers: {
      'POST /scores': new ApiError('The game is a newer one by now.', {
        code: 'games.run-outdated',
        status: 409,
      }),
      'POST /games/:id/runs': { token: 't.2', seed: 2, daily: false, version: 1 },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'The game ends' }));
  expect(records.toasts).toMatchObject([{ message: 'The game is a newer one by now.', tone: 'bad' }]);
});

test('a score that was counted though its answer was lost is on the board', async () => {
  const { records } = await mountInTestShell(defineRemote(Page), {
    answers: {
      'POST /scores': new ApiError('It has been counted already.', {
        code: 'games.unknown-run',
        status: 404,
      }),
      'POST /games/:id/runs': { token: 't.2', seed: 2, daily: false, version: 1 },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'The game ends' }));
  expect(await screen.findByText('1 counted')).toBeVisible();
  expect(records.toasts).toEqual([]);
});

describe('a score that the server has no time for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function end(refusals: number) {
    let left = refusals;
    const { records } = await mountInTestShell(defineRemote(Page), {
      answers: {
        'POST /scores': () => {
          if (left-- > 0) throw new ApiError('Busy.', { code: 'games.busy', status: 503 });
          return { ranked: true, best: 5, today: 5, rank: 1, toNext: null, earned: ['first-run'] };
        },
        'POST /games/:id/runs': { token: 't.2', seed: 2, daily: false, version: 1 },
      },
    });
    const called = (name: string) => records.calls.filter((call) => call.name === name).length;
    await act(async () => screen.getByRole('button', { name: 'The game ends' }).click());
    return { records, called };
  }
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is brought again, and the next run begins meanwhile', async () => {
    const { records, called } = await end(2);
    expect([called('POST /scores'), called('POST /games/:id/runs')]).toEqual([1, 1]);
    await after(7_000);
    expect(called('POST /scores')).toBe(3);
    expect(records.toasts.map(({ message }) => message)).toEqual(['Earned: First light']);
  });

  test('is not lost unseen: the player is told, and may bring it once more', async () => {
    const { records, called } = await end(4);
    await after(17_000);
    const [told] = records.toasts;
    expect(told).toMatchObject({ tone: 'bad', stays: true });
    expect(told?.message).toContain('5 points could not be counted');
    await act(async () => told?.action?.onAct());
    expect(called('POST /scores')).toBe(5);
    expect(records.toasts.at(-1)?.message).toBe('Earned: First light');
  });
});
