import type { Browser, Page } from '@playwright/test';
import { comeBackAs, enterLogin, expect, test, tokenOf } from '../support/member.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const bellOf = (page: Page) =>
  page.locator('[data-place="frame.bell"]').getByRole('button', { name: /^Notifications/ });

async function browserOf(browser: Browser, username?: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  if (username) await comeBackAs(page, username);
  return page;
}

/** Waits until the bell tells it, and follows it. */
async function follow(page: Page, words: RegExp): Promise<void> {
  await expect(bellOf(page)).toHaveAccessibleName(/unread/);
  await bellOf(page).click();
  await page.getByRole('link', { name: words }).first().click();
}

/** Something that stands in the feed. */
async function aPost(page: Page, username: string, context: string) {
  const headers = { authorization: `Bearer ${await tokenOf(page.context(), username)}` };
  const posted = await page.request.post('/api/content', { headers, multipart: { context, sharing: '1' } });
  const { post } = (await posted.json()) as { post: { ID: string } };
  return {
    path: `/post/${post.ID}`,
    remove: () => page.request.delete(`/api/content/${post.ID}`, { headers }),
  };
}

/** Gives somebody a role, or takes it away. */
async function setRole(admin: Page, username: string, role: 'moderator' | null): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(admin.context(), 'amber')}` };
  const found = await admin.request.get(`/api/monitor?q=${username}`, { headers });
  const { data } = (await found.json()) as { data: { id: string }[] };
  const answer = await admin.request.post(`/api/monitor/edit/${data[0]?.id}`, { headers, data: { role } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a moderator hears of a report, looks and decides; both sides are told; the appeal is for somebody else', async ({
  admin,
  browser,
}) => {
  test.slow();
  const words = `Cheap lanterns ${Date.now()}`;
  await setRole(admin, 'indigo', 'moderator');
  const [moderator, author, reporter] = [
    await browserOf(browser),
    await browserOf(browser, 'fjord'),
    await browserOf(browser, 'ember'),
  ];
  const post = await aPost(author, 'fjord', words);
  const cardOf = (page: Page) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: words }).first();
  await Promise.all([admin.goto('/settings'), author.goto('/settings'), reporter.goto(post.path)]);

  await test.step('signs in, and hears of it', async () => {
    await moderator.goto('/login');
    await enterLogin(moderator, 'indigo');
    await expect(moderator).toHaveURL('/');
    await reporter.getByRole('button', { name: 'More for this post' }).click();
    await reporter.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = reporter.getByRole('dialog', { name: 'Report this post' });
    await dialog.getByLabel(/^Anything that helps/).fill('The third one today');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog).toBeHidden();
    await follow(moderator, /There is a new report to look at/);
    await expect(moderator).toHaveURL('/admin/reports');
  });

  await test.step('sees the evidence, and nothing that is not for moderators', async () => {
    await expect(cardOf(moderator)).toContainText('Reported by ember');
    await expect(cardOf(moderator)).toContainText('The third one today');
    await expect(cardOf(moderator).getByRole('link', { name: 'Open it' })).toHaveAttribute('href', post.path);
    const ways = moderator.getByRole('navigation', { name: 'Administration' }).getByRole('link');
    await expect(ways).toHaveText([/^Reports/]);
    await moderator.goto('/admin');
    await expect(moderator.getByText('Error fetching users. An administrator is needed.')).toBeVisible();
    await moderator.goto('/invest');
    const neither = 'Error fetching investors. An administrator is needed, or the outreach role.';
    await expect(moderator.getByText(neither)).toBeVisible();
    await moderator.goto('/admin/audit');
    await expect(moderator.getByRole('heading', { name: 'An administrator is needed' })).toBeVisible();
  });

  await test.step('decides, with a word to each side', async () => {
    await moderator.goto('/admin/reports');
    await cardOf(moderator).getByRole('button', { name: 'Hide' }).click();
    const dialog = moderator.getByRole('dialog', { name: 'Hide what was reported' });
    await dialog.getByLabel('To the person').fill('No selling here.');
    await dialog.getByLabel('To those who reported it').fill('Thank you, it is gone.');
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect(moderator.getByText('Decided. Both sides are told.')).toBeVisible();
    await follow(reporter, /The moderators have looked at what you reported/);
    await expect(cardOf(reporter)).toContainText('Looked at: it is hidden');
    await expect(cardOf(reporter)).toContainText('Thank you, it is gone.');
    await reporter.goto(post.path);
    await expect(reporter.getByRole('heading', { name: 'This post is not there' })).toBeVisible();
  });

  await test.step('is appealed against; who decided does not answer it', async () => {
    await follow(author, /The moderators have decided something about you/);
    await expect(cardOf(author)).toContainText('The moderators write: No selling here.');
    await cardOf(author).getByText('Appeal against the decision').click();
    await cardOf(author).getByLabel('Why it was wrong').fill('They were free.');
    await cardOf(author).getByRole('button', { name: 'Send the appeal' }).click();
    await expect(cardOf(author)).toContainText('Your appeal waits for an answer');
    await moderator.goto('/admin/reports?state=appealed');
    await expect(cardOf(moderator)).toContainText('Somebody else answers this appeal');
    await expect(cardOf(moderator).getByRole('button')).toHaveCount(0);
  });

  await test.step('an administrator grants it, and the post is back', async () => {
    await follow(admin, /There is an appeal to answer/);
    await expect(cardOf(admin)).toContainText('They were free.');
    await cardOf(admin).getByRole('button', { name: 'Grant the appeal' }).click();
    await admin.getByRole('dialog').getByLabel('To the person').fill('Read again.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Grant the appeal' }).click();
    await follow(author, /The moderators have decided something about you/);
    await expect(cardOf(author)).toContainText('Your appeal was granted');
    await expect(cardOf(author)).toContainText('The moderators write: Read again.');
    await reporter.reload();
    await expect(reporter.getByText(words)).toBeVisible();
  });

  await post.remove();
  await Promise.all([moderator, author, reporter].map((page) => page.context().close()));
  await setRole(admin, 'indigo', null);
});
