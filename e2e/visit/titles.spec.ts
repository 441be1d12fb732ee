import type { Page } from '@playwright/test';
import { expect, test } from '../support/member.ts';

/** What the server calls a page before any script of it runs: what a link unfolds to in other places. */
function servedTitle(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    return new DOMParser().parseFromString(await answer.text(), 'text/html').title;
  }, path);
}

test('a page has one title, whether one steps to it, opens it, or sends somebody its link', async ({
  member: page,
}) => {
  await page.goto('/search?q=cedar');
  await expect(page).toHaveTitle('cedar · Search · Plaza');

  await page
    .getByRole('list', { name: 'People found' })
    .getByRole('link', { name: /@cedar/ })
    .click();
  await expect(page).toHaveTitle(/^Cedar .* \(@cedar\) · Plaza$/);
  expect(await page.title()).toBe(await servedTitle(page, '/user/cedar'));

  await page.locator('article a[href^="/post/"]').first().click();
  await expect(page).toHaveTitle(/^Cedar .*: .+ · Plaza$/);
  const { pathname } = new URL(page.url());
  const called = await page.title();
  expect(called).toBe(await servedTitle(page, pathname));
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(called);

  await page.goBack();
  await expect(page).toHaveTitle(/^Cedar .* \(@cedar\) · Plaza$/);
});

test('a step from one remote to another is told once, by the title that the remote has given', async ({
  member: page,
}) => {
  // A step waits a second for its title. A busy machine may need longer, and what is heard then is another matter.
  await page.addInitScript(() => {
    const soon = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms?: number) =>
      soon(act, ms === 1000 ? 60_000 : ms)) as typeof setTimeout;
  });
  await page.goto('/user/cedar');
  await expect(page).toHaveTitle(/@cedar/);
  await page.getByRole('link', { name: 'Games' }).click();
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await main.evaluate((element) => {
    const heard: string[] = [];
    const hear = () => heard.push(element.getAttribute('aria-label') ?? '');
    const renamed = new MutationObserver(() => document.activeElement === element && hear());
    renamed.observe(element, { attributeFilter: ['aria-label'] });
    element.addEventListener('focus', () => {
      renamed.takeRecords();
      hear();
    });
    Object.assign(window, { heard });
  });
  await page.getByRole('link', { name: 'Search' }).focus();
  await page.goBack();
  await expect(page).toHaveTitle(/@cedar/);
  await expect(main).toBeFocused();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual([await page.title()]);
});
