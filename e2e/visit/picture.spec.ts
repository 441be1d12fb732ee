import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/member.ts';

const headline = 'Virtual Worlds, Real Connections';

/** What React would say of a picture that is not what the page makes of it, and a browser of what it refuses. */
function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  return said;
}

/** The element that a page came with, to be asked later whether it is there still. */
const rememberFirst = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Reflect.set(window, 'firstHeading', document.querySelector('h1')),
    ),
  );
const isSameHeading = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'firstHeading') === document.querySelector('h1'));

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, title] of Object.entries({ '/': headline, '/login': 'Welcome back' })) {
    test(`${address} shows its screen, styled`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('button', { name: 'Login via Email' })).toBeVisible();
      const font = (name: string) =>
        page.getByRole('heading', { name }).evaluate((element) => getComputedStyle(element).fontFamily);
      expect(await font(title)).toContain('Bricolage Grotesque Variable');
    });
  }

  test.describe('on a device that prefers light', () => {
    test.use({ colorScheme: 'light' });

    test('it is drawn by day', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 236)');
    });
  });
});

for (const [address, language] of [
  ['/', 'en'],
  ['/login', 'en'],
  ['/', 'de-AT'],
  ['/login', 'de-AT'],
] as const) {
  test.describe(`${address} in ${language}`, () => {
    test.use({ locale: language, colorScheme: 'light' });

    test('what the server drew becomes the page: nothing is drawn anew, and nothing complains', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await rememberFirst(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      const theme = page.getByRole('button', { name: /theme|Design/ });
      await theme.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await isSameHeading(page)).toBe(true);
      expect(complaints).toEqual([]);
    });
  });
}

test('a button that is pressed before the page is alive answers when it is', async ({ page }) => {
  const letThrough = await hold(page, /\/remotes\/shell\/[^/]+\/main\.\w+\.js/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/early.js')),
  );
  await page.getByRole('button', { name: 'Login via Email' }).click();
  letThrough();
  await expect(page.getByLabel('Email or Username')).toBeVisible();
  await expect(page).toHaveURL(/view=emailLogin/);
});

test('what was chosen is drawn at once on the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Virtuelle Welten/);
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<html lang="de" data-theme="light">');
  expect(html).toContain('Virtuelle Welten');
});

test('somebody who is logged in sees no picture of what strangers see', async ({ member: page }) => {
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<div id="plaza"></div>');
});
