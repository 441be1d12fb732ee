import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect } from 'storybook/test';
import { drawings } from './drawings.tsx';
import { Feeling } from './index.ts';

const meta = {
  title: 'Design system/Feeling',
  component: Feeling,
  args: { emoji: '😄' },
} satisfies Meta<typeof Feeling>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <p style={{ fontSize: 48, lineHeight: 1.4 }}>
      {Object.keys(drawings).map((emoji) => (
        <Feeling key={emoji} emoji={emoji} />
      ))}
    </p>
  ),
};

export const AmongWords: Story = {
  render: () => (
    <p>
      Amber felt <Feeling emoji="😍" /> and Basalt <Feeling emoji="🤔" /> about it.
    </p>
  ),
  async play({ canvas }) {
    const [one, other] = await canvas.findAllByRole('img');
    await expect(one?.getBoundingClientRect().top).toBe(other?.getBoundingClientRect().top);
  },
};

export const NotDrawn: Story = { args: { emoji: '🦊' } };
