import { ApiError } from '@plaza/shell-contract';
import {
  mountInTestShell,
  never,
  setWindowWidth,
  testMember,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { amber, aPerson } from '../testing/aPerson.ts';
import { asAdmin } from '../testing/asAdmin.ts';

const page = (data = [amber, aPerson()], more = {}) => ({
  data,
  next: null,
  count: data.length,
  is_more: false,
  ...more,
});
const open = (answers: TestAnswers = {}, path = '/admin') =>
  mountInTestShell(app, { path, session: asAdmin(), answers: { 'GET /monitor': page(), ...answers } });

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);

beforeEach(() => setWindowWidth(1280));

test('[2.18-1] a desktop lists ID, Name, Email, Username, Last Active and Actions', async () => {
  setWindowWidth(1280);
  await open();
  expect(headings()).toEqual(['ID', 'Name', 'Email', 'Username', 'Last Active', 'Actions']);
  expect(row(/basalt/).getByText('Basalt Okoro')).toBeVisible();
  expect(row(/basalt/).getByText('basalt@plaza.example')).toBeVisible();
  expect(row(/amber/).getByText('Online')).toBeVisible();
});

test('[2.18-1] a phone lists Username, Last Active and Actions', async () => {
  setWindowWidth(390);
  await open();
  expect(headings()).toEqual(['Username', 'Last Active', 'Actions']);
});

