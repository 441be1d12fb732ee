import { ApiError } from '@plaza/shell-contract';
import {
  mountInTestShell,
  never,
  setWindowWidth,
  type TestAnswers,
  testMember,
} from '@plaza/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../remote.tsx';
import { aHeld, aQueue, aWordRule } from '../../testing/aReport.ts';

beforeEach(() => setWindowWidth(1280));

const open = (state: 'held' | 'rules', answers: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: `/admin/reports?state=${state}`,
    session: { status: 'member', user: testMember() },
    answers: {
      'GET /roles/mine': { may: ['reports'] },
      'GET /moderation/queue': aQueue([]),
      'GET /moderation/held': { items: [aHeld()], next: null },
      'GET /moderation/rules': { items: [aWordRule()] },
      ...answers,
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (records: Awaited<ReturnType<typeof open>>['records'], method: string) =>
  records.calls.find(({ name }) => name.startsWith(method))?.input;

test('a moderator reads what is held back and why, and lets it through', async () => {
  const { records } = await open('held', {
    'POST /moderation/held/:id/decide': aHeld({ decision: 'release' }),
  });
  expect(screen.getByRole('button', { name: 'Held back (2)', pressed: true })).toBeVisible();
  const card = screen.getByRole('listitem', { name: 'Post by dune' });
  expect(card).toHaveTextContent('Look here: https://cheap-lanterns.example');
  expect(card).toHaveTextContent('Found: cheap-lanterns.example');
  await press('Let it through');
  expect(sent(records, 'POST')).toEqual({ params: { id: '4' }, body: { decision: 'release' } });
  await waitFor(() =>
    expect(records.calls.filter(({ name }) => name === 'GET /moderation/held')).toHaveLength(2),
  );
});

test('what is let through goes, and a keyboard goes on in the list', async () => {
  let items = [aHeld()];
  await open('held', {
    'GET /moderation/held': () => ({ items, next: null }),
    'POST /moderation/held/:id/decide': aHeld({ decision: 'release' }),
  });
  const card = screen.getByRole('listitem', { name: 'Post by dune' });
  const list = card.parentElement;
  items = [];
  await press('Let it through');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(list).toHaveFocus();
});

test('refuses it with a word to the author', async () => {
  const { records } = await open('held', {
    'POST /moderation/held/:id/decide': aHeld({ decision: 'refuse' }),
  });
  await press('Refuse');
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse it' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'To the author' }), 'No selling here.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(sent(records, 'POST')).toEqual({
    params: { id: '4' },
    body: { decision: 'refuse', note: 'No selling here.' },
  });
});

test('adds a rule and takes one away', async () => {
  const { records } = await open('rules', {
    'POST /moderation/rules': aWordRule(),
    'DELETE /moderation/rules/:id': { gone: true },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What it looks for' }), 'Link to');
  await userEvent.type(screen.getByRole('textbox', { name: 'The site' }), ' shop.example ');
  await press('Add the rule');
  expect(sent(records, 'POST')).toEqual({ body: { kind: 'host', pattern: 'shop.example' } });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'The site' })).toHaveValue(''));
  await press('Remove the rule cheap-lanterns.example');
  expect(sent(records, 'DELETE')).toEqual({ params: { id: '2' } });
});

test('says at the field what is wrong with a rule', async () => {
  const wrong = 'A rule is a word.';
  await open('rules', {
    'POST /moderation/rules': new ApiError(wrong, {
      code: 'moderation.wrong-rule',
      status: 400,
      fields: { 'body.pattern': wrong },
    }),
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'The word' }), '**');
  await press('Add the rule');
  expect(await screen.findByRole('textbox', { name: 'The word' })).toHaveAccessibleDescription(
    expect.stringContaining(wrong),
  );
});

test.each([
  [
    'held',
    'GET /moderation/held',
    'Loading what is held back',
    'What is held back did not load',
    'Nothing is held back',
  ],
  ['rules', 'GET /moderation/rules', 'Loading the rules', 'The rules did not load', 'No rules yet'],
] as const)('%s loads, fails, and has nothing', async (state, call, loading, failed, none) => {
  const first = await open(state, { [call]: never });
  expect(screen.getByText(loading)).toBeInTheDocument();
  await first.unmount();
  const second = await open(state, { [call]: new ApiError('No.', { code: 'x', status: 500 }) });
  expect(screen.getByText(failed)).toBeVisible();
  await second.unmount();
  await open(state, { [call]: { items: [], next: null } });
  expect(screen.getByText(none)).toBeVisible();
});
