import { ApiError } from '@plaza/shell-contract';
import {
  mountInTestShell,
  never,
  setWindowWidth,
  testMember,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../remote.tsx';
import { asAdmin } from '../../testing/asAdmin.ts';
import { aRemote, aVersion } from '../../testing/aRemote.ts';

beforeEach(() => setWindowWidth(1280));

function open(status: TestAnswers['GET /remotes/status']) {
  return mountInTestShell(app, {
    path: '/admin/remotes',
    session: asAdmin(),
    answers: { 'GET /remotes/status': status ?? never },
  });
}

test('lists each remote with its state, its live version, the one before and the one on trial', async () => {
  await open({
    remotes: [
      aRemote(),
      aRemote({ name: 'mf-feed', canary: { version: '2.0.0', percent: 10 } }),
      aRemote({ name: 'mf-games', killed: true, previous: null }),
      aRemote({ name: 'mf-zones', versions: [aVersion({ health: { browsers: 8, failing: 2 } })] }),
    ],
  });
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/^mf-chat/).getByText('Healthy in 12 browsers')).toBeVisible();
  expect(row(/^mf-chat/).getByText('1.4.0-3f2a9c1d')).toBeVisible();
  expect(row(/^mf-chat/).getByText('1.3.0-77aa01be')).toBeVisible();
  expect(row(/^mf-feed/).getByText('2.0.0')).toBeVisible();
  expect(row(/^mf-feed/).getByText('10 %')).toBeVisible();
  expect(row(/^mf-games/).getByText('Switched off')).toBeVisible();
  expect(row(/^mf-zones/).getByText('Fails in 2 of 8 browsers')).toBeVisible();
});

test('a remote leads to its details', async () => {
  await open({ remotes: [aRemote()] });
  await userEvent.click(screen.getByRole('link', { name: 'mf-chat' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'mf-chat' })).toBeVisible();
});

test('says that it loads', async () => {
  await open(never);
  expect(screen.getByRole('status')).toHaveTextContent('Loading remotes');
});

test('says when nothing is deployed, and what helps', async () => {
  await open({ remotes: [] });
  expect(screen.getByRole('heading', { name: 'Nothing is deployed' })).toBeVisible();
  expect(screen.getByText('npm run deploy -- all')).toBeVisible();
});

test('a failure says why, and Retry asks again', async () => {
  let answer: { remotes: ReturnType<typeof aRemote>[] } | ApiError = new ApiError('Plaza does not answer.', {
    code: 'network',
    status: 0,
  });
  await open(() => answer);
  expect(screen.getByRole('alert')).toHaveTextContent('Plaza does not answer.');
  answer = { remotes: [aRemote()] };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'mf-chat' })).toBeVisible();
});

test('a member without the key is told, and nothing is asked of the api', async () => {
  const session = { status: 'member' as const, user: testMember() };
  const { records } = await mountInTestShell(app, { path: '/admin/remotes', session });
  expect(screen.getByRole('heading', { name: 'An administrator is needed' })).toBeVisible();
  expect(records.calls).toEqual([]);
});

test('an address that is nothing of the server says so', async () => {
  await mountInTestShell(app, { path: '/admin/cellar', session: asAdmin() });
  expect(screen.getByRole('heading', { name: 'This page is not there' })).toBeVisible();
});
