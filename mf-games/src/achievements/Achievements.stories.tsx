import { ACHIEVEMENTS } from '@plaza/api-contract/values';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Achievements } from './Achievements.tsx';

const meta = {
  title: 'mf-games/Achievements',
  component: Achievements,
  args: { username: 'amber' },
} satisfies Meta<typeof Achievements>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (earned: TestAnswers['GET /achievements/:username']): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /achievements/:username': earned ?? never } })],
});

const at = '2026-11-22T15:20:00.000Z';
export const Filled = story(ACHIEVEMENTS.map((kind) => ({ kind, at })));
export const One = story([{ kind: 'first-run', at }]);
export const Empty = story([]);
export const Loading = story(never);
export const Failed = story(apiError());
