import type { FeedItem } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import {
  type MountedInTest,
  mountInTestShell,
  setWindowWidth,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aPicture } from '../testing/pictures.ts';
import { aProfile } from '../testing/profile.ts';

const offline = new ApiError('Plaza cannot be reached.', { code: 'network', status: 0 });
const counts = { stars: { average: 4, count: 1 }, reactions: [], comment_count: 1, share_count: 0 };
const unrated = { stars: { average: null, count: 0 }, reactions: [], own: { stars: null, emoji: null } };

function open(post: Parameters<typeof feedItem>[0], answers: TestAnswers = {}): Promise<MountedInTest> {
  return mountInTestShell(app, {
    path: '/post/41',
    answers: {
      'GET /posts/:id': feedItem({ ...unrated, ...post }),
      'GET /posts/:id/comments': [],
      'PUT /posts/:id/reaction': ({ body }) => ({ ...counts, own: body }),
      ...answers,
    },
  });
}

const made = ({ records }: MountedInTest, name: string) =>
  records.calls.filter((call) => call.name === name).map(({ input }) => input);
const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(() => {
  setWindowWidth(1280);
  localStorage.clear();
  sessionStorage.clear();
});

describe('[4-8] stars', () => {
  test('bring the feelings that go with them; one of them is the reaction and closes the popup', async () => {
    const mounted = await open({});
    await userEvent.click(await screen.findByRole('radio', { name: '2 stars' }));
    const popup = within(screen.getByRole('group', { name: 'How does it feel?' }));
    expect(popup.getByRole('button', { name: '🤨' })).toBeVisible();
    expect(popup.queryByRole('button', { name: '🤩' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    expect(popup.queryByRole('button', { name: '🤨' })).toBeNull();
    await userEvent.click(popup.getByRole('button', { name: '🤩' }));
    expect(screen.queryByRole('group', { name: 'How does it feel?' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Your reaction: 🤩' })).toHaveFocus();
    await waitFor(() =>
      expect(made(mounted, 'PUT /posts/:id/reaction').at(-1)).toEqual({
        params: { id: '41' },
        body: { stars: 5, emoji: '🤩' },
      }),
    );
  });

  test('count at once, and can be taken back', async () => {
    await open({}, { 'PUT /posts/:id/reaction': () => new Promise(() => undefined) });
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    expect(screen.getByRole('img', { name: '4 of 5 stars, by 1 person' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(screen.queryByRole('img', { name: /of 5 stars/ })).toBeNull();
    expect(screen.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
  });

  test('given without a network are kept, and saved once it is back', async () => {
    let isOnline = false;
    const mounted = await open(
      {},
      { 'PUT /posts/:id/reaction': ({ body }) => (isOnline ? { ...counts, own: body } : offline) },
    );
    await userEvent.click(await screen.findByRole('radio', { name: '3 stars' }));
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await waitFor(() => expect(made(mounted, 'PUT /posts/:id/reaction')).toHaveLength(1));
    expect(localStorage.getItem('feedWishes')).toContain('"stars":3');
    isOnline = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(localStorage.getItem('feedWishes')).toBeNull());
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  });

  test('that the server refuses go back to what they were, and that is told', async () => {
    const refused = new ApiError('The demo cannot do this.', { code: 'feed.not-for-demo', status: 403 });
    const mounted = await open({}, { 'PUT /posts/:id/reaction': refused });
    await userEvent.click(await screen.findByRole('radio', { name: '3 stars' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '3 stars' })).not.toBeChecked());
    expect(mounted.records.toasts).toEqual([
      { message: 'Your stars were not saved. The demo cannot do this.', tone: 'bad' },
    ]);
  });
});

describe('[2.13-2] the menu', () => {
  test('of one’s own post has edit and delete, that of another’s has not', async () => {
    const own = await open({ is_own: true });
    await userEvent.click(await screen.findByRole('button', { name: 'More for this post' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(own.records.navigations).toEqual([{ to: '/edit-content/41', replace: false }]);
    await own.unmount();
    await open({ is_own: false });
    await userEvent.click(await screen.findByRole('button', { name: 'More for this post' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Hide this post',
      'Report',
      'Mute @basalt',
      'Block @basalt',
    ]);
  });

  test('deletes with a way back', async () => {
    const mounted = await open(
      { is_own: true },
      {
        'DELETE /content/:id': { ID: '41', undo_until: '2026-11-20T18:50:00.000Z' },
        'POST /posts/:id/restore': feedItem({ is_own: true }),
      },
    );
    await choose('More for this post', 'Delete');
    expect(await screen.findByText('You deleted this post.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'You deleted this post.' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Post by Basalt Okoro' })).toHaveFocus();
    expect(made(mounted, 'POST /posts/:id/restore')).toHaveLength(1);
  });

  test("[8-2] 'Failed to delete content.', and the post is still there", async () => {
    const mounted = await open({ is_own: true }, { 'DELETE /content/:id': offline });
    await choose('More for this post', 'Delete');
    await waitFor(() =>
      expect(mounted.records.toasts).toEqual([{ message: 'Failed to delete content.', tone: 'bad' }]),
    );
    expect(screen.getByRole('article', { name: 'Post by Basalt Okoro' })).toBeVisible();
  });

  test('deleting again what is deleted already, because an answer got lost, is no failure', async () => {
    const gone = new ApiError('No such post.', { code: 'feed.unknown-post', status: 404 });
    const mounted = await open({ is_own: true }, { 'DELETE /content/:id': gone });
    await choose('More for this post', 'Delete');
    expect(await screen.findByText('You deleted this post.')).toBeVisible();
    expect(mounted.records.toasts).toEqual([]);
  });

  test('reports, with a reason', async () => {
    const mounted = await open({}, { 'POST /posts/:id/report': { reported: true } });
    await choose('More for this post', 'Report');
    await userEvent.selectOptions(await screen.findByLabelText('What is wrong?'), 'Hate');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(mounted.records.toasts.at(-1)?.tone).toBe('good'));
    expect(made(mounted, 'POST /posts/:id/report')).toEqual([
      { params: { id: '41' }, body: { reason: 'hate', note: '' } },
    ]);
  });

  test.each([
    ['Hide this post', '/posts/:id/hidden', 'You will not see this post any more.'],
    ['Mute @basalt', '/people/:username/mute', 'You will not see their posts any more.'],
  ] as const)('%s takes it off the screen, with a way back', async (act, path, words) => {
    const person = { username: 'basalt', is_muted: true, is_blocked: false };
    const mounted = await open(
      {},
      {
        'PUT /posts/:id/hidden': { ID: '41', is_hidden: true },
        'DELETE /posts/:id/hidden': { ID: '41', is_hidden: false },
        'PUT /people/:username/mute': person,
        'DELETE /people/:username/mute': { ...person, is_muted: false },
      },
    );
    await choose('More for this post', act);
    expect(await screen.findByText(words)).toBeVisible();
    expect(made(mounted, `PUT ${path}`)).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Post by Basalt Okoro' })).toBeVisible();
    expect(made(mounted, `DELETE ${path}`)).toHaveLength(1);
  });

  test('shows what an edited post said before', async () => {
    const until = '2026-11-20T18:40:00.000Z';
    await open(
      { edited_at: until },
      { 'GET /posts/:id/history': [{ context: 'Ebb at the pier', sharing: 1, until }] },
    );
    expect(await screen.findByRole('link', { name: / · edited/ })).toBeVisible();
    await choose('More for this post', 'Edit history');
    const history = await screen.findByRole('dialog', { name: 'Edit history' });
    expect(await within(history).findByText('Ebb at the pier')).toBeVisible();
  });

  test('blocks only after a question', async () => {
    const mounted = await open(
      {},
      { 'PUT /people/:username/block': { username: 'basalt', is_muted: false, is_blocked: true } },
    );
    await choose('More for this post', 'Block @basalt');
    const question = await screen.findByRole('alertdialog', { name: 'Block @basalt?' });
    expect(made(mounted, 'PUT /people/:username/block')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Block @basalt' }));
    expect(await screen.findByText('You and they will not see each other any more.')).toBeVisible();
  });
});

describe('what it says', () => {
  test('leads to addresses, to people who are there, and to tags', async () => {
    await open({ context: 'See https://a.example/x with @amber and @nobody #harbour', mentions: ['amber'] });
    const post = within(await screen.findByRole('article', { name: 'Post by Basalt Okoro' }));
    expect(post.getByRole('link', { name: 'https://a.example/x' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    );
    expect(post.getByRole('link', { name: '@amber' })).toHaveAttribute('href', '/user/amber');
    expect(post.queryByRole('link', { name: '@nobody' })).toBeNull();
    expect(post.getByRole('link', { name: '#harbour' })).toHaveAttribute('href', '/search?q=%23harbour');
  });

  test('is words and never HTML', async () => {
    const context = '<img src=x onerror="alert(1)"> <b>bold</b> javascript:alert(1)';
    await open({ context });
    expect(await screen.findByText(context)).toBeVisible();
    expect(screen.getByRole('article').querySelector('b, img, [href^="javascript"]')).toBeNull();
  });

  test('a video stands in its shape with a poster, and loads when it is played', async () => {
    const video = {
      ...aPicture(),
      kind: 'video',
      url: '/media/v/video.mp4',
      poster: '/media/v/poster.webp',
    } as const;
    await open({ media: [{ ...video, alt: 'The tram' }] });
    const player = await screen.findByLabelText('The tram');
    expect(player).toHaveAttribute('poster', '/media/v/poster.webp');
    expect(player).toHaveAttribute('preload', 'none');
  });
});

describe('sharing', () => {
  test('[2.13-3] copies the address and counts, once', async () => {
    const user = userEvent.setup();
    const mounted = await open({}, { 'POST /posts/:id/share': { ...counts, share_count: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/post/41`);
    expect(await screen.findByRole('button', { name: 'Share, 1 so far' })).toBeVisible();
    expect(mounted.records.toasts).toEqual([{ message: 'Link copied.', tone: 'good' }]);
  });

  test('a link that may not be copied is said, to be taken by hand, and does not count', async () => {
    const user = userEvent.setup();
    const mounted = await open({});
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() =>
      expect(mounted.records.toasts).toEqual([
        { message: `The link could not be copied: ${window.location.origin}/post/41`, tone: 'bad' },
      ]),
    );
    expect(made(mounted, 'POST /posts/:id/share')).toEqual([]);
  });

  test('the sheet of the device is offered where there is one, and counts only when it was used', async () => {
    const share = jest.fn().mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'));
    Object.assign(navigator, { share });
    const mounted = await open({}, { 'POST /posts/:id/share': { ...counts, share_count: 1 } });
    await choose('Share', 'Share with…');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(mounted.records.toasts).toEqual([]);
    share.mockResolvedValueOnce(undefined);
    await choose('Share', 'Share with…');
    await waitFor(() => expect(made(mounted, 'POST /posts/:id/share')).toHaveLength(1));
    expect(share.mock.calls[1]).toEqual([
      expect.objectContaining({ url: `${window.location.origin}/post/41` }),
    ]);
    Reflect.deleteProperty(navigator, 'share');
  });

  test('passes a public post on with a word, as one post however often it is sent', async () => {
    let isOnline = false;
    const post = feedItem({ ID: '50', context: 'Look!' });
    const mounted = await open(
      {},
      {
        'POST /posts/:id/repost': () =>
          isOnline ? { success: true, message: 'Content created successfully!', post } : offline,
      },
    );
    await choose('Share', 'Share in a post');
    await userEvent.type(await screen.findByLabelText('Your words'), 'Look!');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Plaza cannot be reached.')).toBeVisible();
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(mounted.records.emits).toContainEqual({ type: 'feed.posted', payload: { id: '50' } }),
    );
    const [first, second] = made(mounted, 'POST /posts/:id/repost') as { body: { clientId: string } }[];
    expect(first?.body.clientId).toBe(second?.body.clientId);
    expect(made(mounted, 'PUT /content/:id')).toEqual([]);
  });

  test('a word that was changed after an answer got lost is in the post too', async () => {
    const earlier = feedItem({ ID: '50', context: 'Look' });
    const mounted = await open(
      {},
      {
        'POST /posts/:id/repost': { success: true, message: 'Content created successfully!', post: earlier },
        'PUT /content/:id': { ...earlier, context: 'Look at this' },
      },
    );
    await choose('Share', 'Share in a post');
    await userEvent.type(await screen.findByLabelText('Your words'), 'Look at this');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(made(mounted, 'PUT /content/:id')).toEqual([
        { params: { id: '50' }, body: { context: 'Look at this' } },
      ]),
    );
  });

  describe('what is passed on', () => {
    const shared = feedItem({
      ID: '12',
      user_id: '9',
      user_name: 'Dune Alvarez',
      context: 'Sand everywhere',
    });
    const passedOn = feedItem({ shares: true, shared, context: 'Look!' });
    const changed = (what: 'edited' | 'deleted' | 'restored') => ({
      type: 'post-changed' as const,
      payload: { ID: '12', what, counts: null },
      mark: undefined,
    });

    test('is gone when its author deletes it, and comes back', async () => {
      const mounted = await open(passedOn);
      await screen.findByText('Sand everywhere');
      await act(async () => mounted.bring(changed('deleted')));
      expect(screen.getByText('The post that was shared here is gone.')).toBeVisible();
      expect(screen.queryByText('Sand everywhere')).toBeNull();
      expect(screen.getByText('Look!')).toBeVisible();
      await act(async () => mounted.bring(changed('restored')));
      expect(await screen.findByText('Sand everywhere')).toBeVisible();
    });

    test('goes when one blocks who wrote it', async () => {
      const mounted = await mountInTestShell(app, {
        path: '/profile',
        answers: {
          'GET /profile': aProfile({ friendship: 'self' }),
          'GET /content': [passedOn, feedItem({ ...shared, is_own: false, username: 'dune' })],
          'PUT /people/:username/block': { username: 'dune', is_muted: false, is_blocked: true },
        },
      });
      expect(await screen.findAllByText('Sand everywhere')).toHaveLength(2);
      const theirs = screen.getByRole('article', { name: 'Post by Dune Alvarez' });
      await userEvent.click(within(theirs).getByRole('button', { name: 'More for this post' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Block @dune' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Block @dune' }));
      expect(await screen.findByText('The post that was shared here is gone.')).toBeVisible();
      expect(screen.queryByText('Sand everywhere')).toBeNull();
      expect(made(mounted, 'PUT /people/:username/block')).toHaveLength(1);
    });

    test('reads as its author has edited it', async () => {
      let post = passedOn;
      const mounted = await open({}, { 'GET /posts/:id': () => post });
      await screen.findByText('Sand everywhere');
      post = { ...passedOn, shared: { ...shared, context: 'Sand in the shoes' } };
      await act(async () => mounted.bring(changed('edited')));
      expect(await screen.findByText('Sand in the shoes')).toBeVisible();
    });
  });

  test('what is for friends is not passed on', async () => {
    await open({ sharing: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Share in a post' })).toBeNull();
  });
});

test('a post that its author deletes elsewhere gives way where one reads', async () => {
  const mounted = await open({});
  await screen.findByRole('article', { name: 'Post by Basalt Okoro' });
  await act(async () =>
    mounted.bring({
      type: 'post-changed',
      payload: { ID: '41', what: 'deleted', counts: null },
      mark: undefined,
    }),
  );
  expect(screen.getByText('This post is not there any more.')).toBeVisible();
});

test('a post that is not for its reader any more gives way too; one that only does not come stays', async () => {
  let answer: FeedItem | ApiError = feedItem({});
  const mounted = await open({}, { 'GET /posts/:id': () => answer });
  const article = await screen.findByRole('article', { name: 'Post by Basalt Okoro' });
  const edited = { ID: '41', what: 'edited', counts: null } as const;
  const hear = () =>
    act(async () => mounted.bring({ type: 'post-changed', payload: edited, mark: undefined }));
  answer = offline;
  await hear();
  expect(article).toBeVisible();
  answer = new ApiError('This post is not there.', { code: 'feed.unknown-post', status: 404 });
  await hear();
  expect(await screen.findByText('This post is not there any more.')).toBeVisible();
});

test('one’s own post that was deleted elsewhere can be brought back here', async () => {
  const mounted = await open(
    { is_own: true },
    { 'POST /posts/:id/restore': feedItem({ is_own: true }), 'GET /posts/:id': feedItem({ is_own: true }) },
  );
  await screen.findByRole('article', { name: 'Post by Basalt Okoro' });
  await act(async () =>
    mounted.bring({
      type: 'post-changed',
      payload: { ID: '41', what: 'deleted', counts: null },
      mark: undefined,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Post by Basalt Okoro' })).toBeVisible();
  expect(made(mounted, 'POST /posts/:id/restore')).toHaveLength(1);
});
