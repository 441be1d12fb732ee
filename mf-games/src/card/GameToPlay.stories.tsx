import { never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { aGame } from '../testing/aGame.ts';
import { GameToPlay } from './GameToPlay.tsx';

const meta = {
  title: 'mf-games/GameToPlay',
  component: GameToPlay,
  args: { id: '1' },
} satisfies Meta<typeof GameToPlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (game: TestAnswers['GET /games/:id']): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /games/:id': game ?? never } })],
});
const tram = aGame('Night Tram', {
  url: 'data:text/html,<title>Night Tram</title><body style="margin:0;background:midnightblue">',
  line: 'Drift a tram round the old town without spilling tea.',
});

export const Filled = story(tram);
export const Loading = story(never);
export const Played: Story = {
  ...story(tram),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play here' }));
  },
};
