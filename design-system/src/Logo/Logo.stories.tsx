import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Row } from '../stories/Row.tsx';
import { Logo } from './index.ts';

const meta = {
  title: 'Design system/Logo',
  component: Logo,
  args: { moment: 'night', label: 'The square by night', size: 96 },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Night: Story = {};

export const Day: Story = { args: { moment: 'day', label: 'The square by day' } };

export const Sizes: Story = {
  render: () => (
    <Row>
      {[160, 64, 40, 24, 16].map((size) => (
        <Logo key={size} moment="night" size={size} />
      ))}
      {[16, 24, 40, 64, 160].map((size) => (
        <Logo key={size} moment="day" size={size} />
      ))}
    </Row>
  ),
};
