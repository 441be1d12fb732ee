import { never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aComment } from '../testing/aComment.ts';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { CommentThread } from './CommentThread.tsx';

const meta = {
  title: 'mf-feed/CommentThread',
  component: CommentThread,
  args: { post: feedItem({}) },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (comments: TestAnswers['GET /posts/:id/comments']): Story => ({
  decorators: [
    (Shown) => (
      <main style={{ maxInlineSize: 560, marginInline: 'auto' }}>
        <Shown />
      </main>
    ),
    feedDecorator({ answers: { 'GET /posts/:id/comments': comments } }),
  ],
});

export const Filled = story([
  aComment({ id: '1' }),
  aComment({
    id: '2',
    parent_id: '1',
    user_name: 'Basalt Okoro',
    username: 'basalt',
    context: 'Come by tomorrow, @amber, the tea is on me.',
    can_edit: true,
    can_delete: true,
  }),
  aComment({ id: '3', is_deleted: true, context: '' }),
  aComment({ id: '4', parent_id: '3', context: 'I answer somebody who is not here any more.' }),
]);

export const Empty = story([]);

export const Loading = story(never);

export const Failed = story(apiError());
