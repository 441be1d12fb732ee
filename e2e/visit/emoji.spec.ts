import { expect, type Page, test } from '@playwright/test';

/** A device whose canvas draws emoji as a dot, or, where it has no font for it, as what it draws for everything unknown. */
async function drawEmoji(page: Page, how: 'with a font' | 'without a font'): Promise<void> {
  await page.addInitScript((hasFont) => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      if (text === '\u{1F98A}') document.documentElement.dataset['tried'] = 'yes';
      return fillText.call(this, hasFont && text === '\u{1F98A}' ? '.' : '\u{10FFFF}', ...at);
    };
  }, how === 'with a font');
}

const lent = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes('Noto Emoji')).length);

test('a device that knows no emoji is lent signs for them, once somebody uses one', async ({ page }) => {
  await drawEmoji(page, 'without a font');
  await page.goto('/login');
  await expect.poll(() => lent(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Login via Email' }).click();
  const sign = page.waitForResponse(/noto-emoji.*\.woff2/);
  await page.getByLabel('Email or Username').fill('🦊');
  expect((await sign).ok()).toBe(true);
});

test('a device that knows emoji loads none of ours', async ({ page }) => {
  await drawEmoji(page, 'with a font');
  await page.goto('/login');
  await page.locator('html[data-tried]').waitFor({ state: 'attached' });
  // What would have been asked for then has come when an answer to a later question is there.
  await page.evaluate(async () => (await fetch('/healthz')).text());
  await page.waitForLoadState('networkidle');
  expect(await lent(page)).toBe(0);
});
