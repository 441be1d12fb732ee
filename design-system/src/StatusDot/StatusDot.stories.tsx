import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { StatusDot } from './index.ts';

const meta = {
  title: 'Design system/StatusDot',
  component: StatusDot,
  args: { status: 'good', label: 'online' },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};

export const All: Story = {
  render: () => (
    <Row>
      <StatusDot status="good" label="running" />
      <StatusDot status="calm" label="starting" />
      <StatusDot status="careful" label="slow" />
      <StatusDot status="bad" label="not answering" />
      <StatusDot status="off" label="switched off" />
    </Row>
  ),
};
