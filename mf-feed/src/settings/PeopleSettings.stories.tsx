import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { amber, basalt, cedar } from '../testing/people.ts';
import { PeopleSettings } from './PeopleSettings.tsx';

const meta = { title: 'mf-feed/Settings', component: PeopleSettings } satisfies Meta<typeof PeopleSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds = {
  request: true,
  accepted: true,
  comment: true,
  reply: true,
  reaction: false,
  mention: true,
  share: true,
  'zone-knock': true,
  'zone-open': true,
  'zone-made': true,
  'match-invite': true,
};
const story = (answers: TestAnswers): Story => ({ decorators: [shellDecorator({ answers })] });

export const Filled = story({
  'GET /notifications/settings': kinds,
  'GET /people/hidden': { muted: [amber], blocked: [basalt, cedar] },
});
export const FilledOnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
export const Empty = story({
  'GET /notifications/settings': kinds,
  'GET /people/hidden': { muted: [], blocked: [] },
});
export const Loading = story({ 'GET /notifications/settings': never, 'GET /people/hidden': never });
export const Failed = story({ 'GET /notifications/settings': apiError(), 'GET /people/hidden': apiError() });
