import { slot } from '../failures/plazaStillWorks.ts';
import { expect, test } from '../support/member.ts';

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
  const sidebar = /\/remotes\/mf-zones\/.*__federation_expose_sidebar\.\w+\.js/;
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
