import { type APIRequestContext, type BrowserContext, test as base, type Page } from '@playwright/test';

interface LoginAnswer {
  token: string;
  refresh: string;
  user: { id: string; name: string; username: string; email: string; is_admin: boolean };
}

/** Every seeded account has it; the start prints it. */
export const seedPassword = 'walk-the-plaza';

export async function login(request: APIRequestContext, username: string): Promise<LoginAnswer> {
  const answer = await request.post('/api/auth/login', {
    data: { emailOrUsername: username, password: seedPassword },
  });
  if (!answer.ok()) throw new Error(`Login of ${username} was refused: ${await answer.text()}`);
  return (await answer.json()) as LoginAnswer;
}

/** Enters name and password on the login screen, as a visitor does. */
export async function enterLogin(page: Page, username: string, password = seedPassword): Promise<void> {
  await page.getByRole('button', { name: 'Login via Email' }).click();
  await page.getByLabel('Email or Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

interface Visit extends LoginAnswer {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  endsAt: number;
}

/** Well before the access token of a login ends. */
const visitMs = 5 * 60_000;
/** A login costs the server half a second of work on purpose, so a worker makes one for many tests. */
const visits = new Map<string, Visit>();

/** The login that this worker has for somebody, or a new one where a test has ended it. */
async function visitOf(context: BrowserContext, username: string): Promise<Visit> {
  const known = visits.get(username);
  if (known && known.endsAt > Date.now()) {
    await context.addCookies(known.cookies);
    const headers = { Authorization: `Bearer ${known.token}` };
    if ((await context.request.get('/api/auth/sessions', { headers })).ok()) return known;
  }
  const answer = await login(context.request, username);
  const visit = { ...answer, cookies: await context.cookies(), endsAt: Date.now() + visitMs };
  visits.set(username, visit);
  return visit;
}

/** The bearer of somebody, for what a test asks past the page. */
export async function tokenOf(context: BrowserContext, username: string): Promise<string> {
  return (await visitOf(context, username)).token;
}

/** The page of somebody who is logged in already, as if they had come back. */
export async function comeBackAs(page: Page, username: string): Promise<void> {
  await keepSession(page, await visitOf(page.context(), username));
}

async function keepSession(page: Page, { token, refresh, user }: LoginAnswer): Promise<void> {
  await page.addInitScript(
    (entries) => {
      // A game in its frame has no storage.
      if (window.origin === 'null') return;
      for (const [key, value] of entries)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [
      ['isLoggedIn', 'true'],
      ['userId', user.id],
      ['name', user.name],
      ['plazaId', user.username],
      ['email', user.email],
      ['isadmin', String(user.is_admin)],
      ['authToken', token],
      ['accessToken', token],
      ['refreshToken', refresh],
    ] as const,
  );
}

/** Brings the page of somebody, or of a guest, who only looks at things. */
type Tour = (username?: string) => Promise<Page>;

/**
 * `member` is a page where basalt, an ordinary member, is logged in; `admin` one for amber. Tests that change nothing
 * take a `tour`: all of a worker share its pages, so that a browser fetches and compiles the product once and not for
 * each of them.
 */
export const test = base.extend<{ member: Page; admin: Page; tour: Tour }, { tours: Tour }>({
  tours: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const pages = new Map<string, Page>();
      await use(async (username = '') => {
        const known = pages.get(username);
        if (known) return known;
        const context = await browser.newContext({
          ...(baseURL ? { baseURL } : {}),
          ...(viewport ? { viewport } : {}),
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        if (username) await keepSession(page, await login(context.request, username));
        pages.set(username, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  tour: async ({ tours }, use) => {
    const seen = new Set<Page>();
    await use(async (username) => {
      const page = await tours(username);
      seen.add(page);
      return page;
    });
    // What nobody looks at any more costs no time.
    for (const page of seen) await page.goto('about:blank');
  },
  member: async ({ page }, use) => {
    await comeBackAs(page, 'basalt');
    await use(page);
  },
  admin: async ({ page }, use) => {
    await comeBackAs(page, 'amber');
    await use(page);
  },
});

export { expect } from '@playwright/test';
