import { shellDecorator } from '@plaza/shell-contract/testing';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PostStoreProvider } from '../store/usePostStore.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aPicture } from '../testing/pictures.ts';
import { PostCard } from './PostCard.tsx';

const long =
  'The tide came in while nobody was looking, and the lamps stood in it up to their knees. '.repeat(12);

const meta = {
  title: 'mf-feed/PostCard',
  component: PostCard,
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 620, marginInline: 'auto' }}>
        <PostStoreProvider>
          <Story />
        </PostStoreProvider>
      </main>
    ),
    shellDecorator({
      answers: {
        'PUT /posts/:id/reaction': ({ body }) => ({
          stars: { average: 4, count: 3 },
          reactions: body.emoji ? [{ emoji: body.emoji, count: 1 }] : [],
          comment_count: 1,
          share_count: 0,
          own: body,
        }),
        'GET /posts/:id/comments': [],
      },
    }),
  ],
  args: { post: feedItem({}) },
  beforeEach: () => localStorage.removeItem('feedWishes'),
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const FewWords: Story = {
  args: {
    post: feedItem({ context: 'The lamps are on again.', stars: { average: null, count: 0 }, reactions: [] }),
  },
};

export const OnePicture: Story = {
  args: {
    post: feedItem({
      media: [aPicture()],
      own: { stars: 4, emoji: '👏' },
      share_count: 3,
      edited_at: '2026-11-20T18:40:00.000Z',
    }),
  },
};

export const TallPicture: Story = {
  args: { post: feedItem({ media: [aPicture({ width: 900, height: 1900, hue: 330 })] }) },
};

export const SixPictures: Story = {
  args: { post: feedItem({ media: [10, 60, 120, 200, 260, 330].map((hue) => aPicture({ hue, alt: '' })) }) },
};

/** It loads when it is played. */
export const AVideo: Story = {
  args: {
    post: feedItem({
      media: [
        aPicture({ kind: 'video', url: '/nowhere.mp4', poster: aPicture({ hue: 280 }).url, seconds: 12 }),
      ],
    }),
  },
};

export const LongWords: Story = { args: { post: feedItem({ context: long, sharing: 2 }) } };

export const PassedOn: Story = {
  args: {
    post: feedItem({
      ID: '50',
      context: 'This!',
      shares: true,
      shared: feedItem({ user_name: 'Cedar Novak', media: [aPicture({ hue: 150 })] }),
    }),
  },
};

export const PassedOnAndGone: Story = { args: { post: feedItem({ shares: true, shared: null }) } };

export const ByDeletedMember: Story = {
  args: { post: feedItem({ user_name: 'Deleted member', username: null, user_orgname: null }) },
};

/** Stars bring the feelings that go with them. */
export const FeelingsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '5 stars' }));
    await canvas.findByRole('group', { name: 'How does it feel?' });
  },
};

export const ProfileReactions: Story = {
  args: { look: 'profile' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'React' }));
    const popup = await canvas.findByRole('group', { name: 'How does it feel?' });
    await expect(popup.querySelectorAll('button')).toHaveLength(4);
  },
};
