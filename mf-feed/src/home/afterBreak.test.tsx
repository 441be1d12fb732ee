import type { FeedItem } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { createTestShell, type MountedInTest, mountInTestShell } from '@plaza/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { freshHome, made, open, post, texts } from '../testing/homeFeed.ts';
import { offline } from '../testing/onePost.ts';

beforeEach(freshHome);
afterEach(() => jest.restoreAllMocks());

const unrated = { stars: { average: null, count: 0 }, own: { stars: null, emoji: null } } as const;
const gone = new ApiError('This post is not there.', { code: 'feed.unknown-post', status: 404 });

/** A feed over these posts, newest first; what a test changes in them is what the server says next. */
function openOver(posts: Map<number, FeedItem>): Promise<MountedInTest> {
  const page = ({ query }: { query?: { cursor?: string | undefined } | undefined }) => {
    const below = Number(query?.cursor?.replace('after ', '') ?? Infinity);
    return [...posts.values()].filter(({ ID }) => Number(ID) < below);
  };
  return open({
    'GET /contents/friends': page,
    'GET /contents/global': page,
    'GET /posts/:id': ({ params }): FeedItem | ApiError => posts.get(Number(params.id)) ?? gone,
  });
}
const aPost = (id: number, about: Partial<FeedItem> = {}) =>
  post(id, { ...unrated, comment_count: 0, ...about });
const three = () => new Map([3, 2, 1].map((id) => [id, aPost(id)]));
const change = (posts: Map<number, FeedItem>, id: number, about: Partial<FeedItem>) =>
  posts.set(id, aPost(id, about));
const connectAgain = (mounted: MountedInTest) =>
  act(async () => mounted.syncHub({ lastEvent: 9, reset: false }));

test('what others edited and counted during a break is there after it, and nothing new comes unasked', async () => {
  const posts = three();
  const mounted = await openOver(posts);
  await screen.findByText('Post 3');
  change(posts, 3, { context: 'Post 3, edited', comment_count: 2 });
  change(posts, 1, { context: 'Post 1, edited', comment_count: 4 });
  const before = [...posts];
  posts.clear();
  for (const [id, one] of [[4, post(4)] as const, ...before]) posts.set(id, one);
  await connectAgain(mounted);
  expect(await screen.findByText('Post 1, edited')).toBeVisible();
  expect(await screen.findByText('Post 3, edited')).toBeVisible();
  expect(screen.getByRole('button', { name: '2 comments' })).toBeVisible();
  expect(screen.getByRole('button', { name: '4 comments' })).toBeVisible();
  expect(texts()).toEqual(['Post 3, edited', 'Post 2', 'Post 1, edited']);
});

test.each([3, 2, 1])('that post %s of three was deleted during a break is said after it', async (id) => {
  const posts = three();
  const mounted = await openOver(posts);
  await screen.findByText('Post 1');
  posts.delete(id);
  await connectAgain(mounted);
  expect(await screen.findByText('This post is not there any more.')).toBeVisible();
  expect(screen.queryByText(`Post ${id}`)).toBeNull();
});

test.each([3, 2])('that post %s was brought back during a break is seen after it', async (id) => {
  const mounted = await openOver(three());
  await screen.findByText('Post 1');
  const payload = { ID: String(id), what: 'deleted', counts: null } as const;
  await act(async () => mounted.bring({ type: 'post-changed', payload, mark: undefined }));
  expect(screen.getByText('This post is not there any more.')).toBeVisible();
  await connectAgain(mounted);
  expect(await screen.findByText(`Post ${id}`)).toBeVisible();
});

test('the feed of everybody asks for no second page when it begins to listen, and for one after a break', async () => {
  const posts = three();
  const mounted = await openOver(posts);
  await userEvent.click(await screen.findByRole('tab', { name: 'Global' }));
  await screen.findByText('Post 1');
  expect(made(mounted, 'GET /contents/global')).toHaveLength(1);
  change(posts, 2, { context: 'Post 2, edited' });
  const joined = { type: 'joined', payload: null, mark: undefined, channel: 'feed-global' } as const;
  await act(async () => mounted.bring(joined));
  expect(await screen.findByText('Post 2, edited')).toBeVisible();
});

test('a kept feed that was opened without a connection is brought up to date when there is one', async () => {
  const posts = three();
  const before = await openOver(posts);
  await screen.findByText('Post 1');
  await before.unmount();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 6 * 60_000);
  let isOffline = true;
  const shell = createTestShell({
    answers: {
      'GET /contents/friends': ({ query }) =>
        isOffline ? offline : [...posts.values()].slice(query?.cursor ? 1 : 0),
      'GET /contents/news': () => (isOffline ? offline : { count: 0, more: false }),
      'GET /posts/:id': () => (isOffline ? offline : post(3)),
    },
  });
  shell.setHubState('connecting');
  const mounted = await mountInTestShell(app, { path: '/', shell });
  expect(await screen.findByText('Post 1')).toBeVisible();
  isOffline = false;
  change(posts, 1, { context: 'Post 1, edited' });
  await connectAgain(mounted);
  await waitFor(() => expect(texts()).toEqual(['Post 3', 'Post 2', 'Post 1, edited']));
});

test('who left the page for a minute sees what was written and counted meanwhile, and who looked aside asks for nothing', async () => {
  const posts = three();
  const mounted = await openOver(posts);
  await screen.findByText('Post 1');
  const now = Date.now();
  const look = async (state: DocumentVisibilityState, seconds: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(now + seconds * 1_000);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  };
  change(posts, 2, { comment_count: 2 });
  await look('hidden', 0);
  await look('visible', 59);
  expect(made(mounted, 'GET /contents/friends')).toHaveLength(1);
  await look('hidden', 59);
  await look('visible', 119);
  expect(await screen.findByRole('button', { name: '2 comments' })).toBeVisible();
});
