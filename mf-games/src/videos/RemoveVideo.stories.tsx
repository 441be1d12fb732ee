import type { Video } from '@plaza/api-contract';
import { apiError, never, shellDecorator } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RemoveVideo } from './RemoveVideo.tsx';

const video: Video = { VideoID: 'v', Title: 'Over the harbour', URL: '', kind: 'file', isOwn: true };

const meta = {
  title: 'mf-games/RemoveVideo',
  component: RemoveVideo,
  parameters: { layout: 'fullscreen' },
  decorators: [shellDecorator({ answers: { 'DELETE /videos/:id': { post: '12' } as never } })],
  args: { video, onGone: () => undefined },
} satisfies Meta<typeof RemoveVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};
const remove: Story['play'] = async (context) => {
  await ask?.(context);
  const { canvasElement, userEvent } = context;
  const dialog = canvasElement.ownerDocument.querySelector('[role="alertdialog"], dialog');
  const confirm = [...(dialog?.querySelectorAll('button') ?? [])].at(-1);
  if (confirm) await userEvent.click(confirm);
};

export const Closed: Story = {};
export const Asking: Story = { play: ask };
export const Busy: Story = {
  decorators: [shellDecorator({ answers: { 'DELETE /videos/:id': never } })],
  play: remove,
};
export const Failed: Story = {
  decorators: [shellDecorator({ answers: { 'DELETE /videos/:id': apiError() } })],
  play: remove,
};
