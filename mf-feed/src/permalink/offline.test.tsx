import { act, screen } from '@testing-library/react';
import { freshHome, open, post, texts } from '../testing/homeFeed.ts';
import { offline } from '../testing/onePost.ts';

beforeEach(freshHome);

function goTo(path: string): void {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

it('a post of the feed opens without a network as it was there, and the feed is as one left it', async () => {
  const { records } = await open({
    'GET /contents/friends': [post(42), post(41)],
    'GET /posts/:id': offline,
    'GET /posts/:id/comments': offline,
  });
  await screen.findByText('Post 41');
  goTo('/post/41');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(await screen.findByText('Post 41')).toBeVisible();
  expect(screen.queryByText('Post 42')).not.toBeInTheDocument();
  goTo('/');
  await screen.findByText('Post 42');
  expect(texts()).toEqual(['Post 42', 'Post 41']);
  expect(records.errors).toEqual([]);
});
