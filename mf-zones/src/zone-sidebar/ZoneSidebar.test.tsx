import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never } from '@plaza/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../sidebar.tsx';
import { thirteenZones } from '../testing/thirteenZones.ts';

const show = () => mountInTestShell(app, { path: '/', answers: { 'GET /zones': thirteenZones } });
const links = () => within(screen.getByRole('list', { name: 'Zones' })).queryAllByRole('link');
const names = () => links().map((link) => link.querySelector('strong')?.textContent);

test('[2.7-6] lists the thirteen zones, each with a picture and the way there', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Plaza Zones' })).toBeVisible();
  expect(names()).toEqual([
    'Crocodile Zone',
    'Library Zone',
    'Hangout Zone',
    'Avatar Zone',
    'Castle Zone',
    'Super Market',
    'Children Party',
    'Desert Zone',
    'Explorer Zone',
    'Extra Terrestrial',
    'Haunted Factory',
    'Mermaid Zone',
    'Mutant Zone',
  ]);
  const hangout = screen.getByRole('link', { name: /Hangout Zone/ });
  expect(hangout).toHaveAttribute('href', '/zones/coffee');
  expect(hangout.querySelector('img')).toBeInTheDocument();
});

test('says how many are inside, and says it anew when that changes', async () => {
  const { bring } = await show();
  const castle = screen.getByRole('link', { name: /Castle Zone/ });
  expect(castle).not.toHaveTextContent('4');
  const payload = { path: '/zones/castle', people: 4 };
  act(() => bring({ type: 'zone-people', payload, mark: undefined, channel: 'zones' }));
  expect(castle).toHaveTextContent('4 people inside');
});

test('[2.7-5] Create Zones leads to where zones are made', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Create Zones' })).toHaveAttribute('href', '/create-zones');
});

test('[2.7-5] Search zones... filters by name, whatever the case', async () => {
  await show();
  await userEvent.type(screen.getByPlaceholderText('Search zones...'), '  mER');
  expect(names()).toEqual(['Mermaid Zone']);
  await userEvent.clear(screen.getByPlaceholderText('Search zones...'));
  expect(names()).toHaveLength(13);
});

test('the hour is not searched, only the name', async () => {
  await show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search zones' }), 'torches');
  expect(links()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No zone has that in its name.');
});

test('says that it loads', async () => {
  await mountInTestShell(app, { answers: { 'GET /zones': never } });
  expect(screen.getByRole('status')).toHaveTextContent('Loading zones');
});

test('says when no zone is open', async () => {
  await mountInTestShell(app, { answers: { 'GET /zones': [] } });
  expect(screen.getByRole('status')).toHaveTextContent('There are no zones yet.');
});

test('a failure stays inside the sidebar, and Retry asks again', async () => {
  let answer: typeof thirteenZones | ApiError = new ApiError('Plaza does not answer.', {
    code: 'network',
    status: 0,
  });
  const { records } = await mountInTestShell(app, { answers: { 'GET /zones': () => answer } });
  expect(screen.getByRole('alert')).toHaveTextContent('Plaza does not answer.');
  expect(records.errors).toEqual([]);
  answer = thirteenZones;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Castle Zone/ })).toBeVisible();
});
