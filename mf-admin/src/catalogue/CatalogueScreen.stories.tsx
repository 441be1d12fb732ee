import { ApiError } from '@plaza/shell-contract';
import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { screen, within } from 'storybook/test';
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

const story = (
  catalogue: TestAnswers['GET /catalogue'] = never,
  { view = '', ...answers }: TestAnswers & { view?: string } = {},
): Story => ({
  decorators: [shellDecorator({ session: asAdmin(), answers: { 'GET /catalogue': catalogue, ...answers } })],
  render: () => (
    <MemoryRouter initialEntries={[`/admin/catalogue${view}`]}>
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
const {
  width: _w,
  height: _h,
  line: _l,
  ...aVideo
} = aCatalogueGame({
  title: 'The harbour at dawn',
  slug: 'harbour-dawn',
  url: '/videos/harbour-dawn.mp4',
});
export const Videos = story(
  { games: [], videos: [{ ...aVideo, kind: 'sphere', poster: null, captions: null }] },
  { view: '?view=videos' },
);
export const Refused: Story = {
  ...story(
    { games: [aCatalogueGame()], videos: [] },
    {
      'PUT /catalogue/games/:id': new ApiError('Something in the request is not right.', {
        code: 'http.bad-input',
        status: 400,
        fields: { 'body.slug': 'Something else in the catalogue has this short name.' },
      }),
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Lantern Drop' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  },
};
export const ForbidsFrames: Story = {
  ...story({ games: [], videos: [] }, { 'GET /catalogue/framing': { framing: 'refused' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a game' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://games.stranger.example/');
    await userEvent.tab();
  },
};
