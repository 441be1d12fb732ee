import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, setWindowWidth } from '@plaza/shell-contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';

const juniper = { name: 'Juniper Adeyemi', username: 'juniper', profile: null };

beforeEach(() => setWindowWidth(1280));

test('greets the member by the first name', async () => {
  await mountInTestShell(app, { path: '/', answers: { 'GET /profile': juniper } });
  expect(screen.getByRole('heading', { level: 1, name: /, Juniper$/ })).toBeVisible();
  expect(screen.getByText('You are @juniper on the square.')).toBeVisible();
});

test('says that the square is quiet and where to go', async () => {
  await mountInTestShell(app, { path: '/', answers: { 'GET /profile': juniper } });
  expect(screen.getByRole('heading', { name: 'The square is quiet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Walk to a zone' })).toHaveAttribute('href', '/zones');
  expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/search');
});

test('says that it loads while the profile is under way', async () => {
  await mountInTestShell(app, { path: '/', answers: { 'GET /profile': never } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('stays usable without the profile, and tries again', async () => {
  let answer: typeof juniper | ApiError = new ApiError('Plaza does not answer.', {
    code: 'network',
    status: 0,
  });
  await mountInTestShell(app, { path: '/', answers: { 'GET /profile': () => answer } });
  expect(screen.getByRole('alert')).toHaveTextContent('Plaza does not answer.');
  expect(screen.getByRole('link', { name: 'Find people' })).toBeVisible();
  answer = juniper;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: /, Juniper$/ })).toBeVisible();
});

test('offers room for zones from 900 px on, and takes it back below', async () => {
  const { records } = await mountInTestShell(app, { path: '/', answers: { 'GET /profile': juniper } });
  expect(records.places.get('zones.sidebar')).toBe(screen.getByRole('complementary'));
  await act(async () => setWindowWidth(899));
  expect(records.places.size).toBe(0);
  expect(screen.queryByRole('complementary')).toBeNull();
  await act(async () => setWindowWidth(900));
  expect(records.places.has('zones.sidebar')).toBe(true);
});
