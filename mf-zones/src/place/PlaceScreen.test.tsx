import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { thirteenZones } from '../testing/thirteenZones.ts';
import { aboutPlace } from './aboutPlace.ts';

test('shows the zone, its hour and what stands there', async () => {
  await mountInTestShell(app, { path: '/zones/castle', answers: { 'GET /zones': thirteenZones } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Castle Zone' })).toBeVisible();
  expect(screen.getByText('Blue hour, torches')).toBeVisible();
  expect(screen.getByText(/Torches burn at the gate/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All zones' })).toHaveAttribute('href', '/zones');
});

test('each of the thirteen is described', () => {
  expect(thirteenZones.filter((zone) => !aboutPlace(zone.path))).toEqual([]);
});

test('a slash at the end is the same zone', async () => {
  await mountInTestShell(app, { path: '/zones/castle/', answers: { 'GET /zones': thirteenZones } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Castle Zone' })).toBeVisible();
});

test('an unknown zone is not there, and the way back is', async () => {
  await mountInTestShell(app, { path: '/zones/nowhere', answers: { 'GET /zones': thirteenZones } });
  expect(await screen.findByRole('heading', { level: 1, name: 'This zone is not there' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all zones' })).toHaveAttribute('href', '/zones');
});

test('says that it loads', async () => {
  await mountInTestShell(app, { path: '/zones/castle', answers: { 'GET /zones': never } });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading the zone');
});

test('a failure says why, and Retry asks again', async () => {
  let answer: typeof thirteenZones | ApiError = new ApiError('Plaza does not answer.', {
    code: 'network',
    status: 0,
  });
  await mountInTestShell(app, { path: '/zones/castle', answers: { 'GET /zones': () => answer } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Plaza does not answer.');
  answer = thirteenZones;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Castle Zone' })).toBeVisible();
});
