import { never, apiError, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MemoryRouter } from 'react-router-dom';
import { GamesScreen } from './GamesScreen.tsx';

const meta = {
  title: 'mf-games/Games',
  component: GamesScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MemoryRouter>
      <GamesScreen />
    </MemoryRouter>
  ),
} satisfies Meta<typeof GamesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (games: TestAnswers['POST /games'] = never): Story => ({
  decorators: [shellDecorator({ answers: { 'POST /games': games } })],
});

const titles = ['Lantern Drop', 'Sky Courier', 'Tidepool'];

export const Filled = story(
  titles.map((title, at) => ({
    id: String(at),
    url: `data:text/html,<title>${title}</title><body style="margin:0;background:midnightblue">`,
    title,
    width: 800,
    height: 600,
    isFavorited: false,
  })),
);

export const Empty = story([]);

export const Loading = story();

export const Failed = story(apiError());
