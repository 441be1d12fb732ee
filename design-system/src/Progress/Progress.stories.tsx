import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Column } from '../stories/Column.tsx';
import { Progress } from './index.ts';

const meta = {
  title: 'Design system/Progress',
  component: Progress,
  args: { label: 'Sending castle.jpg', value: 0.42 },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};

export const NobodyKnows: Story = { args: { value: undefined, label: 'Looking for the others' } };

export const Done: Story = { args: { value: 1 } };

export const Quiet: Story = { args: { quiet: true } };
