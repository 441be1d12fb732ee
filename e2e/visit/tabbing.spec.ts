import { expect, test } from '../support/member.ts';
import { walkByTab } from '../support/walkByTab.ts';

const desk = { width: 1280, height: 720 };
/** The same desk at 200 %. */
const zoomed = { width: 640, height: 360 };

for (const view of [desk, zoomed]) {
  const where = `at ${view.width} by ${view.height}`;

  for (const address of ['/', '/login?view=emailLogin', '/signup?view=emailSignup', '/about', '/contact']) {
    test(`a guest walks ${address} by Tab alone, ${where}`, async ({ page }) => {
      await page.setViewportSize(view);
      await page.goto(address, { waitUntil: 'networkidle' });
      // A form begins at its first field: what lies before it is reached the second time round.
      if (address.includes('view=')) expect((await walkByTab(page)).faults).toEqual([]);
      const { stops, faults } = await walkByTab(page);
      expect(faults).toEqual([]);
      expect(stops[0]).toBe('Skip to content');
      expect(stops).toEqual(expect.arrayContaining(['Plaza, home', 'Login', 'Sign Up']));
    });
  }

  for (const address of [
    '/',
    '/profile',
    '/search?q=amber',
    '/friends',
    '/games',
    '/chat',
    '/zones',
    '/settings',
  ]) {
    test(`a member walks ${address} by Tab alone, ${where}`, async ({ member: page }) => {
      await page.setViewportSize(view);
      await page.goto(address, { waitUntil: 'networkidle' });
      const { stops, faults } = await walkByTab(page);
      expect(faults).toEqual([]);
      expect(stops[0]).toBe('Skip to content');
      expect(stops).toEqual(expect.arrayContaining(['Home', 'Games', 'Favorites', 'Videos', 'Chat']));
    });
  }
}

test('an open dialog keeps the Tab inside, and at 200 % nothing of it is out of reach', async ({
  member: page,
}) => {
  await page.setViewportSize(desk);
  await page.goto('/games', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Logout' });
  await expect(dialog).toBeVisible();
  await page.setViewportSize(zoomed);
  for (const name of ['No', 'Yes']) await expect(dialog.getByRole('button', { name })).toBeInViewport();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    // Between two rounds the browser's own bars have their turn.
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('turning the device keeps the place, what is written and the focus', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings', { waitUntil: 'networkidle' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Basalt, half way');
  for (const view of [
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(view);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(name).toHaveValue('Basalt, half way');
    await expect(name).toBeFocused();
  }
});

test('in a low window the side bar scrolls, and the profile menu is whole', async ({ member: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/games', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  for (const entry of await page.getByRole('menuitem').all())
    await expect(entry).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  const logout = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });
  await logout.focus();
  await expect(logout).toBeInViewport({ ratio: 1 });
});
