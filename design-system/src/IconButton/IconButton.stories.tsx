import { Bell, Settings, Star } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { IconButton } from './index.ts';

const meta = {
  title: 'Design system/IconButton',
  component: IconButton,
  args: { label: 'Settings', children: <Settings /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', label: 'News', children: <Bell /> } };

export const Pressed: Story = {
  render: function Render() {
    const [isStarred, setIsStarred] = useState(true);
    return (
      <Row>
        <IconButton label="Star" pressed={isStarred} onClick={() => setIsStarred(!isStarred)}>
          <Star />
        </IconButton>
        <IconButton label="Star this one too" pressed={false}>
          <Star />
        </IconButton>
      </Row>
    );
  },
};
