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
    expect(screen.getByRole('button', { name: 'Your reaction: 🤩' })).toBeVisible();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('article', { name: 'Post by Basalt Okoro' })).toBeVisible();
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

  test('passes a public post on with a word, as one post however often it is sent', async () => {
    let isOnline = false;
    const post = feedItem({ ID: '50' });
    const mounted = await open(
      {},
      {
        'POST /posts/:id/repost': () =>
          isOnline ? { success: true, message: 'Content created successfully!', post } : offline,
      },
    );
    await choose('Share', 'Post it with a word');
    await userEvent.type(await screen.findByLabelText('Your word'), 'Look!');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Plaza cannot be reached.')).toBeVisible();
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(mounted.records.emits).toContainEqual({ type: 'feed.posted', payload: { id: '50' } }),
    );
    const [first, second] = made(mounted, 'POST /posts/:id/repost') as { body: { clientId: string } }[];
    expect(first?.body.clientId).toBe(second?.body.clientId);
  });

  test('what is for friends is not passed on', async () => {
    await open({ sharing: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Post it with a word' })).toBeNull();
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
