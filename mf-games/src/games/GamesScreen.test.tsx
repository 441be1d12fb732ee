import type { Game } from '@plaza/api-contract';
import { speak } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import {
  apiError,
  mountInTestShell,
  never,
  setWindowWidth,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';

const three = [aGame('Lantern Drop'), aGame('Sky Courier'), aGame('Tidepool')];

function open(games: TestAnswers['POST /games'], more: TestAnswers = {}) {
  return mountInTestShell(app, { path: '/games', answers: { 'POST /games': games ?? [], ...more } });
}

beforeEach(() => {
  setWindowWidth(1280);
  // jsdom has no layout, and nothing to bring into view.
  Element.prototype.scrollIntoView = () => undefined;
});
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
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(screen.getByRole('region', { name: 'Games' }), event);
  return event;
}

test('[2.8-2] the wheel pages too, one game for each flick', async () => {
  await open(three);
  for (const at of [1000, 1016, 1032, 1100]) turnWheel(40, at);
  expect(screen.getByTitle('Sky Courier')).toBeVisible();
  turnWheel(-40, 2000);
  expect(screen.getByTitle('Lantern Drop')).toBeVisible();
  // What stands below the stage does not scroll by the same flick.
  expect(turnWheel(-40, 3000).defaultPrevented).toBe(true);
  expect(screen.getByTitle('Tidepool')).toBeVisible();
});

test('a wheel that never rests goes on after a while', async () => {
  await open(three);
  for (let at = 1000; at <= 2000; at += 100) turnWheel(40, at);
  expect(screen.getByTitle('Tidepool')).toBeVisible();
});

test('[2.8-2] a strong flick on a touchpad, which fades away for long, is one step', async () => {
  await open(three);
  for (const [nth, deltaY] of [4, 60, 120].entries()) turnWheel(deltaY, 1000 + nth * 16);
  for (let nth = 3, deltaY = 114; deltaY > 1; nth++, deltaY *= 0.96) turnWheel(deltaY, 1000 + nth * 16);
  expect(screen.getByTitle('Sky Courier')).toBeVisible();
  // The next one counts, even if it comes before the first has died away.
  for (const [nth, deltaY] of [40, 110].entries()) turnWheel(deltaY, 2900 + nth * 16);
  expect(screen.getByTitle('Tidepool')).toBeVisible();
});

test('[2.8-2] the keys page too, but not out of a field', async () => {
  await open(three);
  await userEvent.keyboard('{PageDown}');
  expect(screen.getByTitle('Sky Courier')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  expect(screen.getByTitle('Tidepool')).toBeVisible();
});

test('a swipe on the rail pages', async () => {
  await open(three);
  const rail = screen.getByText('1 of 3');
  fireEvent(rail, pointer('pointerdown', 300));
  fireEvent(rail, pointer('pointerup', 240));
  expect(screen.getByTitle('Sky Courier')).toBeVisible();
  fireEvent(screen.getByText('2 of 3'), pointer('pointerdown', 300));
  fireEvent(screen.getByText('2 of 3'), pointer('pointerup', 320));
  expect(screen.getByTitle('Sky Courier')).toBeVisible();
});

/** jsdom has no pointer events; this one says what they say. */
function pointer(type: string, clientY: number): Event {
  const event = new MouseEvent(type, { bubbles: true, clientY });
  Object.defineProperty(event, 'pointerType', { value: 'touch' });
  return event;
}

test('all of them stand below at a glance, and the one that is chosen comes on the stage', async () => {
  await open([...three, aGame('Far', { line: 'Catch the light.' })]);
  const shelf = within(screen.getByRole('region', { name: 'All games' }));
  expect(shelf.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Lantern Drop',
    'Sky Courier',
    'Tidepool',
    'Far',
  ]);
  expect(shelf.getByText('Catch the light.')).toBeVisible();
  expect(shelf.getByRole('link', { current: true })).toHaveTextContent('Lantern Drop');
  await userEvent.click(shelf.getByRole('link', { name: 'Far' }));
  expect(document.querySelector('iframe')).toHaveAttribute('title', 'Far');
  expect(shelf.getByRole('link', { current: true })).toHaveTextContent('Far');
  expect(screen.getByText('4 of 4')).toBeVisible();
});

test('the address keeps the place', async () => {
  await open(three);
  await userEvent.click(screen.getByRole('button', { name: 'Next game' }));
  expect(window.location.search).toBe('?at=Sky+Courier');
});

test('[2.8-3] [4-3] the heart changes once the server has it', async () => {
  let answer: (value: { id: string; isFavorited: boolean }) => void = () => undefined;
  await open(three, {
    'POST /fav/:gameId': () => new Promise((resolve) => (answer = resolve)) as never,
    'DELETE /fav/:gameId': { id: 'Lantern Drop', isFavorited: false },
  });
  const add = screen.getByRole('button', { name: 'Add to favorites' });
  await userEvent.click(add);
  expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  await act(async () => answer({ id: 'Lantern Drop', isFavorited: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from favorites' }));
  expect(await screen.findByRole('button', { name: 'Add to favorites' })).toBeVisible();
});

test('[2.8-3] a heart is taken back by Undo, also once another game is on the stage', async () => {
  const answer = (isFavorited: boolean) => ({ id: 'Lantern Drop', isFavorited });
  const { records } = await open(three, {
    'POST /fav/:gameId': answer(true),
    'DELETE /fav/:gameId': answer(false),
  });
  const undo = () => act(async () => records.toasts.at(-1)?.action?.onAct());
  await userEvent.click(screen.getByRole('button', { name: 'Add to favorites' }));
  expect(records.toasts).toMatchObject([
    { message: 'Lantern Drop is among your favorites', action: { label: 'Undo' } },
  ]);
  await undo();
  await userEvent.click(screen.getByRole('button', { name: 'Add to favorites' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from favorites' }));
  expect(records.toasts.at(-1)).toMatchObject({ message: 'Lantern Drop is no longer among your favorites' });
  await userEvent.click(screen.getByRole('button', { name: 'Next game' }));
  await undo();
  expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous game' }));
  expect(screen.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  const asked = records.calls.map(({ name }) => name).filter((name) => name.endsWith('/fav/:gameId'));
  expect(asked.map((name) => name.split(' ')[0])).toEqual(['POST', 'DELETE', 'POST', 'DELETE', 'POST']);
});

test('[2.8-3] a heart that could not be saved stays as it is, and is only logged', async () => {
  const { records } = await open(three, { 'POST /fav/:gameId': apiError() });
  await userEvent.click(screen.getByRole('button', { name: 'Add to favorites' }));
  expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  expect(records.toasts).toEqual([]);
  expect(records.reports).toHaveLength(1);
});

test('[5-5] [8-8] takes an answer that is no list for an empty one: No games available', async () => {
  let answer: unknown = { games: [] };
  await open((() => answer) as never);
  expect(screen.getByRole('heading', { name: 'No games found to display.' })).toBeVisible();
  expect(screen.getByText(/^No games available/)).toBeVisible();
  // The way on: who waits for the first game need not load the page anew.
  answer = three;
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByTitle('Lantern Drop')).toBeVisible();
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
