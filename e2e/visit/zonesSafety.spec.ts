import type { Browser, Page } from '@playwright/test';
import { comeBackAs, expect, test, tokenOf } from '../support/member.ts';

/** A zone that amber has just made, and how to take it down. */
async function aZone(page: Page): Promise<{ path: string; remove: () => Promise<unknown> }> {
  const headers = { Authorization: `Bearer ${await tokenOf(page.context(), 'amber')}` };
  const data = { name: 'Safe Court', zone: 'castle', mode: 'public', avatar: 1, notify: false };
  const made = (await (await page.request.post('/api/zones', { headers, data })).json()) as { path: string };
  return { path: made.path, remove: () => page.request.delete(`/api${made.path}`, { headers }) };
}

/** Somebody in the zone, in a browser that cannot draw: the zone is told in words. */
async function inside(browser: Browser, path: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await comeBackAs(page, username);
  await page.goto(path);
  await page.getByRole('button', { name: 'Walk in' }).click();
  await expect(page.locator('[data-zone-inside]')).toHaveAttribute('data-status', 'inside');
  return page;
}

const people = (page: Page) => page.getByRole('region', { name: 'People here' });
const rowOf = (page: Page, name: string) => people(page).getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

async function says(page: Page, phrase: string): Promise<void> {
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.getByRole('button', { name: phrase }).click();
}

test('in a zone one walks with a friend; who made it freezes, reports, sends out and bans a stranger, seen from both sides', async ({
  browser,
  member,
}) => {
  test.slow();
  const { path, remove } = await aZone(member);
  const amber = await inside(browser, path, 'amber');
  const friend = await inside(browser, path, 'basalt');
  const stranger = await inside(browser, path, 'cedar');
  const name = 'Cedar Novak';
  await expect(rowOf(amber, name)).toBeVisible();

  await test.step('walks with a friend, and is near when they have gone away', async () => {
    await choose(amber, 'Basalt Okoro', 'Walk with Basalt Okoro');
    await expect(rowOf(amber, 'Basalt Okoro')).toContainText('you walk with them');
    await friend
      .getByRole('button', { name: /^Go to / })
      .last()
      .press('Enter');
    await expect(rowOf(stranger, 'Amber Lindqvist')).toContainText(/(?:5|6|7|8|9|\d\d) m, /);
    await expect(rowOf(amber, 'Basalt Okoro')).toContainText(/(?:0|1|2|3) m, /);
    await amber.getByRole('button', { name: 'Walk alone' }).click();
  });

  await test.step('freezes strangers: they stand still and are not heard, while friends are', async () => {
    await amber.getByRole('button', { name: 'Safety' }).click();
    await amber.getByRole('button', { name: 'Freeze strangers' }).click();
    await amber.keyboard.press('Escape');
    await expect(rowOf(amber, name)).toContainText('frozen');
    await expect(rowOf(friend, name)).not.toContainText('frozen');
    await says(stranger, 'Hello!');
    await expect(friend.getByRole('log').getByText(`${name}: Hello!`)).toBeVisible();
    await says(friend, 'Hello!');
    await expect(amber.getByRole('log').getByText('Basalt Okoro: Hello!')).toBeVisible();
    await expect(amber.getByRole('log').getByText(`${name}: Hello!`)).toHaveCount(0);
    await amber.getByRole('button', { name: 'Let them move' }).click();
    await expect(rowOf(amber, name)).not.toContainText('frozen');
  });

  await test.step('reports them, and they learn nothing of it', async () => {
    await choose(amber, name, `Report ${name}`);
    await amber.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
    await expect(amber.getByText('Thank you. Those who look after this place will read it.')).toBeVisible();
    await expect(stranger.getByText(/report/i)).toHaveCount(0);
  });

  await test.step('sends them out, and they stay out', async () => {
    await choose(amber, name, `Send ${name} out for ten minutes`);
    await expect(stranger.getByRole('heading', { name: 'You are out of this zone' })).toBeVisible();
    await expect(rowOf(amber, name)).toHaveCount(0);
    await stranger.reload();
    await expect(stranger.locator('[data-zone-inside][data-status="inside"]')).toHaveCount(0);
  });

  await test.step('bans a friend for good, who could do none of it', async () => {
    await friend.getByRole('button', { name: 'More about Amber Lindqvist' }).click();
    await expect(friend.getByRole('menuitem', { name: /Ban|Send/ })).toHaveCount(0);
    await friend.keyboard.press('Escape');
    await choose(amber, 'Basalt Okoro', 'Ban Basalt Okoro for good');
    await expect(friend.getByRole('heading', { name: 'You are out of this zone' })).toBeVisible();
    await expect(people(amber).getByText('Nobody else is here yet.')).toBeVisible();
  });

  await Promise.all([amber, friend, stranger].map((page) => page.context().close()));
  await remove();
});
