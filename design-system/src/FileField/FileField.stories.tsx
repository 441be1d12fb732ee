import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Column } from '../stories/Column.tsx';
import { FileField, type FileFieldProps } from './index.ts';

const meta = {
  title: 'Design system/FileField',
  component: FileField,
  args: {
    label: 'Picture',
    accept: 'image/*',
    hint: 'PNG, JPEG or WebP, up to 20 MB.',
    onFiles: () => undefined,
  },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Many: Story = { args: { label: 'Pictures', multiple: true } };

export const WithError: Story = { args: { error: 'Your picture is 34 MB. Up to 20 MB fits.' } };

export const Disabled: Story = { args: { disabled: true } };

/** Names what came and what it would not take. */
export const Taken: Story = {
  render: function Render(args: FileFieldProps) {
    const [words, setWords] = useState('');
    return (
      <>
        <FileField
          {...args}
          onFiles={({ files, refused }) =>
            setWords(files[0] ? `Took ${files[0].name}` : `${refused[0]?.name} is no picture`)
          }
        />
        <p role="status">{words}</p>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Picture');
    await userEvent.upload(field, new File(['x'], 'castle.png', { type: 'image/png' }));
    await expect(canvas.getByText('Took castle.png')).toBeVisible();
    const dropped = new DataTransfer();
    dropped.items.add(new File(['x'], 'song.mp3', { type: 'audio/mpeg' }));
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped }));
    await canvas.findByText('song.mp3 is no picture');
    const pasted = new DataTransfer();
    pasted.items.add(new File(['x'], 'shot.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: pasted }));
    await canvas.findByText('Took shot.png');
  },
};

/** Tab reaches it and the whole place shows it; Enter and Space open the picker of the platform. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Picture');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const isRinged = [field, field.parentElement].some(
      (each) => each && getComputedStyle(each).outlineStyle === 'solid',
    );
    await expect(isRinged).toBe(true);
  },
};
