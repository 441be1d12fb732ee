import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

export const themes = ['dark', 'light'] as const;

type Theme = (typeof themes)[number];

/** One address in one theme, on a phone and on a desk: no accessibility fault, and nothing wider than the screen. */
export async function look(page: Page, screen: string, theme: Theme): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(screen);
  for (const width of [360, 1280]) {
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}
