import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

let isThere = false;
const asked: [unknown, RequestInit | undefined][] = [];
const load = async () => {
  if (isThere) return { Words: () => <p>The whole screen</p> };
  throw Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: 'https://plaza.example/remotes/shell/1/7.js',
  });
};

beforeEach(() => {
  isThere = false;
  asked.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async (address, init) => {
    asked.push([address, init]);
    return { arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  };
});
afterEach(() => jest.restoreAllMocks());

async function show() {
  const Words = lazyPart(load, ({ Words: words }) => words);
  render(
    <>
      <nav>The frame</nav>
      <main id="main" tabIndex={-1}>
        <ScreenBoundary>
          <Suspense fallback="Loading">
            <Words />
          </Suspense>
        </ScreenBoundary>
      </main>
    </>,
  );
  expect(await screen.findByRole('heading', { name: 'This part did not load' })).toBeVisible();
  expect(screen.getByText('The frame')).toBeVisible();
}

test('a piece that did not arrive costs its own screen, and Retry fetches that piece anew', async () => {
  await show();
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The whole screen')).toBeVisible();
  expect(asked).toEqual([
    ['https://plaza.example/remotes/shell/1/7.js', expect.objectContaining({ cache: 'reload' })],
  ]);
});

test('who goes by keyboard stays where its words are, as what had the focus is gone', async () => {
  await show();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('one that is still missing says so again, and the frame stays', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'This part did not load' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('it comes by itself once the network is back', async () => {
  await show();
  isThere = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The whole screen')).toBeVisible();
});

test('a screen that throws costs itself alone, and is tried once more', async () => {
  let isBroken = true;
  const Moody = () => {
    if (isBroken) throw new Error('on purpose');
    return <p>Well again</p>;
  };
  render(
    <ScreenBoundary>
      <Moody />
    </ScreenBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Plaza stumbled' })).toBeVisible();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Well again')).toBeVisible();
});
