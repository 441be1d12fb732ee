import { slot } from '../failures/plazaStillWorks.ts';
import { enterLogin, expect, test } from '../support/member.ts';

test('a guest logs in, sees home, and logs out again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Virtual Worlds, Real Connections' })).toBeVisible();
  await page.goto('/login');
  await enterLogin(page, 'basalt');
  await expect(page).toHaveURL(/\/$/);
  await expect(slot(page, 'mf-feed')).toHaveAttribute('data-status', 'mounted');
  await expect(page.getByRole('main', { name: 'Home · Plaza' })).toBeFocused();

  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to log out?');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(slot(page, 'mf-feed')).toHaveAttribute('data-status', 'mounted');
  await page.getByRole('link', { name: 'Zones' }).first().click();
  await expect(slot(page, 'mf-zones')).toHaveAttribute('data-status', 'mounted');
  await expect
    .poll(() => page.evaluate(() => (window.scrollTo(0, 400), window.scrollY)))
    .toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Logout' }).click();
  const revoked = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  expect((await revoked).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Virtual Worlds, Real Connections' })).toBeVisible();
  // The way out is a page like any other: it begins at its top, with the focus there.
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const key of ['isLoggedIn', 'userId', 'isadmin', 'authToken', 'refreshToken']) {
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  }
});

test('a wrong password is told in the words of the server, and nobody is let in', async ({ page }) => {
  await page.goto('/login');
  await enterLogin(page, 'basalt', 'not-the-password');
  await expect(page.getByRole('alert')).toContainText(/^Login failed: /);
  await expect(page).toHaveURL(/\/login/);
});

test('[2.1-13] logged out, every page of members leads to the login, and the login back', async ({
  page,
}) => {
  for (const address of ['/chat', '/profile', '/zones', '/admin', '/search']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: 'Login via Email' })).toBeVisible();
  }
  await enterLogin(page, 'cedar');
  await expect(page).toHaveURL(/\/search$/);
});

test('an address of nobody shows a way home [2.1-17]', async ({ member: page }) => {
  await page.goto('/no/such/place');
  await page.getByRole('main').getByRole('link', { name: 'Back to the square' }).click();
  await expect(slot(page, 'mf-feed')).toHaveAttribute('data-status', 'mounted');
});

test('[2.2-1] the side bar becomes a bottom bar at 768 px, live', async ({ member: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toBeVisible();
  const beside = await bar.boundingBox();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(async () => {
    const below = await bar.boundingBox();
    expect(below?.y).toBeGreaterThan(600);
  }).toPass();
  expect(beside?.x).toBeLessThan(240);
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(async () => expect((await bar.boundingBox())?.y).toBeLessThan(400)).toPass();
});

test('the zones are one press away at every width', async ({ tour }) => {
  const page = await tour('basalt');
  await page.goto('/settings');
  for (const width of [320, 360, 768, 769, 820, 899, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const zones = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Zones' });
    await test.step(`at ${width}`, () => expect(zones).toBeInViewport());
  }
});

test('who has colours of their own sees what is chosen, where a card ends, and each icon', async ({
  tour,
}) => {
  const page = await tour('basalt');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const lineOf = (one: Element) => getComputedStyle(one).outlineStyle;
  const chosen = [
    page.getByRole('link', { name: 'Home', exact: true }).first(),
    page.getByRole('tab', { selected: true }).first(),
    page.getByRole('article').first(),
  ];
  for (const one of chosen) await expect.poll(() => one.evaluate(lineOf)).toBe('solid');
  expect(await page.getByRole('tab', { selected: false }).first().evaluate(lineOf)).toBe('none');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const icons = page.getByRole('article').first().locator('[data-icon]');
  await expect(icons.first()).toBeAttached();
  const ink = await icons.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(ink.length).toBeGreaterThan(0);
  expect(ink).not.toContain(canvas);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('a 401 refreshes the session once for all, and nobody is logged out', async ({ member: page }) => {
  let refreshes = 0;
  page.on('request', (request) => (refreshes += Number(request.url().endsWith('/api/auth/refresh'))));
  await page.addInitScript(() => localStorage.setItem('authToken', 'worn.out.token'));
  await page.goto('/profile');
  await expect(page.getByText('@basalt')).toBeVisible();
  expect(refreshes).toBe(1);
});

for (const width of [360, 1280])
  test(`what is printed at ${width} px is the content, without what leads elsewhere`, async ({
    member: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toHaveCount(0);
    const main = await page.getByRole('main').boundingBox();
    expect([main?.x, main?.width]).toEqual([0, width]);
  });
