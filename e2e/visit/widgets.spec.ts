import type { Locator } from '@playwright/test';
import { slot } from '../failures/plazaStillWorks.ts';
import { expect, test } from '../support/member.ts';
import { hold } from '../support/hold.ts';

test('the feed shows the zone sidebar, which another remote brings', async ({ member: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const feed = slot(page, 'mf-feed');
  await feed.getByPlaceholder('Search zones...').fill('MER');
  await expect(feed.getByRole('link', { name: 'Mermaid Zone' })).toBeVisible();
  await expect(feed.getByRole('link', { name: 'Castle Zone' })).toBeHidden();
  await feed.getByRole('link', { name: 'Mermaid Zone' }).click();
  await expect(page).toHaveURL(/\/zones\/mermaid$/);
  await expect(slot(page, 'mf-zones')).toHaveAttribute('data-status', 'mounted');
});

test('a widget that cannot be had leaves the feed as it is, and Retry brings it', async ({
  member: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const sidebar = /\/remotes\/mf-zones\/.*__federation_expose_sidebar\.js/;
  await page.route(sidebar, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  const feed = slot(page, 'mf-feed');
  await expect(feed).toHaveAttribute('data-status', 'mounted');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(feed).toHaveAttribute('data-status', 'mounted');
  await page.unroute(sidebar);
  await retry.click();
  await expect(page.getByPlaceholder('Search zones...')).toBeVisible();
});

for (const [screen, width] of [
  ['a desk', 1280],
  ['the rail', 900],
  ['a phone', 360],
] as const) {
  test(`on ${screen}, a bell that comes late moves nothing under a finger`, async ({ member: page }) => {
    await page.setViewportSize({ width, height: 900 });
    const letThrough = await hold(page, /\/remotes\/mf-feed\/.*__federation_expose_bell\.js/);
    // What is held back may be among what the page counts as loaded.
    await page.goto('/', { waitUntil: 'commit' });
    await expect(slot(page, 'mf-feed')).toHaveAttribute('data-status', 'mounted');
    const links = page.getByRole('navigation').or(page.getByRole('banner')).getByRole('link');
    const places = async () => Promise.all((await links.all()).map((link) => link.boundingBox()));
    // Letters that come late make their words wider: that is not the bell's doing.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await places();
    letThrough();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const after = await places();
    expect(after).toHaveLength(before.length);
    // Less than a pixel is the rounding of a line whose letters have come.
    const moved = after.filter((box, at) => distance(box, before[at] ?? null) >= 1);
    expect(moved).toEqual([]);
  });
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function distance(one: Box, other: Box): number {
  if (!one || !other) return one === other ? 0 : Infinity;
  return Math.max(
    ...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(one[side] - other[side])),
  );
}
