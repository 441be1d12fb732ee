import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never } from '@plaza/shell-contract/testing';
import { fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aboutPlace } from '../place/PlaceView.tsx';
import { app } from '../remote.tsx';
import { thirteenZones } from '../testing/thirteenZones.ts';

test('shows the zone, its hour and what stands there', async () => {
  await mountInTestShell(app, { path: '/zones/castle', answers: { 'GET /zones': thirteenZones } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Castle Zone' })).toBeVisible();
  expect(screen.getByText('Blue hour, torches')).toBeVisible();
  // As it was rendered, and at once: it is the first thing on the page.
  expect(document.querySelector('img[srcset]')).toHaveAttribute('loading', 'eager');
  expect(screen.getByText(/Torches burn at the gate/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All zones' })).toHaveAttribute('href', '/zones');
});

test('one walks into a zone that is built, and sees its picture where a browser cannot draw it', async () => {
  await mountInTestShell(app, {
    path: '/zones/castle',
    answers: { 'GET /zones': thirteenZones, 'GET /zones/looks': { looks: null } },
  });
  const enter = await screen.findByRole('button', { name: 'Walk in' });
  fireEvent.click(enter);
  // Until what draws the zone is here.
  expect(enter).toHaveAttribute('aria-busy', 'true');
  await waitForElementToBeRemoved(enter);
  await waitFor(() => expect(document.querySelector('[data-zone-inside] img[srcset]')).not.toBeNull());
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

const older = ['library', 'desert', 'supermart', 'castle', 'coffee', 'crocodile', 'avatar', 'explorer'];

test('[2.1-7] every path of both zone groups answers, children-park and children-party among them', async () => {
  const park = {
    name: 'Park',
    path: '/zones/children-park',
    image: null,
    hour: 'spring morning',
    palette: [],
  };
  const answers = { 'GET /zones': thirteenZones, 'GET /zones/scenes/:scene': park };
  for (const path of [
    ...thirteenZones.map((zone) => zone.path),
    ...older.map((scene) => `/zones/${scene}`),
    '/zones/children-park',
  ]) {
    const { unmount } = await mountInTestShell(app, { path, answers });
    const name = thirteenZones.find((zone) => zone.path === path)?.name ?? 'Park';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    await unmount();
  }
});
