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
/** A login costs the house half a second of work on purpose, so a worker makes one for many tests. */
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
  const { token, refresh, user } = await visitOf(page.context(), username);
  await page.addInitScript(
    (entries) => {
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

/** `member` is a page where basalt, an ordinary member, is logged in; `admin` one for amber. */
export const test = base.extend<{ member: Page; admin: Page }>({
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
