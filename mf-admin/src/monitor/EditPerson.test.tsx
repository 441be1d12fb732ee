import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, type TestAnswers, setWindowWidth } from '@plaza/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aPerson } from '../testing/aPerson.ts';
import { asAdmin } from '../testing/asAdmin.ts';

beforeEach(() => setWindowWidth(1280));

async function edit(about = aPerson(), answers: TestAnswers = {}) {
  const mounted = await mountInTestShell(app, {
    path: '/admin',
    session: asAdmin(),
    answers: {
      'GET /monitor': { data: [about], next: null, count: 1, is_more: false },
      'POST /monitor/edit/:id': { data: about },
      ...answers,
    },
  });
  await userEvent.click(screen.getByRole('button', { name: `Edit ${about.username}` }));
  const edits = () => mounted.records.calls.filter(({ name }) => name === 'POST /monitor/edit/:id');
  return { ...mounted, edits };
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Edit user' }));
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save' }));
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test('[2.18-3] starts from the present values, saves them, and closes', async () => {
  const { records, edits } = await edit(aPerson({ is_admin: true, is_verified: false }));
  expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Basalt Okoro');
  expect(dialog().getByRole('textbox', { name: 'Username' })).toHaveValue('basalt');
  expect(dialog().getByRole('checkbox', { name: 'Admin' })).toBeChecked();
  expect(dialog().getByRole('checkbox', { name: 'Blocked' })).not.toBeChecked();
  expect(dialog().getByRole('checkbox', { name: 'Verified' })).not.toBeChecked();
  await userEvent.type(dialog().getByRole('textbox', { name: 'Name' }), ' II');
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Verified' }));
  await userEvent.type(dialog().getByRole('textbox', { name: /^Why/ }), 'Asked for it');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit user' })).toBeNull());
  expect(edits()[0]).toMatchObject({
    name: 'POST /monitor/edit/:id',
    input: {
      params: { id: '2' },
      body: {
        name: 'Basalt Okoro II',
        email: 'basalt@plaza.example',
        username: 'basalt',
        is_admin: true,
        is_blocked: false,
        is_verified: true,
        role: null,
        seen: { name: 'Basalt Okoro', is_admin: true, is_verified: false, is_blocked: false },
        why: 'Asked for it',
      },
    },
  });
  expect(records.toasts).toEqual([{ tone: 'good', message: 'User updated successfully' }]);
  expect(records.calls.at(-1)?.name).toBe('GET /monitor');
});

test('[5-8] asks before it blocks; no goes back to the form as it was', async () => {
  const { edits } = await edit();
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Blocked' }));
  await save();
  expect(screen.getByText('Are you sure you want to block this user?')).toBeVisible();
  await confirm('Cancel');
  expect(dialog().getByRole('checkbox', { name: 'Blocked' })).toBeChecked();
  expect(edits()).toEqual([]);
  await save();
  await confirm('Block');
  expect(edits()[0]).toMatchObject({ input: { body: { is_blocked: true } } });
});

test('who is opened again before the list has come anew is shown as they were saved', async () => {
  let lists = 0;
  const list = { data: [aPerson()], next: null, count: 1, is_more: false };
  await edit(aPerson(), {
    'GET /monitor': () => ((lists += 1) === 1 ? list : never),
    'POST /monitor/edit/:id': { data: aPerson({ is_blocked: true }) },
  });
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Blocked' }));
  await save();
  await confirm('Block');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit user' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Edit basalt' }));
  expect(dialog().getByRole('checkbox', { name: 'Blocked' })).toBeChecked();
});

test('[5-8] asks before it ends a block', async () => {
  const { edits } = await edit(aPerson({ is_blocked: true }));
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Blocked' }));
  await save();
  expect(screen.getByText('Are you sure you want to unblock this user?')).toBeVisible();
  await confirm('Unblock');
  expect(edits()[0]).toMatchObject({ input: { body: { is_blocked: false } } });
});

test('[8-5] a failure says so and keeps the form, with what is wrong at its field', async () => {
  const taken = new ApiError('Somebody else goes by that ID.', {
    code: 'monitor.username-taken',
    status: 409,
    fields: { 'body.username': 'Somebody else goes by that ID.' },
  });
  const { records } = await edit(aPerson(), { 'POST /monitor/edit/:id': taken });
  await userEvent.type(dialog().getByRole('textbox', { name: 'Username' }), 'x');
  await save();
  expect(records.toasts).toEqual([{ tone: 'bad', message: 'Failed to update user' }]);
  const field = dialog().getByRole('textbox', { name: 'Username' });
  expect(field).toHaveValue('basaltx');
  expect(field).toHaveAccessibleDescription('Somebody else goes by that ID.');
});

test('a failure that is about no field stands below the form', async () => {
  const last = new ApiError('You are the only administrator.', { code: 'users.last-admin', status: 409 });
  await edit(aPerson(), { 'POST /monitor/edit/:id': last });
  await save();
  expect(dialog().getByRole('alert')).toHaveTextContent('You are the only administrator.');
});

test('gives somebody a role, and says what it may', async () => {
  const { edits } = await edit();
  expect(dialog().getByText('What every member may.')).toBeVisible();
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Role' }), 'Moderator: reports');
  expect(dialog().getByText(/hides it, warns, mutes, and blocks for a time/)).toBeVisible();
  await save();
  expect(edits()[0]).toMatchObject({ input: { body: { role: 'moderator' } } });
});
