import type { Page } from '@playwright/test';
import { expect, test } from '../support/member.ts';

/** From a click to the first picture, on loopback. */
const FIRST_MS = 1_500;
const ZONES = ['castle', 'desert', 'mermaid', 'coffee', 'avatar', 'supermart'];

/** How long it takes from the next click until the page shows what is looked for, as the page knows it. */
async function afterClick(page: Page, what: 'poster' | 'scene', click: () => Promise<void>): Promise<number> {
  const took = page.evaluate(
    (wanted) =>
      new Promise<number>((isThere) => {
        const isShown = () => {
          if (wanted === 'scene') return document.querySelector('[data-zone-inside] canvas') !== null;
          const picture = document.querySelector<HTMLImageElement>('main img[src*="/remotes/mf-zones/"]');
          return location.pathname.startsWith('/zones/') && picture?.complete === true;
        };
        const watch = ({ timeStamp }: MouseEvent) => {
          const look = () => {
            // What is in the page now is on the screen with the next picture.
            if (isShown()) requestAnimationFrame(() => isThere(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          look();
        };
        document.addEventListener('click', watch, { once: true, capture: true });
      }),
    what,
  );
  // The page watches before the click.
  await page.evaluate(() => undefined);
  await click();
  return took;
}

test('a zone is seen a second and a half after the click on it, and walked in as soon', async ({
  member: page,
}) => {
  test.setTimeout(180_000);
  for (const zone of ZONES) {
    await page.goto('/zones');
    const card = page.locator(`main a[href="/zones/${zone}"]`).first();
    await expect(card).toBeVisible();
    const seen = await afterClick(page, 'poster', () => card.click());
    const enter = page.getByRole('button', { name: 'Walk in' });
    await expect(enter).toBeVisible();
    const entered = await afterClick(page, 'scene', () => enter.click());
    await expect(page.locator('[data-zone-inside] [data-status="ready"]').first()).toBeAttached();
    console.log(`${zone}: seen after ${seen.toFixed(0)} ms, its scene after ${entered.toFixed(0)} ms`);
    expect(seen).toBeLessThan(FIRST_MS);
    expect(entered).toBeLessThan(FIRST_MS);
  }
});
