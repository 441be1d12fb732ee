import type { Page } from '@playwright/test';
import { expect } from '../support/member.ts';

/** Where the slot of a remote is and how it fares. */
export function slot(page: Page, remote: string) {
  // Not what the same remote brings for a place of somebody else's.
  return page.locator(`[data-slot="${remote}"]:not([data-place] *):not([data-kind="service"])`);
}

/** The panel that stands in for a remote that could not be shown. */
export function failurePanel(page: Page, remote: string) {
  return slot(page, remote).getByRole('alert');
}

/** Goes to another remote by the frame's own link: at once, whatever the first one is doing. */
export async function expectNavigationWorks(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Games' }).first();
  await link.click({ trial: true });
  // At once is in the same turn: no clock, and no busy machine, has a say in it.
  const there = await link.evaluate((games: HTMLElement) => {
    games.click();
    return location.pathname;
  });
  expect(there).toBe('/games');
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
}

export async function expectNoWhitePage(page: Page): Promise<void> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect((await page.locator('main').innerText()).trim()).not.toBe('');
}
