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

const two = [
  { id: '3', title: 'Night Tram', image_url: '' },
  { id: '4', title: 'Tidepool', image_url: '/pool.webp' },
];

function open(games: TestAnswers['GET /fav'], more: TestAnswers = {}) {
  return mountInTestShell(app, {
    path: '/favorites',
    answers: {
      'GET /fav': games ?? never,
      'GET /profile': apiError('No profile in this test.'),
      'GET /fav-settings': { public: true },
      ...more,
    },
  });
}

test('[2.14-1] shows the favorited games, each leading to where it is played', async () => {
  await open(two);
  expect(screen.getByRole('heading', { name: 'Favorited Games' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Night Tram' })).toHaveAttribute('href', '/play/3');
  expect(screen.getByRole('link', { name: 'Tidepool' })).toHaveAttribute('href', '/play/4');
  expect(document.querySelector('img[src="/pool.webp"]')).not.toBeNull();
});

describe('the picture of a game', () => {
  const stills = [{ id: '5', title: 'Deep Bell', image_url: '/framed/mf-games/deep-bell/still.webp' }];
  const moving = () => document.querySelector('img[src="/framed/mf-games/deep-bell/moving.webp"]');
  beforeEach(() => setWindowWidth(1280));
  afterEach(() => jest.restoreAllMocks());

  test('moves while somebody looks at it, by pointer or by focus, and is still otherwise', async () => {
    await open(stills);
    expect(moving()).toBeNull();
    await userEvent.hover(screen.getByRole('link', { name: 'Deep Bell' }));
    expect(moving()).not.toBeNull();
    await userEvent.unhover(screen.getByRole('link', { name: 'Deep Bell' }));
    expect(moving()).toBeNull();
    act(() => screen.getByRole('link', { name: 'Deep Bell' }).focus());
    expect(moving()).not.toBeNull();
  });

  test('stays still for who wants nothing to move', async () => {
    await open(stills);
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    act(() => screen.getByRole('link', { name: 'Deep Bell' }).focus());
    expect(moving()).toBeNull();
  });
});

test('[2.8-3] a game leaves the favorites by its heart, and comes back by Undo', async () => {
  const { records } = await open(two, {
    'DELETE /fav/:gameId': { id: '3', isFavorited: false },
    'POST /fav/:gameId': { id: '3', isFavorited: true },
  });
  const [heart] = screen.getAllByRole('button', { name: 'Remove from favorites' });
  await userEvent.click(heart as HTMLElement);
  expect(screen.queryByRole('link', { name: 'Night Tram' })).toBeNull();
  expect(records.toasts).toMatchObject([{ message: 'Night Tram is no longer among your favorites' }]);
  await act(async () => records.toasts[0]?.action?.onAct());
  expect(screen.getByRole('link', { name: 'Night Tram' })).toBeVisible();
});

test('a favorite that cannot be brought back says so', async () => {
  const { records } = await open(two, {
    'DELETE /fav/:gameId': { id: '3', isFavorited: false },
    'POST /fav/:gameId': apiError(),
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove from favorites' })[0] as HTMLElement);
  await act(async () => records.toasts[0]?.action?.onAct());
  expect(records.toasts.at(-1)).toMatchObject({ tone: 'bad' });
  expect(screen.queryByRole('link', { name: 'Night Tram' })).toBeNull();
});

test('[2.14-1] says No favorited games available., and where the games are', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No favorited games available.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/games');
});

test('[8-8] says Failed to fetch favorited games., and asks again', async () => {
  let answer: typeof two | Error = apiError();
  await open(() => answer as typeof two);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch favorited games.');
  answer = two;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeVisible();
});

test('waits with the shapes of the cards', async () => {
  await open(never);
  expect(screen.getByRole('status', { name: 'Loading favorites' })).toBeInTheDocument();
});

test('[2.14-1] has the header of the profile, and the choice whether others see the favorites', async () => {
  const { records } = await open(two, {
    'GET /profile': profile,
    'PUT /fav-settings': { public: false },
  });
  expect(screen.getByRole('heading', { name: 'Amber Lindqvist' })).toBeVisible();
  const shown = screen.getByRole('switch', { name: 'Show them on your profile' });
  expect(shown).toBeChecked();
  await userEvent.click(shown);
  expect(shown).not.toBeChecked();
  expect(records.calls.at(-1)).toMatchObject({
    name: 'PUT /fav-settings',
    input: { body: { public: false } },
  });
});

test('a choice that could not be saved goes back, and says so', async () => {
  const { records } = await open(two, {
    'GET /profile': profile,
    'PUT /fav-settings': apiError(),
  });
  const shown = screen.getByRole('switch', { name: 'Show them on your profile' });
  await userEvent.click(shown);
  expect(shown).toBeChecked();
  expect(records.toasts).toMatchObject([{ tone: 'bad' }]);
});

const profile = {
  name: 'Amber Lindqvist',
  username: 'amber',
  profile: null,
  organisation: null,
  bio: null,
  favourite_zone: null,
  joined_at: '2026-01-01T00:00:00.000Z',
  is_own: true,
  is_blocked: false,
  is_muted: false,
  friendship: 'self',
  posts: 0,
  friends: 0,
  mutual_friends: null,
} as never;

test('what was played last stands below, for who has played', async () => {
  const games = [{ id: '3', title: 'Mole Post', image_url: '' }];
  await mountInTestShell(app, {
    path: '/favorites',
    answers: { 'GET /fav': [], 'GET /played': games },
  });
  const played = screen.getByRole('region', { name: 'Recently played' });
  expect(within(played).getByRole('link', { name: 'Mole Post' })).toHaveAttribute('href', '/play/3');
});
