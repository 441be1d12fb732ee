import type { Page } from '@playwright/test';
import { Keyboard } from '../support/keyboard.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/member.ts';

// The frame of a member: whether the feed below it loads is not a matter of identity.
const home = (page: Page) => expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function logIn(page: Page, username: string, password: string): Promise<void> {
  const keys = new Keyboard(page);
  await page.goto('/login');
  await keys.press(button(page, 'Login via Email'));
  await keys.write(field(page, 'Email or Username'), username);
  await keys.send(field(page, 'Password'), password);
  await home(page);
}

test('[2.4-5] [2.5-3] by keyboard alone: a newcomer signs up, logs out, resets the password, and ends a session from a second browser', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  test.setTimeout(240_000);
  const username = `dora${Date.now().toString(36)}${workerIndex}`;
  const email = `${username}@plaza.example`;
  const keys = new Keyboard(page);

  await test.step('signs up with the code of the mail', async () => {
    await page.goto('/signup');
    await keys.press(button(page, 'Sign Up via Email'));
    await keys.write(field(page, 'Name'), 'Dora Quist');
    await keys.write(field(page, 'Create your Plaza ID'), username);
    await keys.write(field(page, 'Email'), email);
    await keys.write(field(page, 'Password'), 'three lanterns by the well');
    await expect(page.getByText('Strong.')).toBeVisible();
    await keys.send(field(page, 'Confirm Password'), 'three lanterns by the well');
    const { text } = await mailTo(page.request, email, /is your code/);
    await keys.send(field(page, 'Enter OTP'), /\d{6}/.exec(text)?.[0] ?? '');
    await home(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('OTP Verified Successfully!')).toBeVisible();
  });

  await test.step('logs out', async () => {
    await keys.press(button(page, 'Logout'));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Yes' }));
    await expect(button(page, 'Login via Email')).toBeVisible();
  });

  await test.step('resets the password with the token of the mail', async () => {
    await page.goto('/login');
    await keys.press(button(page, 'Login via Email'));
    await keys.press(page.getByRole('link', { name: 'Reset it here' }));
    await keys.send(field(page, 'Email or Username'), username);
    await expect(page.getByText('Password reset link sent to your email!')).toBeVisible();
    const { text } = await mailTo(page.request, email, /password reset token/);
    await keys.write(field(page, 'Password Reset Token'), /^ {4}(\S+)$/m.exec(text)?.[1] ?? '');
    await keys.write(field(page, 'New Password'), 'four lanterns by the gate');
    await keys.send(field(page, 'Confirm Password'), 'four lanterns by the gate');
    await expect(page.getByText('Password reset successfully!')).toBeVisible();
  });

  await logIn(page, username, 'four lanterns by the gate');
  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const there = await second.newPage();
  await logIn(there, username, 'four lanterns by the gate');

  await test.step('sees both sessions in Settings and ends the other', async () => {
    const theirKeys = new Keyboard(there);
    await theirKeys.press(button(there, 'Profile menu'));
    await there.keyboard.press('ArrowDown');
    await expect(there.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
    await there.keyboard.press('Enter');
    const sessions = there.getByRole('region', { name: 'Where you are logged in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText('This browser')).toHaveCount(1);
    await theirKeys.press(sessions.getByRole('button', { name: /^End session of/ }));
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('and there it is over', async () => {
    await expect(async () => {
      await page.goto('/settings');
      await expect(page).toHaveURL(/\/login/, { timeout: 2000 });
    }).toPass();
  });
  await second.close();
});

test('[2.1-5] a login and a logout in one tab reach the other at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await logIn(page, 'cedar', 'walk-the-plaza');
  await home(other);
  await other.getByRole('link', { name: 'Chat' }).first().click();
  await expect(other).toHaveURL(/\/chat$/);
  await button(page, 'Logout').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  // There as well no way leads back to where somebody was who has left.
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByRole('heading', { name: 'Virtual Worlds, Real Connections' })).toBeVisible();
});

test('a password never leaves the browser', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await logIn(page, 'cedar', 'walk-the-plaza');
  expect(sent.filter((body) => body.includes('"proof"'))).toHaveLength(1);
  expect(sent.filter((body) => body.includes('walk-the-plaza'))).toEqual([]);
});
