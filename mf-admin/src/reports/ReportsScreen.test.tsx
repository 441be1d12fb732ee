import { ApiError } from '@plaza/shell-contract';
import {
  mountInTestShell,
  never,
  setWindowWidth,
  type TestAnswers,
  testMember,
} from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aDecided, aQueue, aQueueEntry } from '../testing/aReport.ts';
import { aRing } from '../testing/aRing.ts';

beforeEach(() => setWindowWidth(1280));

const open = (answers: TestAnswers = {}, path = '/admin/reports') =>
  mountInTestShell(app, {
    path,
    session: { status: 'member', user: testMember() },
    answers: { 'GET /roles/mine': { may: ['reports'] }, 'GET /moderation/queue': aQueue(), ...answers },
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('a moderator sees what was reported, why, by whom, and what was before', async () => {
  await open();
  const card = screen.getByRole('listitem', { name: 'Post by dune' });
  for (const words of [
    'Cheap lanterns!',
    '2 reports',
    'Spam',
    'Reported by cedar',
    'Again.',
    'Self-harm',
    'Earlier: 2 warnings, 1 mute, 1 block',
  ])
    expect(card).toHaveTextContent(words);
  expect(within(card).getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/post/40');
});

test('what nobody here may decide says what it needs, and the way there', async () => {
  const about = { id: '1', username: 'amber', name: 'Amber Lindqvist' };
  const stuck = aQueueEntry({ kind: 'person', about, can_decide: false, decisions: [], needs_second: true });
  await open({ 'GET /moderation/queue': aQueue([stuck]) });
  const card = screen.getByRole('listitem', { name: 'Person amber' });
  expect(card).toHaveTextContent('it needs a second administrator or another moderator');
  expect(within(card).getByRole('link', { name: 'Choose somebody' })).toHaveAttribute('href', '/admin');
  expect(within(card).queryByRole('button')).toBeNull();
});

test('about somebody with a role a moderator is offered what a moderator may do', async () => {
  await open({
    'GET /moderation/queue': aQueue([aQueueEntry({ decisions: ['dismiss', 'hide', 'warn'] })]),
  });
  expect(screen.getByRole('button', { name: 'Warn' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mute for a time' })).toBeNull();
});

test('who came from a profile mutes or blocks them without a report', async () => {
  const { records } = await open(
    { 'POST /moderation/people/:username/decide': aQueueEntry({ decided: aDecided({ decision: 'block' }) }) },
    '/admin/reports?about=dune',
  );
  expect(await screen.findByRole('dialog', { name: 'Mute or block dune' })).toBeVisible();
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'What to do' }), 'Block for a time');
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'For how long' }), '1 day');
  await userEvent.type(dialog().getByRole('textbox', { name: 'To the person' }), 'Enough.');
  await userEvent.click(dialog().getByRole('button', { name: 'Block for a time' }));
  expect(records.calls.find(({ name }) => name.startsWith('POST'))?.input).toEqual({
    params: { username: 'dune' },
    body: { decision: 'block', days: '1', note: 'Enough.' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the way to the reports says how many wait, on every screen of the administration', async () => {
  const waiting = { open: 2, appealed: 1, held: 4 };
  await open({ 'GET /moderation/waiting': waiting }, '/invest');
  expect(screen.getByRole('link', { name: /^Reports ?7 wait$/ })).toBeVisible();
});

test('what is reported while a moderator looks stands there at once, and is counted', async () => {
  let items = [aQueueEntry()];
  const { bring } = await open({ 'GET /moderation/queue': () => aQueue(items) });
  items = [...items, aQueueEntry({ id: '4', said: 'And again.' })];
  await act(async () => bring(aRing('reported')));
  expect(await screen.findByText('And again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Waiting (2)' })).toBeVisible();
});

test.each([
  ['Mute for a time', 'mute'],
  ['Block for a time', 'block'],
] as const)('%s, with a word to each side', async (name, decision) => {
  const { records } = await open({
    'POST /moderation/reports/:id/decide': aQueueEntry({ decided: aDecided({ decision }) }),
  });
  await press(name);
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'For how long' }), '30 days');
  await userEvent.type(dialog().getByRole('textbox', { name: 'To the person' }), 'Third time.');
  await userEvent.type(dialog().getByRole('textbox', { name: 'To those who reported it' }), 'Thank you.');
  await userEvent.click(dialog().getByRole('button', { name }));
  expect(records.calls.find(({ name }) => name.startsWith('POST'))?.input).toEqual({
    params: { id: '3' },
    body: { decision, days: '30', note: 'Third time.', answer: 'Thank you.' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(records.calls.filter(({ name }) => name === 'GET /moderation/queue')).toHaveLength(2),
  );
});

test('what is decided goes, and a keyboard goes on in the list', async () => {
  let entries = [aQueueEntry({ id: '8' }), aQueueEntry({ id: '9' })];
  await open({
    'GET /moderation/queue': () => aQueue(entries),
    'POST /moderation/reports/:id/decide': aQueueEntry({}),
  });
  const cards = () => screen.queryAllByRole('listitem', { name: /by dune/ });
  const list = cards()[0]?.parentElement;
  for (const left of [entries.slice(1), []]) {
    const [card] = cards();
    await userEvent.click(within(card as HTMLElement).getByRole('button', { name: 'Warn' }));
    entries = left;
    await userEvent.click(dialog().getByRole('button', { name: 'Warn' }));
    await waitFor(() => expect(cards()).toHaveLength(left.length));
    expect(list).toHaveFocus();
  }
});

test('keeps what was typed when the decision fails', async () => {
  const { records } = await open({
    'POST /moderation/reports/:id/decide': new ApiError('Somebody else has decided this meanwhile.', {
      code: 'moderation.decided-already',
      status: 409,
    }),
  });
  await press('Warn');
  await userEvent.type(dialog().getByRole('textbox', { name: 'To the person' }), 'Careful');
  await userEvent.click(dialog().getByRole('button', { name: 'Warn' }));
  expect(records.toasts.at(-1)).toMatchObject({
    tone: 'bad',
    message: expect.stringContaining('Somebody else'),
  });
  expect(dialog().getByRole('textbox', { name: 'To the person' })).toHaveValue('Careful');
});

test('nothing can be decided about oneself, or hidden of a chat', async () => {
  await open({
    'GET /moderation/queue': aQueue([
      aQueueEntry({ id: '8', can_decide: false }),
      aQueueEntry({ id: '9', kind: 'chat', path: null }),
    ]),
  });
  const [own, chat] = screen.getAllByRole('listitem', { name: /by dune/ }).map((card) => within(card));
  expect(own?.queryByRole('button')).toBeNull();
  expect(chat?.queryByRole('button', { name: 'Hide' })).toBeNull();
  expect(chat?.getByRole('button', { name: 'Dismiss' })).toBeVisible();
});

test('answers an appeal', async () => {
  const decided = aDecided({ appeal: 'It was a joke.', appealed_at: '2026-11-21T10:00:00.000Z' });
  const { records } = await open(
    {
      'GET /moderation/queue': aQueue([aQueueEntry({ decided })]),
      'POST /moderation/decisions/:id/rule': aQueueEntry({ decided: { ...decided, ruling: 'granted' } }),
    },
    '/admin/reports?state=appealed',
  );
  expect(records.calls.find(({ name }) => name === 'GET /moderation/queue')?.input).toEqual({
    query: { state: 'appealed' },
  });
  expect(screen.getByText('It was a joke.')).toBeVisible();
  await press('Grant the appeal');
  await userEvent.click(dialog().getByRole('button', { name: 'Grant the appeal' }));
  expect(records.calls.find(({ name }) => name.startsWith('POST'))?.input).toEqual({
    params: { id: '7' },
    body: { ruling: 'granted', note: '' },
  });
});

test('an appeal against one’s own decision is for somebody else', async () => {
  const decided = aDecided({ appeal: 'A joke.', appealed_at: '2026-11-21T10:00:00.000Z', can_rule: false });
  await open(
    { 'GET /moderation/queue': aQueue([aQueueEntry({ decided })]) },
    '/admin/reports?state=appealed',
  );
  expect(screen.getByText(/^Somebody else answers this appeal/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /the appeal$/ })).toBeNull();
});

