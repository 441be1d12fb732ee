import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Accordion } from './index.ts';

const meta = {
  title: 'Design system/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'cost', title: 'What does it cost?', content: <p>Nothing. Bring a friend.</p> },
      { id: 'lamps', title: 'Who lights the lamps?', content: <p>Whoever comes first in the evening.</p> },
      { id: 'leave', title: 'May I leave when I like?', content: <p>Yes, and the door stays open.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {};

/** The one before closes when the next opens, and an open one closes by itself. */
export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What does it cost?'));
    await waitFor(() => expect(canvas.getByText('Nothing. Bring a friend.')).toBeVisible());
    await userEvent.click(canvas.getByText('Who lights the lamps?'));
    await waitFor(() => expect(canvas.getByText('Whoever comes first in the evening.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Nothing. Bring a friend.')).not.toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByText('May I leave when I like?').closest('summary')).toHaveFocus();
  },
};

/** Tab goes from question to question, with a ring. Enter and Space are the browser's own. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const title of ['What does it cost?', 'Who lights the lamps?', 'May I leave when I like?']) {
      await userEvent.tab();
      const question = canvas.getByText(title).closest('summary');
      await expect(question).toHaveFocus();
      await expect(getComputedStyle(question as HTMLElement).outlineStyle).toBe('solid');
    }
  },
};
