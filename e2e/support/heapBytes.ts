import type { Page } from '@playwright/test';

/** The least of several looks: what one switch leaves for a moment (an answer, a timer, a picture) is not what stays. */
export async function heapBytes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const looks: number[] = [];
  for (let look = 0; look < 8; look += 1) {
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await devtools.send('HeapProfiler.collectGarbage');
    looks.push((await devtools.send('Runtime.getHeapUsage')).usedSize);
  }
  await devtools.detach();
  return Math.min(...looks);
}
