import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { ReportDialog, type ReportDialogProps } from './index.ts';

const meta = {
  title: 'Design system/ReportDialog',
  component: ReportDialog,
  args: { title: 'Report this post', onSend: fn(() => Promise.resolve()), onClose: fn() },
  render: WithDoor,
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithDoor({ onClose, ...rest }: ReportDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <main>
      <Button onClick={() => setIsOpen(true)}>Report</Button>
      {isOpen ? <ReportDialog {...rest} onClose={close} /> : null}
    </main>
  );
}

export const Plain: Story = {};

/** The messages that go with it are chosen in its midst; it cannot be sent before. */
export const WithChoices: Story = {
  args: {
    title: 'Report messages',
    why: 'The administrators read the messages that you choose, and no others.',
    send: 'Report 0 messages',
    isReady: false,
    children: <Checkbox label="You will be sorry." checked={false} onChange={() => undefined} />,
  },
};

/** What failed is said; what was typed is still there. */
export const Failed: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('There is no network. Try again in a moment.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Anything that helps/), 'The third one today');
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await canvas.findByText('There is no network. Try again in a moment.');
    await expect(canvas.getByLabelText(/Anything that helps/)).toHaveValue('The third one today');
  },
};

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('What is wrong?'), 'hate');
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 'hate', note: '' });
  },
};
