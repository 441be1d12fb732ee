import type { Page } from '@playwright/test';

/** Keeps back what matches until the returned function is called. */
export async function hold(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
