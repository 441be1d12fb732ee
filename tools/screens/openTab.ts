import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CommandError } from '../command/CommandError.ts';

/** Every seeded account has it. */
const PASSWORD = 'walk-the-plaza';
/** How high a window of each width is. */
const heights: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800 };

export interface Shot {
  theme: 'dark' | 'light';
  width: number;
}

/** Somebody who has logged in: what their browser keeps, and a post of theirs. */
export interface Visitor {
  kept: Record<string, string>;
  cookies: BrowserContextOptions['storageState'];
  post: string;
  /** Ends the session: the list of them in Settings is in the pictures too. */
  leave(): Promise<unknown>;
}

export async function logIn(browser: Browser, address: string, username: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: address });
  const answer = await context.request.post('/api/auth/login', {
    data: { emailOrUsername: username, password: PASSWORD },
  });
  if (!answer.ok())
    throw new CommandError(`${username} cannot log in: is this a Plaza with the seeded accounts?`);
  const { token, refresh, user } = await answer.json();
  const headers = { authorization: `Bearer ${token}` };
  const [post]: { ID: string }[] = await (
    await context.request.get(`/api/content/${username}`, { headers })
  ).json();
  const visitor = {
    kept: {
      isLoggedIn: 'true',
      userId: user.id,
      name: user.name,
      plazaId: user.username,
      email: user.email,
      ...(user.profile ? { profile: user.profile } : {}),
      isadmin: String(user.is_admin),
      authToken: token,
      accessToken: token,
      refreshToken: refresh,
    },
    cookies: await context.storageState(),
    post: post?.ID ?? '',
    leave: async () => {
      await context.request.post('/api/auth/logout', { headers, data: {} });
      await context.close();
    },
  };
  return visitor;
}

/** A tab as somebody with a window of this width and this theme has it. */
export async function openTab(
  browser: Browser,
  {
    address,
    shot: { theme, width },
    visitor,
    language,
  }: { address: string; shot: Shot; visitor: Visitor | undefined; language: string | undefined },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: heights[width] ?? 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(visitor ? { storageState: visitor.cookies } : {}),
  });
  const kept = { theme, ...(language ? { language } : {}), ...visitor?.kept };
  await context.addInitScript((entries) => {
    for (const [key, value] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, Object.entries(kept));
  return context.newPage();
}
