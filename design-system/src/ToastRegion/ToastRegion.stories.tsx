import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ToastRegion, type ToastItem } from './index.ts';

const meta = {
  title: 'Design system/ToastRegion',
  component: ToastRegion,
  args: { toasts: [], onDismiss: () => undefined },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  args: {
    toasts: [
      { id: '1', message: 'Ada is in the castle.' },
      { id: '2', message: 'Your picture is up.', tone: 'good' },
      { id: '3', message: 'Your picture is 34 MB. Up to 20 MB fits.', tone: 'bad' },
    ],
  },
  play: async ({ canvas }) => {
    const { top, right } = (await canvas.findByRole('region')).getBoundingClientRect();
    await expect(top).toBe(16);
    await expect(document.documentElement.clientWidth - right).toBe(16);
  },
};

/** Something can be done about it, and it waits for that. */
export const WithAnAction: Story = {
  args: {
    toasts: [
      { id: '1', message: 'A new version is ready', stays: true, action: { label: 'Reload', onAct() {} } },
    ],
  },
};

/** A modal makes the rest of the page inert; the news come into it, where they can be read, reached and closed. */
export const OverADialog: Story = {
  render: function Render() {
    const [toasts, setToasts] = useState<ToastItem[]>([]);
    return (
      <main>
        <Dialog
          open
          size="s"
          title="Leave the place?"
          onClose={() => undefined}
          footer={<Button onClick={() => setToasts([{ id: '1', message: 'Not yet.' }])}>Leave</Button>}
        />
        <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const toast = await canvas.findByText('Not yet.');
    await expect(toast.closest('[popover]')?.matches(':popover-open')).toBe(true);
    const { left, top } = toast.getBoundingClientRect();
    // What is inert is not hit by a pointer.
    await expect(document.elementFromPoint(left + 1, top + 1)).toBe(toast);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Not yet.' }));
    await expect(toast).not.toBeInTheDocument();
  },
};

/** Each stays five seconds, longer while the pointer or the focus is with them. Alt+T goes there. */
export const OneAfterAnother: Story = {
  render: function Render() {
    const [toasts, setToasts] = useState<ToastItem[]>([]);
    const add = () =>
      setToasts((shown) => [
        ...shown,
        { id: crypto.randomUUID(), message: 'The lamp is lit.', tone: 'good' },
      ]);
    return (
      <>
        <Button onClick={add}>Light a lamp</Button>
        <ToastRegion
          toasts={toasts}
          onDismiss={({ id }) => setToasts((all) => all.filter((one) => one.id !== id))}
        />
      </>
    );
  },
};

/** Alt+T goes to the newest, from wherever; Tab reaches what it offers and the way to be rid of it. */
export const ByKeyboard: Story = {
  args: {
    toasts: [
      { id: '1', message: 'A new version is ready', stays: true, action: { label: 'Reload', onAct: fn() } },
    ],
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const region = await canvas.findByRole('region');
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    canvas.getByRole('button', { name: /^Dismiss/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: '1' });
  },
};
