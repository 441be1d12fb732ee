import { slot } from '../failures/plazaStillWorks.ts';
import { expect, test } from '../support/member.ts';

test.describe('a remote that goes through every door', () => {
  test('finds the keys, its zone, its framed page, and its place in the settings', async ({
    member: page,
  }) => {
    await page.goto('/doors');
    await expect(slot(page, 'mf-doors')).toHaveAttribute('data-status', 'mounted');
    await expect(page).toHaveTitle(/^Doors/);
    await expect(page.getByText(/^Keys: (open|opening|locked)$/)).toBeVisible();
    await expect(page.getByText(/^In the zone: \d+$/)).toBeVisible();
    await expect(
      page.frameLocator('iframe[title="A framed page"]').getByText('Hello from a frame'),
    ).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText('Nothing to set about doors.')).toBeVisible();
  });

  test('has the screen to itself, and gives it back', async ({ member: page }) => {
    await page.goto('/doors');
    await page.getByRole('button', { name: 'Hide the frame' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the frame' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('is left with something unsaved only by whoever says so: by a link and by Back', async ({
    member: page,
  }) => {
    await page.goto('/zones');
    await page.evaluate(() => history.pushState(null, '', '/doors'));
    await page.getByRole('button', { name: 'Draw' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    const games = page.getByRole('link', { name: 'Games' }).first();
    await games.click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/doors$/);

    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/doors$/);
    await expect(page.getByRole('button', { name: 'Draw' })).toBeVisible();
    await page.getByRole('button', { name: 'Draw' }).click();
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/zones$/);
    await expect(question).toBeHidden();

    await page.evaluate(() => history.pushState(null, '', '/doors'));
    await page.getByRole('button', { name: 'Draw' }).click();
    await games.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/games$/);
  });

  test('is asked about by the browser before the page closes, until all is kept', async ({
    member: page,
  }) => {
    await page.goto('/doors');
    await page.getByRole('button', { name: 'Draw' }).click();
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Draw' })).toBeVisible();
  });

  test('asks as well when the connection has gone since the drawing began', async ({ member: page }) => {
    await page.goto('/doors');
    await page.getByRole('button', { name: 'Draw' }).click();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Games' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'Games' }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/games$/);
  });

  test.describe('on a phone whose browser tells of steps and does not close dialogs by itself', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('goes one step back, or forward, and not two', async ({ member: page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
      await page.goto('/games');
      for (const to of ['/zones', '/doors', '/friends']) {
        await page.evaluate((address) => history.pushState(null, '', address), to);
        await expect(page).toHaveURL(new RegExp(`${to}$`));
      }
      await page.evaluate(() => history.back());
      const draw = page.getByRole('button', { name: 'Draw' });
      const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
      await draw.tap();
      await page.evaluate(() => history.forward());
      await question.getByRole('button', { name: 'Leave' }).tap();
      await expect(page).toHaveURL(/\/friends$/);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/doors$/);

      await draw.tap();
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: 'Leave' }).tap();
      await expect(page).toHaveURL(/\/zones$/);
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(/\/zones$/);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/games$/);
    });
  });

  test('a popup closes at Back and the page stays, on a desk as well', async ({ member: page }) => {
    await page.goto('/games');
    await page.evaluate(() => history.pushState(null, '', '/'));
    const bell = page.locator('[data-place="frame.bell"]').getByRole('button');
    await bell.click();
    const popup = page.getByRole('dialog', { name: /Notifications/ });
    await expect(popup).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/$/);

    await page.getByRole('button', { name: 'Profile menu' }).click();
    const menu = page.getByRole('menu', { name: 'Profile menu' });
    await expect(menu).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/$/);

    await page.getByRole('button', { name: 'React' }).first().click();
    const feelings = page.getByRole('group', { name: 'How does it feel?' });
    await expect(feelings).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(feelings).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/games$/);
  });
});
