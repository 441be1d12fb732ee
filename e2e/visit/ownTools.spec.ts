import type { Page } from '@playwright/test';
import { slot } from '../failures/plazaStillWorks.ts';
import { answerChanged } from '../support/answerChanged.ts';
import { expect, test } from '../support/member.ts';
import { openSettled } from '../support/openSettled.ts';

for (const { tool, name, address } of [
  { tool: 'the stock plugin of rspack', name: 'mf-stock', address: '/stock' },
  { tool: "Vite's federation plugin", name: 'mf-vite', address: '/vite' },
]) {
  test.describe(`a remote that is built with nothing but ${tool}`, () => {
    test('runs in the shell, on its React, with its looks and what it fetches later', async ({
      member: page,
    }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
      });
      await page.goto(address);
      await expect(slot(page, name)).toHaveAttribute('data-status', 'mounted');
      await expect(page.getByRole('heading', { name: `${name} 1.0.0` })).toBeVisible();
      await expect(page.locator('#main section').first()).toHaveCSS('border-top-width', '4px');
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByText('Here is more.')).toBeVisible();
      expect(scripts.filter((path) => path.startsWith(`/remotes/${name}/`)).length).toBeGreaterThan(0);

      await page.getByRole('link', { name: 'Games' }).first().click();
      await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
      await page.goBack();
      await expect(slot(page, name)).toHaveAttribute('data-status', 'mounted');
    });

    for (const [what, file] of [
      ['its entry', /remoteEntry\.js$/],
      ['its own code', /(expose_app|assets\/remote-[\w-]+)\.js$/],
      ['its sheet', /\.css$/],
    ] as const) {
      test(`is refused when ${what} is not as it was published`, async ({ member: page }) => {
        await tamperWith(page, name, file);
        await page.goto(address);
        await expect(slot(page, name).getByRole('alert')).toBeVisible();
        await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
      });
    }

    test('is refused what it fetches later when that is not as it was published', async ({
      member: page,
    }) => {
      await tamperWith(page, name, /(\/\d+|assets\/More-[\w-]+)\.js$/);
      await page.goto(address);
      const more = page.getByRole('button', { name: 'More' });
      await expect(more.or(slot(page, name).getByRole('alert'))).toBeVisible();
      if (await more.isVisible()) await more.click();
      await expect(slot(page, name).getByRole('alert')).toBeVisible();
      await expect(page.getByText('Here is more.')).toHaveCount(0);
    });

    test('passes the conformance kit as it was built', async ({ page }) => {
      // As a guest, and settled: what the shell begins late would be taken for what the remote leaves behind.
      await openSettled(page, address);
      await expect(slot(page, name)).toHaveAttribute('data-status', 'mounted');
      const container = `${name.replace('-', '_')}_1_0_0`;
      await page.evaluate((to) => history.pushState(null, '', to), `/kit?app=${container}`);
      await expect(page.getByText(/checks are done/)).toBeVisible();
      const faults = page.locator('#main li').filter({ hasText: ':' });
      expect(await faults.allTextContents()).toEqual([]);
    });
  });
}

/** One byte more than was published in each of these files. */
async function tamperWith(page: Page, name: string, file: RegExp): Promise<void> {
  const isMeant = (url: URL) => url.pathname.startsWith(`/remotes/${name}/`) && file.test(url.pathname);
  await page.route(isMeant, (route) => answerChanged(route, (code) => `${code} `));
}
