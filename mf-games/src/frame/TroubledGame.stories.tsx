import { shellDecorator } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TroubledGame } from './TroubledGame.tsx';

/** A game that does not start, or may not be shown here. */
const meta = {
  title: 'mf-games/Play/DoesNotStart',
  component: TroubledGame,
  args: {
    game: { title: 'Night Tram', url: '/framed/mf-games/night-tram/' },
    why: 'silent',
    onRetry: () => undefined,
  },
  decorators: [shellDecorator({})],
} satisfies Meta<typeof TroubledGame>;

export default meta;
type Story = StoryObj<typeof meta>;

const elsewhere = { title: 'Catch the light', url: 'https://games.stranger.example/catch/' };
export const OfOurs: Story = {};
export const Elsewhere: Story = { args: { game: elsewhere } };
export const MayNotBeFramed: Story = { args: { game: elsewhere, why: 'refused' } };
export const AmongOthers: Story = { args: { game: elsewhere, onNext: () => undefined } };
