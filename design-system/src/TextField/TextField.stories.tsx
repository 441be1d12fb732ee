import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/index.ts';
import { Column } from '../stories/Column.tsx';
import { TextField } from './index.ts';

const meta = {
  title: 'Design system/TextField',
  component: TextField,
  args: { label: 'Email', placeholder: 'you@example.org', type: 'email' },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: { label: 'Name', type: 'text', placeholder: '', hint: 'What others see. You can change it later.' },
};

export const WithError: Story = {
  args: { defaultValue: 'ada@', error: 'The part after the @ is missing.' },
};

export const Password: Story = {
  args: {
    label: 'Password',
    type: 'password',
    placeholder: '',
    defaultValue: 'a long sentence',
    autoComplete: 'current-password',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@example.org' } };

/** An error that comes while typing is read out and names what helps. */
export const ErrorComes: Story = {
  render: function Render() {
    const [value, setValue] = useState('');
    const [isSent, setIsSent] = useState(false);
    return (
      <>
        <TextField
          label="Name"
          value={value}
          onChange={(change) => setValue(change.value)}
          error={isSent && value.length < 3 ? 'A name has at least 3 letters.' : undefined}
        />
        <Button onClick={() => setIsSent(true)}>Go in</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Al');
    await userEvent.click(canvas.getByRole('button', { name: 'Go in' }));
    await canvas.findByText('A name has at least 3 letters.');
  },
};

/** A secret can be looked at, and hidden again, without a pointer. */
export const ByKeyboard: Story = {
  ...Password,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    // What stood there is marked, as it is wherever Tab leads into a field.
    await userEvent.keyboard('a longer sentence');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('a longer sentence');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
};
