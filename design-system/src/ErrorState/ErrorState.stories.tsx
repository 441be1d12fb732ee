import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ErrorState } from './index.ts';

const meta = {
  title: 'Design system/ErrorState',
  component: ErrorState,
  args: {
    title: 'This part did not load',
    children: 'The connection broke on the way. Everything else here works; a second try often helps.',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};

export const Retrying: Story = { args: { retrying: true } };

export const WithRequestId: Story = { args: { requestId: '01K9Z3T7Q4M8' } };

export const ByKeyboard: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
