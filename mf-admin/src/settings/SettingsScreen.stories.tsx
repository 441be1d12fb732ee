import { apiError, never, shellDecorator, type TestAnswers } from '@plaza/shell-contract/testing';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '@plaza/shell-contract';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { screen, within } from 'storybook/test';
import { asAdmin } from '../testing/asAdmin.ts';
import { anAnnouncement, aPlacement, aStanding } from '../testing/someSettings.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const meta = {
  title: 'mf-admin/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const aLogo = (colour: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle cx='4' cy='4' r='4' fill='%23${colour}'/></svg>`;

const story = (view: string, answers: TestAnswers): Story => ({
  decorators: [shellDecorator({ session: asAdmin(), answers })],
  render: () => (
    <MemoryRouter initialEntries={[`/admin/settings${view}`]}>
      <SettingsScreen />
    </MemoryRouter>
  ),
});

export const Brand = story('', {
  'GET /settings': aStanding({ name: 'Harbour Square', accent: { dark: '#7fb4ff', light: '#1f5fbf' } }),
});
export const BrandWithLogos = story('', {
  'GET /settings': {
    ...aStanding({ languages: ['de'] }),
    logos: { dark: aLogo('ffb454'), light: aLogo('9a4f00') },
  },
});
export const Features = story('?view=features', { 'GET /settings': aStanding({ features_off: ['videos'] }) });
export const Announcements = story('?view=announcements', {
  'GET /announcements/all': [
    anAnnouncement(),
    anAnnouncement({ id: '2', tone: 'good', ended_at: '2026-11-19T12:00:00.000Z' }),
  ],
});
export const Placements = story('?view=placements', {
  'GET /placements/all': [
    aPlacement(),
    aPlacement({
      id: '6',
      kind: 'asset',
      place: 'flick',
      zone: null,
      title: 'Lantern skins',
      partner: 'Cedar Studio',
    }),
    aPlacement({
      id: '7',
      kind: 'subscription',
      place: 'feed',
      zone: null,
      title: 'Creator tools',
      partner: 'Plaza',
      is_on: false,
    }),
  ],
});
export const NoPlacements = story('?view=placements', { 'GET /placements/all': [] });
export const File = story('?view=file', {});
export const Loading = story('', { 'GET /settings': never });
export const Failed = story('', { 'GET /settings': apiError() });

/** The dialog of a placement, and how it ends when it is saved. */
const placing = (button: string | RegExp, save?: TestAnswers['PUT /placements/:id']): Story => ({
  ...story('?view=placements', {
    'GET /placements/all': [aPlacement()],
    ...(save ? { 'PUT /placements/:id': save } : {}),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    if (save) await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  },
});

export const NewPlacement = placing('Add a placement');
export const ChangingAPlacement = placing(/^Change Coffee/);
export const SavingAPlacement = placing(/^Change Coffee/, never);
export const PlacementRefused = placing(
  /^Change Coffee/,
  new ApiError('Something in the request is not right.', {
    code: 'http.bad-input',
    status: 400,
    fields: { 'body.picture': 'A picture of this Plaza, like /api/media/….' },
  }),
);
/** Another administrator was faster: what they have set stands beside what was typed. */
export const Overtaken: Story = {
  ...story('', {
    'GET /settings': (() => {
      let times = 0;
      return () => aStanding({ name: times++ === 0 ? 'Harbour' : 'Harbour Place' });
    })(),
    'PUT /settings': new ApiError('Somebody else has changed this meanwhile.', {
      code: 'settings.changed-meanwhile',
      status: 409,
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Square');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/^Meanwhile somebody else/);
  },
};

const importing = (text: string, answer: TestAnswers['POST /settings/community']): Story => ({
  ...story('?view=file', { 'POST /settings/community': answer }),
  play: async ({ canvas, userEvent }) => {
    const file = new globalThis.File([text], 'settings.json', { type: 'application/json' });
    await userEvent.upload(await canvas.findByLabelText('The file'), file);
  },
});
export const FilePreview = importing('{"plaza":"settings"}', {
  changes: [
    { what: 'settings', count: 1 },
    { what: 'games', count: 2 },
  ],
  is_done: false,
});
export const FileRefused = importing('{ "plaza": "settings", }', never);
export const NoAnnouncements = story('?view=announcements', { 'GET /announcements/all': [] });
