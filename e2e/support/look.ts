import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { outOfReach, tooWide } from './outOfReach.ts';

/** A phone on its side, a desk of 1280 by 720 at 200 %, and one at 400 %. */
const tightViews = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
  { width: 320, height: 640 },
];

/**
 * One address on a phone and on a desk, at dusk and at noon: no accessibility fault, one heading that names it, nothing
 * wider than the screen, and nothing out of reach where the screen is turned or zoomed.
 */
export async function look(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(screen);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForLoadState('networkidle');
    await test.step(`dusk at ${width}`, async () =>
      expect(await faultsOf(new AxeBuilder({ page }))).toEqual([]));
    // A theme changes colours and nothing else.
    await putOn(page, 'light');
    await test.step(`noon at ${width}`, async () =>
      expect(await faultsOf(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]));
    await putOn(page, 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  }
  for (const view of tightViews) {
    await test.step(`at ${view.width} by ${view.height}`, async () => {
      await page.setViewportSize(view);
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
      await expect.poll(() => outOfReach(page)).toEqual([]);
    });
  }
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

function putOn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    const turning = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(turning.map(({ finished }) => finished));
  }, theme);
}
