import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createTestHost, type TestHostOptions } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { LandingScreen } from './LandingScreen.tsx';

async function open(answers: TestHostOptions['answers'] = {}) {
  const { host, sent } = createTestHost({ answers: { '/api/auth/providers': 'never', ...answers } });
  // The posters are a chunk of their own.
  await act(async () =>
    render(
      <HostStage host={host}>
        <LandingScreen />
      </HostStage>,
    ),
  );
  return sent;
}

const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('[2.3-1] the headline, its tagline, and the link for investors', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Virtual Worlds, Real Connections' })).toBeVisible();
  expect(screen.getByText(/Walk through worlds, play together/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pitch with Us' })).toHaveAttribute('href', '/pitch');
});

test('[2.3-6] the hero is the drawn square while nothing livelier comes for its place', async () => {
  await open();
  const hero = screen.getByRole('heading', { level: 1 }).closest('section');
  expect(hero?.querySelector('svg[viewBox="0 0 1600 900"]')).toHaveAttribute('aria-hidden', 'true');
  expect(hero?.querySelector('[data-place="landing.hero"]')).toBeEmptyDOMElement();
});

test('[2.3-3] sixteen games, each with a drawn poster until its own picture is there', async () => {
  await open();
  const games = section('Discover games').getAllByRole('link');
  expect(games).toHaveLength(16);
  expect(games.map((link) => link.getAttribute('href'))).toEqual(games.map(() => '/games'));
  for (const game of games) expect(game.querySelector('svg > *')).not.toBeNull();
});

test('[2.3-3] a card shows its game, which plays while somebody looks at it', async () => {
  const games = [
    { id: '1', title: 'Tidepool', url: '/', image_url: '/framed/mf-games/tidepool/still.webp' },
    { id: '2', title: 'Deep Bell', url: '/' },
  ];
  const sent = await open({ '/api/games': { body: games } });
  const asked = () => sent.filter(({ path }) => path === '/api/games');
  const still = () => document.querySelector('img[src="/framed/mf-games/tidepool/still.webp"]');
  const moving = () => document.querySelector('img[src="/framed/mf-games/tidepool/moving.webp"]');
  expect(asked()).toEqual([]);
  const card = screen.getByRole('link', { name: /^Tidepool/ });
  await act(async () => card.focus());
  expect(still()).toBeVisible();
  expect(moving()).toBeVisible();
  expect(card).toHaveAttribute('href', '/play/1');
  await act(async () => card.blur());
  expect(moving()).toBeNull();
  expect(still()).toBeVisible();
  // A game without one keeps its poster, and nobody is asked twice.
  await act(async () => screen.getByRole('link', { name: /^Deep Bell/ }).focus());
  expect(document.querySelector('img[src$="moving.webp"]')).toBeNull();
  expect(asked()).toHaveLength(1);
});

test('[2.3-4] [3-10] six blurbs and the reasons', async () => {
  await open();
  expect(section('What Plaza is').getAllByRole('heading')).toHaveLength(6);
  expect(section('Reasons to stay a while').getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('[2.3-5] [3-10] eight questions, all closed at first, of which one is open at a time', async () => {
  await open();
  const asked = section('Questions people ask').getAllByRole('group');
  expect(asked).toHaveLength(8);
  for (const question of asked) expect(question).not.toHaveAttribute('open');
  // The browser keeps one of a name open; that it does is proved in a browser.
  expect(new Set(asked.map((question) => question.getAttribute('name'))).size).toBe(1);
  fireEvent.click(screen.getByText('What does it cost?'));
  expect(screen.getByText(/free to explore/)).toBeVisible();
});
