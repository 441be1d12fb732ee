import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  befriend,
  chatBrowserOf as browserOf,
  expectSent,
  field,
  messages,
  openChatWith,
  say,
} from '../support/chat.ts';
import { expect, login, test } from '../support/member.ts';

test.use({ viewport: { width: 1280, height: 900 } });
// A password is stretched in each browser, and an epoch is made: more than a page that is only looked at.
test.describe.configure({ timeout: 120_000 });

test('two people chat, and after a reload all of it is there', async ({ browser, page }) => {
  await befriend(page.request, 'ember', 'fjord');
  const ember = await browserOf(browser, 'ember');
  const fjord = await browserOf(browser, 'fjord');
  const names = { ember: 'Ember', fjord: 'Fjord' };
  await openChatWith(ember, 'fjord', names.fjord);
  const mark = `lanterns ${Date.now()}`;
  await say(ember, `${mark} one`);

  await fjord.goto('/chat');
  await fjord.getByRole('link', { name: new RegExp(`${mark} one`) }).click();
  await expect(messages(fjord).getByText(`${mark} one`)).toBeVisible();
  await say(fjord, `${mark} two`);
  await expect(messages(ember).getByText(`${mark} two`)).toBeVisible();

  const writing = field(fjord).pressSequentially('a slow hand', { delay: 300 });
  await expect(ember.getByText('Typing...').first()).toBeVisible();
  await writing;
  await field(fjord).fill('');

  await Promise.all([ember.reload(), fjord.reload()]);
  for (const who of [ember, fjord]) {
    await expect(messages(who).getByText(`${mark} one`)).toBeVisible();
    await expect(messages(who).getByText(`${mark} two`)).toBeVisible();
  }
  await say(ember, `${mark} three`);
  await expect(messages(fjord).getByText(`${mark} three`)).toBeVisible();

  // A browser that was never here reads everything after a plain login.
  const second = await browserOf(browser, 'fjord');
  await second.goto(new URL(fjord.url()).pathname);
  await expect(messages(second).getByText(`${mark} one`)).toBeVisible();
  await expect(messages(second).getByText(`${mark} three`)).toBeVisible();

  // Of a chat that is closed the line at its end is as wide as the chat.
  const { token } = await login(page.request, 'ember');
  const asEmber = { headers: { authorization: `Bearer ${token}` } };
  await page.request.put('/api/people/fjord/block', asEmber);
  const closed = ember.getByText('Nobody can write in this chat any more.');
  await expect(closed).toBeVisible();
  const [line, pane] = [await closed.boundingBox(), await messages(ember).boundingBox()];
  await page.request.delete('/api/people/fjord/block', asEmber);
  await befriend(page.request, 'ember', 'fjord');
  expect(line?.width).toBe(pane?.width);
  await Promise.all([ember, fjord, second].map((one) => one.context().close()));
});

test('what is written without a network goes out when it is back, once', async ({ browser, page }) => {
  await befriend(page.request, 'indigo', 'garnet');
  const indigo = await browserOf(browser, 'indigo');
  await openChatWith(indigo, 'garnet', 'Garnet');
  const mark = `offline ${Date.now()}`;
  await say(indigo, `${mark} before`);
  await expectSent(indigo);
  await indigo.context().setOffline(true);
  await say(indigo, `${mark} in the tunnel`);
  await expect(messages(indigo).getByText('Could not send message')).toBeVisible();
  await indigo.context().setOffline(false);
  await expect(messages(indigo).getByText('Could not send message')).toBeHidden();

  const garnet = await browserOf(browser, 'garnet');
  await garnet.goto(new URL(indigo.url()).pathname);
  await expect(messages(garnet).getByText(`${mark} in the tunnel`)).toHaveCount(1);
  await Promise.all([indigo, garnet].map((one) => one.context().close()));
});

test('a picture and a file arrive: the picture small at first, then whole, and the file as it was', async ({
  browser,
  page,
}) => {
  await befriend(page.request, 'kestrel', 'lichen');
  const kestrel = await browserOf(browser, 'kestrel');
  const lichen = await browserOf(browser, 'lichen');
  await openChatWith(kestrel, 'lichen', 'Lichen');
  await kestrel
    .getByLabel('Choose files')
    .and(kestrel.locator('input'))
    .setInputFiles([
      { name: 'sky.png', mimeType: 'image/png', buffer: await aSky(kestrel) },
      { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('lamp oil, rope') },
    ]);
  await kestrel.getByRole('button', { name: 'Send Media' }).click();
  await expect(messages(kestrel).getByText('Delivered')).toBeAttached();

  await lichen.goto(new URL(kestrel.url()).pathname);
  const picture = messages(lichen).getByRole('button', { name: 'Open the picture' }).last();
  await expect.poll(() => widthOf(picture.locator('img'))).toBe(480);
  await picture.click();
  await expect.poll(() => widthOf(lichen.getByRole('dialog').locator('img'))).toBe(1200);
  await lichen.keyboard.press('Escape');
  const saving = lichen.waitForEvent('download');
  await messages(lichen).getByRole('button', { name: 'Save list.txt' }).last().click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe('lamp oil, rope');
  await Promise.all([kestrel, lichen].map((one) => one.context().close()));
});

