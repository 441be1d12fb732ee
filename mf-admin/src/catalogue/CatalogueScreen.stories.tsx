import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { asAdmin } from '../testing/asAdmin.ts';
import { aCatalogueGame } from '../testing/someSettings.ts';
import { CatalogueScreen } from './CatalogueScreen.tsx';

const meta = {
  title: 'mf-admin/Catalogue',
  component: CatalogueScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CatalogueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const story = (catalogue: TestAnswers['GET /catalogue'] = never): Story => ({
  decorators: [shellDecorator({ session: asAdmin(), answers: { 'GET /catalogue': catalogue } })],
  render: () => (
    <MemoryRouter>
      <CatalogueScreen />
    </MemoryRouter>
  ),
});

export const Filled = story({
  games: [
    aCatalogueGame(),
    aCatalogueGame({ id: '2', slug: 'sky-courier', title: 'Sky Courier', on_mobile: false }),
    aCatalogueGame({ id: '3', slug: 'tidepool', title: 'Tidepool', is_hidden: true }),
  ],
  videos: [],
});
export const Empty = story({ games: [], videos: [] });
export const Loading = story();
export const Failed = story(apiError());
export const Adding: Story = {
  ...story({ games: [], videos: [] }),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Add a game' })),
};
