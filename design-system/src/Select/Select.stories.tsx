import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Column } from '../stories/Column.tsx';
import { Select } from './index.ts';

const meta = {
  title: 'Design system/Select',
  component: Select,
  args: {
    label: 'Who sees it',
    options: [
      { value: 'all', label: 'Everybody' },
      { value: 'friends', label: 'Friends' },
      { value: 'me', label: 'Only me' },
    ],
  },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = { args: { hint: 'You can change it for each picture.' } };

export const WithError: Story = { args: { error: 'Choose who may see it.' } };
