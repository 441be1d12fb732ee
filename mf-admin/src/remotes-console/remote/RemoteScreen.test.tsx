import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../remote.tsx';
import { asAdmin } from '../../testing/asAdmin.ts';
import { anEvent, aRemote } from '../../testing/aRemote.ts';

beforeEach(() => setWindowWidth(1280));

const changed = { name: 'mf-chat', active: '1.3.0-77aa01be', previous: '1.4.0-3f2a9c1d', revision: '42' };

function open(answers: TestAnswers = {}, path = '/admin/remotes/mf-chat') {
  return mountInTestShell(app, {
    path,
    session: asAdmin(),
    answers: { 'GET /remotes/status': { remotes: [aRemote()] }, ...answers },
  });
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the versions with their weight, their commit and which one is live', async () => {
  await open();
  const versions = within(screen.getByRole('table', { name: 'Versions' }));
  const live = within(versions.getByRole('row', { name: /^1\.4\.0/ }));
  expect(live.getByText('93.1 kB')).toBeVisible();
  expect(live.getByText('c0ffee12')).toBeVisible();
  expect(live.getByText('Live version')).toBeVisible();
  expect(versions.getByRole('button', { name: 'Activate 1.3.0-77aa01be' })).toBeVisible();
});

test('keeps the ways to the other parts of the administration', async () => {
  await open();
  const ways = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(ways.getByRole('link', { name: 'Remotes' })).toHaveAttribute('aria-current', 'page');
});

test('shows what was done to the remote, by whom and why', async () => {
  const events = [anEvent({ kind: 'auto-rolled-back', actor: 'plaza', reason: '6 of 9 failed' })];
  await open({ 'GET /remotes/status': { remotes: [aRemote({ events })] } });
  const row = screen.getByRole('row', { name: /Rolled back automatically/ });
  expect(row).toHaveTextContent('plaza');
  expect(row).toHaveTextContent('6 of 9 failed');
});

/** The state is read at once and when listening has begun; what matters is what is done. */
const isAct = ({ name }: { name: string }) => name.startsWith('POST');

test('activates a version after asking, says so, and reads the state again', async () => {
  const { records } = await open({ 'POST /remotes/:name/activate': changed });
  await press('Activate 1.3.0-77aa01be');
  expect(dialog().getByRole('heading', { name: 'Activate 1.3.0-77aa01be?' })).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Activate' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(records.toasts).toEqual([{ message: 'mf-chat 1.3.0-77aa01be is live.', tone: 'good' }]);
  const sinceSent = () => records.calls.slice(records.calls.findIndex(isAct));
  await waitFor(() => expect(sinceSent()).toHaveLength(2));
  expect(sinceSent()).toMatchObject([
    {
      name: 'POST /remotes/:name/activate',
      input: { params: { name: 'mf-chat' }, body: { version: '1.3.0-77aa01be' } },
    },
    { name: 'GET /remotes/status' },
  ]);
});

test('rolls back to the version before', async () => {
  const { records } = await open({ 'POST /remotes/:name/rollback': changed });
  await press('Roll back');
  await userEvent.click(dialog().getByRole('button', { name: 'Roll back' }));
  expect(records.toasts).toEqual([{ message: 'mf-chat is back at 1.3.0-77aa01be.', tone: 'good' }]);
  expect(records.calls.find(isAct)).toMatchObject({ input: { body: { version: '1.3.0-77aa01be' } } });
});

test('there is nothing to roll back to without a version before', async () => {
  await open({ 'GET /remotes/status': { remotes: [aRemote({ previous: null })] } });
  expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
});

test('switches off, and a switched off remote on', async () => {
  const { records, unmount } = await open({ 'POST /remotes/:name/kill': changed });
  await press('Switch off');
  await userEvent.click(dialog().getByRole('button', { name: 'Switch off' }));
  expect(records.calls.find(isAct)).toMatchObject({ input: { body: { killed: true } } });
  await unmount();

  const again = await open({
    'GET /remotes/status': { remotes: [aRemote({ killed: true })] },
    'POST /remotes/:name/kill': changed,
  });
  await press('Switch on');
  await userEvent.click(dialog().getByRole('button', { name: 'Switch on' }));
  expect(again.records.calls.find(isAct)).toMatchObject({ input: { body: { killed: false } } });
});

test('the shell can be rolled back and not switched off', async () => {
  await open({ 'GET /remotes/status': { remotes: [aRemote({ name: 'shell' })] } }, '/admin/remotes/shell');
  expect(screen.getByRole('button', { name: 'Roll back' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
});

test('Cancel does nothing', async () => {
  const { records } = await open();
  await press('Switch off');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(records.calls.filter(isAct)).toEqual([]);
});

test('a apiError stays beside the question, in the words of the api', async () => {
  const apiError = new ApiError('There is no earlier version to go back to.', {
    code: 'remotes.nothing-before',
    status: 409,
  });
  const { records } = await open({ 'POST /remotes/:name/rollback': apiError });
  await press('Roll back');
  await userEvent.click(dialog().getByRole('button', { name: 'Roll back' }));
  expect(dialog().getByRole('alert')).toHaveTextContent('There is no earlier version to go back to.');
  expect(records.toasts).toEqual([{ message: 'There is no earlier version to go back to.', tone: 'bad' }]);
});

test('while it is under way the button is busy and nothing is sent twice', async () => {
  const { records } = await open({ 'POST /remotes/:name/kill': never });
  await press('Switch off');
  const send = dialog().getByRole('button', { name: 'Switch off' });
  await userEvent.click(send);
  await userEvent.click(send);
  expect(send).toHaveAttribute('aria-busy', 'true');
  expect(records.calls.filter((call) => call.name === 'POST /remotes/:name/kill')).toHaveLength(1);
});

test('a remote that was never deployed is not there', async () => {
  await open({}, '/admin/remotes/mf-attic');
  expect(screen.getByRole('heading', { name: 'No such remote' })).toBeVisible();
});

test('says that it loads', async () => {
  await open({ 'GET /remotes/status': never });
  expect(screen.getByRole('status')).toHaveTextContent('Loading the remote');
});

test('a failure says why, and Retry asks again', async () => {
  let answer: { remotes: ReturnType<typeof aRemote>[] } | ApiError = new ApiError(
    'Only administrators may see that.',
    {
      code: 'http.forbidden',
      status: 403,
    },
  );
  await open({ 'GET /remotes/status': () => answer });
  expect(screen.getByRole('alert')).toHaveTextContent('Only administrators may see that.');
  answer = { remotes: [aRemote()] };
  await press('Retry');
  expect(await screen.findByRole('table', { name: 'Versions' })).toBeVisible();
});
