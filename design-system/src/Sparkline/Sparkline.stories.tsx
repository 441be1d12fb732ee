import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Design system/Sparkline',
  component: Sparkline,
  args: { label: 'Visits', values: [3, 5, 4, 8, 12, 9, 14, 13, 18, 16, 21] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Growing: Story = {};

export const Failing: Story = {
  args: { label: 'Failed requests', tone: 'rose', values: [0, 0, 1, 0, 4, 9, 2] },
};

export const Flat: Story = { args: { tone: 'teal', values: [5, 5, 5, 5] } };

export const NothingYet: Story = { args: { values: [] } };
