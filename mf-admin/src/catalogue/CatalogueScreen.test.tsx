import { ApiError } from '@plaza/shell-contract';
import {
  apiError,
  mountInTestShell,
  never,
  setWindowWidth,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { asAdmin } from '../testing/asAdmin.ts';
import { aCatalogueGame } from '../testing/someSettings.ts';

beforeEach(() => setWindowWidth(1280));

const two = [
  aCatalogueGame(),
  aCatalogueGame({ id: '2', slug: 'sky-courier', title: 'Sky Courier', on_mobile: false }),
];
const open = async (answers: TestAnswers = {}, view = '') => {
  const mounted = await mountInTestShell(app, {
    path: `/admin/catalogue${view}`,
    session: asAdmin(),
    answers: { 'GET /catalogue': { games: two, videos: [] }, ...answers },
  });
  // Its code comes when it is opened, and its answer after that.
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  return mounted;
};
type Records = { calls: { name: string; input?: unknown }[] };
const sent = (records: Records, name: string) =>
  records.calls.filter((call) => call.name === name).map(({ input }) => input);
const { id: _, ...fields } = aCatalogueGame();

test('shows the games in their order with what they run on and their size', async () => {
  await open();
  expect(screen.getByRole('row', { name: /^1 .*Lantern Drop.*Phone, Computer 800 × 600/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^2 .*Sky Courier.*Computer 800 × 600/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move Lantern Drop up' })).toBeDisabled();
});

test('moves one, and hides one', async () => {
  const { records } = await open({
    'PUT /catalogue/games/order': two,
    'PUT /catalogue/games/:id': aCatalogueGame({ is_hidden: true }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move Lantern Drop down' }));
  expect(sent(records, 'PUT /catalogue/games/order')).toEqual([
    { body: { ids: ['2', '1'], seen: ['1', '2'] } },
  ]);
  await userEvent.click(screen.getByRole('switch', { name: 'Hide Lantern Drop' }));
  expect(sent(records, 'PUT /catalogue/games/:id')).toEqual([
    { params: { id: '1' }, body: { ...fields, is_hidden: true, seen: fields } },
  ]);
});

test('an order that somebody else has changed is shown as it is now', async () => {
  let games = two;
  const { records } = await open({
    'GET /catalogue': () => ({ games, videos: [] }),
    'PUT /catalogue/games/order': new ApiError('Another order.', {
      code: 'catalogue.order-changed',
      status: 409,
    }),
  });
  games = two.toReversed();
  await userEvent.click(screen.getByRole('button', { name: 'Move Lantern Drop down' }));
  expect(records.toasts).toEqual([{ tone: 'bad', message: 'It was not saved. Another order.' }]);
  expect(await screen.findByRole('row', { name: /^1 .*Sky Courier/ })).toBeVisible();
});

test('what another administrator has changed of a game meanwhile is shown beside what was typed', async () => {
  const theirs = aCatalogueGame({ title: 'Theirs', width: 900 });
  let games = two;
  const { records } = await open({
    'GET /catalogue': () => ({ games, videos: [] }),
    'PUT /catalogue/games/:id': ({ body }) => {
      if (body.seen?.title === 'Theirs') return theirs;
      throw new ApiError('Somebody else was faster.', {
        code: 'settings.changed-meanwhile',
        status: 409,
        fields: { 'body.title': 'Somebody else was faster.' },
      });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change Lantern Drop' }));
  const dialog = within(screen.getByRole('dialog'));
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Mine');
  games = [theirs];
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(/^Meanwhile somebody else has set “Theirs”/)).toBeVisible();
  expect(title).toHaveValue('Mine');
  expect(dialog.getByRole('spinbutton', { name: 'Width' })).toHaveValue(900);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const { id: _id, ...seen } = theirs;
  expect(sent(records, 'PUT /catalogue/games/:id').at(-1)).toEqual({
    params: { id: '1' },
    body: { ...seen, title: 'Mine', seen },
  });
});

test('adds a game, and shows what is wrong beside its field', async () => {
  let isTaken = true;
  const { records } = await open({
    'POST /catalogue/games': () => {
      if (isTaken)
        throw new ApiError('No.', { code: 'x', status: 400, fields: { 'body.slug': 'Small letters.' } });
      return aCatalogueGame();
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add a game' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Tidepool');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Short name' }), 'Tide');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), '/framed/tide/');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('textbox', { name: 'Short name' })).toBeInvalid();
  isTaken = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(records, 'POST /catalogue/games')[1]).toMatchObject({
    body: { title: 'Tidepool', slug: 'Tide', url: '/framed/tide/', width: 800, line: null },
  });
});

describe('a game of another site', () => {
  const fill = async (answers: TestAnswers) => {
    const { records } = await open({ 'POST /catalogue/games': aCatalogueGame(), ...answers });
    await userEvent.click(screen.getByRole('button', { name: 'Add a game' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Address' }));
    await userEvent.paste('https://games.stranger.example/catch/');
    return { records, dialog, added: () => sent(records, 'POST /catalogue/games') };
  };

  test.each([
    ['refused', /^This site does not let other pages show it/],
    ['not-named', /^This Plaza does not show pages of https:\/\/games\.stranger\.example yet/],
  ] as const)('that will not be shown here (%s) is told of before it is saved', async (framing, words) => {
    const { dialog, added, records } = await fill({ 'GET /catalogue/framing': { framing } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(added()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save all the same' }));
    expect(added()).toHaveLength(1);
    expect(sent(records, 'GET /catalogue/framing')).toEqual([
      { query: { url: 'https://games.stranger.example/catch/' } },
    ]);
  });

  test('is told of as soon as its address is there', async () => {
    const { dialog } = await fill({ 'GET /catalogue/framing': { framing: 'refused' } });
    await userEvent.tab();
    expect(await dialog.findByText(/^This site does not let other pages show it/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'more');
    expect(dialog.queryByText(/^This site does not/)).toBeNull();
  });

  test.each([
    ['lets itself be shown', { framing: 'allowed' }],
    ['does not answer', { framing: 'unknown' }],
    ['cannot be asked', apiError()],
  ] as const)('that %s is saved at once', async (_, framing) => {
    const { added, dialog } = await fill({ 'GET /catalogue/framing': framing });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(added()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('adds a video of another kind', async () => {
  const { records } = await open(
    { 'POST /catalogue/videos': new ApiError('No.', { code: 'x', status: 500 }) },
    '?view=videos',
  );
  expect(screen.getByRole('heading', { name: 'No videos yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a video' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'All around');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Phone' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('No.');
  expect(sent(records, 'POST /catalogue/videos')[0]).toMatchObject({
    body: { kind: 'sphere', on_mobile: false, poster: null },
  });
});

test('loads, has nothing, fails', async () => {
  const first = await open({ 'GET /catalogue': never });
  expect(screen.getByText('Loading the catalogue')).toBeInTheDocument();
  await first.unmount();
  const second = await open({ 'GET /catalogue': { games: [], videos: [] } });
  expect(screen.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await second.unmount();
  await open({ 'GET /catalogue': new ApiError('No.', { code: 'x', status: 500 }) });
  expect(screen.getByRole('alert')).toHaveTextContent('The catalogue did not load');
});
