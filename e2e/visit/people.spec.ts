import type { Browser, Locator, Page } from '@playwright/test';
import { comeBackAs, expect, test } from '../support/member.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Another browser, in which somebody else is logged in. */
async function browserOf(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await comeBackAs(page, username);
  return page;
}

/** Says something to the api as whoever is logged in on a page; for what a test begins with. */
async function tell(page: Page, method: 'PUT' | 'DELETE', path: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'PUT' ? { data: {} } : {}),
  });
  expect(answer.ok()).toBe(true);
}

const bellOf = (page: Page, name: string | RegExp) =>
  page.locator('[data-place="frame.bell"]').getByRole('button', { name });

test('a friend request goes between two browsers while both watch', async ({ browser }) => {
  const kestrel = await browserOf(browser, 'kestrel');
  const lichen = await browserOf(browser, 'lichen');
  await kestrel.goto('/user/lichen');
  await lichen.goto('/settings');
  await expect(bellOf(lichen, /^Notifications/)).toBeVisible();
  await tell(kestrel, 'DELETE', '/friends/lichen');
  await tell(kestrel, 'DELETE', '/friends/requests/lichen');
  await tell(lichen, 'PUT', '/notifications/read');
  await expect(bellOf(lichen, 'Notifications')).toHaveText('Notifications');

  await kestrel.getByRole('button', { name: 'Add friend: Lichen Petrov' }).click();
  await expect(kestrel.getByRole('button', { name: 'Withdraw request: Lichen Petrov' })).toBeVisible();

  // The bell rings on whatever screen one is, and what it says leads to the answer.
  await bellOf(lichen, 'Notifications, 1 unread').click();
  await lichen.getByRole('link', { name: /Kestrel Murphy wants to be your friend/ }).click();
  await expect(bellOf(lichen, 'Notifications')).toBeVisible();
  await lichen.getByRole('button', { name: 'Accept: Kestrel Murphy' }).click();
  await expect(lichen.getByRole('button', { name: 'Friends: Kestrel Murphy' })).toBeVisible();

  await expect(kestrel.getByRole('button', { name: 'Friends: Lichen Petrov' })).toBeVisible();
  await bellOf(kestrel, /unread/).click();
  await expect(kestrel.getByRole('link', { name: /Lichen Petrov is now your friend/ })).toBeVisible();
  await Promise.all([kestrel.context().close(), lichen.context().close()]);
});

test('what is read in one browser is read in the other', async ({ browser }) => {
  const desktop = await browserOf(browser, 'garnet');
  const phone = await browserOf(browser, 'garnet');
  const hazel = await browserOf(browser, 'hazel');
  await Promise.all([desktop.goto('/notifications'), phone.goto('/settings'), hazel.goto('/settings')]);
  await expect(bellOf(phone, /^Notifications/)).toBeVisible();
  await tell(hazel, 'DELETE', '/friends/garnet');
  await tell(hazel, 'DELETE', '/friends/requests/garnet');
  await tell(hazel, 'PUT', '/friends/requests/garnet');

  const news = desktop.getByRole('main').getByRole('link', { name: /New: .*Hazel Moreau/ });
  await expect(news).toBeVisible();
  // A request that is taken back takes its news with it.
  await tell(hazel, 'DELETE', '/friends/requests/garnet');
  await expect(news).toBeHidden();
  await tell(hazel, 'PUT', '/friends/requests/garnet');
  await expect(news).toBeVisible();
  await expect(bellOf(phone, /unread/)).toBeVisible();
  await desktop.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bellOf(phone, 'Notifications')).toHaveText('Notifications');
  await expect(bellOf(desktop, 'Notifications')).toHaveText('Notifications');
  await Promise.all([desktop, phone, hazel].map((page) => page.context().close()));
});

test('what is read without a network on a page that is closed then is read everywhere afterwards', async ({
  browser,
}) => {
  const train = await browserOf(browser, 'juniper');
  const desktop = await browserOf(browser, 'juniper');
  const lichen = await browserOf(browser, 'lichen');
  await Promise.all([train.goto('/notifications'), desktop.goto('/settings'), lichen.goto('/settings')]);
  await tell(lichen, 'DELETE', '/friends/juniper');
  await tell(lichen, 'DELETE', '/friends/requests/juniper');
  await tell(lichen, 'PUT', '/friends/requests/juniper');
  const news = train.getByRole('main').getByText('New:');
  // Not any news: what is marked as read is what has come, and older news may be there before this.
  await expect(
    train.getByRole('main').getByRole('link', { name: /New: Lichen Petrov wants to/ }),
  ).toBeVisible();
  await expect(bellOf(desktop, /unread/)).toBeVisible();

  await train.context().setOffline(true);
  await train.getByRole('button', { name: 'Mark all read' }).click();
  await expect(news).toHaveCount(0);
  await train.close();
  await train.context().setOffline(false);
  await expect(bellOf(desktop, /unread/)).toBeVisible();
  const later = await train.context().newPage();
  await comeBackAs(later, 'juniper');
  await later.goto('/settings');
  await expect(bellOf(desktop, 'Notifications')).toHaveText('Notifications');
  await expect(bellOf(later, 'Notifications')).toHaveText('Notifications');
  await Promise.all([train, desktop, lichen].map((page) => page.context().close()));
});