test('[2.18-2] a row leads to the activity, the details, the editing, and on a desktop to deleting', async () => {
  setWindowWidth(1280);
  await open({ 'GET /monitor/sessions/:id': { data: [] } });
  expect(row(/basalt/).getByRole('link', { name: 'Activity of basalt' })).toHaveAttribute(
    'href',
    '/user-activity/2',
  );
  for (const name of ['Details of basalt', 'Edit basalt', 'Delete basalt']) {
    expect(row(/basalt/).getByRole('button', { name })).toBeVisible();
  }
  act(() => setWindowWidth(390));
  expect(screen.queryByRole('button', { name: 'Delete basalt' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit basalt' })).toBeVisible();
});

test('[2.18-4] details show ID, name and email, and Yes or No for admin, blocked and verified', async () => {
  await open({ 'GET /monitor/sessions/:id': { data: [] } });
  await press('Details of amber');
  const facts = within(screen.getByRole('dialog', { name: 'User details' }));
  const value = (name: string) => facts.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['ID', 'Name', 'Email', 'Admin', 'Blocked', 'Verified'].map(value)).toEqual([
    '1',
    'Amber Lindqvist',
    'amber@plaza.example',
    'Yes',
    'No',
    'Yes',
  ]);
});

test('the details of somebody else lead to muting or blocking them for a time', async () => {
  const { unmount } = await open({ 'GET /monitor/sessions/:id': { data: [] } });
  await press('Details of basalt');
  expect(screen.getByRole('link', { name: 'Mute or block for a time' })).toHaveAttribute(
    'href',
    '/admin/reports?about=basalt',
  );
  await unmount();
  await open({ 'GET /monitor/sessions/:id': { data: [] } });
  await press('Details of amber');
  expect(screen.queryByRole('link', { name: 'Mute or block for a time' })).toBeNull();
});

test('[2.18-5] says that it loads, and that nobody was found', async () => {
  const { unmount } = await open({ 'GET /monitor': never });
  expect(screen.getByText('Loading users...')).toBeVisible();
  await unmount();
  await open({ 'GET /monitor': page([]) });
  expect(screen.getByText('No users found.')).toBeVisible();
});

test('[8-5] a failure says so, empties the list, and Retry asks again', async () => {
  let answer: ReturnType<typeof page> | ApiError = new ApiError('Plaza does not answer.', {
    code: 'network',
    status: 0,
  });
  const { records } = await open({ 'GET /monitor': () => answer });
  expect(records.toasts).toEqual([{ tone: 'bad', message: 'Error fetching users' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('No users found.');
  answer = page();
  await press('Retry');
  expect(await screen.findByText('Basalt Okoro')).toBeVisible();
});

test('the screen opens for a member too, and says in a line that an administrator is needed', async () => {
  const denied = new ApiError('Only an administrator may do that.', { code: 'auth.not-admin', status: 403 });
  const { records } = await mountInTestShell(app, {
    path: '/admin',
    session: { status: 'member', user: testMember() },
    answers: { 'GET /monitor': denied, 'GET /roles/mine': { may: [] } },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('An administrator is needed.');
  expect(records.toasts).toMatchObject([{ message: 'Error fetching users' }]);
});

describe('finding people', () => {
  test('searches a moment after the last letter, and the question stands in the address', async () => {
    const { records } = await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'bas');
    await waitFor(() => expect(window.location.search).toBe('?q=bas'));
    await waitFor(() => expect(records.calls.at(-1)).toMatchObject({ input: { query: { q: 'bas' } } }));
    expect(records.calls.filter(({ name }) => name === 'GET /monitor')).toHaveLength(2);
  });

  test('filters, orders by a heading, and turns the order round', async () => {
    const { records } = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Blocked');
    await press('Name');
    await press('Name');
    await waitFor(() =>
      expect(records.calls.at(-1)?.input).toEqual({
        query: { filter: 'blocked', sort: 'name', order: 'descending', size: '50' },
      }),
    );
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('shows the columns that are chosen, which stand in the address', async () => {
    const { records } = await open();
    await press('Columns');
    const column = (name: string) => within(screen.getByRole('dialog')).getByRole('checkbox', { name });
    await userEvent.click(column('ID'));
    await userEvent.click(column('Email'));
    await userEvent.click(column('Here since'));
    await waitFor(() =>
      expect(headings()).toEqual(['Name', 'Username', 'Last Active', 'Here since', 'Actions']),
    );
    expect(window.location.search).toBe('?columns=name%2Cusername%2Clast_active%2Ccreated_at');
    // Nothing is asked for that, and people are still chosen.
    expect(records.calls.filter(({ name }) => name === 'GET /monitor')).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: 'Select basalt' })).toBeVisible();
  });

  test('an address with columns that there are not shows the usual ones', async () => {
    await open({}, '/admin?columns=secrets');
    expect(screen.getAllByRole('columnheader')).toHaveLength(6);
  });

  test('turns pages, back and forth, and says how many there are', async () => {
    const { records } = await open({
      'GET /monitor': ({ query }) =>
        query?.cursor
          ? page([aPerson()], { count: 10_000, is_more: true })
          : page([amber], { next: 'second', count: 10_000, is_more: true }),
    });
    expect(screen.getByText('More than 10,000 people')).toBeVisible();
    await press('Next');
    expect(await screen.findByText('Basalt Okoro')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByText('Page 2')).toBeVisible();
    await press('Columns');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'Here since' }));
    await waitFor(() => expect(headings()).toContain('Here since'));
    expect(screen.getByText('Page 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press('Previous');
    expect(await screen.findByText('Amber Lindqvist')).toBeVisible();
    const pages = records.calls.filter(({ name }) => name === 'GET /monitor');
    expect(pages.map(({ input }) => (input as { query: { cursor?: string } }).query.cursor)).toEqual([
      undefined,
      'second',
      undefined,
    ]);
  });
});

describe('deleting', () => {
  test('[5-8] [8-5] asks, deletes, says so, and can be taken back at once', async () => {
    const deleted = { data: aPerson({ deleted_at: '2026-11-21T00:00:00.000Z' }) };
    const { records } = await open({
      'DELETE /monitor/:userId': deleted,
      'POST /monitor/restore/:id': { data: aPerson() },
    });
    await press('Delete basalt');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete this user?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const [toast] = records.toasts;
    expect(toast).toMatchObject({
      tone: 'good',
      message: 'User deleted successfully',
      action: { label: 'Undo' },
    });
    await act(async () => toast?.action?.onAct());
    expect(records.calls.map(({ name }) => name)).toContain('POST /monitor/restore/:id');
    expect(records.toasts.at(-1)).toMatchObject({ message: 'basalt is back' });
  });

  test('[8-5] says when it did not work, and why', async () => {
    const refusal = new ApiError('That is you.', { code: 'monitor.yourself', status: 409 });
    const { records } = await open({ 'DELETE /monitor/:userId': refusal });
    await press('Delete amber');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(records.toasts).toEqual([{ tone: 'bad', message: 'Failed to delete user. That is you.' }]);
  });

  test('no to the question deletes nobody', async () => {
    const { records } = await open();
    await press('Delete basalt');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(records.calls.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
  });
});

describe('several at once', () => {
  test('are chosen, blocked after a question, and freed again by Undo', async () => {
    const { records } = await open({
      'POST /monitor/bulk': {
        done: ['2', '3'],
        changed: ['2'],
        for_a_time: [],
        passed: [{ id: '1', code: 'x', why: 'That is you.' }],
        mark: '412',
      },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('group', { name: 'Do with them' }));
    expect(bar.getByText('2 people chosen')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Block' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Block 2 people?' })).getByRole('button', {
        name: 'Block',
      }),
    );
    const bulks = () => records.calls.filter(({ name }) => name === 'POST /monitor/bulk');
    expect(bulks()).toMatchObject([{ input: { body: { ids: ['1', '2'], act: 'block' } } }]);
    expect(records.toasts[0]?.message).toBe('Done for 2 people. 1 passed over: That is you.');
    await act(async () => records.toasts[0]?.action?.onAct());
    // What somebody else has done since is not taken back with it.
    expect(bulks()[1]).toMatchObject({ input: { body: { ids: ['2'], act: 'unblock', since: '412' } } });
  });

  test('let in by mistake, who was blocked for a time is blocked until the same day again', async () => {
    const { records } = await open({
      'GET /monitor': page([aPerson({ is_blocked: true }), aPerson({ id: '3', is_blocked: true })]),
      'POST /monitor/bulk': { done: ['2', '3'], changed: ['2', '3'], for_a_time: ['3'], passed: [] },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Unblock');
    await act(async () => records.toasts[0]?.action?.onAct());
    const bulks = records.calls.filter(({ name }) => name === 'POST /monitor/bulk');
    expect(bulks.slice(1).map(({ input }) => input)).toEqual([
      { body: { ids: ['2'], act: 'block' } },
      { body: { ids: ['3'], act: 'block-again' } },
    ]);
  });

  test('who is muted is marked, and unmuted at once', async () => {
    const { records } = await open({
      'GET /monitor': page([amber, aPerson({ muted_until: '2999-12-01T12:00:00.000Z' })]),
      'POST /monitor/bulk': { done: ['2'], changed: ['2'], for_a_time: ['2'], passed: [] },
    });
    expect(row(/basalt/).getByText('Muted until 01/12/2999')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select basalt' }));
    await press('Unmute');
    expect(records.calls.find(({ name }) => name === 'POST /monitor/bulk')?.input).toEqual({
      body: { ids: ['2'], act: 'unmute' },
    });
    await act(async () => records.toasts[0]?.action?.onAct());
    const bulks = records.calls.filter(({ name }) => name === 'POST /monitor/bulk');
    expect(bulks.at(-1)?.input).toEqual({ body: { ids: ['2'], act: 'mute-again' } });
  });

  test('who is deleted can only be restored', async () => {
    await open({
      'GET /monitor': page([
        aPerson({ deleted_at: '2026-11-21T00:00:00.000Z', gone_at: '2026-12-21T00:00:00.000Z' }),
      ]),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select basalt' }));
    const bar = within(screen.getByRole('group', { name: 'Do with them' }));
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Restore',
      'Choose none',
    ]);
    expect(screen.getByText(/^Gone for good on/)).toBeVisible();
  });
});

test('all people of the question are saved as a CSV file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = (file) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => saved.push(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(file as Blob);
    return 'blob:people';
  };
  URL.revokeObjectURL = () => undefined;
  await open({ 'GET /monitor/export': { csv: 'id,name\r\n' } }, '/admin?filter=blocked');
  await press('Save as CSV');
  await waitFor(() => expect(saved).toEqual(['id,name\r\n']));
});

test('a phone shows beside the username who is blocked', async () => {
  setWindowWidth(390);
  await open({ 'GET /monitor': page([aPerson({ is_blocked: true })]) });
  expect(row(/basalt/).getByText('Blocked')).toBeVisible();
});

test('a search without result leads back to everybody', async () => {
  await open(
    { 'GET /monitor': ({ query }) => (query?.filter === 'all' ? page() : page([])) },
    '/admin?filter=blocked',
  );
  await press('Show everybody');
  expect(await screen.findByRole('row', { name: /basalt/ })).toBeVisible();
});
