import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { Spinner } from './index.ts';

const meta = {
  title: 'Design system/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size="s" label="Loading chats" />
      <Spinner label="Loading games" />
      <Spinner size="l" label="Loading places" />
    </Row>
  ),
};
