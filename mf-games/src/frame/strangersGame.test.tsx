import { connect, type PlazaPage } from '@plaza/games-sdk';
import { apiError, mountInTestShell, never, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aGame } from '../testing/aGame.ts';
import { installTestChannel } from './testing/testChannel.ts';

installTestChannel();

const ADDRESS = 'https://games.stranger.example/catch/';

/** The page of a game that somebody else made with the SDK, shown by its address. */
async function show(more: TestAnswers = {}) {
  const shell = await mountInTestShell(app, {
    path: '/play/7',
    answers: { 'GET /games/:id': aGame('Catch the light', { url: ADDRESS }), ...more },
  });
  const frame = screen.getByTitle<HTMLIFrameElement>('Catch the light');
  // What the frame's window is told reaches the game, as its own window would tell it.
  const page = { name: 'the page around' };
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      focus: () => undefined,
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
    resume: () => void heard.push('resume'),
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

/** Another tab is shown, and this one again. */
function lookAway() {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

test('it is told when nobody looks, and when somebody does again', async () => {
  const { heard } = await show();
  lookAway();
  expect(heard).toEqual(['en', 'pause', 'resume']);
});

test('a run of it is paused by the page, and goes on by the page', async () => {
  const { game, heard } = await show();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  await act(async () => game.start());
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(heard.at(-1)).toBe('pause');
  // Who comes back to the tab has not asked for it to go on.
  lookAway();
  expect(heard.at(-1)).toBe('pause');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(heard.at(-1)).toBe('resume');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

describe('a game that knows nothing of the SDK', () => {
  const framing = (said: 'allowed' | 'refused' | 'unknown') => ({
    'GET /games/:id/framing': { framing: said },
  });
  const status = () => screen.getByTitle('Catch the light').dataset['status'];
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is there once it has loaded, where its site lets it be framed', async () => {
    await show(framing('allowed'));
    expect(status()).toBe('ready');
    await act(async () => jest.advanceTimersByTime(20_000));
    expect(status()).toBe('ready');
  });

  test('is not shown where its site forbids it: words, and ways on', async () => {
    await mountInTestShell(app, {
      path: '/play/7',
      answers: { 'GET /games/:id': aGame('Catch the light', { url: ADDRESS }), ...framing('refused') },
    });
    expect(screen.getByRole('heading', { name: 'Catch the light cannot be shown here' })).toBeVisible();
    const tab = screen.getByRole('link', { name: 'Open in a new tab' });
    expect(tab).toHaveAttribute('href', ADDRESS);
    expect(tab).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'To the games' })).toHaveAttribute('href', '/games');
    expect(screen.queryByTitle('Catch the light')).toBeNull();
    // Of what is not there nothing is set, and nothing fills the screen.
    for (const name of ['Full screen', 'Game settings', 'Turn the sound off'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('is there whatever the server has heard, once it speaks', async () => {
    const { game } = await show(framing('unknown'));
    expect(status()).toBe('loading');
    await act(async () => game.ready());
    expect(status()).toBe('ready');
  });

  test.each([
    ['the server could not reach it', framing('unknown')],
    ['the server does not say', { 'GET /games/:id/framing': never }],
    ['the server fails', { 'GET /games/:id/framing': apiError() }],
  ])('is dead after ten seconds without a word, where %s', async (_, answers) => {
    await show(answers);
    expect(status()).toBe('loading');
    await act(async () => jest.advanceTimersByTime(10_000));
    expect(screen.getByRole('heading', { name: 'Catch the light does not start' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
    jest.useRealTimers();
    expect(screen.queryByRole('button', { name: 'Game settings' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));
    expect(status()).toBe('loading');
    expect(screen.getByRole('button', { name: 'Game settings' })).toBeVisible();
  });
});
