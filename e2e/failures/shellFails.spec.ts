import { expect, type Page, test } from '@playwright/test';
import { answerChanged } from '../support/answerChanged.ts';
import { damagingServer } from '../support/damagingServer.ts';

const FIRST_SCRIPT = /\/remotes\/shell\/[^/]+\/main\.\w+\.js$/;

/** The first script of the shell arrives with a byte too many, until `isMended` says otherwise. */
async function damageFirstScript(page: Page, isMended: () => boolean): Promise<void> {
  await page.route(FIRST_SCRIPT, (route) =>
    answerChanged(route, (script) => (isMended() ? script : `${script} `)),
  );
}

test('one that stays damaged leaves words and a way to try again, and no white page', async ({ page }) => {
  let isMended = false;
  await damageFirstScript(page, () => isMended);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: /stumbled/ })).toBeVisible();
  isMended = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
});

test('one that breaks on its way heals by itself', async ({ page }) => {
  let asked = 0;
  await damageFirstScript(page, () => (asked += 1) > 1);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('one that the browser keeps damaged heals by itself', async ({ page, baseURL }) => {
  const server = await damagingServer(baseURL ?? '', FIRST_SCRIPT);
  try {
    await page.goto(`${server.url}/terms`);
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    expect(server.damaged()).toBe(1);
  } finally {
    await server.close();
  }
});
