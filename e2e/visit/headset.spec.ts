import type { Page, WebSocketRoute } from '@playwright/test';
import { comeBack, goAway } from '../support/cut.ts';
import { endByHeadset, plugInHeadset, point, pushStick } from '../support/headset.ts';
import { comeBackAs, expect, test } from '../support/member.ts';

/** Small, because here the processor draws what elsewhere a graphics card does. */
test.use({ viewport: { width: 480, height: 420 } });

/** Walks into a zone, in words or with a picture. */
async function walkIn(page: Page, username: string): Promise<void> {
  await comeBackAs(page, username);
  await page.goto('/zones/castle?stats=1');
  await page.getByRole('button', { name: 'Walk in' }).click();
  await expect(page.locator('[data-zone-inside]')).toHaveAttribute('data-status', 'inside');
}

const spot = async (page: Page) => {
  const panel = page.getByRole('status', { name: 'Scene statistics' });
  const [x, z, yaw] = ((await panel.getAttribute('data-at')) ?? '0 0 0').split(' ').map(Number);
  return { x: x ?? 0, z: z ?? 0, yaw: yaw ?? 0 };
};
/** So that the headset has shown what a hand has done. */
async function morePictures(page: Page): Promise<void> {
  const panel = page.getByRole('status', { name: 'Scene statistics' });
  const count = async () => Number(await panel.getAttribute('data-frame'));
  const before = await count();
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(before + 2);
}

const distance = (a: { x: number; z: number }, b: { x: number; z: number }) =>
  Math.hypot(a.x - b.x, a.z - b.z);

test('[1-3] with a headset one enters, walks, turns, teleports, leaves and comes back; others see it', async ({
  page,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await walkIn(other, 'cedar');
  await expect(other.getByText('No VR here: this browser cannot draw the zone.')).toBeVisible();

  await plugInHeadset(page);
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/hub/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await walkIn(page, 'basalt');
  await page.getByRole('button', { name: 'Enter VR' }).click();
  await expect(page.getByText('You are in VR. This page waits for you.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  const numbers = page.getByRole('status', { name: 'Scene statistics' });
  await expect(numbers).toHaveAttribute('data-eyes', '2');
  expect(Number(await numbers.getAttribute('data-calls'))).toBeLessThanOrEqual(80);
  expect(Number(await numbers.getAttribute('data-triangles'))).toBeLessThanOrEqual(120_000);

  const begin = await spot(page);
  await pushStick(page, 'left', 0, 1);
  await expect.poll(async () => distance(await spot(page), begin), { timeout: 20_000 }).toBeGreaterThan(3);
  await pushStick(page, 'left', 0, 0);

  const before = await spot(page);
  await pushStick(page, 'right', 1, 0);
  await expect
    .poll(async () => Math.abs(Math.sin((await spot(page)).yaw - before.yaw)), { timeout: 20_000 })
    .toBeGreaterThan(0.6);
  await pushStick(page, 'right', 0, 0);

  // An arc thrown a little downwards ends two metres away: back on the way that one has just come.
  const turned = await spot(page);
  await point(page, Math.atan2(begin.x - turned.x, begin.z - turned.z) - turned.yaw, -Math.PI / 9);
  await pushStick(page, 'right', 0, 1);
  await morePictures(page);
  await pushStick(page, 'right', 0, 0);
  await expect.poll(async () => distance(await spot(page), turned), { timeout: 20_000 }).toBeGreaterThan(1.5);
  expect(distance(await spot(page), begin)).toBeLessThan(distance(turned, begin));

  const rows = other
    .getByRole('region', { name: 'People here' })
    .getByRole('listitem')
    .filter({ hasText: 'Basalt Okoro' });
  await expect(rows).toHaveCount(1);

  // The network is gone: for the other one they fade, in the headset one walks on, and is back where one went.
  const me = { page, context: page.context(), name: 'basalt', sockets };
  await goAway(me);
  await expect(rows).toContainText('away');
  const cutOff = await spot(page);
  await pushStick(page, 'left', 0, -1);
  await expect.poll(async () => distance(await spot(page), cutOff), { timeout: 20_000 }).toBeGreaterThan(1.5);
  await pushStick(page, 'left', 0, 0);
  // Until then one walks on: where a processor draws, a picture is a good step.
  await morePictures(page);
  const walkedTo = await spot(page);
  await comeBack(me);
  await expect(rows).not.toContainText('away', { timeout: 30_000 });
  await expect(rows).toHaveCount(1);
  expect(distance(await spot(page), walkedTo)).toBeLessThan(0.5);
  await expect(page.getByText('You are in VR. This page waits for you.')).toBeVisible();

  const there = await spot(page);
  await endByHeadset(page);
  await expect(page.getByText('The headset has ended VR. You stand where you stood in it.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveURL(/\/zones\/castle/);
  expect(distance(await spot(page), there)).toBeLessThan(0.5);

  await page.getByRole('button', { name: 'Enter VR' }).click();
  await expect(page.getByText('You are in VR. This page waits for you.')).toBeVisible();
  // By the keyboard: the emulator shows the picture of the eyes over the page.
  await page.getByRole('button', { name: 'Leave VR' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Enter VR' })).toBeVisible();
  await context.close();
});
