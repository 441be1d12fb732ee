import { expect, type Page, test } from '@playwright/test';

const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

// What moves for ever keeps a core busy as long as the page is open, and draws the eye from the words.
for (const address of ['/', '/login'])
  test(`${address} comes to rest when its lanterns are lit`, async ({ page }) => {
    await page.goto(address);
    await expect.poll(() => moving(page)).toBeGreaterThan(12);
    await expect.poll(() => moving(page)).toBe(0);
  });
