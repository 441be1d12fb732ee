import type { FeedItem } from '@plaza/api-contract';
import { never, apiError, setWindowWidth, testMember } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshHome, made, nowhere, open, post, texts } from '../testing/homeFeed.ts';

beforeEach(freshHome);

describe('the feed', () => {
  test('[2.7-1] has a tab for friends and one for the whole square', async () => {
    await open({ 'GET /contents/friends': [post(1)], 'GET /contents/global': [post(2)] });
    expect(await screen.findByText('Post 1')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Global' }));
    expect(await screen.findByText('Post 2')).toBeVisible();
    expect(screen.queryByText('Post 1')).toBeNull();
  });

  test('the other tab opens in a browser that has no space left', async () => {
    await open({ 'GET /contents/friends': [post(1)], 'GET /contents/global': [post(2)] });
    await screen.findByText('Post 1');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Global' }));
    expect(await screen.findByText('Post 2')).toBeVisible();
    full.mockRestore();
  });

  test('[2.7-2] a post shows author, organisation, words, stars, acts and how long ago it was', async () => {
    const created_at = new Date(Date.now() - 3 * 60_000).toISOString();
    await open({ 'GET /contents/friends': [post(1, { created_at, comment_count: 2, share_count: 3 })] });
    const article = within(await screen.findByRole('article', { name: 'Post by Basalt Okoro' }));
    expect(article.getByRole('link', { name: 'Basalt Okoro' })).toHaveAttribute('href', '/user/basalt');
    expect(article.getByText('B')).toBeInTheDocument();
    expect(article.getByText('Harbour Light Radio')).toBeVisible();
    expect(article.getByText('Post 1')).toBeVisible();
    expect(await article.findAllByRole('radio')).toHaveLength(5);
    expect(article.getByRole('button', { name: '2 comments' })).toBeVisible();
    expect(await article.findByRole('button', { name: 'Share, 3 so far' })).toBeVisible();
    expect(article.getByRole('button', { name: 'React' })).toBeVisible();
    expect(await article.findByText('3 minutes ago')).toBeVisible();
  });

  test("[2.7-4] says 'Loading...' while there is nothing yet", async () => {
    await open({ 'GET /contents/friends': never });
    expect(screen.getAllByText('Loading...').at(-1)).toBeVisible();
    expect(document.querySelector('[role=status]')).toHaveTextContent('Loading...');
  });

  test("[8-2] 'Failed to fetch content.' with the way to try again", async () => {
    let answer: FeedItem[] | ReturnType<typeof apiError> = apiError();
    await open({ 'GET /contents/friends': () => answer });
    expect(await screen.findByText(/Failed to fetch content\./)).toBeVisible();
    answer = [post(1)];
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Post 1')).toBeVisible();
  });

  test('without a post it says where to go', async () => {
    await open({ 'GET /contents/friends': [] });
    expect(await screen.findByRole('heading', { name: 'The square is quiet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/search');
    await userEvent.click(screen.getByRole('button', { name: 'See the whole square' }));
    expect(await screen.findByRole('button', { name: 'Write the first post' })).toBeVisible();
  });

  test('is a feed to ears, and each article knows its place', async () => {
    await open({ 'GET /contents/friends': [post(2), post(1)] });
    const feed = await screen.findByRole('feed', { name: 'Posts of your friends' });
    const [first] = await within(feed).findAllByRole('article');
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(first).toHaveAttribute('aria-setsize', '2');
    expect(first).toHaveAttribute('tabindex', '0');
  });

  test('older posts come by the cursor of the last one', async () => {
    const first = Array.from({ length: 20 }, (_, index) => post(40 - index));
    const mounted = await open({
      'GET /contents/friends': ({ query }) => (query?.cursor ? [post(5)] : first),
    });
    await screen.findByText('Post 40');
    await waitFor(() =>
      expect(made(mounted, 'GET /contents/friends').at(-1)?.input).toEqual({ query: { cursor: 'after 21' } }),
    );
    expect(await screen.findByText('You have seen it all. The lanterns stay on.')).toBeVisible();
  });
});

describe('what is new', () => {
  test('is counted and not shown until its reader asks for it', async () => {
    let posts = [post(1)];
    const mounted = await open({ 'GET /contents/friends': () => posts });
    await screen.findByText('Post 1');
    posts = [post(3), post(2), post(1)];
    const bring = (ID: string) =>
      act(async () =>
        mounted.bring({ type: 'new-post', payload: { ID, user_id: '2', tab: 'friends' }, mark: undefined }),
      );
    await bring('2');
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
    await bring('3');
    await bring('3');
    expect(texts()).toEqual(['Post 1']);
    await userEvent.click(screen.getByRole('button', { name: '2 new posts' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-live', 'polite'));
    await screen.findByText('Post 3');
    expect(texts()).toEqual(['Post 3', 'Post 2', 'Post 1']);
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  test('of the other tab is not counted here', async () => {
    const mounted = await open({ 'GET /contents/friends': [post(1)] });
    await screen.findByText('Post 1');
    await act(async () =>
      mounted.bring({ type: 'new-post', payload: { ID: '9', user_id: '2', tab: 'global' }, mark: undefined }),
    );
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  test('and came while the connection was gone is asked for', async () => {
    let count = 0;
    const mounted = await open({
      'GET /contents/friends': [post(1)],
      'GET /contents/news': () => ({ count, more: false }),
    });
    await screen.findByText('Post 1');
    count = 3;
    await act(async () => mounted.syncHub({ lastEvent: 9, reset: false }));
    expect(await screen.findByRole('button', { name: '3 new posts' })).toBeVisible();
    expect(made(mounted, 'GET /contents/news').at(-1)?.input).toEqual({
      query: { tab: 'friends', since: 'after 1' },
    });
  });

  test('that are shown while they are counted do not stay counted', async () => {
    let posts = [post(1)];
    let tell: (newer: { count: number; more: boolean }) => void = () => undefined;
    const counting = new Promise<{ count: number; more: boolean }>((resolve) => (tell = resolve));
    const mounted = await open({
      'GET /contents/friends': () => posts,
      'GET /contents/news': ({ query }) =>
        query?.since === 'after 1' ? counting : { count: 0, more: false },
    });
    await screen.findByText('Post 1');
    posts = [post(2), post(1)];
    await act(async () => mounted.syncHub({ lastEvent: 9, reset: false }));
    await act(async () =>
      mounted.bring({
        type: 'new-post',
        payload: { ID: '2', user_id: '2', tab: 'friends' },
        mark: undefined,
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: '1 new post' }));
    await screen.findByText('Post 2');
    await act(async () => tell({ count: 1, more: false }));
    await waitFor(() =>
      expect(made(mounted, 'GET /contents/news').at(-1)?.input).toMatchObject({
        query: { since: 'after 2' },
      }),
    );
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  test('of one’s own is shown at once', async () => {
    let posts = [post(1)];
    const mounted = await open({ 'GET /contents/friends': () => posts });
    await screen.findByText('Post 1');
    posts = [post(2, { is_own: true }), post(1)];
    await act(async () => mounted.say('feed.posted', { id: '2' }));
    expect(await screen.findByText('Post 2')).toBeVisible();
  });

  describe('of one’s own, from another device,', () => {
    const heard = (ID: string, user_id: string) =>
      ({ type: 'new-post', payload: { ID, user_id, tab: 'friends' }, mark: undefined }) as const;
    const [me, other] = [testMember().id, '2'];

    test('is there without being asked for, and is not counted as new', async () => {
      let posts = [post(1)];
      const mounted = await open({ 'GET /contents/friends': () => posts });
      await screen.findByText('Post 1');
      posts = [post(2, { is_own: true }), post(1)];
      await act(async () => mounted.bring(heard('2', me)));
      expect(await screen.findByText('Post 2')).toBeVisible();
      expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
    });

    test('comes with what others wrote, where that waits: nothing of theirs comes unasked', async () => {
      let posts = [post(1)];
      const mounted = await open({ 'GET /contents/friends': () => posts });
      await screen.findByText('Post 1');
      posts = [post(3, { is_own: true }), post(2), post(1)];
      await act(async () => mounted.bring(heard('2', other)));
      await act(async () => mounted.bring(heard('3', me)));
      expect(texts()).toEqual(['Post 1']);
      await userEvent.click(screen.getByRole('button', { name: '1 new post' }));
      await screen.findByText('Post 3');
      expect(texts()).toEqual(['Post 3', 'Post 2', 'Post 1']);
    });

    test('is there too when it was written while the connection was gone', async () => {
      let posts = [post(1)];
      let own = false;
      const mounted = await open({
        'GET /contents/friends': () => posts,
        'GET /contents/news': () => ({ count: 0, more: false, own }),
      });
      await screen.findByText('Post 1');
      [posts, own] = [[post(2, { is_own: true }), post(1)], true];
      await act(async () => mounted.syncHub({ lastEvent: 9, reset: false }));
      expect(await screen.findByText('Post 2')).toBeVisible();
      expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
    });

    test('is not counted among those above where one was reading', async () => {
      const first = Array.from({ length: 20 }, (_, index) => post(40 - index, { is_own: index < 3 }));
      await open({
        'GET /contents/friends': first,
        'GET /contents/position': {
          friends: { post: '30', at: new Date().toISOString() },
          global: nowhere,
        },
      });
      expect(await screen.findByRole('button', { name: '7 new posts' })).toBeVisible();
    });
  });

  test('and comes while the first page is on its way is counted', async () => {
    let answer: (posts: FeedItem[]) => void = () => undefined;
    const mounted = await open({
      'GET /contents/friends': () => new Promise<FeedItem[]>((resolve) => (answer = resolve)),
    });
    const payload = { user_id: '2', tab: 'friends' } as const;
    for (const ID of ['1', '2'])
      await act(async () =>
        mounted.bring({ type: 'new-post', payload: { ID, ...payload }, mark: undefined }),
      );
    await act(async () => answer([post(1)]));
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
  });

  test('and comes while those before it are fetched stays counted', async () => {
    let answer: (posts: FeedItem[]) => void = () => undefined;
    const answers = [[post(1)], new Promise<FeedItem[]>((resolve) => (answer = resolve))];
    const mounted = await open({ 'GET /contents/friends': () => answers.shift() ?? [] });
    await screen.findByText('Post 1');
    const bring = (ID: string) =>
      act(async () =>
        mounted.bring({ type: 'new-post', payload: { ID, user_id: '2', tab: 'friends' }, mark: undefined }),
      );
    await bring('2');
    await userEvent.click(screen.getByRole('button', { name: '1 new post' }));
    await bring('3');
    await act(async () => answer([post(2), post(1)]));
    expect(await screen.findByText('Post 2')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 new post' })).toBeVisible();
  });

  test('and came between the first page and the first connection is asked for', async () => {
    let answer: (posts: FeedItem[]) => void = () => undefined;
    const mounted = await open({
      'GET /contents/friends': () => new Promise<FeedItem[]>((resolve) => (answer = resolve)),
      'GET /contents/news': () => ({ count: 2, more: false }),
    });
    await act(async () => mounted.syncHub({ lastEvent: 0, reset: false }));
    await act(async () => answer([post(1)]));
    expect(await screen.findByRole('button', { name: '2 new posts' })).toBeVisible();
  });

  test('to all and came just before this page could listen is asked for', async () => {
    let count = 0;
    const mounted = await open({
      'GET /contents/global': [post(1)],
      'GET /contents/news': () => ({ count, more: false }),
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Global' }));
    await screen.findByText('Post 1');
    count = 1;
    const joined = { type: 'joined', payload: null, mark: undefined, channel: 'feed-global' } as const;
    await act(async () => mounted.bring(joined));
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
  });
});

test('on another device the feed opens where one was reading', async () => {
  const first = Array.from({ length: 20 }, (_, index) => post(40 - index));
  const at = new Date().toISOString();
  await open({
    'GET /contents/friends': ({ query }) => {
      if (!query?.cursor) return first;
      return query.cursor === 'after 10' ? [post(9), post(8)] : [post(20), post(10)];
    },
    'GET /contents/position': { friends: { post: '10', at }, global: nowhere },
    'GET /posts/:id': post(10),
  });
  expect(await screen.findByText(/new posts$/)).toBeVisible();
});

test('greets by the first name, and opens the composer', async () => {
  const mounted = await open({ 'GET /contents/friends': [] });
  expect(screen.getByRole('heading', { level: 1, name: /, Juniper$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'What is on your mind?' }));
  expect(mounted.records.composerOpened).toBe(1);
});

test('offers a line for friends who are in zones, at any width', async () => {
  const { records } = await open({ 'GET /contents/friends': [] });
  expect(records.places.has('zones.friends')).toBe(true);
  await act(async () => setWindowWidth(360));
  expect(records.places.has('zones.friends')).toBe(true);
});

test('offers room for zones from 900 px on, and takes it back below', async () => {
  const { records } = await open({ 'GET /contents/friends': [] });
  expect(records.places.get('zones.sidebar')).toBe(screen.getByRole('complementary'));
  await act(async () => setWindowWidth(899));
  expect(records.places.has('zones.sidebar')).toBe(false);
  await act(async () => setWindowWidth(900));
  expect(records.places.has('zones.sidebar')).toBe(true);
});
