import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { VisuallyHidden } from './index.ts';

const meta = { title: 'Design system/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreForEars: Story = {
  render: () => (
    <p>
      12 <VisuallyHidden>people are here now, five of them your friends</VisuallyHidden>
    </p>
  ),
};
