import type { GameMessage } from '@plaza/games-sdk';
import { mountInTestShell, setWindowWidth } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestChannel, type TestPort } from '../frame/testing/testChannel.ts';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';

installTestChannel();
beforeEach(() => setWindowWidth(1280));

const STRANGERS = 'https://games.stranger.example/far/';
const ours = (title: string) => aGame(title, { url: `/framed/mf-games/${title.toLowerCase()}/` });
const games = [ours('Amber'), ours('Basalt'), aGame('Far', { url: STRANGERS })];

const open = () =>
  mountInTestShell(app, {
    path: '/games',
    answers: {
      'POST /games': games,
      'POST /games/:id/runs': { token: 'r1', seed: 7, daily: false, version: 1 },
    },
  });

const frames = () => [...document.querySelectorAll('iframe')];

/** What the game in the frame is told from when it has come on, and its way to answer. */
function hearing(frame: HTMLElement) {
  const heard: unknown[] = [];
  const ports: TestPort[] = [];
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      postMessage: (hello: unknown, _to: string, [port]: [TestPort]) => {
        heard.push(hello);
        ports.push(port);
        port.onmessage = ({ data }) => void heard.push(data);
      },
    },
  });
  fireEvent.load(frame);
  return { heard, say: (message: GameMessage) => act(async () => ports[0]?.postMessage(message)) };
}

/** The game in the frame has come, and says so. */
const saysReady = (frame: HTMLElement) => hearing(frame).say({ kind: 'ready' });

test('the next game is put up out of sight once this one is there, and is the same one on the stage', async () => {
  const { records } = await open();
  expect(frames()).toHaveLength(1);
  await saysReady(screen.getByTitle('Amber'));
  const [, next] = frames();
  if (!next) throw new Error('Nothing is put up.');
  expect(next).toHaveAttribute('title', 'Basalt');
  expect(next).toHaveAttribute('inert');
  await saysReady(next);
  const runs = () => records.calls.filter(({ name }) => name === 'POST /games/:id/runs').length;
  expect(runs()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Next game' }));
  // Loaded once: the node is the same, and what it has said counts now.
  expect(screen.getByTitle('Basalt')).toBe(next);
  expect(next).not.toHaveAttribute('inert');
  expect(next).toHaveAttribute('data-status', 'ready');
  expect(runs()).toBe(2);
});

test("a stranger's game is not asked for before it is wanted", async () => {
  await open();
  await saysReady(screen.getByTitle('Amber'));
  await userEvent.click(screen.getByRole('button', { name: 'Next game' }));
  await saysReady(screen.getByTitle('Basalt'));
  expect(frames().map(({ title }) => title)).toEqual(['Basalt']);
});

describe('while it is out of sight', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const patience = () => act(() => jest.advanceTimersByTimeAsync(11_000));

  test('it is silent, turns no page, and is not missed before it is wanted', async () => {
    await open();
    await saysReady(screen.getByTitle('Amber'));
    const { heard, say } = hearing(screen.getByTitle('Basalt'));
    expect(heard).toMatchObject([{ kind: 'hello', settings: { muted: true } }]);
    await say({ kind: 'page', by: 1 });
    expect(screen.getByTitle('Basalt')).toHaveAttribute('inert');
    await patience();
    expect(screen.queryByText('Basalt does not start')).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Next game' }));
    expect(screen.getByTitle('Basalt')).not.toHaveAttribute('inert');
    expect(heard).toContainEqual({ kind: 'mute', muted: false });
    await patience();
    expect(screen.getByText('Basalt does not start')).toBeVisible();
  });
});
