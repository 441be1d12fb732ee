import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { LandingScreen } from './LandingScreen.tsx';

function Landing() {
  const [{ host }] = useState(() => createTestHost());
  return (
    <HostStage host={host}>
      <main>
        <LandingScreen />
      </main>
    </HostStage>
  );
}

const meta = {
  title: 'Shell/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const APosterComesAlive: Story = {
  play: async ({ canvas }) => {
    const game = await canvas.findByRole('link', { name: /Lantern Drop/ });
    const states = () =>
      game
        .getAnimations({ subtree: true })
        .filter((animation) => 'animationName' in animation)
        .map(({ playState }) => playState);
    await waitFor(() => expect(states()).toContain('paused'));
    game.focus();
    await waitFor(() => expect(states()).toContain('running'));
  },
};

export const OneAnswerAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('What does it cost?'));
    // It fades in.
    await waitFor(() => expect(canvas.getByText(/free to explore/)).toBeVisible());
    await userEvent.click(canvas.getByText('Where can I play?'));
    await waitFor(() => expect(canvas.getByText(/free to explore/)).not.toBeVisible());
  },
};
