import { mountInTestShell } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameMessage } from '@plaza/games-sdk';
import { installTestChannel, type TestPort } from '../frame/testing/testChannel.ts';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';

installTestChannel();
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const kept = () => JSON.parse(localStorage.getItem('plazaGames') ?? 'null');

/** A game on its own page, what it hears, and its way to speak. */
async function play() {
  await mountInTestShell(app, {
    path: '/play/7',
    answers: { 'GET /games/:id': aGame('Night Tram', { url: '/framed/mf-games/night-tram/' }) },
  });
  const frame = screen.getByTitle('Night Tram');
  const heard: unknown[] = [];
  const ports: TestPort[] = [];
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      focus: () => undefined,
      postMessage: (hello: unknown, _to: string, [port]: [TestPort]) => {
        heard.push(hello);
        ports.push(port);
        port.onmessage = ({ data }) => void heard.push(data);
      },
    },
  });
  fireEvent.load(frame);
  const say = (message: GameMessage) => act(async () => ports[0]?.postMessage(message));
  return { frame, heard, say };
}

test('[3-7] the sound of all games is turned off in one place, and this browser keeps it under plazaGames', async () => {
  const { heard } = await play();
  await userEvent.click(screen.getByRole('button', { name: 'Turn the sound off' }));
  expect(heard.at(-2)).toEqual({ kind: 'mute', muted: true });
  expect(kept()).toEqual({ muted: true });
  await userEvent.click(screen.getByRole('button', { name: 'Turn the sound on' }));
  expect(kept()).toEqual({ muted: false });
});

test('a game begins with what was chosen before, and what is no choice counts as none', async () => {
  localStorage.setItem('plazaGames', '{"muted":true,"slow":true,"captions":"loud","top":1}');
  const { heard } = await play();
  expect(heard).toMatchObject([{ kind: 'hello', settings: { muted: true, slow: true } }]);
  expect(heard[0]).not.toHaveProperty('settings.captions');
  expect(screen.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
});

test('slow mode, contrast and captions reach the game that is played', async () => {
  const { heard } = await play();
  await userEvent.click(screen.getByRole('button', { name: 'Game settings' }));
  for (const name of ['Slow mode', 'High contrast', 'Captions'])
    await userEvent.click(screen.getByRole('switch', { name }));
  expect(heard.at(-1)).toEqual({
    kind: 'settings',
    settings: { slow: true, contrast: true, captions: true },
  });
});

test('what is changed by a key in the game is shown and kept', async () => {
  const { say } = await play();
  await say({ kind: 'settings', settings: { muted: true } });
  expect(screen.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
  expect(kept()).toEqual({ muted: true });
});

test('on its own page the keys are the game’s as soon as it is there', async () => {
  const { frame, say } = await play();
  expect(frame).not.toHaveFocus();
  await say({ kind: 'ready' });
  expect(frame).toHaveFocus();
});

test('a run that is on can be paused without a keyboard, and the next key goes on with the game', async () => {
  const { frame, heard, say } = await play();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await say({ kind: 'start', seed: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(heard.at(-1)).toEqual({ kind: 'pause' });
  expect(frame).toHaveFocus();
});
