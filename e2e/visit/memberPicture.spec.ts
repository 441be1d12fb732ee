import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { comeBackAs, expect, test, tokenOf } from '../support/member.ts';

// All of them are the same person, who writes the newest post each time.
test.describe.configure({ mode: 'default' });

const SHELL = /\/remotes\/shell\/[^/]+\/main\.\w+\.js/;
const FEED = '/api/contents/friends';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

/** What stands over the page until that shows itself. What is in it is found by nobody but its own picture. */
const drawn = (page: Page) => page.locator('#plaza-first');
const pictureIn = (page: Page, place: string) =>
  page
    .locator(`${place} picture`)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });

/** Somebody whose newest post has a picture, in a browser that keeps nothing but their login. */
async function arrive(page: Page): Promise<void> {
  await comeBackAs(page, 'lichen');
  const answer = await page.request.post('/api/content', {
    headers: { authorization: `Bearer ${await tokenOf(page.context(), 'lichen')}` },
    multipart: {
      context: 'The lamps go on one by one.',
      sharing: '1',
      media: { name: 'lamps.png', mimeType: 'image/png', buffer: await tallPicture(page) },
      alt: 'Lamps',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
  await page.goto('/healthz');
  await page.evaluate(() => {
    for (const key of ['friendsContent', 'allContent', 'timestamp']) localStorage.removeItem(key);
  });
}

/** Taller than a post may be, so that its place is cut to measure. */
const tallPicture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 500 } });

for (const [device, options] of Object.entries({
  'a phone': { viewport: { width: 360, height: 760 }, userAgent: PHONE },
  'a desk': { viewport: { width: 1280, height: 800 } },
})) {
  test.describe(`home on ${device}`, () => {
    test.use(options);

    test('stands there before the shell, with the picture of the first post where it stays', async ({
      page,
    }) => {
      await arrive(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        // The page before this one is not ours, and on a slow machine the worker, which tests have none of, is tried by now.
        const isOurs = !message.location().url.endsWith('/favicon.ico');
        if (isOurs && !message.text().includes('Service Worker registration blocked'))
          complaints.push(message.text());
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const letThrough = await hold(page, SHELL);

      await page.goto('/', { waitUntil: 'commit' });
      await expect(drawn(page)).toBeVisible();
      await expect(drawn(page).locator('img')).toHaveJSProperty('complete', true);
      const before = await pictureIn(page, '#plaza-first');
      letThrough();

      await expect(drawn(page)).toHaveCount(0);
      await expect(page.getByRole('article').first().locator('img').first()).toBeVisible();
      expect(await pictureIn(page, 'article')).toEqual(before);
      expect(asked.filter((path) => path === FEED)).toHaveLength(1);
      expect(complaints).toEqual([]);
    });

    test('has nothing that moves by itself once it is there: each frame would cost a phone', async ({
      page,
    }) => {
      await arrive(page);
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(drawn(page)).toHaveCount(0);
      const moving = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '') ?? ''),
        );
      await expect.poll(moving).toEqual([]);
    });
  });
}

test('a session that is over ends at the login, not at a drawn home', async ({ page }) => {
  await arrive(page);
  await page.evaluate(() => {
    for (const key of ['authToken', 'accessToken', 'refreshToken']) localStorage.setItem(key, 'over');
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(drawn(page)).toHaveCount(0);
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html).not.toContain('plaza-first');
});

test('a remote that does not come says so, and nothing drawn is in its way', async ({ page }) => {
  await arrive(page);
  await page.route(/\/remotes\/mf-feed\//, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Feed/ })).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
});
