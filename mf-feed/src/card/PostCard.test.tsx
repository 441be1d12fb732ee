import type { FeedItem } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem } from '../testing/feedItem.ts';
import { choose, freshWindow, made, offline, openPost } from '../testing/onePost.ts';
import { aPicture } from '../testing/pictures.ts';

beforeEach(freshWindow);

describe('[2.13-2] the menu', () => {
  test('of one’s own post has edit and delete, that of another’s has not', async () => {
    const own = await openPost({ is_own: true });
    await userEvent.click(await screen.findByRole('button', { name: 'More for this post' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(own.records.navigations).toEqual([{ to: '/edit-content/41', replace: false }]);
    await own.unmount();
    await openPost({ is_own: false });
    await userEvent.click(await screen.findByRole('button', { name: 'More for this post' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Hide this post',
      'Report',
      'Mute @basalt',
      'Block @basalt',
    ]);
  });

  test('deletes with a way back', async () => {
    const mounted = await openPost(
      { is_own: true },
      {
        'DELETE /content/:id': { ID: '41', undo_until: '2026-11-20T18:50:00.000Z' },
        'POST /posts/:id/restore': feedItem({ is_own: true }),
      },
    );
    await choose('More for this post', 'Delete');
    expect(await screen.findByText('Your post was deleted.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Your post was deleted.' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Post by Basalt Okoro' })).toHaveFocus();
    expect(made(mounted, 'POST /posts/:id/restore')).toHaveLength(1);
  });

  test("[8-2] 'Failed to delete content.', and the post is still there", async () => {
    const mounted = await openPost({ is_own: true }, { 'DELETE /content/:id': offline });
    await choose('More for this post', 'Delete');
    await waitFor(() =>
      expect(mounted.records.toasts).toEqual([{ message: 'Failed to delete content.', tone: 'bad' }]),
    );
    expect(screen.getByRole('article', { name: 'Post by Basalt Okoro' })).toBeVisible();
  });

  test('deleting again what is deleted already, because an answer got lost, is no failure', async () => {
    const gone = new ApiError('No such post.', { code: 'feed.unknown-post', status: 404 });
    const mounted = await openPost({ is_own: true }, { 'DELETE /content/:id': gone });
    await choose('More for this post', 'Delete');
    expect(await screen.findByText('Your post was deleted.')).toBeVisible();
    expect(mounted.records.toasts).toEqual([]);
  });

  test('reports, with a reason', async () => {
    const mounted = await openPost({}, { 'POST /posts/:id/report': { reported: true } });
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
    const mounted = await openPost(
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
    await openPost(
      { edited_at: until },
      { 'GET /posts/:id/history': [{ context: 'Ebb at the pier', sharing: 1, until, alts: ['A jetty'] }] },
    );
    expect(await screen.findByRole('link', { name: / · edited/ })).toBeVisible();
    await choose('More for this post', 'Edit history');
    const history = await screen.findByRole('dialog', { name: 'Edit history' });
    expect(await within(history).findByText('Ebb at the pier')).toBeVisible();
    expect(within(history).getByText('A jetty')).toBeVisible();
  });

  test('blocks only after a question', async () => {
    const mounted = await openPost(
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
    await openPost({
      context: 'See https://a.example/x with @amber and @nobody #harbour',
      mentions: ['amber'],
    });
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
    await openPost({ context });
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
    await openPost({ media: [{ ...video, alt: 'The tram' }] });
    const player = await screen.findByLabelText('The tram');
    expect(player).toHaveAttribute('poster', '/media/v/poster.webp');
    expect(player).toHaveAttribute('preload', 'none');
  });
});

/** The post was deleted elsewhere. */
const hearDeleted = ({ bring }: Pick<Awaited<ReturnType<typeof openPost>>, 'bring'>) =>
  act(async () =>
    bring({ type: 'post-changed', payload: { ID: '41', what: 'deleted', counts: null }, mark: undefined }),
  );

test('a post that its author deletes elsewhere gives way where one reads', async () => {
  const mounted = await openPost({});
  await screen.findByRole('article', { name: 'Post by Basalt Okoro' });
  await hearDeleted(mounted);
  expect(screen.getByText('This post is not there any more.')).toBeVisible();
});

test('a post that is not for its reader any more gives way too; one that only does not come stays', async () => {
  let answer: FeedItem | ApiError = feedItem({});
  const mounted = await openPost({}, { 'GET /posts/:id': () => answer });
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
  const mounted = await openPost(
    { is_own: true },
    { 'POST /posts/:id/restore': feedItem({ is_own: true }), 'GET /posts/:id': feedItem({ is_own: true }) },
  );
  await screen.findByRole('article', { name: 'Post by Basalt Okoro' });
  await hearDeleted(mounted);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Post by Basalt Okoro' })).toBeVisible();
  expect(made(mounted, 'POST /posts/:id/restore')).toHaveLength(1);
});

test('one’s own post that was deleted elsewhere during a break in the connection can be brought back as well', async () => {
  const own = feedItem({ is_own: true });
  let answer: FeedItem | ApiError = own;
  const mounted = await openPost(
    {},
    { 'GET /posts/:id': () => answer, 'POST /posts/:id/restore': () => (answer = own) },
  );
  await screen.findByRole('article', { name: 'Post by Basalt Okoro' });
  answer = new ApiError('This post is not there.', { code: 'feed.unknown-post', status: 404 });
  await act(async () =>
    mounted.bring({ type: 'joined', payload: null, mark: undefined, channel: 'post-41' }),
  );
  expect(await screen.findByText('Your post was deleted.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Post by Basalt Okoro' })).toBeVisible();
});

test('one’s own post that a moderator has hidden is not said to be deleted by oneself', async () => {
  const mounted = await openPost({ is_own: true });
  await screen.findByRole('article', { name: 'Post by Basalt Okoro' });
  await hearDeleted(mounted);
  expect(screen.getByText('Your post was deleted.')).toBeVisible();
  expect(screen.queryByText(/You deleted/)).toBeNull();
});
