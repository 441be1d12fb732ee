import { never, refusal, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FoundPeople } from './FoundPeople.tsx';

const meta = {
  title: 'mf-chat/FoundPeople',
  component: FoundPeople,
  args: { username: 'a', onBack: () => undefined },
} satisfies Meta<typeof FoundPeople>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (found: TestAnswers['GET /chat/search/:username'] = never): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /chat/search/:username': found } })],
});

export const Filled = story([
  { id: '1', name: 'Amber Lindqvist', username: 'amber', profile: null },
  { id: '3', name: 'Cedar Novak', username: 'cedar', profile: null },
]);

export const Empty = story([]);

export const Loading = story();

export const Failed = story(refusal());
