import type { Page } from '@playwright/test';
import { slot } from '../failures/plazaStillWorks.ts';
import { expect, test } from '../support/member.ts';

/** Every address of the specification, and who shows it. A guest finds the login, in place or behind it; some are for everybody. */
const forMembers = [
  ['/games', 'mf-games', 'in place'],
  ['/play/sky-courier', 'mf-games', 'in place'],
  ['/videos', 'mf-games'],
  ['/favorites', 'mf-games'],
  ['/chat', 'mf-chat'],
  ['/chat/1', 'mf-chat'],
  ['/add', 'mf-feed'],
  ['/profile', 'mf-feed'],
  ['/user/cedar', 'mf-feed'],
  ['/search', 'mf-feed'],
  ['/edit-content/1', 'mf-feed'],
  ['/zones', 'mf-zones'],
  ['/create-zones', 'mf-zones'],
  ['/admin', 'mf-admin'],
  ['/invest', 'mf-admin'],
  ['/user-activity/1', 'mf-admin', 'for everybody'],
  ['/email', 'mf-admin', 'for everybody'],
  ['/mail', 'mf-admin', 'for everybody'],
  ['/settings', 'shell'],
] as const;
const forEverybody = [
  '/',
  '/about',
  '/features',
  '/contact',
  '/privacy',
  '/terms',
  '/version',
  '/login',
  '/signup',
];

/** As a link does it: without a load of the page. */
const step = (page: Page, to: string) => page.evaluate((address) => history.pushState(null, '', address), to);

const main = (page: Page) => page.getByRole('main');

test('[2.1-3] every address of the specification leads a guest to the login and has the way back, with a slash at its end too', async ({
  tour,
}) => {
  test.setTimeout(240_000);
  const page = await tour();
  await page.goto('/about');
  for (const [address, , where] of forMembers) {
    if (where === 'for everybody') continue;
    for (const asked of [address, `${address}/`]) {
      await test.step(asked, async () => {
        await step(page, asked);
        const behindLogin = `/login?${new URLSearchParams({ then: asked })}`;
        await expect(page).toHaveURL(where === undefined ? behindLogin : asked);
        await expect(main(page).getByRole('button', { name: 'Login via Email' })).toBeVisible();
      });
    }
  }
});

test('[2.1-3] a slash at the end of an address shows a member the same page', async ({ tour }) => {
  test.setTimeout(240_000);
  const page = await tour('amber');
  await page.goto('/about');
  const titleAt = async (address: string, remote: string) => {
    await step(page, address);
    await expect(page).toHaveURL(address);
    if (remote !== 'shell') await expect(slot(page, remote)).toHaveAttribute('data-status', 'mounted');
    const title = main(page).getByRole('heading', { level: 1 }).first();
    await expect(title).toBeAttached();
    await expect(title).not.toHaveText('');
    return title.innerText();
  };
  for (const [address, remote] of forMembers)
    await test.step(address, async () => {
      // What is still on its way has a name of its own for a moment.
      const isSame = async () => (await titleAt(address, remote)) === (await titleAt(`${address}/`, remote));
      await expect.poll(isSame).toBe(true);
    });
});

test('the server answers at each of them, so that a link from elsewhere arrives', async ({ request }) => {
  const all = [...forMembers.map(([address]) => address), ...forEverybody];
  const asked = await Promise.all(
    all
      .flatMap((address) => [address, `${address.replace(/\/$/, '')}/`])
      .map((address) => request.get(address, { headers: { accept: 'text/html' } })),
  );
  expect(asked.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([]);
});
