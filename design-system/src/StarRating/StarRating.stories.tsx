import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StarRating, type StarRatingProps } from './index.ts';

const meta = {
  title: 'Design system/StarRating',
  component: StarRating,
  args: { label: 'Your rating', value: 0, onChange: () => undefined },
  render: Rated,
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

function Rated({ value, ...rest }: StarRatingProps) {
  const [given, setGiven] = useState(value);
  return <StarRating {...rest} value={given} onChange={(change) => setGiven(change.value)} />;
}

export const NotYet: Story = {};

export const Four: Story = { args: { value: 4 } };

export const Small: Story = { args: { value: 2, size: 's' } };

export const Disabled: Story = { args: { value: 3, disabled: true } };

/** An average may lie between two stars. */
export const OnlyShown: Story = {
  render: () => <StarRating label="The park" value={3.7} />,
};

/** One stop for Tab; the arrows choose. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
  },
};
