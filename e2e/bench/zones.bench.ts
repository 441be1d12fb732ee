import type { Page } from '@playwright/test';
import { expect, test } from '../support/member.ts';

/** From a click to the first picture, on loopback. */
const FIRST_MS = 1_500;
const LISTED = [
  ...[
    'crocodile',
    'library',
    'coffee',
    'avatar',
    'castle',
    'supermart',
    'children-party',
    'desert',
    'explorer',
  ],
  ...['extra-terrestrial', 'haunted-factory', 'mermaid', 'mutant'],
];
/** It has no card in the list; one comes to it by its address. */
const BY_ADDRESS = 'children-park';

/** How long it takes from the next click until the page shows what is looked for, as the page knows it. */
async function afterClick(page: Page, what: 'poster' | 'scene', click: () => Promise<void>): Promise<number> {
  const took = page.evaluate(
    (wanted) =>
      new Promise<number>((isThere) => {
        const isShown = () => {
          // The renderer signs the canvas that it has begun to draw on.
          if (wanted === 'scene')
            return document.querySelector('[data-zone-inside] canvas[data-engine]') !== null;
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
  test.setTimeout(420_000);
  for (const zone of [...LISTED, BY_ADDRESS]) {
    const isListed = zone !== BY_ADDRESS;
    await page.goto(isListed ? '/zones' : `/zones/${zone}`);
    const card = page.locator(`main a[href="/zones/${zone}"]`).first();
    if (isListed) await expect(card).toBeVisible();
    const seen = isListed ? await afterClick(page, 'poster', () => card.click()) : 0;
    const enter = page.getByRole('button', { name: 'Walk in' });
    await expect(enter).toBeVisible();
    const entered = await afterClick(page, 'scene', () => enter.click());
    await expect(page.locator('[data-zone-inside] [data-status="ready"]').first()).toBeAttached();
    console.log(`${zone}: seen after ${seen.toFixed(0)} ms, its scene after ${entered.toFixed(0)} ms`);
    expect(seen).toBeLessThan(FIRST_MS);
    expect(entered).toBeLessThan(FIRST_MS);
  }
});
