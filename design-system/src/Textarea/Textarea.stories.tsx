import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Column } from '../stories/Column.tsx';
import { Textarea } from './index.ts';

const meta = {
  title: 'Design system/Textarea',
  component: Textarea,
  args: { label: 'Message', placeholder: 'What is on your mind?' },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = { args: { hint: 'Up to 500 letters.', maxLength: 500 } };

export const WithError: Story = {
  args: { defaultValue: 'Hi', error: 'Ten letters at least, so that we can help.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'The lamp above the gate is out.' } };

/** It grows with its words. */
export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Message');
    const before = area.clientHeight;
    await userEvent.type(area, 'one\ntwo\nthree\nfour\nfive\nsix');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

/** Enter is a new line, Tab leads on: nobody is caught in it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Message');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('The lamp above the gate{Enter}is out.');
    await expect(area).toHaveValue('The lamp above the gate\nis out.');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};
