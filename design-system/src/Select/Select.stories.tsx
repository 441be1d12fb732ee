import { expect, fn } from 'storybook/test';
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

export const Disabled: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByLabelText('Who sees it');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    // The list itself is the platform's; a choice in it comes as this.
    await userEvent.selectOptions(select, 'Friends');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'friends' });
    await expect(select).toHaveFocus();
  },
};
