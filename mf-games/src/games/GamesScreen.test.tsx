import type { Game } from '@plaza/api-contract';
import { speak } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';

function aGame(title: string): Game {
  return { id: title, url: `about:blank#${title}`, title, width: 800, height: 600, isFavorited: false };
}

const three = [aGame('Lantern Drop'), aGame('Sky Courier'), aGame('Tidepool')];

function open(games: TestAnswers['POST /games']) {
  return mountInTestShell(app, { path: '/games', answers: { 'POST /games': games ?? [] } });
}

beforeEach(() => setWindowWidth(1280));
afterEach(() => speak('en'));

test('[2.8-1] shows one embedded game at a time in a frame', async () => {
  await open(three);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(screen.getByTitle('Lantern Drop')).toHaveAttribute('src', 'about:blank#Lantern Drop');
  expect(screen.getByText('1 of 3')).toBeVisible();
});

test('a game runs in a sandbox without our origin', async () => {
  await open(three);
  const sandbox = screen.getByTitle('Lantern Drop').getAttribute('sandbox');
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toContain('allow-same-origin');
});

test('[2.8-2] the buttons page up and down and wrap at both ends', async () => {
  await open(three);
  await userEvent.click(screen.getByRole('button', { name: 'Previous game' }));
  expect(screen.getByTitle('Tidepool')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next game' }));
  expect(screen.getByTitle('Lantern Drop')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next game' }));
  expect(screen.getByTitle('Sky Courier')).toBeVisible();
});

function turnWheel(deltaY: number, timeStamp: number) {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(screen.getByRole('region', { name: 'Games' }), event);
}

test('[2.8-2] the wheel pages too, one game for each flick', async () => {
  await open(three);
  for (const at of [1000, 1016, 1032, 1100]) turnWheel(40, at);
  expect(screen.getByTitle('Sky Courier')).toBeVisible();
  turnWheel(-40, 2000);
  expect(screen.getByTitle('Lantern Drop')).toBeVisible();
  turnWheel(-40, 3000);
  expect(screen.getByTitle('Tidepool')).toBeVisible();
});

test('a wheel that never rests goes on after a while', async () => {
  await open(three);
  for (let at = 1000; at <= 2000; at += 100) turnWheel(40, at);
  expect(screen.getByTitle('Tidepool')).toBeVisible();
});

test('[2.8-4] says Loading games...', async () => {
  await open(never);
  expect(screen.getByText('Loading games...')).toBeVisible();
});

test('[2.8-4] says No games found to display.', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No games found to display.' })).toBeVisible();
});

test('[2.8-4] says Error: and why, and Retry asks again', async () => {
  let answer: Game[] | ApiError = new ApiError('Plaza does not answer.', { code: 'network', status: 0 });
  await open(() => answer);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Plaza does not answer.');
  answer = three;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByTitle('Lantern Drop')).toBeVisible();
});

test('[4-2] asks for games of this device, mobile at 768 px or less, and again when that changes', async () => {
  const byDevice: TestAnswers['POST /games'] = ({ body }) => [
    aGame(body.deviceType === 'mobile' ? 'Small' : 'Large'),
  ];
  const { records } = await open(byDevice);
  expect(screen.getByTitle('Large')).toBeVisible();
  await act(async () => setWindowWidth(768));
  expect(await screen.findByTitle('Small')).toBeVisible();
  await act(async () => setWindowWidth(769));
  expect(await screen.findByTitle('Large')).toBeVisible();
  expect(records.calls.map((call) => call.input)).toEqual([
    { body: { deviceType: 'pc' } },
    { body: { deviceType: 'mobile' } },
    { body: { deviceType: 'pc' } },
  ]);
});

test('speaks German as soon as the page does, and keeps its place', async () => {
  await open(three);
  await userEvent.click(screen.getByRole('button', { name: 'Next game' }));
  await act(() => speak('de'));
  expect(screen.getByRole('button', { name: 'Nächstes Spiel' })).toBeVisible();
  expect(screen.getByText('2 von 3')).toBeVisible();
});

test('opens in German where the page speaks it already', async () => {
  await speak('de');
  await open([]);
  expect(screen.getByRole('heading', { name: 'Keine Spiele zum Anzeigen.' })).toBeVisible();
});
