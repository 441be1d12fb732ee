import { befriend, chatBrowserOf, field, messages, openChatWith } from '../support/chat.ts';
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
  await kestrel.getByRole('link', { name: new RegExp(`${mark} stands`) }).click();
  await expect(messages(kestrel).getByText(`${mark} stands at the weir`)).toBeInViewport();
  await kestrel.context().close();
});
