import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Design system/Tooltip',
  component: Tooltip,
  args: {
    words: 'Your friends hear the bell once.',
    children: <Button variant="secondary">Ring</Button>,
  },
  decorators: [(Story) => <main style={{ minBlockSize: 120 }}>{Story()}</main>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** The keyboard gets it at once; Escape takes it away and leaves the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = canvas.getByText('Your friends hear the bell once.');
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Ring' })).toHaveFocus();
  },
};

/** A mouse that rests gets it a moment later. */
export const ByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Ring' }));
    await waitFor(() => expect(canvas.getByText('Your friends hear the bell once.')).toBeVisible());
  },
};
