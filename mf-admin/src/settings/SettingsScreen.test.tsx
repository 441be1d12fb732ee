import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { asAdmin } from '../testing/asAdmin.ts';
import { anAnnouncement, aPlacement, aStanding } from '../testing/someSettings.ts';

beforeEach(() => setWindowWidth(1280));

const open = async (view: string, answers: TestAnswers = {}) => {
  const path = `/admin/settings${view}`;
  const mounted = await mountInTestShell(app, { path, session: asAdmin(), answers });
  // Its code comes when it is opened, and its answer after that.
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  return mounted;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
// jsdom's files cannot be read as text.
const aFile = (text: string) =>
  Object.assign(new File([text], 'settings.json', { type: 'application/json' }), { text: async () => text });
type Records = { calls: { name: string; input?: unknown }[] };
const sent = (records: Records, name: string) =>
  records.calls.filter((call) => call.name === name).map(({ input }) => (input as { body?: unknown }).body);

test('sets the name, a link and a colour; what is empty stays as it was configured', async () => {
  const { records } = await open('', {
    'GET /settings': aStanding({ features_off: ['videos'] }),
    'PUT /settings': aStanding(),
  });
  expect(screen.getByText('As configured: hello@plaza.example')).toBeVisible();
  await userEvent.type(field('Name'), 'Harbour Square');
  await userEvent.type(screen.getByRole('textbox', { name: 'Demo' }), 'https://harbour.example');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Switch it off' }));
  await userEvent.type(field('Accent at dusk'), '#7FB4FF');
  await press('Save');
  expect(sent(records, 'PUT /settings')).toEqual([
    {
      seen: { features_off: ['videos'] },
      features_off: ['videos'],
      name: 'Harbour Square',
      links: { demo: 'https://harbour.example', pitch: '' },
      accent: { dark: '#7fb4ff' },
    },
  ]);
});

test('one language alone can be offered, and the last one cannot be taken away', async () => {
  const { records } = await open('', { 'GET /settings': aStanding(), 'PUT /settings': aStanding() });
  await userEvent.click(screen.getByRole('checkbox', { name: 'English' }));
  expect(screen.getByRole('checkbox', { name: 'Deutsch' })).toBeDisabled();
  await press('Save');
  expect(sent(records, 'PUT /settings')).toEqual([{ languages: ['de'], seen: {} }]);
});

test('what another administrator has set meanwhile is shown beside what was typed, and nothing of it is lost', async () => {
  let standing = aStanding({ name: 'Harbour', phone: '1' });
  const { records } = await open('', {
    'GET /settings': () => standing,
    'PUT /settings': ({ body: { seen, ...settings } }) => {
      if (seen?.name !== standing.settings.name)
        throw new ApiError('Somebody else has changed this meanwhile.', {
          code: 'settings.changed-meanwhile',
          status: 409,
          fields: { 'body.name': 'Somebody else has changed this meanwhile.' },
        });
      return (standing = aStanding(settings));
    },
  });
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), 'Mine');
  await userEvent.type(field('Mail for help'), 'crew@harbour.example');
  standing = aStanding({ name: 'Theirs', phone: '2' });
  await press('Save');
  expect(
    screen.getByText('Meanwhile somebody else has set “Theirs”. Save again to keep yours.'),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has changed this meanwhile.');
  expect(field('Name')).toHaveValue('Mine');
  expect(field('Mail for help')).toHaveValue('crew@harbour.example');
  expect(field('Phone')).toHaveValue('2');
  await press('Save');
  expect(sent(records, 'PUT /settings').at(-1)).toEqual({
    name: 'Mine',
    phone: '2',
    email: 'crew@harbour.example',
    seen: { name: 'Theirs', phone: '2' },
  });
  expect(screen.queryByText(/^Meanwhile/)).toBeNull();
});

test('a second save begins where the first one ended', async () => {
  const { records } = await open('', {
    'GET /settings': aStanding({ name: 'Harbour' }),
    'PUT /settings': ({ body: { name, email } }) => aStanding({ name, email, phone: '2' }),
  });
  await userEvent.type(field('Name'), ' Square');
  await press('Save');
  expect(field('Phone')).toHaveValue('2');
  await userEvent.type(field('Mail for help'), 'crew@harbour.example');
  await press('Save');
  expect(sent(records, 'PUT /settings').at(-1)).toEqual({
    name: 'Harbour Square',
    phone: '2',
    email: 'crew@harbour.example',
    seen: { name: 'Harbour Square', phone: '2' },
  });
});

