import { ACHIEVEMENTS } from '@plaza/api-contract/values';
import { apiError, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../achievements.tsx';

const at = '2026-11-22T15:20:00.000Z';

/** On the profile of somebody. */
async function show(earned: TestAnswers['GET /achievements/:username'], person = 'amber') {
  document.body.dataset['person'] = person;
  return mountInTestShell(app, { answers: { 'GET /achievements/:username': earned ?? [] } });
}

afterEach(() => delete document.body.dataset['person']);

test('shows what the person of the profile has earned, and for what', async () => {
  const { records } = await show([{ kind: 'first-place', at }]);
  expect(await screen.findByRole('region', { name: 'Earned by playing' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Top of the board');
  expect(screen.getByRole('listitem')).toHaveTextContent('The best run of a game, before two others.');
  expect(records.calls[0]?.input).toEqual({ params: { username: 'amber' } });
});

test('has a sign and a reason for each that there is', async () => {
  await show(ACHIEVEMENTS.map((kind) => ({ kind, at })));
  expect(await screen.findAllByRole('listitem')).toHaveLength(ACHIEVEMENTS.length);
});

test.each([
  ['nothing is earned yet', []],
  ['the answer is none', { oops: true } as never],
  ['it is one that this page does not know', [{ kind: 'moon-walk', at }] as never],
] as const)('says how the first is earned where %s', async (_, earned) => {
  await show(earned as never);
  expect(await screen.findByText(/^Nothing yet. The first run/)).toBeVisible();
});

test('says that it did not load, and asks again', async () => {
  let answer: unknown = apiError();
  await show((() => answer) as never);
  expect(await screen.findByRole('alert')).toHaveTextContent('What was earned did not load');
  answer = [{ kind: 'first-run', at }];
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByText('First light')).toBeVisible();
});
