import { useState } from 'react';
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
