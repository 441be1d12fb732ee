import type { CallAnswer } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aPerson } from '../testing/aPerson.ts';
import { asAdmin } from '../testing/asAdmin.ts';
import { aSetup } from '../testing/aSetup.ts';

beforeEach(() => setWindowWidth(1280));

const open = async (answers: TestAnswers = {}, about: Partial<CallAnswer<'GET /setup'>> = {}) => {
  const mounted = await mountInTestShell(app, {
    path: '/admin/setup',
    session: asAdmin(),
    answers: { 'GET /setup': aSetup(about), 'GET /setup/invitations': [], ...answers },
  });
  // Its code comes when it is opened, and its answer after that.
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  return mounted;
};
const step = (name: string) => within(screen.getByRole('region', { name }));

test('asks first for another password than the printed one', async () => {
  await open();
  const link = step('1. Your password').getByRole('link', { name: 'Change your password' });
  expect(link).toHaveAttribute('href', '/settings');
});

test('tries mail and storage for real, and says what came of it', async () => {
  await open({
    'POST /setup/mail': { ms: 240 },
    'POST /setup/storage': new ApiError('What was written could not be read back. ENOSPC', {
      code: 'x',
      status: 502,
    }),
  });
  await userEvent.type(
    step('3. Mail').getByRole('textbox', { name: 'Send a mail to' }),
    'amber@plaza.example',
  );
  await userEvent.click(step('3. Mail').getByRole('button', { name: 'Try it' }));
  expect(await step('3. Mail').findByText(/took it in 240 ms/)).toBeVisible();
  expect(step('3. Mail').getByText('Tried, and it works')).toBeVisible();
  await userEvent.click(step('4. Storage').getByRole('button'));
  expect(await step('4. Storage').findByRole('alert')).toHaveTextContent('ENOSPC');
});

test('invites the first people, and gives the link', async () => {
  const { records } = await open({
    'POST /setup/invitations': { link: 'https://plaza.example/signup', mailed: 2 },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Addresses' }), 'wren@a.example\ndune@a.example');
  await userEvent.click(screen.getByRole('button', { name: 'Invite them' }));
  expect(await screen.findByText('2 invitations are on their way.')).toBeVisible();
  expect(screen.getByText('The link for everybody: https://plaza.example/signup')).toBeVisible();
  expect(records.calls.findLast(({ name }) => name === 'POST /setup/invitations')?.input).toMatchObject({
    body: { to: ['wren@a.example', 'dune@a.example'] },
  });
});

test('says what is missing: a mail server, an address, an open sign-up', async () => {
  await open({}, { mail: { is_configured: false, from: 'x' }, public_url: null, is_signup_open: false });
  expect(screen.getByText(/^No mail server is configured/)).toBeVisible();
  expect(screen.getByText(/^PUBLIC_URL is not set/)).toBeVisible();
  expect(screen.getByText(/^Sign-up is switched off/)).toBeVisible();
});

test('shows what became of each invitation, and takes an open one back', async () => {
  let state: 'open' | 'revoked' = 'open';
  const dates = { created_at: '2026-11-20T12:00:00.000Z', expires_at: '2026-12-04T12:00:00.000Z' };
  await open(
    {
      'GET /setup/invitations': () => [
        { id: '2', email: 'wren@a.example', state, ...dates },
        { id: '1', email: 'dune@a.example', state: 'used' as const, ...dates },
      ],
      'DELETE /setup/invitations/:id': () => {
        state = 'revoked';
        return { revoked: true as const };
      },
    },
    { is_signup_open: false },
  );
  const list = within(await screen.findByRole('list', { name: 'Invitations' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'wren@a.example open until 4 Dec 2026Take back wren@a.example',
    'dune@a.example has joined',
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Take back wren@a.example' }));
  expect(await list.findByText('taken back')).toBeVisible();
  expect(list.queryByRole('button')).toBeNull();
});

test('is done when somebody says so', async () => {
  let isDone = false;
  await open({
    'GET /setup': () => aSetup({ is_done: isDone }),
    'POST /setup/done': () => aSetup({ is_done: (isDone = true) }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'The set-up is done' }));
  expect(await screen.findByText(/^It was set up before/)).toBeVisible();
});

test('the monitor of a new installation leads here', async () => {
  await mountInTestShell(app, {
    path: '/admin',
    session: asAdmin(),
    answers: {
      'GET /monitor': { data: [aPerson()], next: null, count: 1, is_more: false, needs_setup: true },
    },
  });
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/admin/setup');
});

test('loads, fails', async () => {
  const first = await open({ 'GET /setup': never });
  expect(screen.getByText('Loading the set-up')).toBeInTheDocument();
  await first.unmount();
  await open({ 'GET /setup': new ApiError('No.', { code: 'x', status: 500 }) });
  expect(screen.getByRole('alert')).toHaveTextContent('The set-up did not load');
});

test('names what is no address, and invites nobody before it is mended', async () => {
  const { records } = await open({
    'POST /setup/invitations': { link: 'https://plaza.example/signup', mailed: 1 },
  });
  const addresses = screen.getByRole('textbox', { name: 'Addresses' });
  await userEvent.type(addresses, 'wren@plaza.example, nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Invite them' }));
  expect(addresses).toBeInvalid();
  expect(screen.getByText('No addresses: nobody')).toBeVisible();
  expect(records.calls.some(({ name }) => name === 'POST /setup/invitations')).toBe(false);
});
