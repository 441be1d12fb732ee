import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';
import { type MailServer, mailServer } from '../support/mailServer.ts';
import { enterLogin, expect as quickly, test } from '../support/member.ts';
import { changePassword, expectBlockInAudit, setBlocked } from '../support/people.ts';
import { runStart, type Started } from '../support/runStart.ts';

// What a new administrator does on the first evening. One server of their own for all of it, with a mail server behind it.
const expect = quickly.configure({ timeout: 60_000 });
test.describe.configure({ mode: 'serial', timeout: process.env['PLAZA_DEEP'] ? 600_000 : 240_000 });

const CHOSEN = 'seven lanterns by the quay';
// As many as a founder writes to, in `npm run test:deep`.
const INVESTORS = process.env['PLAZA_DEEP'] ? 2_000 : 240;

/** So many letters are on their way at once. */
const MOST_IN_HAND = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'plaza-evening-'));
let mails: MailServer;
let server: Started;
let url: string;
let admin: Page;

const start = (port: string) =>
  runStart(repoRoot, {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PORT: port,
    // Slow enough to go on when the page has found the server again.
    OUTREACH_PER_MINUTE: process.env['PLAZA_DEEP'] ? '6000' : '1200',
    ...mails.env,
  });

test.beforeAll(async ({ browser }) => {
  // A first start; on a machine with much else to do it takes its time.
  test.setTimeout(240_000);
  mails = await mailServer();
  server = start('0');
  url = await server.open;
  admin = await (await browser.newContext({ baseURL: url })).newPage();
});

test.afterAll(async () => {
  await admin?.context().close();
  await server?.stop();
  mails?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('signs in with the printed password and changes it', async () => {
  const [, username = '', printed = ''] =
    /Accounts? +(\w+) \(administrator\).*\n +Password +(\S+)\n/.exec(server.said()) ?? [];
  await admin.goto('/login');
  await enterLogin(admin, username, printed);
  await expect(admin).toHaveURL('/');
  await admin.goto('/settings');
  await changePassword(admin, { from: printed, to: CHOSEN });
  const old = await admin.request.post('/api/auth/login', {
    data: { emailOrUsername: username, password: printed },
  });
  expect(await old.json()).toMatchObject({ code: 'auth.wrong-login' });
});

test('blocks an account whose open tabs are at the login within five seconds, restores it, and finds both acts in the audit', async ({
  browser,
}) => {
  const tabs = await openTabs(browser, 'basalt');
  await admin.goto('/admin?q=basalt');
  await setBlocked(admin, 'basalt', 'Block');
  await Promise.all(tabs.map((tab) => quickly(tab).toHaveURL(/\/login/, { timeout: 5_000 })));

  await setBlocked(admin, 'basalt', 'Unblock');
  const [home] = tabs;
  await enterLogin(home, 'basalt');
  await expect(home).not.toHaveURL(/\/login/);
  await home.context().close();
  await expectBlockInAudit(admin, 'basalt');
});

test('imports investors and writes to all of them while the server is killed twice: nobody is written to twice', async () => {
  const addresses = Array.from({ length: INVESTORS }, (_, at) => `founder${at}@fund.example`);
  await admin.goto('/invest');
  await importInvestors(admin, addresses);
  let loads = 0;
  admin.on('load', () => (loads += 1));

  await admin.getByRole('button', { name: 'Bulk Email' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Send to all' }).click();
  const panel = admin.getByRole('region', { name: 'Bulk mail' });
  const bar = panel.getByRole('progressbar');
  const reached = async () => Number(await bar.getAttribute('value'));
  await expect(bar).toBeVisible();

  for (const part of [1, 2]) {
    await mails.hasTaken(Math.floor((INVESTORS * part) / 3));
    server.child.kill('SIGKILL');
    await server.gone;
    const before = await reached();
    // How far it was stays on screen while nobody answers.
    await expect(bar).toBeVisible();
    server = start(new URL(url).port);
    await server.open;
    await expect.poll(reached).toBeGreaterThan(before);
  }
  // All but those that were in the server's hands as it died.
  await mails.hasTaken(INVESTORS - 2 * MOST_IN_HAND);
  expect(loads).toBe(0);
  expect(new Set(mails.taken).size).toBe(mails.taken.length);
  // They count as in doubt after two minutes.
  if (!process.env['PLAZA_DEEP']) return;
  await expect(panel.getByText('Done', { exact: true })).toBeVisible({ timeout: 300_000 });

  // They are not sent again by themselves: a person looks each up, and says so.
  await settleDoubtful(admin, new Set(mails.taken));
  await expect.poll(() => addresses.filter((one) => !mails.taken.includes(one))).toEqual([]);
  expect(new Set(mails.taken).size).toBe(mails.taken.length);
});

/** Somebody who is in Plaza with two tabs of one browser: on home, and elsewhere. */
async function openTabs(browser: Browser, username: string): Promise<[home: Page, games: Page]> {
  const context = await browser.newContext({ baseURL: url });
  const [home, games] = [await context.newPage(), await context.newPage()];
  await home.goto('/login');
  await enterLogin(home, username);
  await expect(home).toHaveURL('/');
  await games.goto('/games');
  for (const tab of [home, games])
    await tab.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  return [home, games];
}

async function importInvestors(page: Page, addresses: readonly string[]): Promise<void> {
  const csv = ['name,email', ...addresses.map((email, at) => `Founder ${at},${email}`)].join('\n');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import investors' });
  const file = { name: 'investors.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog.getByLabel('CSV file').setInputFiles(file);
  await dialog.getByRole('button', { name: /^Add [\d,]+ investors$/ }).click();
  await expect(dialog).toBeHidden();
}

/** Looks for each letter in doubt at the mail server: what is there was sent, what is not goes again. */
async function settleDoubtful(page: Page, arrived: ReadonlySet<string>): Promise<void> {
  const doubt = page.getByRole('region', { name: 'Bulk mail' }).getByRole('listitem');
  while ((await doubt.count()) > 0) {
    const count = await doubt.count();
    const address = (await doubt.first().locator('span').first().innerText()).trim();
    if (arrived.has(address)) await doubt.first().getByRole('button', { name: 'It was sent' }).click();
    else {
      await doubt.first().getByRole('button', { name: 'Send again' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
    }
    await expect(doubt).toHaveCount(count - 1);
  }
}
