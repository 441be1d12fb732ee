import { never, shellDecorator } from '@plaza/shell-contract/testing';
import { screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { UploadDialog } from './UploadDialog.tsx';

const limits = { converts: false, videosLeft: 9, bytesLeft: 1e9 };

const meta = {
  title: 'mf-games/UploadDialog',
  component: UploadDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [shellDecorator({ answers: { 'GET /videos/uploads': limits, 'POST /media': never } })],
  args: { onDone: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof UploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose: Play = async ({ userEvent }) => {
  const field = await screen.findByLabelText<HTMLInputElement>('Video');
  await userEvent.upload(field, new File(['no video'], 'over_the_harbour.mp4', { type: 'video/mp4' }));
};
const send: Play = async (context) => {
  await choose(context);
  await context.userEvent.click(await screen.findByRole('button', { name: /^(Upload|Hochladen)$/ }));
};

export const Empty: Story = {};
export const Chosen: Story = { play: choose };
export const UnderWay: Story = { play: send };
/** Before what has arrived already is given up. */
export const AsksBeforeItStops: Story = {
  async play(context) {
    await send(context);
    await context.userEvent.click(screen.getByRole('button', { name: /^(Close|Schließen)$/ }));
    await screen.findByRole('alertdialog');
  },
};
export const AsksOnAPhone: Story = { ...AsksBeforeItStops, globals: { viewport: { value: 'phone' } } };
