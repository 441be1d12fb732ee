import { Bell, Settings, Star } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { IconButton } from './index.ts';

const meta = {
  title: 'Design system/IconButton',
  component: IconButton,
  args: { label: 'Settings', children: <Icon icon={Settings} /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};

export const Secondary: Story = {
  args: { variant: 'secondary', label: 'News', children: <Icon icon={Bell} /> },
};

export const Pressed: Story = {
  render: function Render() {
    const [isStarred, setIsStarred] = useState(true);
    return (
      <Row>
        <IconButton label="Star" pressed={isStarred} onClick={() => setIsStarred(!isStarred)}>
          <Icon icon={Star} />
        </IconButton>
        <IconButton label="Star this one too" pressed={false}>
          <Icon icon={Star} />
        </IconButton>
      </Row>
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  ...Pressed,
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Star' });
    await userEvent.tab();
    await expect(star).toHaveFocus();
    await expect(getComputedStyle(star).outlineStyle).toBe('solid');
    await userEvent.keyboard(' ');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};
