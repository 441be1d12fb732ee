import { ApiError } from '@plaza/shell-contract';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PictureDialog } from './PictureDialog.tsx';

const meta = {
  title: 'mf-feed/Picture',
  component: PictureDialog,
  args: {
    open: true,
    onClose: () => undefined,
    onSave: () => Promise.resolve(),
    onRemove: () => Promise.resolve(),
  },
} satisfies Meta<typeof PictureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** A wide picture with a face somewhat to the left, drawn here. */
async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas here.');
  pen.fillStyle = 'midnightblue';
  pen.fillRect(0, 0, 900, 600);
  pen.fillStyle = 'sandybrown';
  pen.beginPath();
  pen.arc(360, 300, 180, 0, 7);
  pen.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'me.png', { type: 'image/png' });
}

const pick: Play = async ({ canvas, userEvent }) => {
  await userEvent.upload(await canvas.findByLabelText('A picture of you'), await picture());
  await canvas.findByRole('slider', { name: 'Zoom' });
};

export const Asks: Story = {};

export const Crops: Story = { play: pick };

export const CropsOnAPhone: Story = { play: pick, globals: { viewport: { value: 'phone' } } };

export const Sends: Story = {
  args: {
    onSave: (save?: { onProgress(share: number): void }) => {
      save?.onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async (context) => {
    await pick(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save picture' }));
  },
};

export const Failed: Story = {
  args: {
    onSave: () =>
      Promise.reject(
        new ApiError('Your picture has too many pixels. Up to 40 million fit.', {
          code: 'media.too-many-pixels',
          status: 413,
        }),
      ),
  },
  play: async (context) => {
    await pick(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save picture' }));
    await context.canvas.findByRole('alert');
  },
};

export const NoPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = new File(['hello'], 'note.txt', { type: 'text/plain' });
    await userEvent
      .setup({ applyAccept: false })
      .upload(await canvas.findByLabelText('A picture of you'), note);
    await canvas.findByText(/Only pictures fit here/);
  },
};