const widthOf = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.naturalWidth);

/** A picture that is larger than a thumbnail. */
async function aSky(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 800];
    const brush = canvas.getContext('2d');
    if (brush) brush.fillStyle = '#7A3E6D';
    brush?.fillRect(0, 0, 1200, 800);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('a group of five has a name that its members read, and the one who was removed reads nothing more', async ({
  browser,
  page,
}) => {
  for (const who of ['hazel', 'dune', 'cedar', 'lichen']) await befriend(page.request, 'juniper', who);
  // Whoever is invited has keys already: they have logged in before.
  const hazel = await browserOf(browser, 'hazel');
  const dune = await browserOf(browser, 'dune');
  const juniper = await browserOf(browser, 'juniper');
  const name = `Crew of the Donaudampfschifffahrtselektrizitätsgesellschaft ${Date.now()}`;
  await juniper.goto('/chat');
  await juniper.getByRole('button', { name: 'New group' }).click();
  const dialog = juniper.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Name of the group').fill(name);
  for (const who of ['Hazel', 'Dune', 'Cedar', 'Lichen']) {
    await dialog.getByRole('searchbox').fill(who.toLowerCase());
    await dialog.getByRole('button', { name: 'Search' }).click();
    await dialog
      .getByRole('button', { name: new RegExp(`Add ${who}`) })
      .first()
      .click();
  }
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(juniper.getByRole('heading', { name })).toBeVisible();
  await expect(juniper.getByText('5 members')).toBeVisible();
  await say(juniper, 'welcome to all');

  for (const who of [hazel, dune]) {
    await who.goto('/chat');
    await who.getByRole('link', { name: new RegExp(name) }).click();
    await expect(messages(who).getByText('welcome to all')).toBeVisible();
  }
  await say(hazel, 'good to be here');
  await expect(messages(juniper).getByText('good to be here')).toBeVisible();
  await expect(messages(dune).getByText('good to be here')).toBeVisible();

  // On a phone a long word of the name has its margin as well.
  await dune.setViewportSize({ width: 360, height: 740 });
  await dune.getByRole('button', { name: 'More about this chat' }).click();
  await dune.getByRole('menuitem', { name: 'Members' }).click();
  const title = dune.getByRole('dialog', { name: 'Members' }).getByText(name);
  const edges = await title.evaluate((shown) => [shown.getBoundingClientRect().right, innerWidth - 16]);
  expect(edges[0]).toBeLessThanOrEqual(edges[1] ?? 0);
  await dune.getByRole('button', { name: 'Close' }).click();

  await juniper.getByRole('button', { name: 'More about this chat' }).click();
  await juniper.getByRole('menuitem', { name: 'Members' }).click();
  await juniper.getByRole('button', { name: /More about Dune/ }).click();
  await juniper.getByRole('menuitem', { name: 'Remove from the group' }).click();
  await expect(juniper.getByRole('button', { name: /More about Dune/ })).toBeHidden();
  await juniper.getByRole('button', { name: 'Close' }).click();
  await expect(juniper.getByText('4 members')).toBeVisible();
  await say(juniper, 'only the four of us');
  await expect(messages(hazel).getByText('only the four of us')).toBeVisible();
  await say(hazel, 'without dune');
  await expect(messages(juniper).getByText('without dune')).toBeVisible();
  await expect(dune.getByText('only the four of us')).toHaveCount(0);
  const { token, user } = await login(page.request, 'dune');
  const chat = new URL(juniper.url()).pathname.split('/').at(-1);
  for (const path of [`/api/chat/history/${chat}/${user.id}`, `/api/conversations/${chat}/epochs`]) {
    const asked = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
    expect(asked.status()).toBe(403);
  }
  await dune.reload();
  await expect(dune.getByRole('heading', { name: 'This chat is not here' })).toBeVisible();
  await Promise.all([hazel, dune, juniper].map((one) => one.context().close()));
});
