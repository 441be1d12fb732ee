import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';

const juniper = { name: 'Juniper Adeyemi', username: 'juniper', profile: null };

test('/profile shows the own name, username and that there is nothing yet', async () => {
  await mountInTestShell(app, { path: '/profile', answers: { 'GET /profile': juniper } });
  expect(screen.getByRole('heading', { level: 1, name: 'Juniper Adeyemi' })).toBeVisible();
  expect(screen.getByText('@juniper')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No content available' })).toBeVisible();
});

test('[2.13-4] says Loading... while the profile is under way, then No content available', async () => {
  let arrive: (answer: typeof juniper) => void = () => undefined;
  const answer = new Promise<typeof juniper>((resolve) => (arrive = resolve));
  await mountInTestShell(app, { path: '/profile', answers: { 'GET /profile': answer } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  arrive(juniper);
  expect(await screen.findByText('No content available')).toBeVisible();
});

test('/user/:username asks for that member', async () => {
  const { records } = await mountInTestShell(app, {
    path: '/user/caf%C3%A9',
    answers: {
      'GET /profile/:username': ({ params }) => ({ name: 'Cedar', username: params.username, profile: null }),
    },
  });
  expect(screen.getByText('@café')).toBeVisible();
  expect(records.calls).toMatchObject([{ input: { params: { username: 'café' } } }]);
});

test.each(['/user/nobody', '/user', '/user/no/body'])('%s says that nobody is there', async (path) => {
  const unknown = new ApiError('There is nobody by that name.', { code: 'users.unknown', status: 404 });
  await mountInTestShell(app, { path, answers: { 'GET /profile/:username': unknown } });
  expect(screen.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/search');
});

test('a failure says so with the number to quote, and Retry brings the profile', async () => {
  let answer: typeof juniper | ApiError = new ApiError('Plaza is out of breath.', {
    code: 'http.unavailable',
    status: 503,
    requestId: 'r-41',
  });
  await mountInTestShell(app, { path: '/profile', answers: { 'GET /profile': () => answer } });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch your profile.');
  expect(alert).toHaveTextContent('Plaza is out of breath.');
  expect(alert).toHaveTextContent('r-41');
  answer = juniper;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Juniper Adeyemi' })).toBeVisible();
});

test('one profile after the other: the former is not shown for the latter', async () => {
  const { unmount } = await mountInTestShell(app, { path: '/profile', answers: { 'GET /profile': juniper } });
  await unmount();
  await mountInTestShell(app, { path: '/user/cedar', answers: { 'GET /profile/:username': never } });
  expect(screen.queryByText('Juniper Adeyemi')).toBeNull();
});
