import { never, refusal, shellDecorator } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'mf-feed/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const juniper = { name: 'Juniper Adeyemi', username: 'juniper', profile: null };

/** There are no posts yet, so greeting and quiet square are the whole of it. */
export const Empty: Story = { decorators: [shellDecorator({ answers: { 'GET /profile': juniper } })] };

export const Loading: Story = { decorators: [shellDecorator({ answers: { 'GET /profile': never } })] };

export const Failed: Story = { decorators: [shellDecorator({ answers: { 'GET /profile': refusal() } })] };
