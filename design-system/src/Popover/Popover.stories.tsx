import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Design system/Popover',
  component: Popover,
  args: {
    label: 'Who is here',
    trigger: (trigger) => (
      <Button {...trigger} variant="secondary">
        3 here
      </Button>
    ),
    children: <p>Ada, Émile and Zoë are by the fountain.</p>,
  },
  decorators: [(Story) => <main style={{ minBlockSize: 160 }}>{Story()}</main>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 here' }));
    await waitFor(() => expect(canvas.getByText('Ada, Émile and Zoë are by the fountain.')).toBeVisible());
  },
};

/** What is inside can close it, Escape too; the focus goes back to the button. */
export const ClosesAndGivesBack: Story = {
  args: {
    children: ({ close }) => (
      <Button size="s" onClick={close}>
        Understood
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const door = canvas.getByRole('button', { name: '3 here' });
    await userEvent.click(door);
    await userEvent.click(await canvas.findByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Understood' })).toBeNull());
    await userEvent.click(door);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Who is here' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(door).toHaveFocus());
  },
};
