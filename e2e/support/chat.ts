import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { enterLogin, expect, login } from './member.ts';

/** Somebody's own browser, in which they have logged in with their password: their keys open behind the first screen. */
export async function chatBrowserOf(browser: Browser, username: string, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto('/login');
  await enterLogin(page, username);
  await page.waitForURL((url) => url.pathname === '/');
  // What waits to be read is heard before the word.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Chat$/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search for a user' })).toBeVisible({ timeout: 30_000 });
  return page;
}

/** Two people who know each other: else the first word would be a request. */
export async function befriend(request: APIRequestContext, one: string, other: string): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const { token } = await login(request, from);
    const answer = await request.put(`/api/friends/requests/${to}`, {
      headers: { authorization: `Bearer ${token}` },
      data: {},
    });
    expect(answer.ok()).toBe(true);
  }
}

export const field = (page: Page): Locator => page.getByPlaceholder('Type a message...');
export const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages' });

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(messages(page).getByText(text)).toBeVisible();
}

/** The server has the newest message; the other may have a page open that has taken or read it already. */
export async function expectSent(page: Page): Promise<void> {
  await expect(
    messages(page)
      .getByText(/^(Sent|Delivered|Read)$/)
      .last(),
  ).toBeAttached();
}

export async function openChatWith(page: Page, username: string, name: string): Promise<void> {
  await page.goto('/chat');
  await page.getByRole('searchbox', { name: 'Search for a user' }).fill(username);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`Chat with ${name}`) }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
