import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { serveTemplate } from '../support/gameTemplate.ts';
import { expect, test, tokenOf } from '../support/member.ts';

/** What goes wrong in the page or in a game, told by the browser itself. */
function troubleOf(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  return trouble;
}

const game = (page: Page) => page.locator('iframe[data-ours]');

test('[2.8-1] one game after another starts in its frame, and the address keeps the place', async ({
  member: page,
}) => {
  const trouble = troubleOf(page);
  await page.goto('/games');
  await expect(game(page)).toHaveAttribute('data-status', 'ready');
  const first = await game(page).getAttribute('title');
  await page.keyboard.press('PageDown');
  await expect(game(page)).not.toHaveAttribute('title', first ?? '');
  await expect(game(page)).toHaveAttribute('data-status', 'ready');
  const second = (await game(page).getAttribute('title')) ?? '';
  await page.reload();
  await expect(game(page)).toHaveAttribute('title', second);
  expect(trouble).toEqual([]);
});

test('in full screen a game fills the screen', async ({ member: page }) => {
  await page.goto('/play/clockwork');
  await expect(game(page)).toHaveAttribute('data-status', 'ready');
  await page.getByRole('button', { name: 'Full screen' }).click();
  const around = () =>
    game(page).evaluate(({ clientWidth, clientHeight }) => [
      innerWidth - clientWidth,
      innerHeight - clientHeight,
    ]);
  await expect.poll(around).toEqual([0, 0]);
});

test('a game has no origin: it reaches neither storage, nor cookies, nor the page around it, nor the api', async ({
  member: page,
}) => {
  await page.goto('/games');
  await expect(game(page)).toHaveAttribute('data-status', 'ready');
  const frame = await (await game(page).elementHandle())?.contentFrame();
  const reached = await frame?.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      storage: () => localStorage.getItem('authToken'),
      cookies: () => document.cookie.length > 0 || undefined,
      page: () => window.top?.document.title,
      navigation: () => ((window.top as Window).location.href = 'about:blank'),
    };
    const got: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        if (attempt() !== undefined) got.push(name);
      } catch {
        // That is what should happen.
      }
    }
    await fetch('/api/profile').then(
      () => got.push('api'),
      () => undefined,
    );
    return got;
  });
  expect(reached).toEqual([]);
  await expect(page).toHaveURL(/\/games/);
});

test('a game that a stranger made from the template plays by its address, and says how it went', async ({
  member: page,
}) => {
  const address = await serveTemplate(page, 'https://games.stranger.example');
  const slug = `catch-${Date.now()}`;
  const added = await page.request.post('/api/catalogue/games', {
    headers: { Authorization: `Bearer ${await tokenOf(page.context(), 'amber')}` },
    // In no list, so that other tests see the arcade alone.
    data: {
      slug,
      title: 'Catch the light',
      url: address,
      on_mobile: false,
      on_pc: false,
      is_hidden: false,
      width: 360,
      height: 640,
      line: null,
    },
  });
  expect(added.ok()).toBe(true);
  await page.goto(`/play/${slug}`);
  const frame = page.getByTitle('Catch the light');
  await expect(frame).toHaveAttribute('data-status', 'ready');
  // The first press begins; ten lights pass by themselves or are caught.
  await frame.click({ position: { x: 20, y: 20 } });
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.getByText(/^You scored/)).toBeVisible({ timeout: 100 });
  }).toPass();
  const origin = await (
    await frame.elementHandle()
  )
    ?.contentFrame()
    .then((inner) => inner?.evaluate(() => window.origin));
  expect(origin).toBe('null');
});

test('a score that is told in the feed is a card on which its game is played', async ({
  member: page,
  baseURL,
}) => {
  const posted = await page.request.post('/api/content', {
    headers: { Authorization: `Bearer ${await tokenOf(page.context(), 'kestrel')}` },
    multipart: {
      context: `I made 900 points in Clockwork. ${baseURL}/play/clockwork`,
      clientId: randomUUID(),
    },
  });
  const { post } = (await posted.json()) as { post: { ID: string } };
  await page.goto(`/post/${post.ID}`);
  const card = page.getByRole('region', { name: 'Clockwork' });
  await card.getByRole('button', { name: 'Play here' }).click();
  await expect(card.getByTitle('Clockwork')).toHaveAttribute('data-status', 'ready');
});
