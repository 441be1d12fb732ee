import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import { findViolations } from './findViolations.ts';
import { showStory } from './showStory.ts';

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
  browser: Browser,
  url: string,
  ids: readonly string[],
  { theme, width }: Walk,
  tell: (fault: Fault) => void,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, userAgent: TEST_RUNNER });
  let id = '';
  const say = (what: string) => tell({ id, where: `${theme}, ${width}`, what: oneLine(what) });
  page.on('pageerror', (error) => say(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') say(`console: ${message.text()}`);
  });
  for (id of ids) {
    await openPreview(page, url, theme);
    const trouble = await showStory(page, id);
    if (trouble) say(trouble);
    else for (const violation of await findLasting(page)) say(violation);
  }
  await page.close();
}

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
