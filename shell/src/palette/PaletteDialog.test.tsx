import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../App.tsx';
import { changeBrand } from '../brand.ts';
import { createTestHost, type TestHostOptions } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

afterEach(() => changeBrand({}));

const cedar = { id: '3', name: 'Cedar Novak', username: 'cedar', profile: null };
const answers: TestHostOptions['answers'] = {
  '/api/chat/search/ced': { body: [cedar] },
  '/api/chat/search/castle': { body: [] },
  '/api/chat/search/night': { body: [] },
  '/api/zones': {
    body: [{ name: 'Castle Zone', path: '/zones/castle', image: null, hour: '', palette: [] }],
  },
  '/api/games': {
    body: [{ id: '6', url: '', title: 'Night Tram', width: 1, height: 1, isFavorited: false }],
  },
};

async function open(options: TestHostOptions = {}) {
  const test = createTestHost({ member: {}, pathname: '/chat', answers, ...options });
  render(
    <HostStage host={test.host}>
      <App />
    </HostStage>,
  );
  await waitFor(() => expect(screen.queryByText('Opening Plaza')).not.toBeInTheDocument());
  return test;
}

async function openPalette(options: TestHostOptions = {}) {
  const test = await open(options);
  // A guest's keys come a little after the page, so the button stands for them here.
  if (options.pathname === '/about') act(() => test.host.dialog$.next('palette'));
  else fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  return { ...test, field, user: userEvent.setup() };
}

const where = ({ host }: Awaited<ReturnType<typeof open>>) => host.address$.getValue().pathname;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const selected = () => screen.getByRole('option', { selected: true });

test('Ctrl+K opens it, and closes it again', async () => {
  await openPalette();
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

test('a button of the frame opens it', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Go anywhere' }));
  expect(await screen.findByRole('dialog', { name: 'Go anywhere' })).toBeVisible();
});

test('without a word it shows every place that one may go to, and nothing that leads nowhere', async () => {
  await openPalette();
  const pages = within(screen.getByRole('group', { name: 'Go to' }));
  expect(pages.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Search',
    'Games',
    'Favorites',
    'Videos',
    'Zones',
    'Chat',
    'Profile',
    'Settings',
    'About',
    'Features',
    'Contact',
    'Privacy',
    'Terms',
    'Version',
  ]);
});

test('arrows move, Enter goes, and the field tells which option is meant', async () => {
  const palette = await openPalette();
  await palette.user.type(palette.field, 'v');
  expect(options()).toEqual(expect.arrayContaining(['Videos', 'Version', 'Privacy']));
  await palette.user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Version');
  expect(palette.field).toHaveAttribute('aria-activedescendant', selected().id);
  await palette.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toBe(screen.getAllByRole('option').at(-1));
  await palette.user.keyboard('{ArrowDown}{Enter}');
  expect(where(palette)).toBe('/videos');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('people are found by the search of the server, and it leads to them', async () => {
  const palette = await openPalette();
  await palette.user.type(palette.field, 'ced');
  const person = await screen.findByRole('option', { name: /Cedar Novak/ });
  expect(person).toHaveTextContent('@cedar');
  await palette.user.click(person);
  expect(where(palette)).toBe('/user/cedar');
});

test('so are zones, games and the sections of the settings', async () => {
  const palette = await openPalette();
  await palette.user.type(palette.field, 'castle');
  expect(await screen.findByRole('option', { name: 'Castle Zone' })).toBeVisible();
  await palette.user.clear(palette.field);
  await palette.user.type(palette.field, 'night');
  expect(await screen.findByRole('option', { name: 'Night Tram' })).toBeVisible();
  await palette.user.clear(palette.field);
  await palette.user.type(palette.field, 'appear');
  await palette.user.click(await screen.findByRole('option', { name: 'Appearance' }));
  expect(where(palette)).toBe('/settings');
});

test('it does things too: the theme turns, a logout asks first', async () => {
  const { host, field, user } = await openPalette();
  await user.type(field, 'theme{Enter}');
  expect(host.themes.theme$.getValue()).toBe('light');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await screen.findByRole('combobox'), 'log out{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Logout' })).toBeVisible();
});

test('where one went last stands first next time, and a logout forgets it', async () => {
  const { host, field, user, storage } = await openPalette();
  await user.type(field, 'games{Enter}');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option')).toHaveTextContent('Games');
  act(() => host.sessions.end());
  expect(storage.getItem('recentPlaces')).toBeNull();
});

test('what is called nothing says so', async () => {
  const { field, user } = await openPalette({
    answers: { ...answers, '/api/chat/search/xyz': { body: [] } },
  });
  await user.type(field, 'xyz');
  expect(await screen.findByText('Nothing here is called “xyz”')).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a search that fails says so, keeps the places, and tries again', async () => {
  const broken: TestHostOptions['answers'] = { ...answers, '/api/chat/search/zones': { status: 503 } };
  const { field, user } = await openPalette({ answers: broken });
  await user.type(field, 'zones');
  expect(await screen.findByText('Not everything could be searched.')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Zones' })).toBeVisible();
  broken['/api/chat/search/zones'] = { body: [] };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 result')).toBeVisible();
});

test('what is switched off has nothing to find, and is no search that fails', async () => {
  changeBrand({ features_off: ['zones', 'games'] });
  const off = { status: 403, body: { code: 'platform.feature-off', error: 'Switched off.' } };
  const { field, user, sent } = await openPalette({
    answers: { ...answers, '/api/zones': off, '/api/games': off },
  });
  await user.type(field, 'castle');
  expect(await screen.findByText('Nothing here is called “castle”')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'ced');
  expect(await screen.findByRole('option', { name: /Cedar Novak/ })).toBeVisible();
  expect(screen.queryByText('Not everything could be searched.')).not.toBeInTheDocument();
  expect(sent.filter(({ path }) => /zones|games/.test(path))).toEqual([]);
});

test('a guest is led through what is public, and no call asks who they are', async () => {
  const { field, user, sent } = await openPalette({ member: undefined as never, pathname: '/about' });
  await user.type(field, 'log');
  expect(options()).toEqual(['Login']);
  expect(sent.filter(({ path }) => /search|zones|games/.test(path))).toEqual([]);
});

describe('the sheet of shortcuts', () => {
  test('opens with ?', async () => {
    await open();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('Go anywhere').parentElement).toHaveTextContent('K');
  });

  test('stays shut while somebody writes', async () => {
    const { field } = await openPalette();
    fireEvent.keyDown(field, { key: '?', shiftKey: true });
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });

  test('keys that act alone can be switched off; the palette still leads to the sheet', async () => {
    const { user } = await openPalette();
    await user.keyboard('shortcuts{Enter}');
    await user.click(await screen.findByRole('switch', { name: 'Keys that act alone' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('ears are with the field until something is typed or chosen', async () => {
  const palette = await openPalette();
  expect(palette.field).not.toHaveAttribute('aria-activedescendant');
  await palette.user.keyboard('{ArrowDown}');
  expect(palette.field).toHaveAttribute('aria-activedescendant', selected().id);
});
