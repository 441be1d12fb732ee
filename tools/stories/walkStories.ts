import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import { findViolations } from './findViolations.ts';
import { NOT_DRAWN, showStory } from './showStory.ts';

/** One thing that is wrong with one story. */
export interface Fault {
  id: string;
  where: string;
  what: string;
}

/** How the stories are looked at on one walk. */
export interface Walk {
  theme: 'dark' | 'light';
  width: number;
}

/** By this name Storybook knows a test runner, and puts animations at their end instead of waiting for them. */
const TEST_RUNNER = 'StorybookTestRunner';

/** Shows the stories one after the other in one page, which is far quicker than a page for each. */
export async function walkStories(
  { browser, url, frameMs }: { browser: Browser; url: string; frameMs: number },
  ids: readonly string[],
  { theme, width }: Walk,
  tell: (fault: Fault) => void,
): Promise<void> {
  let id = '';
  const say = (what: string) => tell({ id, where: `${theme}, ${width}`, what: oneLine(what) });
  const newPage = async () => {
    const fresh = await browser.newPage({ viewport: { width, height: 800 }, userAgent: TEST_RUNNER });
    fresh.on('pageerror', (error) => say(`uncaught: ${error.message}`));
    fresh.on('console', (message) => {
      if (message.type() === 'error') say(`console: ${message.text()}`);
    });
    return fresh;
  };
  let page = await newPage();
  for (id of ids) {
    const look = () => lookAt(page, { url, theme, id, say, frameMs }).catch(messageOf);
    let trouble = await look();
    // That is no fault of the story: one that scrolls frame by frame would wait for ever.
    if (trouble === NOT_DRAWN) {
      await page.close();
      page = await newPage();
      trouble = await look();
    }
    if (!trouble) continue;
    say(trouble);
    // One that has not come to its end makes Storybook load the page anew while the next one is looked at.
    await page.close();
    page = await newPage();
  }
  await page.close();
}

interface Look {
  url: string;
  theme: Walk['theme'];
  id: string;
  say: (what: string) => void;
  frameMs: number;
}

/** Answers why the story could not be looked at to its end, or nothing. */
async function lookAt(page: Page, { url, theme, id, say, frameMs }: Look): Promise<string | undefined> {
  await openPreview(page, url, theme);
  const trouble = await showStory(page, id, frameMs);
  if (!trouble) for (const violation of await findLasting(page)) say(violation);
  return trouble;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const SETTLE_MS = 500;

/** What is wrong and stays so: a list that is still measuring its rows has none for a moment. */
async function findLasting(page: Page): Promise<string[]> {
  const first = await findViolations(page);
  if (first.length === 0) return first;
  await page.waitForTimeout(SETTLE_MS);
  return findViolations(page);
}

/** Opens the preview once, and again after a story that has led the page elsewhere. */
async function openPreview(page: Page, url: string, theme: Walk['theme']): Promise<void> {
  if (page.url().startsWith(`${url}/iframe.html`)) return;
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  // Not by the address: there the globals are only heard together with a story, and all walks would be dark.
  await page.evaluate(
    async (globals) => {
      await globalThis.__STORYBOOK_PREVIEW__.ready?.();
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
      // `manual` keeps the accessibility panel from running axe a second time.
    },
    { theme, a11y: { manual: true } },
  );
  await page.evaluate(axe.source);
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}
