import type { Page } from '@playwright/test';

/** Opens a page, and waits for what comes after its first paint: the way back on a screen, the ear for other tabs. */
export async function openSettled(page: Page, address: string): Promise<void> {
  // The worker comes last of all, and is refused here with these words.
  const isSettled = page.waitForEvent('console', (said) =>
    said.text().includes('Service Worker registration blocked'),
  );
  await page.goto(address);
  await isSettled;
}
