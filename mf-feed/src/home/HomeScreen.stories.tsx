import type { FeedItem } from '@plaza/api-contract';
import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PostStoreProvider } from '../store/usePostStore.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aPicture } from '../testing/pictures.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'mf-feed/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.removeItem('friendsContent');
    localStorage.removeItem('timestamp');
    sessionStorage.clear();
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const nowhere = { post: null, at: null };
const story = (posts: TestAnswers['GET /contents/friends']): Story => ({
  decorators: [
    (Shown) => (
      <main>
        <PostStoreProvider>
          <Shown />
        </PostStoreProvider>
      </main>
    ),
    shellDecorator({
      answers: {
        'GET /contents/friends': posts,
        'GET /contents/global': [],
        'GET /contents/position': { friends: nowhere, global: nowhere },
        'GET /contents/news': { count: 0, more: false },
      },
    }),
  ],
});

const authors = [
  { user_name: 'Basalt Okoro', user_orgname: 'Harbour Light Radio' },
  { user_name: 'Cedar Novak', user_orgname: null, username: 'cedar', user_id: '3' },
  { user_name: 'Amber Lindqvist', user_orgname: 'Plaza', username: 'amber', user_id: '1' },
];
const texts = [
  'Low tide at the pier with @amber. The lamps are on again! #harbour',
  'Who walks to the Castle with me tonight?',
  'The copper machine in the Hangout makes a sound like a small train. I could listen to it all afternoon, and I think I did.',
];

function posts(count: number, newest = 1000): FeedItem[] {
  return Array.from({ length: count }, (_, index) =>
    feedItem({
      ID: String(newest - index),
      context: texts[index % 3] ?? '',
      ...authors[index % 3],
      created_at: new Date(Date.now() - index * 3_700_000).toISOString(),
      media: index % 3 === 0 ? [aPicture({ hue: (index * 47) % 360 })] : [],
      sharing: index % 2 === 0 ? 1 : 2,
    }),
  );
}

export const Filled: Story = {
  ...story(posts(8)),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
};

export const Empty = story([]);

export const Loading = story(never);

export const Failed = story(apiError());

/** However long the feed is, the page holds only what is near the window. */
export const Long: Story = {
  ...story(({ query }) => {
    const from = query?.cursor ? Number(query.cursor.slice('after '.length)) - 1 : 100_000;
    return posts(20, from);
  }),
  play: async ({ canvas }) => {
    const feed = await canvas.findByRole('feed', { name: 'Posts of your friends' });
    await waitFor(() => expect(feed.querySelector('[data-post="100000"]')).not.toBeNull());
    for (let screen = 1; screen <= 12; screen += 1) {
      window.scrollTo(0, screen * 900);
      await waitFor(() => expect(feed.querySelectorAll('article').length).toBeGreaterThan(0));
      await expect(feed.querySelectorAll('*').length).toBeLessThan(300);
    }
    await waitFor(() => expect(feed.querySelector('[data-post="100000"]')).toBeNull());
    window.scrollTo(0, 0);
  },
};
