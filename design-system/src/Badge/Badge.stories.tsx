import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { Badge } from './index.ts';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
  args: { children: '3', tone: 'amber', label: '3 unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>draft</Badge>
      <Badge tone="amber">99+</Badge>
      <Badge tone="teal">live</Badge>
      <Badge tone="rose">blocked</Badge>
    </Row>
  ),
};

export const Many: Story = { args: { children: '99+', label: '128 unread' } };
