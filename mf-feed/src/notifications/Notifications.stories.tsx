import { never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { feedDecorator } from '../testing/feedDecorator.tsx';
import { someNotices } from '../testing/notices.ts';
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
export const FilledOnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
export const Empty = story({ items: [], next: null, unread: 0 });
export const Loading = story();
export const Failed = story(apiError());
