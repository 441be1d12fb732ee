import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GameKeys } from './GameKeys.tsx';

/** What keys and fingers do in a game. */
const meta = {
  title: 'mf-games/Game keys',
  component: GameKeys,
  args: { game: { url: '/framed/mf-games/orchard-maze/' } },
} satisfies Meta<typeof GameKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'How to play' })),
};
