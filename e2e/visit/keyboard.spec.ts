import { slot } from '../failures/plazaStillWorks.ts';
import { expect, test } from '../support/member.ts';
import { openSettled } from '../support/openSettled.ts';

test.describe('the palette', () => {
  test('leads to a place, a person and a zone without a pointer', async ({ member: page }) => {
    await page.goto('/');
    await expect(slot(page, 'mf-feed')).toHaveAttribute('data-status', 'mounted');
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox', { name: /Where to/ });
    await expect(field).toBeFocused();
    await field.fill('game');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Games');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/games$/);

    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('cedar');
    await page.getByRole('option', { name: /@cedar/ }).click();
    await expect(page).toHaveURL(/\/user\/cedar$/);

    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('group', { name: 'Recent' })).toContainText('Games');
    await field.fill('castle');
    await expect(page.getByRole('option', { name: /Castle/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  });

  test('gives the focus back to where it was', async ({ member: page }) => {
    await page.goto('/games');
    const opener = page.getByRole('button', { name: 'Go anywhere' });
    await opener.click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('has a sheet of all shortcuts behind ?', async ({ member: page }) => {
    await page.goto('/games');
    await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Go anywhere');
  });
});

test('the first Tab of a page offers to skip to the content', async ({ member: page }) => {
  await page.goto('/games');
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new screen has the focus, a title of its own, and begins at its top; back leads to where one was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openSettled(page, '/privacy');
  await expect(page).toHaveTitle('Privacy · Plaza');
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Terms' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveTitle('Terms · Plaza');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Privacy · Plaza');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('main')).toBeFocused();
});
