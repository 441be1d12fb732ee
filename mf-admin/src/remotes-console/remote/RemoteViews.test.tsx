import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../remote.tsx';
import { asAdmin } from '../../testing/asAdmin.ts';
import { aComparison, aRemote, aRemoteUse, aVersion } from '../../testing/aRemote.ts';

beforeEach(() => setWindowWidth(1280));

const changed = { name: 'mf-chat', active: '1.4.0', previous: null, revision: '42' };
const open = (view: string, answers: TestAnswers = {}, remote = aRemote()) =>
  mountInTestShell(app, {
    path: `/admin/remotes/mf-chat${view}`,
    session: asAdmin(),
    answers: { 'GET /remotes/status': { remotes: [remote] }, ...answers },
  });
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const posted = (records: { calls: { name: string; input?: unknown }[] }) =>
  records.calls.filter(({ name }) => name.startsWith('POST')).map(({ name, input }) => [name, input]);

test('shows by version how often it fails and how long it takes', async () => {
  await open('?view=use', { 'GET /remotes/:name/use': aRemoteUse() });
  const row = screen.getByRole('row', { name: /^1\.4\.0-3f2a9c1d Live version 1,204 96 8 % 500 ms/ });
  expect(
    within(row).getByRole('img', { name: /^Error rate of 1\.4\.0-3f2a9c1d over two hours/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /^TypeError: .* on screen 1\.4\.0-3f2a9c1d 96/ })).toBeVisible();
});

test('a rate falls on screen while somebody looks, and the live version is marked', async () => {
  jest.useFakeTimers();
  let failing = 9;
  const [one] = aRemoteUse().versions;
  const status = () => ({
    remotes: [aRemote({ versions: [aVersion({ health: { browsers: 12, failing } })] })],
  });
  const { unmount } = await open('?view=use', {
    'GET /remotes/status': status,
    'GET /remotes/:name/use': () => ({
      versions: one ? [{ ...one, loads: 12, failures: failing }] : [],
      errors: [],
    }),
  });
  const rate = () => screen.getByText('Error rate, two minutes').parentElement;
  expect(rate()).toHaveTextContent('75 %');
  expect(screen.getByRole('row', { name: /^1\.4\.0-3f2a9c1d Live version 12 9 75 %/ })).toBeVisible();
  failing = 0;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(rate()).toHaveTextContent('0 %');
  expect(screen.getByRole('row', { name: /^1\.4\.0-3f2a9c1d Live version 12 0 0 %/ })).toBeVisible();
  await unmount();
  jest.useRealTimers();
});

test('what browsers saw loads, is nothing, fails', async () => {
  const first = await open('?view=use', { 'GET /remotes/:name/use': never });
  expect(screen.getByText('Loading what browsers saw')).toBeInTheDocument();
  await first.unmount();
  const second = await open('?view=use', { 'GET /remotes/:name/use': { versions: [], errors: [] } });
  expect(screen.getByRole('heading', { name: 'No browser has loaded it in a day' })).toBeVisible();
  await second.unmount();
  await open('?view=use', { 'GET /remotes/:name/use': new ApiError('No.', { code: 'x', status: 500 }) });
  expect(screen.getByRole('alert')).toHaveTextContent('What browsers saw did not load');
});

test('compares the version before with the live one, and others when asked', async () => {
  const { records } = await open('?view=compare', { 'GET /remotes/:name/compare': aComparison });
  const compared = () => records.calls.findLast(({ name }) => name === 'GET /remotes/:name/compare')?.input;
  expect(await screen.findByText('1.2 kB larger')).toBeVisible();
  expect(compared()).toMatchObject({
    query: { one: '1.3.0-77aa01be', other: '1.4.0-3f2a9c1d' },
  });
  expect(screen.getByRole('row', { name: 'contract 1.0 1.1' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'src/list/*.js changed 48.1 kB → 40.2 kB' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'src/call/*.js added 9.1 kB' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'src/list/ChatRow.tsx changed' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), '1.4.0-3f2a9c1d');
  expect(compared()).toMatchObject({ query: { one: '1.4.0-3f2a9c1d' } });
});

test('makes a deploy token, shows it once, and takes one back after asking', async () => {
  const token = { label: 'team chat', created_at: '2026-11-20T10:00:00.000Z', revoked_at: null };
  const { records } = await open('?view=tokens', {
    'GET /remotes/:name/tokens': { tokens: [token] },
    'POST /remotes/:name/tokens': { token: 'plaza_mf-chat_8sJ2' },
    'POST /remotes/:name/tokens/revoke': { revoked: 1 },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Label' }), 'build machine');
  await press('Make a token');
  expect(await screen.findByText('plaza_mf-chat_8sJ2')).toBeVisible();
  await press('Revoke team chat');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  const params = { name: 'mf-chat' };
  expect(posted(records)).toEqual([
    ['POST /remotes/:name/tokens', { params, body: { label: 'build machine' } }],
    ['POST /remotes/:name/tokens/revoke', { params, body: { label: 'team chat' } }],
  ]);
});

test('tries a version with some, and says why', async () => {
  const { records } = await open('', { 'POST /remotes/:name/activate': changed });
  await press('Activate 1.3.0-77aa01be');
  fireEvent.change(dialog().getByRole('slider', { name: 'Who gets it' }), { target: { value: '10' } });
  expect(dialog().getByText(/^10 of 100 visitors get it/)).toBeVisible();
  await userEvent.type(dialog().getByRole('textbox', { name: 'Why' }), 'New list');
  await userEvent.click(dialog().getByRole('button', { name: 'Try it' }));
  expect(posted(records)).toEqual([
    [
      'POST /remotes/:name/activate',
      { params: { name: 'mf-chat' }, body: { version: '1.3.0-77aa01be', percent: 10, reason: 'New list' } },
    ],
  ]);
});

test('a canary gets a larger share, or is taken back', async () => {
  const { records } = await open(
    '',
    { 'POST /remotes/:name/activate': changed, 'POST /remotes/:name/rollback': changed },
    aRemote({ canary: { version: '1.5.0-a1b2c3d4', percent: 10 } }),
  );
  fireEvent.change(screen.getByRole('slider', { name: 'Who gets it' }), { target: { value: '50' } });
  await press('Change the share');
  await userEvent.click(dialog().getByRole('button', { name: 'Try it' }));
  await press('Take it back');
  await userEvent.click(dialog().getByRole('button', { name: 'Take it back' }));
  expect(posted(records).map(([, input]) => (input as { body: object }).body)).toEqual([
    { version: '1.5.0-a1b2c3d4', percent: 50 },
    {},
  ]);
});
