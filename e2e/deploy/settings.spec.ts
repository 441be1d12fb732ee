import { comeBackAs, expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';

// For everybody at once: with the other tests that change what all see.
test('what an administrator switches off, and how they name the community, stands on open pages without a reload', async ({
  admin: page,
  browser,
  baseURL,
}) => {
  const member = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await comeBackAs(member, 'basalt');
  await member.goto('/games');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  member.on('load', () => (loads += 1));
  const popup = member.getByRole('dialog', { name: 'Feature Not Available' });
  const games = page.getByRole('switch', { name: /^Games/ });

  await page.goto('/admin/settings?view=features');
  await games.click();
  await expect(popup).toBeVisible();
  await games.click();
  await expect(games).toBeChecked();
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await expect(member.getByRole('link', { name: 'Night Tram' }).first()).toBeVisible();

  await page.goto('/admin/settings');
  const name = page.getByLabel('Name', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await name.fill('Harbour Square');
  await save.click();
  await expect(member).toHaveTitle(/Harbour Square$/);
  await expect(member.getByRole('link', { name: 'Harbour Square' }).first()).toBeVisible();
  await name.fill('');
  await save.click();
  await expect(member).toHaveTitle(/Plaza$/);
  expect(loads).toBe(0);
  await member.context().close();
});
