import type { Page } from '@playwright/test';
import type { Visitor } from './openTab.ts';
import type { ScreenPage } from './pages.ts';

export interface PictureOptions {
  path: string;
  /** All that scrolls, not only the window. */
  whole: boolean;
  visitor: Visitor | undefined;
}

/** Shows a page, waits until it is there, and keeps what is seen. */
export async function takePicture(
  tab: Page,
  page: ScreenPage,
  { path, whole, visitor }: PictureOptions,
): Promise<void> {
  await tab.goto(page.path.replace('{post}', visitor?.post ?? ''), { waitUntil: 'networkidle' });
  await tab.waitForFunction(() => document.querySelector('[data-slot][data-status="loading"]') === null);
  // A feed opens where its reader was last.
  await tab.evaluate(() => window.scrollTo(0, 0));
  const popup = tab.locator('dialog[open], [role=dialog]:popover-open, [role=menu]').first();
  if (page.press) {
    await tab.keyboard.press(page.press);
    await popup.waitFor();
  }
  // A phone has some of the buttons elsewhere, and not every page: it shows the page as it is.
  const opener = page.open && tab.getByRole('button', { name: page.open }).first();
  if (opener && (await opener.isVisible())) {
    await opener.click();
    await popup.waitFor();
    await tab.waitForFunction(hasItsContent);
  }
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await tab.waitForFunction(areFacesThere);
  await tab.screenshot({ path, type: 'jpeg', quality: 64, animations: 'disabled', fullPage: whole });
}

/** Runs in the page: whether what has opened is done with loading its code, and then what it shows. */
function hasItsContent(): boolean {
  const opened = document.querySelectorAll('dialog[open], [role=dialog]:popover-open');
  const said = [...opened].flatMap((one) => [...one.querySelectorAll('[role=status]')]);
  const isLoading = said.some(({ textContent }) => textContent.includes('Loading'));
  return !isLoading && document.querySelector('[aria-busy=true]') === null;
}

/** Runs in the page: whether every picture that is in view has come. */
function areFacesThere(): boolean {
  return [...document.images]
    .filter((image) => image.checkVisibility())
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    })
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}
