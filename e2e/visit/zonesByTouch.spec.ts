import { type CDPSession, devices, type Page } from '@playwright/test';
import { expect, test } from '../support/member.ts';

/** A phone, small because here the processor draws what elsewhere a graphics card does. */
test.use({ ...devices['Pixel 7'], viewport: { width: 360, height: 560 }, deviceScaleFactor: 1 });

const numbers = (page: Page) => page.getByRole('status', { name: 'Scene statistics' });

async function spot(page: Page): Promise<{ x: number; z: number }> {
  const [x = 0, z = 0] = ((await numbers(page).getAttribute('data-at')) ?? '').split(' ').map(Number);
  return { x, z };
}

/** Metres from a spot, the way one looks on coming in: ahead is above 0. */
const gone = async (page: Page, from: { z: number }) => from.z - (await spot(page)).z;

/** What one moves by and cannot reach: the numbers lie over it, or it is cut off at the edge of the picture. */
const hidden = (page: Page) =>
  page.getByRole('group', { name: 'Moving' }).evaluate((group) => {
    const picture = group.closest('[data-inside]');
    const panel = picture?.querySelector('[aria-label="Scene statistics"]')?.getBoundingClientRect();
    const edge = picture?.getBoundingClientRect();
    if (!panel || !edge) throw new Error('There is no picture with numbers.');
    return [...group.querySelectorAll('button, input, [role="img"], [role="switch"]')].flatMap((hand) => {
      const { left, right, top, bottom } = hand.getBoundingClientRect();
      const isBeside =
        right <= panel.left || left >= panel.right || bottom <= panel.top || top >= panel.bottom;
      const isWithin = bottom <= edge.bottom && top >= edge.top && left >= edge.left && right <= edge.right;
      return isBeside && isWithin ? [] : [hand.outerHTML.slice(0, 80)];
    });
  });

/** A finger on the picture, drawn up or down so many pixels. */
async function drag(page: Page, finger: CDPSession, pixels: number): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is no picture.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const to = (far: number) => ({ touchPoints: [{ x, y: y + far }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...to(0) });
  for (const share of [0.25, 0.5, 0.75, 1])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...to(pixels * share) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[2.17-2][2.17-3] on a phone one walks by swipes, buttons and the stick, speaks, and fills the screen', async ({
  member: page,
  context,
}) => {
  test.slow();
  const finger = await context.newCDPSession(page);
  await page.goto('/zones/children-park?stats=1');
  await page.getByRole('button', { name: 'Walk in' }).tap();
  await expect(numbers(page)).toHaveAttribute('data-at', /[123456789]/, { timeout: 60_000 });
  await expect(page.getByRole('switch', { name: 'Gravity' })).toBeChecked();
  const begin = await spot(page);

  await test.step('a swipe up goes a step ahead, one down goes back, and a short one nowhere', async () => {
    await drag(page, finger, -90);
    await expect.poll(() => gone(page, begin), { timeout: 20_000 }).toBeGreaterThan(4.5);
    await drag(page, finger, 90);
    await expect.poll(() => gone(page, begin), { timeout: 20_000 }).toBeLessThan(0.5);
    // A step of the buttons comes after it, so what the short one did would be seen.
    await drag(page, finger, -40);
    await page.getByRole('button', { name: 'Up', exact: true }).tap();
    await expect.poll(() => gone(page, begin), { timeout: 20_000 }).toBeGreaterThan(4.5);
    expect(await gone(page, begin)).toBeLessThan(5.5);
  });

  await test.step('the stick walks back for as long as it is held', async () => {
    const before = await spot(page);
    const stick = await page.getByRole('img', { name: 'Walking stick' }).boundingBox();
    if (!stick) throw new Error('There is no stick.');
    const [x, y] = [stick.x + stick.width / 2, stick.y + stick.height / 2];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + 45 }] });
    await expect.poll(() => gone(page, before), { timeout: 20_000 }).toBeLessThan(-1);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });

  await test.step('lies on its side, and all that one moves by is there and free', async () => {
    const upright = page.viewportSize();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(() => hidden(page), { timeout: 20_000 }).toEqual([]);
    if (upright) await page.setViewportSize(upright);
  });

  await test.step('says something, and has the whole screen for the zone and back', async () => {
    await page.getByRole('button', { name: 'Say something' }).tap();
    await page.getByRole('button', { name: 'Hello!' }).tap();
    await page.keyboard.press('Escape');
    // A bubble goes after a while, the list keeps it.
    await page.getByRole('button', { name: 'List of people and things' }).tap();
    await expect(page.getByRole('log')).toContainText('Basalt Okoro: Hello!');
    const fill = page.getByRole('button', { name: 'Fill the screen' });
    await fill.tap();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(fill).toBeInViewport();
    await fill.tap();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
