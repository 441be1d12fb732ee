import type { Browser, Page } from '@playwright/test';
import { comeBackAs, expect, test, tokenOf } from '../support/member.ts';

const NAME = 'Ivy Court';

/** Somebody's own browser, which cannot draw: zones are told in words. */
async function arrive(browser: Browser, username: string, address: string): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await comeBackAs(page, username);
  await page.goto(address);
  return page;
}

async function makeProtected(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Zone name' }).fill(NAME);
  for (const [name, option] of [
    ['Zone', 'Explorer Zone'],
    ['Avatar', 'Avatar 1'],
    ['Mode', 'Protected: limited to approved users'],
  ] as const)
    await page.getByRole('combobox', { name, exact: true }).selectOption(option);
  await page.getByRole('button', { name: 'Start Zone Creation' }).click();
  await expect(page.getByText(`Zone '${NAME}' created successfully with protected mode!`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
}

async function takeDown(page: Page, username: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(page.context(), username)}` };
  const made = (await (await page.request.get('/api/zones/made?of=mine', { headers })).json()) as {
    name: string;
    path: string;
  }[];
  for (const { name, path } of made)
    if (name.startsWith(NAME)) await page.request.delete(`/api${path}`, { headers });
}

test('[1-2] a protected zone that one makes is found by a second, knocked at by a third, and remixed by the second', async ({
  browser,
}) => {
  test.slow();
  const maker = await arrive(browser, 'basalt', '/create-zones');
  await makeProtected(maker);

  const second = await arrive(browser, 'cedar', '/zones');
  await test.step('the second finds it, may not walk in, and is let in for good', async () => {
    await second.getByRole('searchbox', { name: 'Search zones' }).fill('ivy');
    await second.getByRole('link', { name: new RegExp(NAME) }).click();
    await expect(second.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(second.getByRole('button', { name: /Walk in|Remix/ })).toHaveCount(0);
    await second.getByRole('button', { name: 'Knock' }).click();
    await maker.getByRole('button', { name: 'Always: Cedar Novak' }).click();
    await expect(second.getByRole('button', { name: 'Walk in' })).toBeVisible();
  });

  const third = await arrive(browser, 'kestrel', new URL(second.url()).pathname);
  await test.step('a third knocks while the owner is inside, is let in, and the two meet', async () => {
    await maker.getByRole('button', { name: 'Walk in' }).click();
    await expect(maker.locator('[data-zone-inside]')).toHaveAttribute('data-status', 'inside');
    await third.getByRole('button', { name: 'Knock' }).click();
    await expect(third.getByText(/You have knocked\./)).toBeVisible();
    await expect(maker.getByText('Kestrel Murphy wants in')).toBeVisible();
    await maker.getByRole('button', { name: 'Let in: Kestrel Murphy' }).click();
    await third.getByRole('button', { name: 'Walk in' }).click();
    const people = maker.getByRole('region', { name: 'People here' });
    await expect(people.getByText('Kestrel Murphy')).toBeVisible();
  });

  await test.step('the second remixes it, and it says whose it was', async () => {
    await second.getByRole('button', { name: 'Remix this zone' }).click();
    await expect(second.getByRole('heading', { level: 1, name: `${NAME} remixed` })).toBeVisible();
    await expect(second.getByRole('link', { name: `Made from ${NAME} by Basalt Okoro` })).toBeVisible();
  });

  await takeDown(maker, 'basalt');
  await takeDown(second, 'cedar');
  await Promise.all([maker, second, third].map((page) => page.context().close()));
});
