import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem } from '../testing/feedItem.ts';
import { cedar, heading, juniper, openCedar } from '../testing/openProfile.ts';
import { aProfile } from '../testing/profile.ts';

test('a profile that was seen before is there at once, and takes nobody’s focus', async () => {
  const basalt = aProfile({ name: 'Basalt Okoro', username: 'basalt' });
  await openCedar({
    'GET /profile/:username': ({ params }) =>
      params.username === 'basalt' ? basalt : { ...cedar, is_blocked: true },
  });
  const go = (path: string) =>
    act(() => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  await heading('Cedar Novak');
  go('/user/basalt');
  await heading('Basalt Okoro');
  go('/user/cedar');
  expect(screen.getByRole('heading', { level: 1, name: 'Cedar Novak' })).toBeVisible();
  await act(async () => undefined);
  expect(document.body).toHaveFocus();
});

test('[2.13-5] has no owner controls', async () => {
  await openCedar({ 'GET /content/:username': [feedItem({})] });
  expect(await heading('Cedar Novak')).toBeVisible();
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Change picture' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit profile' })).toBeNull();
});

test('[2.13-5] has none either when the name in the address is one’s own', async () => {
  await openCedar({ 'GET /profile/:username': juniper }, '/user/juniper');
  expect(await heading('Juniper Adeyemi')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change picture' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Add friend/ })).toBeNull();
});

test('tells of them: organisation, words, counts, whom both know', async () => {
  await openCedar();
  expect(await screen.findByText('Nightjar Games')).toBeVisible();
  expect(screen.getByText('I make small games for long evenings.')).toBeVisible();
  expect(screen.getByText('12 posts')).toBeVisible();
  expect(screen.getByRole('link', { name: '5 friends' })).toHaveAttribute('href', '/user/cedar/friends');
  expect(screen.getByText('1 mutual friend')).toBeVisible();
  expect(screen.getByText('Here since November 2026')).toBeVisible();
});

test('a moderator mutes or blocks them for everybody from their menu; nobody else is offered it', async () => {
  const { records, unmount } = await openCedar({ 'GET /profile/:username': { ...cedar, can_silence: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Cedar Novak' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'As a moderator: mute or block' }));
  expect(records.navigations.at(-1)).toMatchObject({ to: '/admin/reports?about=cedar' });
  await unmount();
  await openCedar();
  await userEvent.click(await screen.findByRole('button', { name: 'More about Cedar Novak' }));
  expect(screen.queryByRole('menuitem', { name: /moderator/ })).toBeNull();
});

test('has a place for what its person has earned by playing', async () => {
  const { records } = await openCedar();
  await heading('Cedar Novak');
  const place = records.places.get('games.achievements');
  expect(place?.closest('[data-person]')).toHaveAttribute('data-person', 'cedar');
});

test('its cover is a place for a picture of the favourite zone', async () => {
  const { records } = await openCedar();
  await heading('Cedar Novak');
  const place = records.places.get('zones.cover');
  expect(place?.closest('[data-zone]')).toHaveAttribute('data-zone', '/zones/desert');
});

test('is asked for by the name in the address', async () => {
  const { records } = await openCedar(
    { 'GET /profile/:username': ({ params }) => aProfile({ username: params.username }) },
    '/user/caf%C3%A9',
  );
  expect(await screen.findByText('@café')).toBeVisible();
  expect(records.calls).toContainEqual(
    expect.objectContaining({ name: 'GET /profile/:username', input: { params: { username: 'café' } } }),
  );
});

test('befriending reads the profile anew, for friends see more', async () => {
  let person = cedar;
  await openCedar({
    'GET /profile/:username': () => person,
    'PUT /friends/requests/:username': () => {
      person = aProfile({ friendship: 'friends', friends_count: 6 });
      return { username: 'cedar', friendship: 'friends' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' }));
  expect(await screen.findByText('6 friends')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Friends: Cedar Novak' })).toBeVisible();
});

test('says what was heard last, also when the answer to one’s own act comes after it', async () => {
  let answer: (now: { username: string; friendship: 'requested' }) => void = () => undefined;
  const { bring } = await openCedar({
    'PUT /friends/requests/:username': () => new Promise((resolve) => (answer = resolve)),
    'GET /profile/:username': aProfile({ friendship: 'none' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' }));
  const payload = { user_id: '3', username: 'cedar', friendship: 'friends' } as const;
  const mark = { event: 1, at: '2026-11-20T18:34:00.000Z' };
  await act(async () => bring({ type: 'friendship', payload, mark }));
  await act(async () => answer({ username: 'cedar', friendship: 'requested' }));
  expect(screen.getByRole('button', { name: 'Friends: Cedar Novak' })).toBeVisible();
});

test('is read anew when the connection may have missed how one stands', async () => {
  let person = aProfile({ friendship: 'requested' });
  const { syncHub } = await openCedar({ 'GET /profile/:username': () => person });
  await screen.findByRole('button', { name: 'Withdraw request: Cedar Novak' });
  person = aProfile({ friendship: 'friends' });
  await act(async () => syncHub({ lastEvent: 9, reset: true }));
  expect(await screen.findByRole('button', { name: 'Friends: Cedar Novak' })).toBeVisible();
});

test('is muted without a question', async () => {
  const { records } = await openCedar({
    'PUT /people/:username/mute': { username: 'cedar', is_muted: true, is_blocked: false },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Cedar Novak' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute' }));
  await waitFor(() =>
    expect(records.toasts).toMatchObject([
      { message: 'Cedar Novak is muted, and is not told.', action: { label: 'Undo' } },
    ]),
  );
  records.toasts[0]?.action?.onAct();
  expect(records.calls.at(-1)).toMatchObject({ name: 'DELETE /people/:username/mute' });
});

test('is reported to the administrators with a reason', async () => {
  const { records } = await openCedar({ 'POST /people/:username/report': { reported: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Cedar Novak' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report Cedar Novak' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(records.calls.at(-1)).toMatchObject({
      name: 'POST /people/:username/report',
      input: { params: { username: 'cedar' }, body: { reason: 'spam' } },
    }),
  );
});

test('is blocked after a question, and shows no post any more; unblocking stands in their place', async () => {
  let person = cedar;
  await openCedar({
    'GET /profile/:username': () => person,
    'GET /content/:username': [feedItem({})],
    'PUT /people/:username/block': () => {
      person = aProfile({ is_blocked: true });
      return { username: 'cedar', is_muted: false, is_blocked: true };
    },
    'DELETE /people/:username/block': () => {
      person = cedar;
      return { username: 'cedar', is_muted: false, is_blocked: false };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Cedar Novak' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const question = await screen.findByRole('alertdialog', { name: 'Block Cedar Novak?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Block' }));
  expect(await screen.findByRole('heading', { name: 'You have blocked Cedar Novak' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  // What stands between the two is no number of theirs.
  expect(screen.queryByText(/\d+ friends/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Unblock' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Add friend: Cedar Novak' })).toHaveFocus();
});
