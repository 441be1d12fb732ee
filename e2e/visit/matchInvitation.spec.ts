import { comeBackAs, expect, test } from '../support/member.ts';

test('[1-5] a friend who is online is invited to a match, told at once, and is in it with two clicks', async ({
  browser,
}) => {
  const [host, friend] = await Promise.all(
    ['amber', 'basalt'].map(async (username) => {
      const page = await (await browser.newContext()).newPage();
      await comeBackAs(page, username);
      return page;
    }),
  );
  if (!host || !friend) throw new Error('There are no two pages.');
  await friend.goto('/friends');
  await host.goto('/play/four-lamps');
  await host.getByRole('button', { name: 'Play with somebody' }).click();
  await host.getByRole('button', { name: 'Invite Basalt Okoro' }).click();
  await expect(host.getByRole('button', { name: 'Basalt Okoro is invited' })).toBeDisabled();

  await expect(friend.getByText('Amber Lindqvist invites you to play: Four Lamps')).toBeVisible();
  await friend.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(friend).toHaveURL(/\/play\/match\/[a-z0-9]{10}$/);
  await friend.getByRole('button', { name: 'Join' }).click();
  for (const page of [host, friend]) {
    await expect(page.getByText('The match is on.')).toBeVisible();
    await expect(page.getByTitle('Four Lamps')).toHaveAttribute('data-status', 'ready');
  }
  await Promise.all([host, friend].map((page) => page.context().close()));
});
