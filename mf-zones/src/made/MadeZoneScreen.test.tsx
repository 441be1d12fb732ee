import { apiError, mountInTestShell, type TestAnswers } from '@plaza/shell-contract/testing';
import { ApiError } from '@plaza/shell-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aMadeZone } from '../testing/madeZone.ts';
import { thirteenZones } from '../testing/thirteenZones.ts';

const path = '/zones/u/lantern-court';
const nora = { id: '9', name: 'Nora Field', username: 'nora', profile: null };

const mine: TestAnswers = {
  'GET /zones/u/:slug': aMadeZone({ is_mine: true, standing: 'owner', mode: 'protected' }),
  'GET /zones/u/:slug/knocks': [{ person: nora, at: '2026-11-22T10:00:00.000Z' }],
  'GET /zones/u/:slug/invitations': [{ id: '4', path: `${path}?invitation=4f1c…`, created_at: '', used: 2 }],
  'GET /zones/u/:slug/people': { admitted: [nora], banned: [] },
};

function open(answers: TestAnswers, at = path) {
  return mountInTestShell(app, { path: at, answers: { 'GET /zones': thirteenZones, ...answers } });
}

test('[1-2] a zone that somebody made is entered at its own address, and names its maker', async () => {
  const from = { name: 'Old Court', path: '/zones/u/old-court', owner: 'Cedar Novak' };
  await open({ 'GET /zones/u/:slug': aMadeZone({ remix_of: from }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lantern Court' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'by Basalt Okoro' })).toHaveAttribute('href', '/user/basalt');
  expect(screen.getByRole('link', { name: 'Made from Old Court by Cedar Novak' })).toHaveAttribute(
    'href',
    '/zones/u/old-court',
  );
  expect(screen.getByRole('button', { name: 'Walk in' })).toBeVisible();
});

test('[2.16-2] an older address, at the place it began as, leads to the zone’s own', async () => {
  await open({ 'GET /zones/u/:slug': aMadeZone() }, '/zones/castle?zone=lantern-court');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lantern Court' })).toBeVisible();
  expect(location.pathname + location.search).toBe(path);
});

test('at a protected zone one knocks, waits, and walks in when one is let in', async () => {
  let zone = aMadeZone({ mode: 'protected', standing: 'closed', recipe: null });
  const { bring, records } = await open({
    'GET /zones/u/:slug': () => zone,
    'PUT /zones/u/:slug/knock': { standing: 'asked' },
  });
  expect(screen.queryByRole('button', { name: 'Walk in' })).toBeNull();
  zone = { ...zone, standing: 'asked' };
  await userEvent.click(await screen.findByRole('button', { name: 'Knock' }));
  expect(records.calls.some(({ name }) => name === 'PUT /zones/u/:slug/knock')).toBe(true);
  expect(await screen.findByText(/You have knocked\. Basalt Okoro has been told/)).toHaveFocus();
  zone = aMadeZone({ mode: 'protected', standing: 'open' });
  const notification = { kind: 'zone-open' } as never;
  act(() =>
    bring({ type: 'notification', payload: { unread: 1, notification }, mark: { event: 1, at: '' } }),
  );
  expect(await screen.findByRole('button', { name: 'Walk in' })).toBeVisible();
});

test('who is declined is told kindly, and who may not know of a zone is told nothing of it', async () => {
  const { unmount } = await open({ 'GET /zones/u/:slug': aMadeZone({ standing: 'declined', recipe: null }) });
  expect(await screen.findByText('Basalt Okoro does not let you in just now.')).toBeVisible();
  await unmount();
  const unknown = new ApiError('This zone is not there.', { code: 'zones.unknown', status: 404 });
  await open({ 'GET /zones/u/:slug': () => unknown });
  expect(await screen.findByRole('heading', { level: 1, name: 'This zone is not there' })).toBeVisible();
});

test('an invitation in the address is used once, before the zone is asked for, and leaves the address', async () => {
  let isInvited = false;
  const { records } = await open(
    {
      // A private zone is not there for who was not invited yet.
      'GET /zones/u/:slug': () => {
        if (!isInvited) throw new ApiError('It is not there.', { code: 'zones.unknown', status: 404 });
        return aMadeZone({ mode: 'private' });
      },
      'PUT /zones/u/:slug/invited': async () => {
        for (let turn = 0; turn < 20; turn++) await Promise.resolve();
        isInvited = true;
        return aMadeZone();
      },
    },
    `${path}?invitation=secret-word`,
  );
  expect(await screen.findByRole('button', { name: 'Walk in' })).toBeVisible();
  const used = records.calls.filter(({ name }) => name === 'PUT /zones/u/:slug/invited');
  expect(used).toMatchObject([
    { input: { params: { slug: 'lantern-court' }, body: { invitation: 'secret-word' } } },
  ]);
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('the owner answers a knock: let in, always, decline, block', async () => {
  let knocks = mine['GET /zones/u/:slug/knocks'] as { person: typeof nora; at: string }[];
  const { records } = await open({
    ...mine,
    'GET /zones/u/:slug/knocks': () => knocks,
    'PUT /zones/u/:slug/knocks/:username': { done: true },
  });
  const panel = await screen.findByRole('region', { name: 'Somebody knocks' });
  expect(
    within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Let in', 'Always', 'Decline', 'Block']);
  knocks = [];
  await userEvent.click(within(panel).getByRole('button', { name: 'Always: Nora Field' }));
  expect(
    records.calls.find(({ name }) => name === 'PUT /zones/u/:slug/knocks/:username')?.input,
  ).toMatchObject({
    params: { slug: 'lantern-court', username: 'nora' },
    body: { answer: 'always' },
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Somebody knocks' })).toBeNull());
  // The button is gone, and a keyboard goes on where it was.
  expect(document.body).not.toHaveFocus();
});

test('the owner changes the mode, invites, revokes, and takes people’s leave back', async () => {
  const { records } = await open({
    ...mine,
    'PUT /zones/u/:slug': aMadeZone(),
    'POST /zones/u/:slug/invitations': { id: '5', path: `${path}?invitation=whole`, created_at: '', used: 0 },
    'DELETE /zones/u/:slug/invitations/:id': { done: true },
    'DELETE /zones/u/:slug/people/:username': { done: true },
  });
  await userEvent.click(await screen.findByText(/^Your zone/));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'Private');
  await userEvent.click(screen.getByRole('switch', { name: 'Allow Automatic Access to Users' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make an invitation' }));
  expect(await screen.findByRole('textbox', { name: 'Pass this address on' })).toHaveValue(
    `http://localhost${path}?invitation=whole`,
  );
  const writeText = jest.fn<Promise<void>, [string]>(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await userEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(writeText).toHaveBeenCalledWith(`http://localhost${path}?invitation=whole`);
  await waitFor(() => expect(records.toasts).toMatchObject([{ message: 'The address is copied.' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke: 4f1c…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take back: Nora Field' }));
  const sent = records.calls.flatMap(({ name, input }) => (name.startsWith('GET') ? [] : [[name, input]]));
  expect(sent).toMatchObject([
    ['PUT /zones/u/:slug', { body: { mode: 'private' } }],
    ['PUT /zones/u/:slug', { body: { automatic_access: true } }],
    ['POST /zones/u/:slug/invitations', {}],
    ['DELETE /zones/u/:slug/invitations/:id', { params: { id: '4' } }],
    ['DELETE /zones/u/:slug/people/:username', { params: { username: 'nora' } }],
  ]);
});

test('the focus stays where a row was that is gone with its button', async () => {
  let [invitations, admitted] = [
    [{ id: '4', path: `${path}?invitation=4f1c…`, created_at: '', used: 2 }],
    [nora],
  ];
  await open({
    ...mine,
    'GET /zones/u/:slug/invitations': () => invitations,
    'GET /zones/u/:slug/people': () => ({ admitted, banned: [] }),
    'DELETE /zones/u/:slug/invitations/:id': { done: true },
    'DELETE /zones/u/:slug/people/:username': { done: true },
  });
  await userEvent.click(await screen.findByText(/^Your zone/));
  invitations = [];
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke: 4f1c…' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Invitations' })).toHaveFocus());
  admitted = [];
  await userEvent.click(screen.getByRole('button', { name: 'Take back: Nora Field' }));
  await waitFor(() => expect(screen.queryByText('Nora Field')).toBeNull());
  expect(document.body).not.toHaveFocus();
});

test('a zone is remixed, and one goes to one’s own', async () => {
  const { records } = await open({
    'GET /zones/u/:slug': aMadeZone(),
    'POST /zones/u/:slug/remix': aMadeZone({ path: '/zones/u/mine-now' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remix this zone' }));
  expect(records.navigations).toEqual([{ to: '/zones/u/mine-now', replace: false }]);
});

test('a zone is taken down only after a question', async () => {
  const { records } = await open({ ...mine, 'DELETE /zones/u/:slug': { done: true } });
  await userEvent.click(await screen.findByText(/^Your zone/));
  await userEvent.click(screen.getByRole('button', { name: 'Take this zone down' }));
  const question = await screen.findByRole('alertdialog');
  expect(records.calls.some(({ name }) => name === 'DELETE /zones/u/:slug')).toBe(false);
  await userEvent.click(within(question).getByRole('button', { name: 'Take this zone down' }));
  expect(records.navigations).toEqual([{ to: '/zones', replace: false }]);
});

test('a failure says why, and can be tried again', async () => {
  await open({ 'GET /zones/u/:slug': apiError() });
  expect(await screen.findByRole('alert')).toHaveTextContent('This zone did not load');
});

test('its owner names it and gives it tags', async () => {
  const { records } = await open({ ...mine, 'PUT /zones/u/:slug': aMadeZone({ is_mine: true }) });
  await userEvent.click(await screen.findByText(/^Your zone/));
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  const tags = screen.getByRole('textbox', { name: /Tags/ });
  await userEvent.type(tags, 'Poems, #late-night poems');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  expect(save).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Verse Court');
  await userEvent.click(save);
  expect(records.calls.find(({ name }) => name === 'PUT /zones/u/:slug')?.input).toMatchObject({
    params: { slug: 'lantern-court' },
    body: { name: 'Verse Court', tags: ['poems', 'late-night'] },
  });
});

test.each([
  ['six words', 'a b c d e f'],
  ['a sign', 'wh@t'],
  ['a long word', 'x'.repeat(25)],
])('tags with %s are not saved, and it is said why', async (_, text) => {
  await open(mine);
  await userEvent.click(await screen.findByText(/^Your zone/));
  await userEvent.type(screen.getByRole('textbox', { name: /Tags/ }), text);
  expect(screen.getByText(/^Up to five words of at most 24/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
