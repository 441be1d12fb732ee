import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { portrait } from '../Avatar/portrait.fixture.ts';
import { Button } from '../Button/index.ts';
import { Lightbox, type LightboxProps } from './index.ts';

const pictures = ['Ada by the fountain', 'The same, later', 'The last lamp'].map((alt, index) => ({
  src: `${portrait}#${index}`,
  alt,
}));

const meta = {
  title: 'Design system/Lightbox',
  component: Lightbox,
  args: { pictures, index: 1, onMove: () => undefined, onClose: () => undefined },
  render: WithDoor,
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithDoor({ index, ...rest }: LightboxProps) {
  const [shown, setShown] = useState(index);
  return (
    <main>
      <Button onClick={() => setShown(0)}>Look</Button>
      <Lightbox
        {...rest}
        index={shown}
        onMove={(move) => setShown(move.index)}
        onClose={() => setShown(undefined)}
      />
    </main>
  );
}

export const OneOfThree: Story = {};

export const Alone: Story = { args: { pictures: pictures.slice(0, 1), index: 0 } };

/** Arrows move, and stop at the ends; closing gives the focus back. */
export const ByKeyboard: Story = {
  args: { index: undefined },
  play: async ({ canvas, userEvent }) => {
    const door = canvas.getByRole('button', { name: 'Look' });
    await userEvent.click(door);
    await canvas.findByRole('img', { name: 'Ada by the fountain' });
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}');
    await canvas.findByRole('img', { name: 'The last lamp' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(door).toHaveFocus());
  },
};
