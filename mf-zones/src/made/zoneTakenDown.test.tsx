import type { MadeZoneView } from '@plaza/api-contract';
import { ApiError, type HubState } from '@plaza/shell-contract';
import { createTestShell, mountInTestShell } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aMadeZone } from '../testing/madeZone.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';

/** The page of a zone that is there until a test takes it down. */
async function openZone(zone: MadeZoneView, state: HubState = 'connected') {
  let isThere = true;
  const shell = createTestShell({
    answers: {
      'GET /zones': thirteenZones,
      'GET /zones/u/:slug': () =>
        isThere ? zone : new ApiError('It is not there.', { code: 'zones.unknown', status: 404 }),
    },
  });
  shell.setHubState(state);
  const asked = () => shell.records.calls.filter(({ name }) => name === 'GET /zones/u/:slug');
  await mountInTestShell(app, { path: '/zones/u/lantern-court', shell });
  await screen.findByRole('heading', { level: 1, name: 'Lantern Court' });
  return { ...shell, asked, takeDown: () => (isThere = false) };
}
const notThere = () => screen.findByRole('heading', { level: 1, name: 'This zone is not there' });

test.each([
  ['who may walk in', aMadeZone()],
  ['who stands at the door', aMadeZone({ mode: 'protected', standing: 'closed', recipe: null })],
])('that a zone was taken down during a break is said after it to %s', async (_, zone) => {
  const { takeDown, syncHub } = await openZone(zone);
  takeDown();
  act(() => syncHub({ lastEvent: 9, reset: false }));
  expect(await notThere()).toBeVisible();
});

test('that a zone was taken down is said to who comes back to its page', async () => {
  const { takeDown } = await openZone(aMadeZone());
  takeDown();
  fireEvent(document, new Event('visibilitychange'));
  expect(await notThere()).toBeVisible();
});

test('a page is not asked for twice because its first connection comes after it', async () => {
  const { asked, syncHub } = await openZone(aMadeZone(), 'connecting');
  await act(async () => syncHub({ lastEvent: 9, reset: false }));
  expect(asked()).toHaveLength(1);
});

test.each([
  ['the server stumbles', new ApiError('It broke.', { code: 'http.unexpected', status: 500 })],
  ['many ask at once', new ApiError('Too much at once.', { code: 'http.too-many', status: 429 })],
  ['nobody answers', new ApiError('Plaza does not answer.', { code: 'network', status: 0 })],
])('what its owner types stays when the page asks again and %s', async (_, error) => {
  const mine = aMadeZone({ is_mine: true, standing: 'owner' });
  let answer: MadeZoneView | ApiError = mine;
  const shell = createTestShell({
    answers: {
      'GET /zones': thirteenZones,
      'GET /zones/u/:slug': () => answer,
      'GET /zones/u/:slug/knocks': [],
    },
  });
  await mountInTestShell(app, { path: '/zones/u/lantern-court', shell });
  await userEvent.click(await screen.findByText(/^Your zone/));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' by night');
  answer = error;
  const asked = () => shell.records.calls.filter(({ name }) => name === 'GET /zones/u/:slug').length;
  const before = asked();
  act(() => shell.syncHub({ lastEvent: 9, reset: false }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  answer = { ...mine, name: 'Lantern Yard' };
  act(() => shell.syncHub({ lastEvent: 10, reset: false }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lantern Yard' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lantern Court by night');
});
