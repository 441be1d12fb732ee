import type { CDPSession, Page } from '@playwright/test';
import { Keyboard } from '../support/keyboard.ts';
import { enterLogin, expect, seedPassword, test } from '../support/member.ts';

// Passkeys are bound to a name, so this visitor comes by the name of this machine.
const named = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', 'localhost');

test.use({ baseURL: async ({ baseURL }, use) => use(named(baseURL)) });

// The frame of a member: whether the feed below it loads is not a matter of identity.
const home = (page: Page) => expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** A thumb that is always there, and always the right one. */
async function aThumb(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return browser;
}

async function logOut(page: Page): Promise<void> {
  await button(page, 'Logout').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(button(page, 'Login via Email')).toBeVisible();
}

test('a passkey is added in Settings, opens the account by keyboard alone, and opens nothing once it is removed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await aThumb(page);
  await page.goto('/login');
  await enterLogin(page, 'dune');
  await home(page);

  await test.step('is added after the password', async () => {
    await page.goto('/settings');
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
    await passkeys(page).getByLabel('Name of the passkey').fill('Thumb');
    await passkeys(page).getByLabel('Current Password').fill(seedPassword);
    await passkeys(page).getByRole('button', { name: 'Create passkey' }).click();
    await expect(passkeys(page).getByRole('listitem')).toContainText('not used yet');
  });

  await test.step('opens the account without a name', async () => {
    await logOut(page);
    await page.goto('/login?then=%2Fsettings');
    // The thumb would take the offer in the field before anybody can press a key.
    await page.evaluate(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    const keys = new Keyboard(page);
    await keys.press(button(page, 'Login via Email'));
    await keys.press(button(page, 'Sign in with a passkey'));
    await expect(passkeys(page).getByRole('listitem')).toContainText(/Thumb.*last used/);
  });

  await test.step('is offered in the field for the name', async () => {
    await logOut(page);
    // The thumb takes the offer as soon as it is made.
    await page.goto('/login?view=emailLogin&then=%2Fsettings');
    await expect(passkeys(page).getByRole('listitem')).toContainText('Thumb');
  });

  await test.step('opens nothing any more once it is removed', async () => {
    await passkeys(page).getByRole('button', { name: 'Remove Thumb' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(passkeys(page).getByText('You have no passkey yet.')).toBeVisible();
    await logOut(page);
    await page.goto('/login?view=emailLogin');
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByRole('alert')).toHaveText(
      /^Login failed: This passkey belongs to no account here/,
    );
  });
});
