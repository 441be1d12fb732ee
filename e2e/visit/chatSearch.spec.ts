import { befriend, chatBrowserOf, expectSent, field, messages, openChatWith, say } from '../support/chat.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/member.ts';

test.setTimeout(240_000);

/** Several pages of a chat, of which the newest is loaded at first. */
const COUNT = 130;

test('what the search in all chats has found is gone to, also in the chat that is open', async ({
  browser,
  page,
}) => {
  await befriend(page.request, 'kestrel', 'dune');
  const kestrel = await chatBrowserOf(browser, 'kestrel');
  await openChatWith(kestrel, 'dune', 'Dune');
  const mark = `heron ${Date.now()}`;
  await field(kestrel).fill(`${mark} stands at the weir`);
  await field(kestrel).press('Enter');
  for (let number = 1; number < COUNT; number += 1) {
    await field(kestrel).fill(`line ${number}`);
    await field(kestrel).press('Enter');
  }
  await expect(messages(kestrel).getByText(`line ${COUNT - 1}`, { exact: true })).toBeVisible();
  await kestrel.reload();
  await expect(messages(kestrel).getByText(`line ${COUNT - 1}`, { exact: true })).toBeVisible();

  await kestrel.getByRole('button', { name: 'Search in all chats' }).click();
  await kestrel.getByRole('searchbox', { name: 'Search in all chats' }).fill(mark);
  await expect(kestrel.getByText('1 message found')).toBeVisible();
  await kestrel.getByRole('link', { name: new RegExp(`${mark} stands`) }).click();
  await expect(messages(kestrel).getByText(`${mark} stands at the weir`)).toBeInViewport();
  await kestrel.context().close();
});

test('what is found stays where it is when the search ends', async ({ browser, page }) => {
  await befriend(page.request, 'garnet', 'dune');
  await befriend(page.request, 'garnet', 'basalt');
  const garnet = await chatBrowserOf(browser, 'garnet');
  await openChatWith(garnet, 'dune', 'Dune');
  await say(garnet, `another chat ${Date.now()}`);
  const otherChat = new URL(garnet.url()).pathname.split('/').at(-1);
  await openChatWith(garnet, 'basalt', 'Basalt');
  const mark = `wader ${Date.now()}`;
  await say(garnet, `${mark} on one leg`);
  await expectSent(garnet);
  // The list as the server has it: this chat is the newest, and searched first.
  await garnet.reload();
  await expect(messages(garnet).getByText(mark)).toBeVisible();
  const letThrough = await hold(garnet, new RegExp(`/chat/history/${otherChat}`));

  await garnet.getByRole('button', { name: 'Search in all chats' }).click();
  await garnet.getByRole('searchbox', { name: 'Search in all chats' }).fill(mark);
  const found = garnet.getByRole('link', { name: new RegExp(mark) });
  await expect(found).toBeVisible();
  await expect(garnet.getByRole('button', { name: 'Stop' })).toBeVisible();
  const place = await found.boundingBox();
  letThrough();
  await expect(garnet.getByText('1 message found')).toBeVisible();
  expect(await found.boundingBox()).toEqual(place);
  await garnet.context().close();
});
