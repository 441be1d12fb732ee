import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { hear } from './hear.ts';
import { outOfReach, tooWide } from './outOfReach.ts';

/**
 * A phone on its side, a desk of 1280 by 720 at 200 %, and one at 400 %; tablets to both sides of where the bars change;
 * a phone and a desk, of which a screen is looked at closer by turns.
 */
const views = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 899, height: 700 },
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
];
/** Where most is found: what fits there fits nearly everywhere. */
const NARROWEST = 320;

/** Every screen at the narrowest, and at the others by turns. `npm run test:deep` takes all of them. */
const viewsOf = (screen: string) =>
  process.env['PLAZA_DEEP']
    ? views
    : views.filter(({ width }, at) => width === NARROWEST || at % 2 === screen.length % 2);

interface Sight {
  theme: 'dark' | 'light';
  width: number;
}
/** As the stories are seen: colours and widths rarely fail only together. */
const sights: readonly Sight[] = [
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
];
const everySight: readonly Sight[] = [
  ...sights,
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
];

/** A screen is seen by turns in one or the other, as its stories are. `npm run test:deep` looks at all four. */
const sightsOf = (screen: string) =>
  process.env['PLAZA_DEEP'] ? everySight : sights.slice(screen.length % 2).slice(0, 1);

/**
 * One address on a phone at dusk or on a desk at noon: no accessibility fault, nothing a listener stumbles over, nothing
 * wider than the screen, nothing out of reach where the screen is turned or zoomed, and nothing that moves by itself
 * for somebody who wants less motion.
 */
export async function look(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(screen);
  for (const { theme, width } of sightsOf(screen)) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    await putOn(page, theme);
    await test.step(`${theme} at ${width}`, async () => expect(await faultsOf(page)).toEqual([]));
    await test.step(`heard at ${width}`, () => expect.poll(() => hear(page)).toEqual([]));
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  }
  expect(await movingByItself(page)).toEqual([]);
  await fitAll(page, screen);
}

/** A slow machine is quiet for a while between the code of a screen and the screen itself. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
}

/** At its widths nothing is wider than the screen and nothing out of reach, and on a phone with large text nothing is too wide. */
export async function fitAll(page: Page, screen: string): Promise<void> {
  for (const view of viewsOf(screen)) {
    await test.step(`at ${view.width} by ${view.height}`, async () => {
      await page.setViewportSize(view);
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
      await expect.poll(() => outOfReach(page)).toEqual([]);
    });
  }
  await test.step('on a phone with text at 200 %', () => readLarge(page));
}

/** Who reads large text on a small phone scrolls down, never to the side. */
export async function readLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

async function faultsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  // What frames say is put together in a page of its own, which takes longer than the rest: not where there are none.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

function putOn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    const turning = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(turning.map(({ finished }) => finished));
  }, theme);
}

function movingByItself(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'an animation')),
  );
}