test('a logo for each ground is shown on it, and taken away again', async () => {
  let logos: { dark?: string; light?: string } = {};
  const { records } = await open('', {
    'GET /settings': () => ({ ...aStanding(), logos }),
    'PUT /settings/logo/:theme': () => ({ logos: (logos = { dark: '/brand/logo/dark.png?v=1' }) }),
    'DELETE /settings/logo/:theme': () => ({ logos: (logos = {}) }),
  });
  const file = new File(['png'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('For dark ground'), file);
  expect(await screen.findByRole('img', { name: 'The logo on dark ground' })).toHaveAttribute(
    'src',
    '/brand/logo/dark.png?v=1',
  );
  expect(sent(records, 'PUT /settings/logo/:theme')).toEqual([{ image: btoa('png') }]);
  await press('Take the dark one away');
  await waitFor(() => expect(screen.queryByRole('img', { name: /^The logo/ })).not.toBeInTheDocument());
});

test('a file that is too large for a logo is not even sent', async () => {
  const { records } = await open('', { 'GET /settings': aStanding() });
  const file = new File(['x'.repeat(1_000_001)], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('For light ground'), file);
  expect(screen.getByText(/^That is not a PNG/)).toBeVisible();
  expect(sent(records, 'PUT /settings/logo/:theme')).toEqual([]);
});

test('says at once when text in a colour could not be read', async () => {
  await open('', { 'GET /settings': aStanding() });
  await userEvent.type(field('Accent at dusk'), '#0a4fb4');
  expect(field('Accent at dusk')).toBeInvalid();
  expect(screen.getByText(/^Contrast \d(\.\d)?: text could not be read/)).toBeVisible();
  await userEvent.clear(field('Accent at dusk'));
  await userEvent.type(field('Accent at dusk'), '#ffb454');
  expect(screen.getByText(/^Contrast \d+(\.\d)?: reads well$/)).toBeVisible();
});

test('shows what the server finds wrong beside the field', async () => {
  await open('', {
    'GET /settings': aStanding(),
    'PUT /settings': new ApiError('Something in the request is not right.', {
      code: 'http.bad-input',
      status: 400,
      fields: { 'body.email': 'An address like hello@plaza.example.' },
    }),
  });
  await userEvent.type(field('Mail for help'), 'nobody');
  await press('Save');
  expect(field('Mail for help')).toBeInvalid();
  expect(screen.getByText('An address like hello@plaza.example.')).toBeVisible();
  expect(field('Mail for help')).toHaveFocus();
});

test('a switch counts at once, and goes back when it was not taken', async () => {
  let isAway = false;
  const { records } = await open('?view=features', {
    'GET /settings': aStanding({ name: 'Harbour' }),
    'PUT /settings': () => {
      if (isAway) throw new ApiError('Away.', { code: 'http.away', status: 503 });
      return aStanding({ name: 'Harbour', features_off: ['games'] });
    },
  });
  const games = () => screen.getByRole('switch', { name: 'Games' });
  await userEvent.click(games());
  expect(sent(records, 'PUT /settings')).toEqual([
    { name: 'Harbour', features_off: ['games'], seen: { name: 'Harbour', features_off: [] } },
  ]);
  isAway = true;
  await userEvent.click(screen.getByRole('switch', { name: 'Chat' }));
  expect(screen.getByRole('switch', { name: 'Chat' })).toBeChecked();
});

test('announces something in two languages, and ends it', async () => {
  const { records } = await open('?view=announcements', {
    'GET /announcements/all': [
      anAnnouncement(),
      anAnnouncement({ id: '2', ended_at: '2026-11-19T12:00:00.000Z' }),
    ],
    'POST /announcements': anAnnouncement(),
    'DELETE /announcements/:id': anAnnouncement({ ended_at: '2026-11-21T12:00:00.000Z' }),
  });
  expect(screen.getByRole('button', { name: 'Announce it' })).toBeDisabled();
  await userEvent.type(field('In English'), 'Repairs at 8');
  await userEvent.type(field('In German'), 'Um 8 wird repariert');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How it sounds' }), 'Careful');
  await press('Announce it');
  expect(sent(records, 'POST /announcements')).toEqual([
    { words: 'Repairs at 8', words_de: 'Um 8 wird repariert', tone: 'bad', link: null, until: null },
  ]);
  await press(/^End: /);
  expect(records.calls.find(({ name }) => name === 'DELETE /announcements/:id')?.input).toEqual({
    params: { id: '3' },
  });
});

test('[1-4] gives a partner a place with dates, and shows how often it was seen and followed', async () => {
  const { records } = await open('?view=placements', {
    'GET /placements/all': [aPlacement()],
    'POST /placements': aPlacement(),
    'DELETE /placements/:id': { gone: true },
  });
  expect(
    screen.getByRole('row', {
      name: /Coffee that is roasted next door.*Ad In zones: coffee .*shown 1,412 18/,
    }),
  ).toBeVisible();
  await press('Add a placement');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Partner' }), 'Cedar Studio');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Lantern skins');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What it is' }), 'Digital asset');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Where' }), 'In flicks');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Link' }), 'https://cedar.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent(records, 'POST /placements')).toMatchObject([
    {
      kind: 'asset',
      place: 'flick',
      zone: null,
      partner: 'Cedar Studio',
      title: 'Lantern skins',
      link: 'https://cedar.example',
      is_on: true,
    },
  ]);
  await press(/^Take Coffee/);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take it away' }),
  );
  expect(records.calls.some(({ name }) => name === 'DELETE /placements/:id')).toBe(true);
});

