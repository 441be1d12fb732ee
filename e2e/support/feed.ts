import type { Browser, BrowserContext, Locator, Page, WebSocketRoute } from '@playwright/test';
import { comeBackAs, expect, test as base, tokenOf } from './member.ts';

/** Somebody with a browser of their own. */
export interface Person {
  page: Page;
  context: BrowserContext;
  name: string;
  /** The live connections of the page. */
  sockets: WebSocketRoute[];
}

/**
 * `invite` brings people, each in a browser of their own at the top of the feed; the first two are friends. Who is
 * here already comes with a second browser, and finds everything as they left it.
 */
export const test = base.extend<{ invite: (...names: string[]) => Promise<Person[]> }>({
  invite: async ({ browser, baseURL }, use) => {
    const people: Person[] = [];
    await use(async (...names) => {
      const isBack = people.length > 0;
      const fresh = await Promise.all(names.map((name) => arrive(browser, name, baseURL ?? '')));
      people.push(...fresh);
      const [one, other] = fresh;
      if (one && other) await befriend(one, other);
      if (!isBack) await Promise.all(fresh.map(beginAnew));
      await Promise.all(fresh.map(openFeed));
      return people;
    });
    await Promise.all(people.map(({ context }) => context.close()));
  },
});

async function arrive(browser: Browser, name: string, baseURL: string): Promise<Person> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const sockets: WebSocketRoute[] = [];
  await context.routeWebSocket(/\/hub/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await comeBackAs(page, name);
  return { page, context, name, sockets };
}

/** Nothing is unread, and nobody is in the middle of something that an earlier visit began. */
async function beginAnew(person: Person): Promise<void> {
  const [newest] = (await tell(person, 'GET', '/contents/friends')) as { ID: string }[];
  if (newest) await tell(person, 'PUT', '/contents/position', { tab: 'friends', post: newest.ID });
  await tell(person, 'PUT', '/notifications/read', {});
}

async function openFeed({ page }: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('feed').waitFor();
}

/** The two are friends, whatever they were before. */
async function befriend(one: Person, other: Person): Promise<void> {
  await tell(one, 'PUT', `/friends/requests/${other.name}`);
  await tell(other, 'PUT', `/friends/requests/${one.name}`);
}

/** Says something to the api as somebody, past their page. */
export async function tell(
  { context, name }: Person,
  method: 'GET' | 'PUT',
  path: string,
  data?: object,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${await tokenOf(context, name)}` };
  const answer = await context.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path} for ${name}`).toBe(true);
  return answer.json();
}

/** Everything of this name that the page shows as a post. */
export function postSaying(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ hasText: words });
}

/** The bell of the frame. */
export function bellOf(page: Page): Locator {
  return page.locator('[data-place="frame.bell"]').getByRole('button');
}

/** Opens the popup that is there on every screen, and writes a post for friends. It is not sent yet. */
export async function compose(page: Page, words: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Create New Content' });
  await expect(popup.getByLabel('What is on your mind?')).toBeFocused();
  await page.keyboard.insertText(words);
  await popup.getByLabel('Who sees it').selectOption({ label: 'Friend' });
  return popup;
}

export async function attachPier(popup: Locator): Promise<void> {
  const pier = { name: 'pier.png', mimeType: 'image/png', buffer: seaPiece };
  await popup.getByLabel('Attach Media').setInputFiles(pier);
}

const seaPiece = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEUeUHhVpxf6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIx+3BgQAAAADDoPlTX+AIVQEAAHwDDDAAAcvAQmMAAAAASUVORK5CYII=',
  'base64',
);

/** From now on what somebody reads may not move by itself; the returned function says that it has not. */
export async function holdPlace(page: Page): Promise<() => Promise<void>> {
  await comeToRest(page);
  await page.evaluate(() => {
    // The browser's own types do not know the entry yet.
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const seen = Object.assign(window, { shifts: 0 });
    const isRead = (node: Node | null) =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest('article'));
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => isRead(node))) seen.shifts += value;
    }).observe({ type: 'layout-shift' });
  });
  const before = await placeOf(page);
  return async () => {
    expect(await placeOf(page)).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  };
}

/** What somebody has just scrolled to is drawn, and measured, a moment later on a machine with much else to do. */
export async function comeToRest(page: Page): Promise<void> {
  let [before, still] = ['', 0];
  const looksAtRest = async () => {
    const last = before;
    before = JSON.stringify(await placeOf(page));
    still = before === last ? still + 1 : 0;
    return still;
  };
  // Between two looks alone such a machine may have drawn nothing.
  await expect.poll(looksAtRest, { intervals: [250] }).toBeGreaterThanOrEqual(2);
}

/** Where on the screen each post stands: what comes above them may make the page longer. */
function placeOf(page: Page): Promise<[string | undefined, number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article[data-post]')].map(
      (post): [string | undefined, number] => [post.dataset['post'], post.getBoundingClientRect().top],
    ),
  );
}
