import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';
import { bringDoors } from '../support/doorsRemote.ts';
import { freePort } from '../support/freePort.ts';
import { comeBackAs, expect, test } from '../support/member.ts';
import { runStart, type Started } from '../support/runStart.ts';

// What remotes show in frames, games above all. One server for both tests, with a second origin for those frames.
test.describe.configure({ mode: 'default', timeout: process.env['PLAZA_DEEP'] ? 600_000 : 300_000 });

let dataDir: string;
let server: Started;
let url: string;
let games: string;

function start(): Started {
  const { port } = new URL(url);
  const env = { NODE_ENV: 'development', PORT: port, DATA_DIR: dataDir };
  return runStart(repoRoot, { ...env, PUBLIC_URL: url, GAMES_ORIGIN: games });
}

test.beforeAll(async () => {
  // What tests may take says nothing of hooks.
  test.setTimeout(process.env['PLAZA_DEEP'] ? 600_000 : 240_000);
  const port = String(await freePort());
  // Every browser leads this name to its own machine.
  [url, games] = [`http://127.0.0.1:${port}`, `http://games.localhost:${port}`];
  dataDir = mkdtempSync(join(tmpdir(), 'plaza-own-games-'));
  server = start();
  await server.open;
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Where the page in a frame has come from. */
const originIn = async (page: Page, title: string) => {
  const frame = await (await page.getByTitle(title).elementHandle())?.contentFrame();
  return frame && new URL(frame.url()).origin;
};

test('what remotes show in frames comes from the second origin, can do nothing there, and games play', async ({
  browser,
}) => {
  const shared = process.env['PLAZA_E2E_DATA'];
  try {
    process.env['PLAZA_E2E_DATA'] = dataDir;
    await bringDoors(url);
  } finally {
    process.env['PLAZA_E2E_DATA'] = shared;
  }
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await comeBackAs(page, 'basalt');
  await page.goto('/doors');
  const framed = page.frameLocator('iframe[title="A framed page"]');
  await expect(framed.getByText('Hello from a frame')).toBeVisible();
  expect(await originIn(page, 'A framed page')).toBe(games);
  const can = framed.locator('body').evaluate(() => {
    const tries = [() => document.cookie, () => localStorage.length, () => window.parent.document];
    const works = (act: () => unknown) => {
      try {
        act();
        return true;
      } catch {
        return false;
      }
    };
    return [window.origin, ...tries.map(works)];
  });
  expect(await can).toEqual(['null', false, false, false]);

  await page.goto('/play/tidepool');
  const game = page.locator('iframe[data-status]');
  await expect(game).toHaveAttribute('data-status', 'ready');
  expect(await originIn(page, (await game.getAttribute('title')) ?? '')).toBe(games);
  await page.context().close();
});

const frameOf = (page: Page) => page.getByTitle('Four Lamps');
/** A screen reader is told whose turn it is, once all lamps lie. */
const told = (page: Page) => page.frameLocator('[title="Four Lamps"]').locator('[aria-live]');
const hasTurn = (page: Page) => expect(told(page)).toHaveText(/^Your turn/, { timeout: 30_000 });

/** One lamp each, in this order. */
async function drop(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await hasTurn(page);
    await frameOf(page).press('Space');
    await expect(told(page)).not.toHaveText(/^Your turn/);
  }
}

const isUp = async (page: Page) => (await told(page).textContent())?.startsWith('Your turn') === true;

/** Whoever is up drops a lamp, and the other one is up. */
async function playOneTurn(...pages: [Page, Page]): Promise<void> {
  const whoIsUp = async () => [await isUp(pages[0]), await isUp(pages[1])].indexOf(true);
  await expect.poll(whoIsUp).not.toBe(-1);
  const [mover, other] = (await isUp(pages[0])) ? pages : pages.toReversed();
  if (!mover || !other) throw new Error('Nobody is up.');
  await frameOf(mover).press('Space');
  await hasTurn(other);
}

const rematch = (page: Page) => page.getByRole('button', { name: 'Rematch' });

/** Whoever is up drops a lamp. On a slow machine somebody's time runs out, and chance drops one: then it takes more of them. */
async function playToTheEnd(...pages: [Page, Page]): Promise<void> {
  const isOver = () => rematch(pages[0]).isVisible();
  let up: Page | undefined;
  const someoneIsUp = async () => {
    up = (await isUp(pages[0])) ? pages[0] : pages[1];
    return (await isOver()) || (await isUp(up));
  };
  for (;;) {
    await expect.poll(someoneIsUp).toBe(true);
    if (!up || (await isOver())) break;
    const mover = up;
    await frameOf(mover).press('Space');
    await expect.poll(async () => (await isOver()) || !(await isUp(mover))).toBe(true);
  }
  for (const page of pages) await expect(rematch(page)).toBeVisible();
}

test('[1-5] two browsers finish a match although the server is killed and started again in the middle of it, and begin anew', async ({
  browser,
}) => {
  const [one, two] = await Promise.all(
    ['amber', 'basalt'].map(async (username) => {
      const page = await (await browser.newContext({ baseURL: url })).newPage();
      await comeBackAs(page, username);
      return page;
    }),
  );
  if (!one || !two) throw new Error('There are no two pages.');
  await one.goto('/play/four-lamps');
  await one.getByRole('button', { name: 'Play with somebody' }).click();
  await expect(one).toHaveURL(/\/play\/match\/[a-z0-9]{10}$/);
  const id = new URL(one.url()).pathname.split('/').at(-1) ?? '';
  await two.goto(`/play/match/${id}`);
  await two.getByRole('button', { name: 'Join' }).click();
  for (const page of [one, two]) await expect(frameOf(page)).toHaveAttribute('data-status', 'ready');
  // Each stays in a column of their own, so who begins a game has four in a row first, and each begins one.
  await frameOf(two).press('ArrowLeft');
  await frameOf(two).press('ArrowLeft');
  await drop(one, two, one);
  await hasTurn(two);

  server.child.kill('SIGKILL');
  await server.gone;
  server = start();
  await server.open;
  await playToTheEnd(one, two);
  await rematch(one).click();
  await expect(two.getByText('The other side wants a rematch.')).toBeVisible();
  await rematch(two).click();
  for (const page of [one, two]) await expect(page.getByText('The match is on.')).toBeVisible();
  await playOneTurn(one, two);
  for (const page of [one, two]) await page.context().close();
});