test('an appeal against one’s own decision is one’s own where nobody else is there, which is said', async () => {
  const about = { appeal: 'A joke.', appealed_at: '2026-11-21T10:00:00.000Z', can_rule: true } as const;
  const waiting = {
    'GET /moderation/queue': aQueue([aQueueEntry({ decided: aDecided({ ...about, is_own: true }) })]),
  };
  const { unmount } = await open(waiting, '/admin/reports?state=appealed');
  expect(screen.getByText(/^You have decided this yourself/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Grant the appeal' })).toBeVisible();
  await unmount();
  const decided = aDecided({ ...about, ruling: 'refused', can_rule: false, ruled_by_same: true });
  await open({ 'GET /moderation/queue': aQueue([aQueueEntry({ decided })]) }, '/admin/reports?state=settled');
  expect(screen.getByText(/^Answered by the same person who decided/)).toBeVisible();
});

test('loads, has nothing, fails, and says whom it is for', async () => {
  const first = await open({ 'GET /moderation/queue': never });
  expect(screen.getByText('Loading the reports')).toBeInTheDocument();
  await first.unmount();
  const second = await open({ 'GET /moderation/queue': aQueue([]) });
  expect(screen.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  await second.unmount();
  await open({ 'GET /moderation/queue': new ApiError('No.', { code: 'auth.not-moderator', status: 403 }) });
  expect(screen.getByRole('alert')).toHaveTextContent('A moderator is needed.');
});
