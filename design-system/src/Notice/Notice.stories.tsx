import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { Column } from '../stories/Column.tsx';
import { Notice } from './index.ts';

const meta = {
  title: 'Design system/Notice',
  component: Notice,
  args: { children: 'You are offline. What you write is kept and sent later.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {};

export const All: Story = {
  render: () => (
    <Column>
      <Notice>Your place is being built. You can look around meanwhile.</Notice>
      <Notice tone="good" title="Saved">
        Your friends see the new picture now.
      </Notice>
      <Notice
        tone="bad"
        title="Your picture is 34 MB"
        action={
          <Button size="s" variant="secondary">
            Choose another
          </Button>
        }
      >
        Up to 20 MB fits.
      </Notice>
    </Column>
  ),
};
