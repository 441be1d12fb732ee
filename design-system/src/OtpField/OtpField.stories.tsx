import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Column } from '../stories/Column.tsx';
import { OtpField } from './index.ts';

const meta = {
  title: 'Design system/OtpField',
  component: OtpField,
  args: { label: 'Code', hint: 'Six digits, from the mail we sent you.' },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const HalfWay: Story = { args: { value: '204' } };

export const WithError: Story = { args: { value: '204816', error: 'This code is no longer valid.' } };

export const Disabled: Story = { args: { value: '204816', disabled: true } };

export const FourDigits: Story = { args: { length: 4, hint: undefined } };

/** A code is pasted as it stands in the mail, with its space. */
export const Pasted: Story = {
  args: { onComplete: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.click(input);
    await userEvent.paste('204 816');
    await expect(input).toHaveValue('204816');
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '204816' });
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('20481');
  },
};

/** One field for the keyboard, whatever is drawn: digits go in at the end, letters do not go in at all. */
export const ByKeyboard: Story = {
  args: { onComplete: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('20x48{Backspace}816');
    await expect(input).toHaveValue('204816');
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '204816' });
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};
