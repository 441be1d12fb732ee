import type { CallAnswer, Profile } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { apiError, never } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem } from '../testing/feedItem.ts';
import { heading, juniper, openCedar, openOwn } from '../testing/openProfile.ts';

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

  test('its picture comes down when its owner wants that', async () => {
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
      'DELETE /profile/picture': apiError('The disk is full.'),
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

  test('where zones are switched off its favourite one is not asked for, and stays', async () => {
    const off = new ApiError('Feature Not Available', { code: 'platform.feature-off', status: 403 });
    const person = { ...juniper, favourite_zone: { name: 'Castle Zone', path: '/zones/castle' } };
    const { records } = await openOwn({ 'GET /profile': person, 'GET /zones': off, 'PUT /profile': person });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(await screen.findByRole('textbox', { name: 'About you' })).toBeVisible();
    expect(screen.queryByText(/zones did not load/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Favourite zone' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(records.calls.find(({ name }) => name === 'PUT /profile')?.input).toMatchObject({
      body: { favourite_zone: '/zones/castle' },
    });
  });

  test('keeps what was typed when it cannot be saved', async () => {
    await openOwn({ 'PUT /profile': apiError() });
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
      expect(await screen.findByRole('button', { name: emoji })).toBeVisible();
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
    let posts: CallAnswer<'GET /content'> | ApiError = apiError();
    await openOwn({ 'GET /content': () => posts });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch content.');
    expect(screen.getByText('@juniper')).toBeVisible();
    posts = [feedItem({ context: 'First words' })];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('First words')).toBeVisible();
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
