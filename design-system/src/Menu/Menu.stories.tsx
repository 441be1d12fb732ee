import { Archive, Pencil, Trash2 } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';

const meta = {
  title: 'Design system/Menu',
  component: Menu,
  args: {
    label: 'More for this post',
    onSelect: fn(),
    items: [
      { id: 'edit', label: 'Edit', icon: <Icon icon={Pencil} /> },
      { id: 'archive', label: 'Archive', icon: <Icon icon={Archive} />, disabled: true },
      { id: 'delete', label: 'Delete', icon: <Icon icon={Trash2} />, tone: 'danger' },
    ],
  },
  decorators: [(Story) => <main style={{ minBlockSize: 220 }}>{Story()}</main>],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for this post' }));
    await canvas.findByRole('menu', { name: 'More for this post' });
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
};

/** Arrows go round, a letter finds, Escape gives the focus back, Enter chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const door = canvas.getByRole('button', { name: 'More for this post' });
    await userEvent.click(door);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(door).toHaveFocus());
    await expect(canvas.queryByRole('menuitem')).toBeNull();
    await userEvent.click(door);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('d{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'delete' });
    await waitFor(() => expect(door).toHaveFocus());
  },
};

/** Any button can open it. */
export const OwnButton: Story = {
  args: {
    trigger: (trigger) => (
      <Button {...trigger} variant="secondary">
        Ada
      </Button>
    ),
  },
};

/** It opens upwards and inwards where there is no space. */
export const InTheCorner: Story = {
  decorators: [
    (Story) => <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8 }}>{Story()}</div>,
  ],
  play: async ({ canvas, userEvent }) => {
    const door = canvas.getByRole('button', { name: 'More for this post' });
    await userEvent.click(door);
    const menu = await canvas.findByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThan(door.getBoundingClientRect().top),
    );
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
