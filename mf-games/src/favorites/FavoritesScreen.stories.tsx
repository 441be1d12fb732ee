import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MemoryRouter } from 'react-router-dom';
import { FavoritesScreen } from './FavoritesScreen.tsx';

const meta = {
  title: 'mf-games/Favorites',
  component: FavoritesScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MemoryRouter>
      <FavoritesScreen />
    </MemoryRouter>
  ),
} satisfies Meta<typeof FavoritesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (games: TestAnswers['GET /fav']): Story => ({
  decorators: [
    shellDecorator({
      answers: {
        'GET /fav': games ?? never,
        'GET /profile': apiError(),
        'GET /fav-settings': { public: true },
      },
    }),
  ],
});

const titles = ['Sky Courier', 'Lantern Drop', 'Deep Bell', 'Night Tram'];
export const Filled = story(titles.map((title, at) => ({ id: String(at), title, image_url: '' })));
export const Empty = story([]);
export const Loading = story(never);
export const Failed = story(apiError());
