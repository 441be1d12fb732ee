import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Kbd } from './index.ts';

const meta = { title: 'Design system/Kbd', component: Kbd, args: { children: 'T' } } satisfies Meta<
  typeof Kbd
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <p>
      Press <Kbd>Alt</Kbd> <Kbd>T</Kbd> to reach the notifications.
    </p>
  ),
};