/** Which picture an image shows, in whatever size. */
const pictureOf = async (image: Locator) => (await image.getAttribute('src'))?.split('/').at(-2);

test('[2.13-1] a picture is picked, cut with the keyboard, and seen by others', async ({ browser }) => {
  const indigo = await browserOf(browser, 'indigo');
  await indigo.goto('/profile');
  await expect(indigo.getByRole('heading', { level: 1, name: 'Indigo Tanaka' })).toBeVisible();
  const picture = await indigo.screenshot();
  const before = await pictureOf(indigo.locator('header img[src^="/media/"]').first());
  const tablet = await browserOf(browser, 'indigo');
  await tablet.goto('/settings');
  await expect(bellOf(tablet, /^Notifications/)).toBeVisible();

  await indigo.getByRole('button', { name: 'Change picture' }).click();
  const field = indigo.getByLabel('A picture of you');
  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(indigo.getByText('This file does not open as a picture.')).toBeVisible();

  await field.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await indigo.getByRole('application', { name: 'The part of the picture that is shown' }).focus();
  await indigo.keyboard.press('ArrowRight');
  await indigo.keyboard.press('+');
  await indigo.getByRole('button', { name: 'Save picture' }).click();
  await expect(indigo.getByText('Your picture is up.')).toBeVisible();
  // The frame shows the same face, in the size that it needs, on every device at once.
  const shown = [
    indigo.locator('header img[src^="/media/"]').first(),
    ...[indigo, tablet].map((page) => page.getByRole('button', { name: /Profile menu$/ }).locator('img')),
  ];
  await expect.poll(async () => new Set(await Promise.all(shown.map(pictureOf)))).not.toContain(before);
  await expect.poll(async () => new Set(await Promise.all(shown.map(pictureOf))).size).toBe(1);

  const cedar = await browserOf(browser, 'cedar');
  await cedar.goto('/user/indigo');
  const face = cedar.locator('header img[src^="/media/"]').first();
  await expect(face).toBeVisible();
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await Promise.all([indigo, tablet, cedar].map((page) => page.context().close()));
});

test('search forgives a slip of the finger, and can be shared by its address', async ({ member: page }) => {
  await page.goto('/search');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Junpier Brandt');
  await expect(page.getByRole('link', { name: /Juniper Brandt/ })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=Junpier\+Brandt$/);
  await page.reload();
  await page.getByRole('link', { name: /Juniper Brandt/ }).click();
  await expect(page).toHaveURL(/\/user\/juniper$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('Junpier Brandt');
});

test('who has blocked somebody is not found by them, anywhere, until it ends', async ({ browser }) => {
  const dune = await browserOf(browser, 'dune');
  const ember = await browserOf(browser, 'ember');
  await dune.goto('/user/ember');
  await expect(dune.getByRole('heading', { level: 1, name: 'Ember Castellanos' })).toBeVisible();
  await tell(dune, 'DELETE', '/people/ember/block');
  await dune.reload();
  await dune.getByRole('button', { name: 'More about Ember Castellanos' }).click();
  await dune.getByRole('menuitem', { name: 'Block' }).click();
  await dune.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(dune.getByRole('heading', { name: 'You have blocked Ember Castellanos' })).toBeVisible();
  await expect(dune.getByRole('article')).toHaveCount(0);

  await ember.goto('/user/dune');
  await expect(ember.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
  await ember.goto('/search?q=dune');
  await expect(ember.getByRole('heading', { name: 'User not found' })).toBeVisible();
  for (const tab of ['friends', 'requests', 'known']) {
    await ember.goto(`/friends?tab=${tab}`);
    await expect(ember.getByRole('tabpanel')).not.toHaveText(/Loading/);
    await expect(ember.getByText('Dune Alvarez')).toHaveCount(0);
  }
  // What is nearly the name finds others; it does not find them.
  await dune.goto('/search?q=ember');
  await expect(dune.getByRole('link', { name: /Amber Lindqvist/ })).toBeVisible();
  await expect(dune.getByText('Ember Castellanos')).toHaveCount(0);

  await dune.goto('/settings');
  await dune.getByRole('button', { name: 'Unblock: Ember Castellanos' }).click();
  await expect(dune.getByText('Ember Castellanos is not blocked any more.')).toBeVisible();
  await ember.goto('/user/dune');
  await expect(ember.getByRole('heading', { level: 1, name: 'Dune Alvarez' })).toBeVisible();
  await Promise.all([dune.context().close(), ember.context().close()]);
});

test('the cover of a profile is its person’s favourite zone, which another remote draws', async ({
  browser,
}) => {
  const fjord = await browserOf(browser, 'fjord');
  await fjord.goto('/profile');
  await fjord.getByRole('button', { name: 'Edit profile' }).click();
  await fjord.getByRole('combobox', { name: 'Favourite zone' }).selectOption('Explorer Zone');
  await fjord.getByRole('textbox', { name: 'About you' }).fill('I draw maps of places that move.');
  await fjord.getByRole('button', { name: 'Save profile' }).click();
  await expect(fjord.getByText('I draw maps of places that move.')).toBeVisible();
  await expect(fjord.locator('[data-zone-cover="/zones/explorer"] img')).toBeInViewport();
  await fjord.context().close();
});
