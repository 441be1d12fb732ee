import type { Page } from '@playwright/test';
import { expect } from './member.ts';

/** Blocks somebody or lets them in again, as an administrator does it in the table of people. */
export async function setBlocked(page: Page, username: string, act: 'Block' | 'Unblock'): Promise<void> {
  await page.getByRole('button', { name: `Edit ${username}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await dialog.getByLabel('Blocked', { exact: true }).setChecked(act === 'Block');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Both acts stand in the audit log, with the name of whom they befell. */
export async function expectBlockInAudit(page: Page, username: string): Promise<void> {
  await page.goto('/admin/audit');
  const cell = (name: string) => page.getByRole('cell', { name, exact: true });
  for (const act of ['Blocked', 'Unblocked']) {
    const row = page.getByRole('row').filter({ has: cell(act) });
    await expect(row.filter({ has: cell(username) }).first()).toBeVisible();
  }
}

/** Changes one's own password on the settings screen. */
export async function changePassword(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  const form = page.getByRole('region', { name: 'Password', exact: true });
  await form.getByLabel('Current Password').fill(from);
  await form.getByLabel('New Password').fill(to);
  await form.getByLabel('Confirm Password').fill(to);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
}
