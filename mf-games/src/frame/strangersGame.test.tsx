import { connect, type PlazaPage } from '@plaza/games-sdk';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';
import { installTestChannel } from './testing/testChannel.ts';

installTestChannel();

const ADDRESS = 'https://games.stranger.example/catch/';

/** The page of a game that somebody else made with the SDK, shown by its address. */
async function show() {
  const shell = await mountInTestShell(app, {
    path: '/play/7',
    answers: { 'GET /games/:id': aGame('Catch the light', { url: ADDRESS }) },
  });
  const frame = screen.getByTitle<HTMLIFrameElement>('Catch the light');
  // What the frame's window is told reaches the game, as its own window would tell it.
  const page = { name: 'the page around' };
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      postMessage: (data: unknown, _: string, ports: unknown[]) => {
        const event = new MessageEvent('message');
        const fields = { source: page, origin: window.location.origin, data, ports };
        for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
        window.dispatchEvent(event);
      },
    },
  });
  const heard: unknown[] = [];
  const parent = Object.getOwnPropertyDescriptor(window, 'parent');
  Object.defineProperty(window, 'parent', { value: page, configurable: true });
  window.location.hash = `host=${window.location.origin}`;
  const game: PlazaPage = connect({
    hello: ({ locale }) => void heard.push(locale),
    pause: () => void heard.push('pause'),
  });
  fireEvent.load(frame);
  if (parent) Object.defineProperty(window, 'parent', parent);
  return { game, heard, frame, records: shell.records };
}

test('a game made with the SDK is greeted in its sandbox, and shown by its own address', async () => {
  const { heard, frame } = await show();
  expect(heard).toEqual(['en']);
  expect(frame).toHaveAttribute('src', ADDRESS);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
});

test('what it scores is shown, and brought to no board', async () => {
  const { game, records } = await show();
  await act(async () => {
    game.ready();
    game.score(1200);
  });
  expect(
    screen.getByText(`You scored ${(1200).toLocaleString()}. Games of other sites are on no board.`),
  ).toBeVisible();
  const called = records.calls.map(({ name }) => name);
  expect(called).not.toContain('POST /games/:id/runs');
  expect(called).not.toContain('POST /scores');
});

test('no newer version of the page cuts off a run', async () => {
  const { game, records } = await show();
  await act(async () => game.ready());
  expect(records.holds).toBe(0);
  await act(async () => game.start());
  expect(records.holds).toBe(1);
  await act(async () => game.score(1200));
  expect(records.holds).toBe(0);
});

test('it is told when nobody looks', async () => {
  const { heard } = await show();
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
  expect(heard).toEqual(['en', 'pause']);
});