test('reads a file of settings, says what would change, and imports it when asked', async () => {
  const { records } = await open('?view=file', {
    'POST /settings/community': ({ body }) => ({
      changes: [
        { what: 'settings', count: 1 },
        { what: 'games', count: 2 },
      ],
      is_done: !body.is_trial,
    }),
  });
  await userEvent.upload(screen.getByLabelText('The file'), aFile('{"plaza":"settings"}'));
  expect(await screen.findByText('2 games')).toBeVisible();
  await press('Import it');
  expect(screen.getByText('This has changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull();
  expect(sent(records, 'POST /settings/community')).toEqual([
    { community: { plaza: 'settings' }, is_trial: true },
    { community: { plaza: 'settings' } },
  ]);
});

test('refuses what is no file of settings', async () => {
  await open('?view=file', {});
  await userEvent.upload(screen.getByLabelText('The file'), aFile('{\n  "plaza": "settings",\n}'));
  const words = 'That is not a file of settings. Line 3 cannot be read.';
  expect(await screen.findByText(words)).toBeVisible();
});

test('says on which line of a file stands what the server does not take', async () => {
  const error = new ApiError('Something in the request is not right.', {
    code: 'http.bad-input',
    status: 400,
    fields: { 'body.community.games.0.slug': 'Must not be empty.' },
  });
  await open('?view=file', { 'POST /settings/community': error });
  const text = JSON.stringify({ plaza: 'settings', games: [{ slug: '' }] }, null, 2);
  await userEvent.upload(screen.getByLabelText('The file'), aFile(text));
  const words = 'That is not a file of settings. Line 5, games.0.slug: Must not be empty.';
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['', 'GET /settings', 'Loading the settings', 'The settings did not load'],
  [
    '?view=announcements',
    'GET /announcements/all',
    'Loading the announcements',
    'The announcements did not load',
  ],
  ['?view=placements', 'GET /placements/all', 'Loading the placements', 'The placements did not load'],
] as const)('%s loads, and says when it did not', async (view, call, loading, failed) => {
  const first = await open(view, { [call]: never });
  expect(screen.getByText(loading)).toBeInTheDocument();
  await first.unmount();
  await open(view, { [call]: new ApiError('No.', { code: 'x', status: 500 }) });
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
});

test('says that nothing was announced, and that no partner has a place', async () => {
  const first = await open('?view=announcements', { 'GET /announcements/all': [] });
  expect(screen.getByRole('heading', { name: 'Nothing was announced yet' })).toBeVisible();
  await first.unmount();
  await open('?view=placements', { 'GET /placements/all': [] });
  expect(screen.getByRole('heading', { name: 'No partner has a place yet' })).toBeVisible();
});
