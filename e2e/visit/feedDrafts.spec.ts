import type { Locator, Page } from '@playwright/test';
import { cut } from '../support/cut.ts';
import { attachPier, compose, postSaying, tell, test as meet } from '../support/feed.ts';
import { comeBackAs, expect } from '../support/member.ts';

// It is one person throughout: each visit begins with the draft of the one before gone.
meet.describe.configure({ mode: 'default' });

meet(
  'a picture that was not sent when the page closed comes back, and goes with the logout',
  async ({ invite }) => {
    const [ember] = await invite('ember');
    if (!ember) throw new Error('Nobody has come.');
    const words = `Sparks over the pier, ${Date.now()}`;
    const popup = await compose(ember.page, words);
    await ember.page.route('**/api/media', () => undefined);
    await attachPier(popup);
    await expect(popup.getByRole('progressbar', { name: 'Sending pier.png' })).toBeVisible();
    await expect.poll(() => filesKept(ember.page)).toBe(1);
    await ember.page.close();

    const page = await ember.context.newPage();
    await comeBackAs(page, ember.name);
    await page.goto('/');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Create New Content' });
    await expect(again.getByLabel('What is on your mind?')).toHaveValue(words);
    await expect(again.getByRole('listitem').locator('img')).toBeVisible();
    await expect(again.getByRole('progressbar')).toHaveCount(0);
    await again.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(postSaying(page, words).getByRole('button', { name: /^Open (the )?picture/ })).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: 'Login via Email' })).toBeVisible();
    await expect.poll(() => filesKept(page)).toBe('no database');
  },
);

meet(
  'words that were changed after the answer got lost are in the post, and it is one',
  async ({ invite }) => {
    const [ember] = await invite('ember');
    if (!ember) throw new Error('Nobody has come.');
    const words = `Ash over the pier, ${Date.now()}`;
    const popup = await compose(ember.page, words);
    const posting = await cut(ember, 'after the server has done it', 'POST', /^\/api\/content$/);
    await popup.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(popup.getByText(/Failed to create content\. Please try again\./)).toBeVisible();
    await posting.mend();
    await popup.getByLabel('What is on your mind?').fill(`${words}, and then rain`);
    await popup.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(popup).toHaveCount(0);
    await expect(postSaying(ember.page, words)).toHaveCount(1);
    await expect(postSaying(ember.page, `${words}, and then rain`)).toBeVisible();
    const own = (await tell(ember, 'GET', '/content')) as { context: string }[];
    expect(own.filter(({ context }) => context.startsWith(words))).toHaveLength(1);
  },
);

/** A phone, and a laptop at twice the size of letters. */
const SMALL = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];

for (const viewport of SMALL) {
  const { width, height } = viewport;
  meet(
    `the button that posts stays in reach under three pictures, at ${width} x ${height}`,
    async ({ invite }) => {
      const [ember] = await invite('ember');
      if (!ember) throw new Error('Nobody has come.');
      const { page } = ember;
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      const popup = page.getByRole('dialog', { name: 'Create New Content' });
      await isInReach(popup);
      await page.keyboard.press('Escape');
      await page.goto('/add');
      await isInReach(page.getByRole('main'));
    },
  );
}

/** With three pictures at its top and at its end, and what has the focus is never under it. */
async function isInReach(remote: Locator): Promise<void> {
  const page = remote.page();
  const post = remote.getByRole('button', { name: 'Post', exact: true });
  const attached = remote.getByRole('list', { name: 'Attached' }).getByRole('listitem');
  await remote.getByLabel('What is on your mind?').focus();
  while ((await attached.count()) < 3) {
    const before = await attached.count();
    await attachPier(remote);
    await expect(attached).toHaveCount(before + 1);
  }
  await expect(remote.getByRole('progressbar')).toHaveCount(0);
  await expect(post).toBeInViewport({ ratio: 1 });
  await post.click({ trial: true });
  for (const alt of await remote.getByLabel('What does it show?').all()) {
    await alt.focus();
    await expect(post).toBeInViewport({ ratio: 1 });
    await alt.click({ trial: true });
    const [field, button] = [await alt.boundingBox(), await post.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + 1);
  }
  await page.keyboard.press('End');
}

meet('words for a post that were half edited go with the logout', async ({ invite }) => {
  const [ember] = await invite('ember');
  if (!ember) throw new Error('Nobody has come.');
  const { page } = ember;
  const [own] = (await tell(ember, 'GET', '/content')) as { ID: string }[];
  await page.goto(`/edit-content/${own?.ID}`);
  await page.getByLabel('What is on your mind?').fill('Half a thou');
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  expect(await kept()).toContain('Half a thou');
  await page.reload();
  await expect(page.getByLabel('What is on your mind?')).toHaveValue('Half a thou');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Login via Email' })).toBeVisible();
  await expect.poll(kept).not.toContain('Half a thou');
});

/** How many files the browser keeps for a draft. */
function filesKept(page: Page): Promise<number | 'no database'> {
  return page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'feedDraft')) return 'no database';
    return new Promise<number | 'no database'>((resolve) => {
      const opening = indexedDB.open('feedDraft');
      // It has gone since it was listed: nothing is to be made in its place.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve('no database');
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('files').objectStore('files').count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  });
}
