import { ApiError } from '@plaza/shell-contract';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aGame } from '../testing/aGame.ts';
import { PlayScreen } from './PlayScreen.tsx';

const meta = {
  title: 'mf-games/Play',
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MemoryRouter initialEntries={['/play/1']}>
      <Routes>
        <Route path="/play/:gameId" element={<PlayScreen />} />
      </Routes>
    </MemoryRouter>
  ),
} satisfies Meta<typeof PlayScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (game: TestAnswers['GET /games/:id']): Story => ({
  decorators: [shellDecorator({ answers: { 'GET /games/:id': game ?? never } })],
});

export const Filled = story(
  aGame('Night Tram', {
    url: 'data:text/html,<title>Night Tram</title><body style="margin:0;background:midnightblue">',
    line: 'Drift a tram round the old town without spilling tea.',
  }),
);
export const WithoutAddress = story(aGame('Night Tram', { url: '' }));
/** The address of no game. */
export const Unknown = story(new ApiError('Game not found', { code: 'games.unknown', status: 404 }));
export const Loading = story(never);
export const Failed = story(apiError());
