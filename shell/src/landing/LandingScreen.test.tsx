import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { LandingScreen } from './LandingScreen.tsx';

async function open() {
  const { host } = createTestHost({ answers: { '/api/auth/providers': 'never' } });
  // The posters are a chunk of their own.
  await act(async () =>
    render(
      <HostStage host={host}>
        <LandingScreen />
      </HostStage>,
    ),
  );
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

test('[2.3-3] sixteen games, each with a drawn poster', async () => {
  await open();
  const games = section('Discover games').getAllByRole('link');
  expect(games).toHaveLength(16);
  expect(games.map((link) => link.getAttribute('href'))).toEqual(games.map(() => '/games'));
  for (const game of games) expect(game.querySelector('svg > *')).not.toBeNull();
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
