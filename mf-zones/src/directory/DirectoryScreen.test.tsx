import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { thirteenZones } from '../testing/thirteenZones.ts';

test('shows a door for each zone, with its hour and a picture of its own', async () => {
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': thirteenZones } });
  expect(screen.getAllByRole('listitem')).toHaveLength(13);
  expect(screen.getByRole('link', { name: 'Castle Zone' })).toHaveAttribute('href', '/zones/castle');
  expect(screen.getByText('blue hour, torches')).toBeVisible();
  // Not told apart by their colours alone: what is drawn differs.
  const shapes = [...document.querySelectorAll('svg[data-place]')].map((svg) =>
    [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
  );
  expect(new Set(shapes).size).toBe(13);
});

test('shows the image of a zone that has one', async () => {
  const zones = thirteenZones.slice(0, 1).map((zone) => ({ ...zone, image: '/media/pond.webp' }));
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': zones } });
  expect(document.querySelector('img')).toHaveAttribute('src', '/media/pond.webp');
});

test('a zone that nobody has drawn still has a picture', async () => {
  const zones = [{ name: 'Attic', path: '/zones/attic', image: null, hour: 'noon', palette: [] }];
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': zones } });
  expect(document.querySelector('svg[data-place="/zones/attic"]')).toBeInTheDocument();
});

test('a click walks to the zone without leaving the page', async () => {
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': thirteenZones } });
  await userEvent.click(screen.getByRole('link', { name: 'Mermaid Zone' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mermaid Zone' })).toBeVisible();
});

test('says that it loads', async () => {
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': never } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading zones');
});

test('says when no zone is open', async () => {
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': [] } });
  expect(screen.getByRole('heading', { name: 'No zone is open' })).toBeVisible();
});

test('a failure says why, and Retry asks again', async () => {
  let answer: typeof thirteenZones | ApiError = new ApiError('Plaza does not answer.', {
    code: 'network',
    status: 0,
  });
  await mountInTestShell(app, { path: '/zones', answers: { 'GET /zones': () => answer } });
  expect(screen.getByRole('alert')).toHaveTextContent('Plaza does not answer.');
  answer = thirteenZones;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Castle Zone' })).toBeVisible();
});
