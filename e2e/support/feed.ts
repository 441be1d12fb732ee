import type { Browser, BrowserContext, Locator, Page, Route } from '@playwright/test';
import { comeBackAs, login } from './member.ts';

/** Somebody with a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  name: string;
}

export async function arrive(browser: Browser, name: string, baseURL: string): Promise<Person> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await comeBackAs(page, name);
  await page.goto('/');
  await page.getByRole('tab', { name: 'Friends' }).waitFor();
  return { page, context, name };
}

/** The two are friends, whatever they were before. */
export async function befriend(one: Person, other: Person): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const { token } = await login(from.context.request, from.name);
    const answer = await from.context.request.put(`/api/friends/requests/${to.name}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok()) throw new Error(`The request to ${to.name} was refused: ${await answer.text()}`);
  }
}

/** Everything of this name that the page shows as a post. */
export function postSaying(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ hasText: words });
}

/** Writes a post with a picture in the popup that opens on every screen; it is not sent yet. */
export async function compose(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Create New Content' });
  await popup.getByLabel('What is on your mind?').fill(words);
  await popup.getByLabel('Who sees it').selectOption({ label: 'Friend' });
  await popup.getByLabel('Attach Media').setInputFiles({
    name: 'pier.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await popup.getByLabel('What is to be seen?').fill('The pier');
}

/** Where somebody is in the page, and what stands there: neither may change by itself. */
export async function placeOf(page: Page): Promise<{ scroll: number; top: number | undefined }> {
  return page.evaluate(() => ({
    scroll: Math.round(window.scrollY),
    top: document.querySelector('article')?.getBoundingClientRect().top,
  }));
}

/** A piece of the sea. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEUeUHhVpxf6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIx+3BgQAAAADDoPlTX+AIVQEAAHwDDDAAAcvAQmMAAAAASUVORK5CYII=',
  'base64',
);

/**
 * The network breaks in the middle of the next such call: the server does what it is asked, and its answer is lost.
 * Returns when that has happened.
 */
export async function loseNextAnswer(page: Page, method: string, path: RegExp): Promise<() => Promise<void>> {
  let happened: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => (happened = resolve));
  let isDone = false;
  const handler = async (route: Route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    await route.fetch();
    await route.abort('connectionreset');
    happened();
  };
  await page.route(path, handler);
  return () => lost;
}
