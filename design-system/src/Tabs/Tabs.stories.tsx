import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/index.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Design system/Tabs',
  component: Tabs,
  args: {
    label: 'What to look at',
    tabs: [
      { id: 'latest', label: 'Latest', content: <p>What was said last comes first.</p> },
      {
        id: 'friends',
        label: (
          <>
            Friends <Badge label="3 new">3</Badge>
          </>
        ),
        content: <p>What your friends said.</p>,
      },
      { id: 'starred', label: 'Starred', content: <p>What you gave a star.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Friends/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What your friends said.');
  },
};
