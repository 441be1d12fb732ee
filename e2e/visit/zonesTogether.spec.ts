import type { Browser, Page } from '@playwright/test';
import { comeBackAs, expect, test } from '../support/member.ts';

interface Visit {
  zone: 'mermaid' | 'desert';
  username: string;
  /** In a browser that cannot draw, the zone is told in words. */
  draws: boolean;
}

/** Somebody's own browser, inside the zone. */
async function inside(browser: Browser, { zone, username, draws }: Visit): Promise<Page> {
  // Small, because here the processor draws what elsewhere a graphics card does.
  const context = await browser.newContext({
    viewport: draws ? { width: 480, height: 420 } : { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  if (!draws)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  await comeBackAs(page, username);
  await page.goto(`/zones/${zone}?stats=1`);
  await page.getByRole('button', { name: 'Walk in' }).click();
  await expect(page.locator('[data-zone-inside]')).toHaveAttribute('data-status', 'inside');
  return page;
}

const people = (page: Page) => page.getByRole('region', { name: 'People here' });

test('two people meet in Mermaid Zone: each reads who is there, what they say and where they go', async ({
  browser,
}) => {
  const cedar = await inside(browser, { zone: 'mermaid', username: 'cedar', draws: false });
  const kestrel = await inside(browser, { zone: 'mermaid', username: 'kestrel', draws: false });
  await expect(people(cedar).getByText('Kestrel Murphy')).toBeVisible();
  await expect(people(kestrel).getByText('Cedar Novak')).toBeVisible();

  await cedar.getByRole('button', { name: 'Say something' }).click();
  await cedar.getByRole('button', { name: 'Hello!' }).click();
  await expect(kestrel.getByRole('log').getByText('Cedar Novak: Hello!')).toBeVisible();

  // One goes to a thing and then to the other, by the keyboard alone; the other reads how near they are.
  const far = people(cedar).getByText(/^(1\d|2\d|3\d) m, /);
  const near = people(cedar).getByText(/^(?:0|1|2|3) m, /);
  await kestrel.getByRole('button', { name: 'Go to Sing the lowest note' }).press('Enter');
  await expect(far).toBeVisible();
  await kestrel.getByRole('button', { name: 'Go to Cedar Novak' }).press('Enter');
  await expect(near).toBeVisible();

  await cedar.getByRole('link', { name: 'All zones' }).click();
  await expect(people(kestrel).getByText('Nobody else is here yet.')).toBeVisible();
  await Promise.all([cedar, kestrel].map((page) => page.context().close()));
});

/** Pictures are drawn: more than had been a moment ago. */
async function morePictures(page: Page): Promise<void> {
  const panel = page.getByRole('status', { name: 'Scene statistics' });
  const count = async () => Number(await panel.getAttribute('data-frame'));
  const before = await count();
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(before + 2);
}

/** The graphics card takes the picture away, as it does when a laptop sleeps. */
async function losePicture(page: Page, isGivenBack: boolean): Promise<void> {
  await page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement, giveBack) => {
    const card = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!card) throw new Error('Nothing is drawn.');
    const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve));
    card.loseContext();
    await lost;
    // The browser asks for it back only when all have heard that it is lost.
    if (giveBack) setTimeout(() => card.restoreContext());
  }, isGivenBack);
}

/** How much there is to see: a black or empty picture is written in few bytes. */
const detailOf = async (page: Page) => (await page.locator('canvas').screenshot()).length;

test('a picture counts those who are in it, also in words, and is drawn again when the graphics card has lost it', async ({
  browser,
}) => {
  test.slow();
  const words = await inside(browser, { zone: 'desert', username: 'basalt', draws: false });
  const picture = await inside(browser, { zone: 'desert', username: 'amber', draws: true });
  const numbers = picture.getByRole('status', { name: 'Scene statistics' });
  await expect(numbers).toHaveAttribute('data-peers', /^(?!0)\d/, { timeout: 60_000 });
  expect(Number(await numbers.getAttribute('data-calls'))).toBeLessThanOrEqual(60);
  await expect(people(words).getByText('Amber Lindqvist')).toBeVisible();

  // Built, and one stands in it.
  await expect(numbers).toHaveAttribute('data-at', /[123456789]/, { timeout: 60_000 });
  await morePictures(picture);
  // One walks with the keys at once.
  await expect(picture.getByRole('application')).toBeFocused();
  const standing = await numbers.getAttribute('data-at');
  const detail = await detailOf(picture);
  for (const isGivenBack of [true, false]) {
    await losePicture(picture, isGivenBack);
    if (!isGivenBack) await expect(picture.getByText('The picture was lost.')).toBeVisible();
    await expect(picture.getByText('The picture was lost.')).toBeHidden();
    await morePictures(picture);
    expect(await detailOf(picture)).toBeGreaterThan(detail * 0.8);
    expect(await numbers.getAttribute('data-at')).toBe(standing);
  }
  await Promise.all([words, picture].map((page) => page.context().close()));
});
