import { SmilePlus } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from '../IconButton/index.ts';
import { Popover } from '../Popover/index.ts';
import { EmojiPicker } from './index.ts';

const meta = {
  title: 'Design system/EmojiPicker',
  component: EmojiPicker,
  args: { onPick: fn() },
} satisfies Meta<typeof EmojiPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Find an emoji'), 'cof{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ emoji: '☕' });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find an emoji'), 'xyz');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

/** Tab goes into the grid once; arrows move in it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'grinning' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'heart eyes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ emoji: '😍' });
  },
};

/** As it is used: beside a button, closed by the choice. */
export const InAPopover: Story = {
  render: ({ onPick }) => (
    <main style={{ minBlockSize: 460 }}>
      <Popover
        label="Emojis"
        trigger={(trigger) => (
          <IconButton {...trigger} label="Add an emoji">
            <Icon icon={SmilePlus} />
          </IconButton>
        )}
      >
        {({ close }) => (
          <EmojiPicker
            onPick={(pick) => {
              onPick(pick);
              close();
            }}
          />
        )}
      </Popover>
    </main>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an emoji' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'fire' }));
    await expect(args.onPick).toHaveBeenCalledWith({ emoji: '🔥' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'fire' })).toBeNull());
  },
};
