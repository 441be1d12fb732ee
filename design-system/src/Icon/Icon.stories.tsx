import { Bell, Compass, Heart, MessageCircle } from 'lucide';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { Icon } from './index.ts';

const meta = {
  title: 'Design system/Icon',
  component: Icon,
  args: { icon: Heart },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfMany: Story = {
  render: () => (
    <Row>
      {[Heart, Bell, MessageCircle, Compass].map((icon, at) => (
        <Icon key={at} icon={icon} />
      ))}
    </Row>
  ),
};

export const WithAName: Story = { args: { role: 'img', 'aria-label': 'Favourite' } };
