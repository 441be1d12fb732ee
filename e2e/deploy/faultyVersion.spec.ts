import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { slot } from '../failures/plazaStillWorks.ts';
import { keepRegistry, registry } from '../support/keepRegistry.ts';
import { comeBackAs, expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';
import { activate, publish } from '../support/publish.ts';
import { buildCopy } from '../support/remoteCopy.ts';

const REASON = 'the list of chats has no end';
const MEMBERS = ['basalt', 'cedar', 'dune'];

keepRegistry(test);

/** What the chat team deployed by mistake: it starts, and breaks as soon as it is on screen. */
function buildFaultyChat(version: string) {
  const breaks = (source: string) =>
    source.replace(
      'export function ChatRoutes() {',
      `export function ChatRoutes() {\n  useEffect(() => {\n    throw new RangeError('${REASON}');\n  }, []);`,
    );
  const edit = (source: string) => `import { useEffect } from 'react';\n${breaks(source)}`;
  const from = join(repoRoot, 'mf-chat');
  return buildCopy({ name: 'mf-chat', version, from, edits: { 'routes.tsx': edit } });
}

test('an administrator sees that a version fails, rolls it back from the console, and sees the error rate fall', async ({
  admin: page,
  browser,
  baseURL,
}) => {
  if (!baseURL) throw new Error('no plaza');
  const good = (await registry(baseURL)).remotes.find(({ name }) => name === 'mf-chat')?.current.version;
  if (!good) throw new Error('no chat');
  const built = await buildFaultyChat('1.0.0-faulty');
  await publish(baseURL, built);
  await activate(baseURL, 'mf-chat', built.version);

  const members = await Promise.all(
    MEMBERS.map(async (username) => {
      const member = await (await browser.newContext({ baseURL })).newPage();
      await comeBackAs(member, username);
      await member.goto('/chat');
      return member;
    }),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/admin/remotes/mf-chat?view=use');
  const rate = page.getByRole('term').filter({ hasText: 'Error rate' }).locator('..').getByRole('definition');
  const row = (version: string) => page.getByRole('row').filter({ hasText: version });
  // The administrator's own browser may have a part of chat on screen, and that does not break.
  await expect(page.getByText(/^Fails in 3 of [34] browsers$/)).toBeVisible();
  await expect(rate).toHaveText(/^(100|75) %$/);
  await expect(row(built.version).first()).toContainText('Live version');
  await expect(row(REASON)).toContainText('routes.tsx');
  await page.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('It breaks on screen');
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(row(good).first()).toContainText('Live version');
  await Promise.all(
    members.map(async (member) => {
      await member.reload();
      await expect(slot(member, 'mf-chat')).toHaveAttribute('data-version', good);
      await expect(slot(member, 'mf-chat')).not.toHaveAttribute('data-reason');
    }),
  );
  // The page has stood open all the time.
  await expect(rate).toHaveText('0 %');
  expect(loads).toBe(1);
  for (const member of members) await member.context().close();
});
