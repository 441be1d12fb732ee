import type { FeedItem } from '@plaza/api-contract';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { freshHome, made, open, post, texts } from '../testing/homeFeed.ts';

const written = {
  success: true,
  message: 'Content created successfully!',
  post: post(5, { is_own: true, media: [] }),
} as const;

beforeEach(freshHome);

describe('[4-9] the kept feed', () => {
  const openTwice = async (afterMs: number) => {
    const before = await open({ 'GET /contents/friends': [post(1)] });
    await screen.findByText('Post 1');
    await before.unmount();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + afterMs);
    return open({ 'GET /contents/friends': [post(2), post(1)] });
  };
  afterEach(() => jest.restoreAllMocks());

  test('is used as it is when it is younger than five minutes', async () => {
    const mounted = await openTwice(4 * 60_000);
    expect(await screen.findByText('Post 1')).toBeVisible();
    expect(made(mounted, 'GET /contents/friends')).toEqual([]);
  });

  test('that is younger than a post of one’s own shows that post too, also when it was written elsewhere', async () => {
    const before = await open({ 'GET /contents/friends': [post(1)], 'GET /contents/global': [post(3)] });
    await screen.findByText('Post 1');
    await userEvent.click(screen.getByRole('tab', { name: 'Global' }));
    await screen.findByText('Post 3');
    await userEvent.click(screen.getByRole('tab', { name: 'Friends' }));
    await before.unmount();

    const add = await mountInTestShell(app, { path: '/add', answers: { 'POST /content': written } });
    await userEvent.type(await screen.findByLabelText('What is on your mind?'), 'Post 5');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(add.records.navigations).toHaveLength(1));
    await add.unmount();

    const posts = { 'GET /contents/friends': [post(5), post(1)], 'GET /contents/global': [post(5), post(3)] };
    const mounted = await open(posts);
    expect(await screen.findByText('Post 5')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Global' }));
    expect(await screen.findByText('Post 5')).toBeVisible();
    await mounted.unmount();
    const again = await open(posts);
    await screen.findByText('Post 5');
    expect(made(again, 'GET /contents/global')).toEqual([]);
  });

  test('that is fetched again still counts what comes meanwhile', async () => {
    const before = await open({ 'GET /contents/friends': [post(1)] });
    await screen.findByText('Post 1');
    await before.unmount();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 6 * 60_000);
    let answer: (posts: FeedItem[]) => void = () => undefined;
    const mounted = await open({
      'GET /contents/friends': () => new Promise<FeedItem[]>((resolve) => (answer = resolve)),
    });
    const payload = { ID: '3', user_id: '2', tab: 'friends' } as const;
    await act(async () => mounted.bring({ type: 'new-post', payload, mark: undefined }));
    await act(async () => answer([post(2), post(1)]));
    expect(await screen.findByText('Post 2')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 new post' })).toBeVisible();
  });

  test('no longer shows what was taken away while one was not there', async () => {
    const before = await open({ 'GET /contents/friends': [post(3), post(2), post(1)] });
    await screen.findByText('Post 2');
    await before.unmount();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 6 * 60_000);
    await open({ 'GET /contents/friends': [post(4), post(3), post(1)] });
    expect(await screen.findByText('Post 4')).toBeVisible();
    expect(screen.getByText('This post is not there any more.')).toBeVisible();
    expect(texts().filter((text) => text?.startsWith('Post'))).toEqual(['Post 4', 'Post 3', 'Post 1']);
  });

  test('is shown at once and fetched again when it is older', async () => {
    await openTwice(6 * 60_000);
    expect(await screen.findByText('Post 1')).toBeVisible();
    expect(await screen.findByText('Post 2')).toBeVisible();
    expect(localStorage.getItem('friendsContent')).toContain('Post 2');
  });
});
