import type { Page } from '@playwright/test';
import { slot } from '../failures/plazaStillWorks.ts';
import { readLarge } from '../support/look.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/member.ts';
import { openSettled } from '../support/openSettled.ts';

/** Something that a new page would not know any more. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'samePage', true));
const isSame = (page: Page) => page.evaluate(() => Reflect.has(window, 'samePage'));

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^(Language of|Sprache von)/ }).selectOption(name);
}

test('Settings change the language of frame and remotes without a reload, and for good', async ({
  member: page,
}) => {
  await page.goto('/games');
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await mark(page);

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await chooseLanguage(page, 'Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Einstellungen · Plaza');
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Spiele' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spiele' })).toBeVisible();
  expect(await isSame(page)).toBe(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Spiele' })).toBeVisible();
  expect(await isSame(page)).toBe(false);
  await page.goto('/settings');
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }),
  ).toBeVisible();
});

test('a language or a theme chosen in one tab is that of the other, which does not load again', async ({
  member: page,
  context,
}) => {
  await openSettled(page, '/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await mark(page);
  const other = await context.newPage();
  await other.goto('/settings');
  await chooseLanguage(other, 'Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Spiele' })).toBeVisible();
  await expect(page).toHaveTitle('Spiele · Plaza');
  const theme = page.locator('html');
  const before = await theme.getAttribute('data-theme');
  const next = before === 'dark' ? 'Hell' : 'Dunkel';
  await other.getByRole('combobox', { name: 'Design' }).selectOption(next);
  await expect(theme).not.toHaveAttribute('data-theme', String(before));
  expect(await isSame(page)).toBe(true);
});

test('what the server says before the page runs, and its mails, are in the chosen language', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const answer = await page.goto('/terms');
  expect(await answer?.text()).toMatch(/<html lang="de">[^]*<title>Nutzungsbedingungen · Plaza</);
  await page.goto('/login?view=forgotPassword');
  await page.getByLabel('E-Mail oder Benutzername').fill('cedar');
  await page.getByRole('button', { name: 'Link zum Zurücksetzen schicken' }).click();
  const { text } = await mailTo(request, 'cedar@plaza.example', /^Dein Code für ein neues Passwort/);
  expect(text).toContain('Mit diesem Code setzt du ein neues Passwort:');
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('is welcomed in German, and refused in German', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1, name: 'Willkommen zurück' })).toBeVisible();
    await page.getByRole('button', { name: 'Mit E-Mail anmelden' }).click();
    await page.getByLabel('E-Mail oder Benutzername').fill('basalt');
    await page.getByLabel('Passwort', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Anmeldung fehlgeschlagen: Name oder Passwort ist falsch.',
    );
  });

  test('never sees a word of English before the German', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Reflect.set(window, 'seen', seen);
      new MutationObserver(() => seen.add(document.body.innerText)).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Virtuelle Welten, echte Begegnungen' })).toBeVisible();
    const seen = await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)].join('\n'));
    expect(seen).not.toMatch(/Skip to content|Sign Up|Real Connections/);
  });
});

test('the other catalogues are not fetched by those who read English', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const texts = await page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = names.filter((name) => name.endsWith('.js'));
    return Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
  });
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes('Willkommen zurück'))).toEqual([]);
});

test('German words, which are longer, fit a phone with text at 200 % too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  for (const address of ['/', '/login', '/privacy', '/terms']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Registrieren' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await readLarge(page);
  }
});
