import { never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { aNotice, someNotices } from '../testing/notices.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const meta = {
  title: 'mf-feed/Notifications',
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (notices: TestAnswers['GET /notifications'] = never): Story => ({
  decorators: [feedDecorator({ answers: { 'GET /notifications': notices } })],
});

export const Filled = story({ items: someNotices, next: 'more', unread: 3 });
/** What moderators are told, and what a newer server tells that this remote has no sentence for. */
export const OfModerators = story({
  items: [
    aNotice({
      id: '22',
      kind: 'appealed',
      actors: [],
      actor_count: 0,
      post_id: null,
      path: '/admin/reports?state=appealed',
    }),
    aNotice({
      id: '21',
      kind: 'reported',
      actors: [],
      actor_count: 0,
      post_id: null,
      path: '/admin/reports',
    }),
    aNotice({ id: '20', kind: 'reviewed', actors: [], actor_count: 0, post_id: null, path: '/reports' }),
    // No type of today has it.
    aNotice({ id: '19', kind: 'tide-turned' as 'share', actors: [], actor_count: 0, path: '/tides' }),
  ],
  next: null,
  unread: 3,
});
export const FilledOnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
export const Empty = story({ items: [], next: null, unread: 0 });
export const Loading = story();
export const Failed = story(apiError());
