import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextLink } from './index.ts';

const meta = {
  title: 'Design system/TextLink',
  component: TextLink,
  args: { href: '#terms', children: 'the server rules' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      By going in you agree to <TextLink {...args} />, which fit on one page.
    </p>
  ),
};

export const Quiet: Story = { args: { tone: 'quiet', children: 'Imprint' } };

export const ByKeyboard: Story = {
  ...InText,
  args: { onClick: fn((event: { preventDefault(): void }) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'the server rules' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
