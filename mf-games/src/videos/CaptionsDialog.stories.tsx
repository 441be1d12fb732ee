import type { Video } from '@plaza/api-contract';
import { shellDecorator } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CaptionsDialog } from './CaptionsDialog.tsx';

const meta = {
  title: 'mf-games/CaptionsDialog',
  component: CaptionsDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [shellDecorator({})],
  args: { onDone: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof CaptionsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const video: Video = { VideoID: 'v', Title: 'Over the harbour', URL: '', kind: 'file', isOwn: true };

export const WithoutCaptions: Story = { args: { video } };
export const WithCaptions: Story = { args: { video: { ...video, captions: '/media/captions.vtt' } } };
export const Chosen: Story = {
  args: { video },
  play: async ({ canvasElement, userEvent }) => {
    const field = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    if (field) await userEvent.upload(field, new File(['WEBVTT'], 'words.vtt'));
  },
};
