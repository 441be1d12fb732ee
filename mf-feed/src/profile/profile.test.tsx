import type { CallAnswer, Profile } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, refusal, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aProfile } from '../testing/profile.ts';

const juniper = aProfile({
  name: 'Juniper Adeyemi',
  username: 'juniper',
  bio: null,
  favourite_zone: null,
  friendship: 'self',
  is_owner: true,
});
const cedar = aProfile({});

const openOwn = (but: TestAnswers = {}) =>
  mountInTestShell(app, {
    path: '/profile',
    answers: { 'GET /profile': juniper, 'GET /content': [], 'GET /zones': zones, ...but },
  });
const openCedar = (but: TestAnswers = {}, path = '/user/cedar') =>
  mountInTestShell(app, {
    path,
    answers: { 'GET /profile/:username': cedar, 'GET /content/:username': [], ...but },
  });
const zones: CallAnswer<'GET /zones'> = [
  { name: 'Castle Zone', path: '/zones/castle', image: null, hour: 'blue hour', palette: [] },
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('one’s own profile', () => {
  test('[2.13-1] shows name, @username and picture, and offers another picture', async () => {
    await openOwn({ 'GET /profile': { ...juniper, profile: '/media/me/256.webp' } });
    expect(await heading('Juniper Adeyemi')).toBeVisible();
    expect(screen.getByText('@juniper')).toBeVisible();
    expect(document.querySelector('img[src="/media/me/256.webp"]')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your picture' });
    const file = await within(dialog).findByLabelText('A picture of you');
    expect(file.getAttribute('accept')).toMatch(/^image\//);
  });

  test('[2.13-1] [8-2] a file that is no picture is refused with a sentence', async () => {
    await openOwn();
    await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });
    const field = await screen.findByLabelText('A picture of you');
    await userEvent.upload(field, text, { applyAccept: false });
    expect(await screen.findByText('Only pictures fit here. Please choose another file.')).toBeVisible();
  });

  test('a picture that is too large is refused before it is sent', async () => {
    const { records } = await openOwn();
    await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
    const large = new File([new Uint8Array(21 * 2 ** 20)], 'me.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('A picture of you'), large);
    expect(await screen.findByText('Your picture is 21 MB. Up to 20 MB fits.')).toBeVisible();
    expect(records.calls.some(({ name }) => name === 'POST /profile/set')).toBe(false);
  });

  test('its picture comes down on wish', async () => {
    await openOwn({
      'GET /profile': { ...juniper, profile: '/media/me/256.webp' },
      'DELETE /profile/picture': juniper,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(document.querySelector('img[src="/media/me/256.webp"]')).toBeNull());
  });

  test('that came down is put up again by Undo, or it says why not', async () => {
    const withPicture = { ...juniper, profile: '/media/me/256.webp' };
    const shown = () => document.querySelector('img[src="/media/me/256.webp"]');
    let answer: Profile | ApiError = new ApiError('The disk is full.', { code: 'http.full', status: 507 });
    const { records } = await openOwn({
      'GET /profile': withPicture,
      'DELETE /profile/picture': juniper,
      'POST /profile/picture/restore': () => answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(shown()).toBeNull());
    const [gone] = records.toasts;
    expect(gone).toMatchObject({ message: 'Your picture is gone.', action: { label: 'Undo' } });
    await act(async () => gone?.action?.onAct());
    expect(records.toasts.at(-1)).toMatchObject({ tone: 'bad', message: 'The disk is full.' });
    expect(shown()).toBeNull();
    answer = withPicture;
    await act(async () => gone?.action?.onAct());
    expect(shown()).toBeInTheDocument();
  });

  test('[8-2] Failed to update profile picture. stands over the reason', async () => {
    await openOwn({
      'GET /profile': { ...juniper, profile: '/media/me/256.webp' },
      'DELETE /profile/picture': refusal('The disk is full.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update profile picture.');
    expect(alert).toHaveTextContent('The disk is full.');
  });

  test('is edited in place', async () => {
    const { records } = await openOwn({
      'PUT /profile': ({ body }) => ({
        ...juniper,
        bio: body.bio ?? null,
        favourite_zone: { name: 'Castle Zone', path: '/zones/castle' },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'About you' }), 'I count boats.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Favourite zone' }), 'Castle Zone');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('I count boats.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(records.calls.find(({ name }) => name === 'PUT /profile')?.input).toMatchObject({
      body: { bio: 'I count boats.', favourite_zone: '/zones/castle' },
    });
    expect(document.querySelector('[data-zone="/zones/castle"]')).toBeInTheDocument();
  });

  test('keeps what was typed when it cannot be saved', async () => {
    await openOwn({ 'PUT /profile': refusal() });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'About you' }), 'I count boats.');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be saved');
    expect(screen.getByRole('textbox', { name: 'About you' })).toHaveValue('I count boats.');
  });

  test('a post that has just gone out appears', async () => {
    let posts = [feedItem({ ID: '1', context: 'First words', is_own: true })];
    const { say } = await openOwn({ 'GET /content': () => posts });
    await screen.findByText('First words');
    posts = [feedItem({ ID: '2', context: 'Second words', is_own: true }), ...posts];
    act(() => say('feed.posted', { id: '2' }));
    expect(await screen.findByText('Second words')).toBeVisible();
  });
});

describe('its posts', () => {
  test('[2.13-2] are edited and deleted by their owner only', async () => {
    await openOwn({ 'GET /content': [feedItem({ is_own: true })] });
    await userEvent.click(within(await screen.findByRole('article')).getByRole('button', { name: /More/ }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  });

  test('[2.13-3] have a popup of four emojis, a share counter and a comment button', async () => {
    await openCedar({ 'GET /content/:username': [feedItem({ share_count: 2 })] });
    const post = await screen.findByRole('article');
    expect(within(post).getByRole('button', { name: /share/i })).toHaveTextContent('2');
    expect(within(post).getByRole('button', { name: /comment/i })).toBeVisible();
    await userEvent.click(within(post).getByRole('button', { name: /react/i }));
    for (const emoji of ['❤️', '👏', '😂', '😮']) {
      expect(await screen.findByText(emoji)).toBeInTheDocument();
    }
  });

  test('[2.13-4] says Loading... while the profile is under way, then No content available', async () => {
    let arrive: (answer: Profile) => void = () => undefined;
    const answer = new Promise<Profile>((resolve) => (arrive = resolve));
    await openOwn({ 'GET /profile': answer });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('[data-status=loading]')).toBeInTheDocument());
    arrive(juniper);
    expect(await screen.findByText('No content available')).toBeVisible();
  });

  test('when there are none yet, one is a button away', async () => {
    const { records } = await openOwn({ 'GET /content': [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Write a post' }));
    expect(records.composerOpened).toBe(1);
  });

  test('stay as they have become meanwhile when more of them are asked for', async () => {
    const posts = Array.from({ length: 20 }, (_, at) =>
      feedItem({ ID: `${100 - at}`, context: `Post ${at}` }),
    );
    const mounted = await openOwn({
      'GET /content': ({ query }) => (query?.cursor ? never : posts),
      'GET /posts/:id': feedItem({ ID: '100', context: 'Post 0, edited' }),
    });
    await screen.findByText('Post 0');
    const payload = { ID: '100', what: 'edited', counts: null } as const;
    await act(async () => mounted.bring({ type: 'post-changed', payload, mark: undefined }));
    await screen.findByText('Post 0, edited');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(screen.getByText('Post 0, edited')).toBeVisible();
  });

  test('[8-2] Failed to fetch content. leaves the profile as it is, and Retry brings them', async () => {
    let posts: CallAnswer<'GET /content'> | ApiError = refusal();
    await openOwn({ 'GET /content': () => posts });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch content.');
    expect(screen.getByText('@juniper')).toBeVisible();
    posts = [feedItem({ context: 'First words' })];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('First words')).toBeVisible();
  });
});

describe('the profile of somebody else', () => {
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
});

test.each(['/user/nobody', '/user', '/user/no/body'])('%s says that nobody is there', async (path) => {
  const unknown = new ApiError('There is nobody by that name.', { code: 'users.unknown', status: 404 });
  await openCedar({ 'GET /profile/:username': unknown }, path);
  expect(await heading('User not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/search');
});

test('[8-2] a failure says so with the number to quote, and Retry brings the profile', async () => {
  let answer: Profile | ApiError = new ApiError('Plaza is out of breath.', {
    code: 'http.unavailable',
    status: 503,
    requestId: 'r-41',
  });
  await openOwn({ 'GET /profile': () => answer });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch your profile.');
  expect(alert).toHaveTextContent('Plaza is out of breath.');
  expect(alert).toHaveTextContent('r-41');
  answer = juniper;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Juniper Adeyemi')).toBeVisible();
});

test('an older api that tells less is shown as far as it tells', async () => {
  await openCedar({ 'GET /profile/:username': { name: 'Cedar', username: 'cedar', profile: null } });
  expect(await heading('Cedar')).toBeVisible();
});

test('one profile after the other: the former is not shown for the latter', async () => {
  const { unmount } = await openOwn();
  await heading('Juniper Adeyemi');
  await unmount();
  await openCedar({ 'GET /profile/:username': never });
  expect(screen.queryByText('Juniper Adeyemi')).toBeNull();
});
