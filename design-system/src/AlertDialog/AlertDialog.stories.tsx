import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { AlertDialog, type AlertDialogProps } from './index.ts';

const meta = {
  title: 'Design system/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Delete this post?',
    children: <p>It is gone for everybody, and there is no way back.</p>,
    confirm: 'Delete',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  render: WithDoor,
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithDoor({ open, ...rest }: AlertDialogProps) {
  const [isOpen, setIsOpen] = useState(open);
  const close = () => setIsOpen(false);
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <AlertDialog {...rest} open={isOpen} onConfirm={close} onCancel={close} />
    </main>
  );
}

export const Careful: Story = {};

export const Calm: Story = {
  args: {
    title: 'Log out?',
    children: <p>What you have not sent yet stays on this device.</p>,
    confirm: 'Log out',
    tone: 'primary',
  },
};

export const Busy: Story = { args: { busy: true } };

/** The focus begins at the way back, and goes back to the door. */
export const BeginsAtTheWayBack: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const cancel = await canvas.findByRole('button', { name: 'Cancel' });
    canvas.getByRole('alertdialog', { name: 'Delete this post?' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
};
