import type { Browser, Page } from '@playwright/test';
import { expectSent, messages, openChatWith, say } from '../support/chat.ts';
import { mailTo } from '../support/mailbox.ts';
import { enterLogin, expect, test } from '../support/member.ts';

const PASSWORD = 'three lanterns by the well';
const home = (page: Page) => expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
const keys = (page: Page) => page.getByRole('region', { name: 'Chat keys' });
const isOpen = (page: Page) =>
  expect(keys(page).getByText('Your chat keys are open in this browser.')).toBeVisible();

/** A newcomer, with the code of the mail. */
async function signUp(page: Page, who: string): Promise<string> {
  const username = `${who}${Date.now().toString(36)}`;
  const email = `${username}@plaza.example`;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up via Email' }).click();
  await field('Name').fill('Fern Abara');
  await field('Create your Plaza ID').fill(username);
  await field('Email').fill(email);
  await field('Password').fill(PASSWORD);
  await field('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const { text } = await mailTo(page.request, email, /is your code/);
  await field('Enter OTP').fill(/\d{6}/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await home(page);
  return username;
}

async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await enterLogin(page, username, PASSWORD);
  await home(page);
}

/** The thirty digits of one's own keys: other keys have others. */
async function digitsOf(page: Page): Promise<string> {
  // By the frame: a page that is loaded anew has forgotten what was typed at the login.
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await isOpen(page);
  return (
    (await keys(page)
      .getByText(/^(\d{5} ){5}\d{5}$/)
      .textContent()) ?? ''
  );
}

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

test('who signs up has chat keys, and a second browser opens the same by plain login, with no question', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const username = await signUp(page, 'fern');
  const digits = await digitsOf(page);
  expect(sent.filter((body) => body.includes(PASSWORD))).toEqual([]);

  const second = await anotherBrowser(browser, baseURL);
  await logIn(second, username);
  await expect(second.getByRole('dialog')).toHaveCount(0);
  expect(await digitsOf(second)).toBe(digits);

  await test.step('they survive a reload without the network of the keys', async () => {
    await second.route('**/api/keys', (route) => route.abort());
    await second.reload();
    await expect(keys(second).getByText('Your chat keys did not open')).toBeVisible();
    await second.unroute('**/api/keys');
    await keys(second).getByRole('button', { name: 'Retry' }).click();
    await isOpen(second);
  });

  await test.step('and go with a chosen logout, there alone', async () => {
    expect((await databases(second)).filter((name) => name.startsWith('plaza:keys:'))).toHaveLength(1);
    await second.getByRole('button', { name: 'Logout' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(second.getByRole('heading', { name: 'Virtual Worlds, Real Connections' })).toBeVisible();
    await expect(async () => {
      expect((await databases(second)).filter((name) => name.startsWith('plaza:keys:'))).toEqual([]);
    }).toPass();
    expect(await digitsOf(page)).toBe(digits);
  });
  await second.context().close();
});

test('a page that is loaded anew in the very moment of the login asks for nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const username = await signUp(page, 'moss');
  const digits = await digitsOf(page);
  const second = await anotherBrowser(browser, baseURL);
  // As soon as this browser has kept the session.
  await second.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      keep.call(this, key, value);
      if (key !== 'refreshToken' || sessionStorage.getItem('left')) return;
      keep.call(sessionStorage, 'left', 'yes');
      window.location.reload();
    };
  });
  await logIn(second, username);
  expect(await second.evaluate(() => sessionStorage.getItem('left'))).toBe('yes');
  expect(await digitsOf(second)).toBe(digits);
  await second.context().close();
});

test('a browser that was shown no password opens them with the recovery code, or by the other device', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const username = await signUp(page, 'sorrel');
  const digits = await digitsOf(page);
  await keys(page).getByRole('button', { name: 'Make a recovery code' }).click();
  const code =
    (await keys(page)
      .getByText(/^(\w{4}-){6}\w{4}$/)
      .textContent()) ?? '';
  await keys(page).getByRole('button', { name: 'I have kept it' }).click();

  const second = await anotherBrowser(browser, baseURL);
  await logIn(second, username);
  // As if the session had come by a way that shows no password.
  const lose = async () => {
    for (const name of await databases(second))
      await second.evaluate((one) => void indexedDB.deleteDatabase(one), name);
    await second.goto('/settings');
    await expect(keys(second).getByText('Your chat keys are not in this browser')).toBeVisible();
  };
  await digitsOf(second);
  await lose();
  const otherLetter = code.endsWith('0') ? '1' : '0';
  await keys(second)
    .getByLabel('Recovery code')
    .fill(code.slice(0, -1) + otherLetter);
  await keys(second).getByRole('button', { name: 'Open with the code' }).click();
  await expect(keys(second).getByText(/This is not your recovery code/)).toBeVisible();
  await keys(second).getByLabel('Recovery code').fill(code.toLowerCase());
  await keys(second).getByRole('button', { name: 'Open with the code' }).click();
  await isOpen(second);

  await test.step('six digits carry them from device to device', async () => {
    await lose();
    // Nobody answers yet: a page that is open would do so at once, and digits take the place of the code.
    await page.goto('about:blank');
    // The address that the QR code carries is opened by the phone's camera, in a browser that has the keys.
    const opened = second.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/keys/links'),
    );
    await keys(second).getByRole('button', { name: 'Ask my other devices' }).click();
    const { commitment } = (await (await opened).json()) as { commitment: string };
    await expect(keys(second).getByRole('img', { name: /^QR code/ })).toBeVisible();
    await page.goto(`/settings#link=${commitment}`);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(keys(page).getByText('A new device asks for your keys')).toBeVisible();
    const shown =
      (await keys(second)
        .getByText(/^\d{6}$/)
        .textContent()) ?? '';
    await keys(page).getByLabel('The six digits that it shows').fill(shown);
    await keys(page).getByRole('button', { name: 'Give it my keys' }).click();
    expect(await digitsOf(second)).toBe(digits);
  });
  await second.context().close();
});

test.describe('under a name', () => {
  // Passkeys are bound to one.
  test.use({ baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('127.0.0.1', 'localhost')) });

  test('a passkey opens them where no password was typed', async ({ page }) => {
    test.setTimeout(240_000);
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
        hasPrf: true,
      },
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await signUp(page, 'teasel');
    const digits = await digitsOf(page);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await passkeys.getByLabel('Current Password').fill(PASSWORD);
    await passkeys.getByRole('button', { name: 'Create passkey' }).click();
    await expect(passkeys.getByRole('listitem')).toContainText('not used yet');
    await openChatWith(page, 'amber', 'Amber');
    const chat = new URL(page.url()).pathname;
    await say(page, 'the lamps are lit');
    await expectSent(page);

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: 'Login via Email' })).toBeVisible();
    await page.goto('/login?view=emailLogin');
    // The offer in the field is taken at once; where a browser makes none, the button asks.
    await home(page);
    expect(await digitsOf(page)).toBe(digits);
    await expect(keys(page).getByText('A passkey')).toBeVisible();
    // And with them all that was said before.
    await page.goto(chat);
    await expect(messages(page).getByText('the lamps are lit')).toBeVisible();
    expect(sent.filter((body) => /"prf"/.test(body))).toEqual([]);
  });
});
