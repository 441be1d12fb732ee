import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Column } from '../stories/Column.tsx';
import { Switch } from './index.ts';

const meta = {
  title: 'Design system/Switch',
  component: Switch,
  args: { label: 'Sound of the place', checked: true },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  render: function Render({ checked, ...args }) {
    const [isOn, setIsOn] = useState(checked);
    return <Switch {...args} checked={isOn} onChange={(change) => setIsOn(change.checked)} />;
  },
};

export const Off: Story = { args: { checked: false } };

export const WithHint: Story = {
  args: { label: 'Less motion', hint: 'Things fade instead of moving. Your device can ask for it too.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  ...On,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Sound of the place' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(getComputedStyle(control).outlineStyle).toBe('solid');
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
