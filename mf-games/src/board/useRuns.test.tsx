import { defineRemote } from '@plaza/shell-contract';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
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
  const { hear } = useRuns('7', false);
  return <button onClick={() => hear(SCORE, () => undefined)}>The game ends</button>;
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
