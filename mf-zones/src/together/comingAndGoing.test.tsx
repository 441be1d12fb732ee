import { encodeFrame } from '@plaza/api-contract/values';
import { speak } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMadeZone } from '../testing/madeZone.ts';
import { aPerson, aWelcome } from '../testing/testZoneHub.ts';
import { meet, walkIn } from '../testing/walkIn.ts';

// Building a whole place takes a while, and nothing here asks for its ground.
jest.mock('../world/build/requestWorld.ts', () => ({ requestWorld: () => new Promise(() => undefined) }));

afterEach(() => speak('en'));
beforeEach(() => {
  // jsdom has no canvas, and says so at each try.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const still = { x: 0, y: 0, z: 0, yaw: 0, gesture: 0, jumped: false, talks: false, away: false };

test('a full zone says so, with a way into a second copy', async () => {
  const { tell, zones } = await walkIn();
  tell({ kind: 'full', copies: [{ copy: 1, people: 50 }] });
  expect(await screen.findByRole('heading', { name: 'This zone is full' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enter copy 2' }));
  expect(zones.stays.at(-1)?.entry).toMatchObject({ copy: 2 });
  tell(aWelcome({ copy: 2 }));
  expect(await screen.findByText(/You are in copy 2/)).toBeVisible();
});

test('a connection that is gone is said, and one is back when it is', async () => {
  const { zones, tell } = await meet();
  act(() => zones.now.error(new Error('The connection broke.')));
  expect(screen.getByText(/The connection is gone/)).toBeVisible();
  await waitFor(() => expect(zones.stays).toHaveLength(2), { timeout: 3_000 });
  tell(aWelcome());
  expect(screen.queryByText(/The connection is gone/)).toBeNull();
});

test('whoever is cut off is shown as away, is there once when they are back, and nobody is told twice', async () => {
  const { tell } = await meet();
  const row = () => screen.getByRole('region', { name: 'People here' });
  tell(encodeFrame([{ ...still, id: 2, z: 4, away: true }]));
  expect(await within(row()).findByText('away')).toBeVisible();
  tell({ kind: 'came', person: aPerson() }, encodeFrame([{ ...still, id: 2, z: 6 }]));
  await waitFor(() => expect(within(row()).queryByText('away')).toBeNull());
  expect(within(row()).getAllByText('Basalt Okoro')).toHaveLength(1);
  expect(within(screen.getByRole('log')).queryByText('Basalt Okoro is here')).toBeNull();
});

test('while one’s own connection is gone nobody is known to be where they were', async () => {
  const { zones, tell } = await meet();
  tell(encodeFrame([{ ...still, id: 2, z: 4 }]));
  const row = () => screen.getByRole('region', { name: 'People here' });
  expect(within(row()).queryByText('away')).toBeNull();
  act(() => zones.now.error(new Error('The connection broke.')));
  expect(within(row()).getByText('away')).toBeVisible();
});

test('who is sent out, or may not enter, is told', async () => {
  const { tell } = await meet();
  tell({ kind: 'out', why: 'sent-out' });
  expect(await screen.findByRole('heading', { name: 'You are out of this zone' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all zones' })).toHaveAttribute('href', '/zones');
});

test('who walks into a zone that was taken down meanwhile is told that it is not there', async () => {
  let isThere = true;
  const { zones } = await walkIn('/zones/u/lantern-court', {
    'GET /zones/u/:slug': () => {
      if (isThere) return aMadeZone();
      throw new ApiError('It is not there.', { code: 'zones.unknown', status: 404 });
    },
  });
  isThere = false;
  act(() => zones.now.error(new Error('You may not enter this zone.')));
  expect(await screen.findByRole('heading', { level: 1, name: 'This zone is not there' })).toBeVisible();
});

test('what its owner has arranged and not saved stays, and can be saved, while the zone is full', async () => {
  const { tell } = await meet('/zones/u/lantern-court', {
    'GET /zones/u/:slug': aMadeZone({ is_mine: true, standing: 'owner' }),
    'GET /zones/u/:slug/revisions': [],
    'GET /zones/u/:slug/knocks': [],
    'GET /zones/made': [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Arrange this zone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Put it before me' }));
  const save = () =>
    within(screen.getByRole('region', { name: 'Arrange your zone' })).getByRole('button', { name: 'Save' });
  expect(save()).toBeEnabled();
  tell({ kind: 'full', copies: [{ copy: 1, people: 50 }] });
  expect(await screen.findByRole('heading', { name: 'This zone is full' })).toBeVisible();
  expect(save()).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Enter copy 2' }));
  tell(aWelcome({ copy: 2 }));
  await screen.findByRole('heading', { name: 'People here' });
  expect(save()).toBeEnabled();
});

test('who has it open on as many pages as one may is told so, with a way in', async () => {
  const { zones, tell } = await walkIn();
  act(() => zones.now.error(new Error('You are in this zone on several pages already.')));
  expect(await screen.findByRole('heading', { name: 'You are in this zone already' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  tell(aWelcome());
  expect(await screen.findByRole('heading', { name: 'People here' })).toBeVisible();
});

test('the owner who is inside sees who knocks beside the zone, and answers there', async () => {
  const nora = { id: '9', name: 'Nora Field', username: 'nora', profile: null };
  let waiting: { person: typeof nora; at: string }[] = [];
  const { records, bring } = await meet('/zones/u/lantern-court', {
    'GET /zones/u/:slug': aMadeZone({ is_mine: true, standing: 'owner', mode: 'protected' }),
    'GET /zones/u/:slug/knocks': () => waiting,
    'PUT /zones/u/:slug/knocks/:username': { done: true },
    'GET /zones/u/:slug/invitations': [],
    'GET /zones/u/:slug/people': { admitted: [], banned: [] },
  });
  expect(screen.queryByRole('region', { name: 'Somebody knocks' })).toBeNull();
  waiting = [{ person: nora, at: '2026-11-22T10:00:00.000Z' }];
  const wire = { mark: { event: 1, at: '2026-11-22T10:00:00.000Z' }, channel: undefined };
  act(() => bring({ type: 'notification', payload: { unread: 1, notification: null }, ...wire }));
  const panel = await screen.findByRole('region', { name: 'Somebody knocks' });
  expect(panel.closest('[data-zone-inside]')).not.toBeNull();
  const answers = within(panel).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Let in', 'Always', 'Decline', 'Block']);
  waiting = [];
  await userEvent.click(within(panel).getByRole('button', { name: 'Let in: Nora Field' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Somebody knocks' })).toBeNull());
  const answered = records.calls.find(({ name }) => name === 'PUT /zones/u/:slug/knocks/:username');
  expect(answered?.input).toMatchObject({ params: { username: 'nora' }, body: { answer: 'let-in' } });
});
