import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';
import { smoke } from '@plaza/tools/deploy';
import { slot } from '../failures/plazaStillWorks.ts';
import { chatBrowserOf } from '../support/chat.ts';
import { keepRegistry, registry } from '../support/keepRegistry.ts';
import { expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';
import { activate, publish } from '../support/publish.ts';
import { buildCopy } from '../support/remoteCopy.ts';

const REASON = 'the list of chats has no end';
const MEMBERS = ['basalt', 'cedar', 'dune'];

keepRegistry(test);

/** What the chat team deployed by mistake: all looks well until somebody looks for a person. */
function buildFaultyChat(version: string) {
  const breaks = (source: string) =>
    source.replace(
      'const isSearching = search !== undefined;',
      `if (username) throw new RangeError('${REASON}');\n  const isSearching = search !== undefined;`,
    );
  const from = join(repoRoot, 'mf-chat');
  return buildCopy({ name: 'mf-chat', version, from, edits: { 'chat-list/ChatListPane.tsx': breaks } });
}

test('an administrator sees that a version which passed its smoke run fails, rolls it back from the console, and sees the error rate fall', async ({
  admin: page,
  browser,
  baseURL,
}) => {
  if (!baseURL) throw new Error('no plaza');
  const good = (await registry(baseURL)).remotes.find(({ name }) => name === 'mf-chat')?.current.version;
  if (!good) throw new Error('no chat');
  const built = await buildFaultyChat('1.0.0-faulty');
  const { preview } = await publish(baseURL, built);
  await smoke(browser, { url: baseURL, name: 'mf-chat', version: built.version, preview }, []);
  await activate(baseURL, 'mf-chat', built.version);

  const members = await Promise.all(MEMBERS.map((username) => chatBrowserOf(browser, username, baseURL)));
  await Promise.all(members.map(breakChat));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/admin/remotes/mf-chat?view=use');
  const rateNow = page
    .getByRole('term')
    .filter({ hasText: 'Error rate' })
    .locator('..')
    .getByRole('definition');
  const row = (words: string) => page.getByRole('row').filter({ hasText: words });
  const rateOf = (version: string) =>
    page
      .getByRole('table', { name: 'Loads and failures of the last day' })
      .getByRole('row')
      .filter({ hasText: version })
      .getByRole('cell')
      .nth(2);
  // The administrator's own browser may have a part of chat on screen, and that does not break.
  await expect(page.getByText(/^Fails in 3 of [34] browsers$/)).toBeVisible();
  await expect(rateNow).toHaveText(/^(100|75) %$/);
  // Also those count who loaded it and looked for nobody: the smoke run, for one.
  await expect(rateOf(built.version)).toHaveText(/^(?!0 )\d.* %$/);
  await expect(row(built.version).first()).toContainText('Live version');
  await expect(row(REASON)).toContainText('ChatListPane.tsx');
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Why' })
    .fill('Who looks for somebody sees it break');
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(row(good).first()).toContainText('Live version');
  await Promise.all(
    members.map(async (member) => {
      await member.reload();
      await expect(slot(member, 'mf-chat')).toHaveAttribute('data-version', good);
      await lookForSomebody(member);
      await expect(member.getByRole('button', { name: /^Chat with / }).first()).toBeVisible();
    }),
  );
  // The page has stood open all the time.
  await expect(rateNow).toHaveText('0 %');
  await expect(rateOf(good)).toHaveText('0 %');
  expect(loads).toBe(1);
  for (const member of members) await member.context().close();
});

async function lookForSomebody(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search for a user' }).fill('amber');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

async function breakChat(page: Page): Promise<void> {
  await lookForSomebody(page);
  await expect(slot(page, 'mf-chat')).toHaveAttribute('data-reason', /./);
}
