import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Column } from '../stories/Column.tsx';
import { TextLink } from '../TextLink/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  args: { label: 'Keep me signed in' },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

/** The words stand beside the box. */
export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const words = canvas.getByText('Keep me signed in').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(box.right);
    await expect(words.top).toBeLessThan(box.bottom);
  },
};

export const WithHint: Story = { args: { hint: 'Not on a computer that others use.' } };

export const WithError: Story = {
  args: {
    label: (
      <>
        I have read the <TextLink href="#terms">terms</TextLink>
      </>
    ),
    error: 'Please read and accept the terms to go on.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** Space turns it, a click on the words too. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(box).not.toBeChecked();
  },
};
