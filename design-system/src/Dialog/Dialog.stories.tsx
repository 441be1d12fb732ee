import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogProps } from './index.ts';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Leave the place?',
    onClose: () => undefined,
    children: <p>Your friends see that you went. What you built stays as it is.</p>,
  },
  render: DialogWithDoor,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function DialogWithDoor({ open, onClose, ...rest }: DialogProps) {
  const [isOpen, setIsOpen] = useState(open);
  const close = () => setIsOpen(false);
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        {...rest}
        open={isOpen}
        onClose={(reason) => {
          onClose(reason);
          close();
        }}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Stay
            </Button>
            <Button variant="danger" onClick={close}>
              Leave
            </Button>
          </>
        }
      />
    </main>
  );
}

export const Question: Story = {};

/** In the middle, at any width. */
export const Small: Story = {
  args: { size: 's' },
  play: async ({ canvas }) => {
    const { left, right } = (await canvas.findByRole('dialog')).getBoundingClientRect();
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
  },
};

export const LongText: Story = {
  args: {
    title: 'The server rules',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>Be kind, be brief, and leave the lantern on for whoever comes next.</p>
    )),
  },
};

/** The focus goes in, the page behind stands still, Escape gives the focus back. */
export const EscapeGivesTheFocusBack: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const door = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(door);
    const dialog = await canvas.findByRole('dialog', { name: 'Leave the place?' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    // The browser itself turns the Escape key into this event.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(door).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};
