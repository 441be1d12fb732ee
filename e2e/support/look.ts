import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * One address on a phone and on a desk, at dusk and at noon: no accessibility fault, nothing wider than the screen, and
 * nothing out of reach where 400 % zoom leaves 320 px.
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
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  }
  await test.step('at 320', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
    expect(await outOfReach(page)).toEqual([]);
  });
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

function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Controls that lie beside the screen, and not in something that scrolls sideways. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
}
