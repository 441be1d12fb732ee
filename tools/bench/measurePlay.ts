import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { bundleWalk, type Device, gameIds } from '@plaza/arcade/build';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../browser/openBrowser.ts';
import { repoRoot } from '../build/index.ts';
import { CommandError } from '../command/CommandError.ts';
import type { Row } from './Row.ts';
import { Hands } from './walkPage.ts';

const DEVICES: readonly Device[] = ['keys', 'touch', 'pad'];
const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };
const ADDRESS = 'https://games.example';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
/** Steps after which a run that has no end is given up, and pictures without one after which it is stuck. */
const MOST_TICKS = 40_000;
const MOST_STILL = 10;
const AT_ONCE = 240;
/** Steps after which a picture of the run is taken: it is in full swing. */
const MID = 900;

/**
 * Plays games through to their end as a visitor would: real keys, real touches, and a pad. Each is begun from its title,
 * played by what its bot wishes, ended, and begun once more. Pictures lie in `.cache/play`.
 */
export async function measurePlay(games: readonly string[], tell: (row: Row) => void): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'plaza-play-'));
  const pictures = join(repoRoot, '.cache/play');
  mkdirSync(pictures, { recursive: true });
  const browser = await openBrowser();
  if (!browser) throw new CommandError('There is no Chromium to play in. PLAZA_CHROMIUM may name one.');
  try {
    for (const id of games.length > 0 ? games : gameIds()) {
      await bundleWalk(id, outDir);
      for (const device of DEVICES) {
        const page = await openGame(browser, device, outDir);
        tell(await playThrough(page, id, device, join(pictures, `${id}-${device}`)));
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    rmSync(outDir, { recursive: true });
  }
}

async function openGame(browser: Browser, device: Device, root: string): Promise<Page> {
  const isPhone = device === 'touch';
  const context = await browser.newContext({
    viewport: isPhone ? PHONE : WIDE,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  await context.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    return route.fulfill({ contentType: TYPES[extname(file)] ?? 'text/plain', body: readFileSync(file) });
  });
  // The same run each time: a game asks for its seed when nobody gives one.
  await context.addInitScript(() => {
    Math.random = () => 0.4242;
    // An hour of sound in a minute helps nobody.
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });
  return context.newPage();
}

async function playThrough(page: Page, id: string, device: Device, picture: string): Promise<Row> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${ADDRESS}/${id}/`);
  const hands = new Hands(page, device, await page.context().newCDPSession(page));
  const shoot = async (moment: string) => {
    await page.evaluate(() => window.walk?.show());
    await page.screenshot({ path: `${picture}-${moment}.jpg`, quality: 80, type: 'jpeg' });
  };
  await page.waitForFunction(() => window.walk !== undefined);
  await shoot('title');
  let told = await hands.go(12);
  let [shots, still, ended] = [0, 0, { ticks: 0, score: 0, idle: 0 }];
  while (told.mood !== 'result' && told.ticks < MOST_TICKS && still < MOST_STILL) {
    const [before, moves] = [told.ticks, hands.moves];
    told = await hands.go(AT_ONCE);
    still = told.ticks === before && hands.moves === moves ? still + 1 : 0;
    const isDue = shots === 0 ? told.ticks > 240 : told.ticks > MID;
    if (told.mood === 'play' && shots < 2 && isDue) await shoot(['first', 'mid'][shots++] ?? '');
    if (told.over && told.mood !== 'title') ended = { ticks: told.ticks, score: told.score, idle: told.idle };
  }
  const reached = told.mood === 'result';
  const { moves } = hands;
  if (reached) await hands.go(60);
  await shoot('result');
  // Retry is the default: the same press is one more go.
  for (let i = 0; i < 60 && told.mood !== 'play'; i++) told = await hands.go(60);
  const again = told.mood === 'play' && told.ticks < 30;
  const holds = reached && again && faults.length === 0 && ended.score > ended.idle;
  const end = reached ? (again ? 'result, again' : 'result, no retry') : `stuck in ${told.mood}`;
  return {
    what: `play: ${id} by ${device}`,
    measured: `${ended.score} points, ${moves} moves, ${Math.round(ended.ticks / 60)} s, ${end}${faults.length > 0 ? ` (${faults[0]})` : ''}`,
    goal: `result, more than the ${ended.idle} of idle hands`,
    holds,
  };
}
