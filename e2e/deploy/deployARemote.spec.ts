import { execFile } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@plaza/tools/build';
import { slot } from '../failures/plazaStillWorks.ts';
import { keepRegistry, registry } from '../support/keepRegistry.ts';
import { expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';
import { activate, publish, rollBack, setKilled } from '../support/publish.ts';
import { buildCopy } from '../support/remoteCopy.ts';

const chat = join(repoRoot, 'mf-chat');
/** What chat says to somebody without chats, to a browser that cannot open them, and to who has no keys yet. */
const anyOf = ['No existing chats.', 'Your chats are locked', 'One step before you chat'];
const words = /No existing chats\.|Your chats are locked|One step before you chat/;
const newWords = 'No chats so far, says the new version.';

/** What a developer of the chat team types before deploying. */
async function buildChatWithNewWords(version: string) {
  const edits: Record<string, (source: string) => string> = {};
  const change = (source: string) => anyOf.reduce((done, text) => done.replaceAll(text, newWords), source);
  for (const text of anyOf) edits[await screenWith(text)] = change;
  return buildCopy({ name: 'mf-chat', version, from: chat, edits });
}

async function screenWith(text: string): Promise<string> {
  const { stdout } = await promisify(execFile)('grep', ['-rlF', text, 'src', '--include=words.ts'], {
    cwd: chat,
  });
  const [first] = stdout.trim().split('\n');
  if (!first) throw new Error(`No file of mf-chat says "${text}".`);
  return first.slice('src/'.length);
}

test.describe.configure({ mode: 'serial' });
keepRegistry(test);

test('a changed word is live in an open tab at the next navigation, and gone after a rollback; the shell stays as it is', async ({
  member: page,
  baseURL,
}) => {
  if (!baseURL) throw new Error('no plaza');
  const shellBefore = (await registry(baseURL)).shell.version;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/chat');
  await expect(page.getByText(words)).toBeVisible();

  const built = await buildChatWithNewWords('1.0.0-newwords');
  await publish(baseURL, built);
  await expect(page.getByText(words)).toBeVisible();
  await activate(baseURL, 'mf-chat', built.version);
  await expect(page.getByRole('button', { name: 'Switch now' })).toBeVisible();

  await page.getByRole('link', { name: 'Games' }).first().click();
  await page.getByRole('link', { name: 'Chat' }).first().click();
  await expect(page.getByText(newWords)).toBeVisible();
  await expect(slot(page, 'mf-chat')).toHaveAttribute('data-version', built.version);

  await rollBack(baseURL, 'mf-chat');
  await page.getByRole('button', { name: 'Switch now' }).click();
  await expect(page.getByText(words)).toBeVisible();
  expect(loads).toBe(1);
  expect((await registry(baseURL)).shell.version).toBe(shellBefore);
});

test('the command line deploys a remote, says what is live, and takes it back', async ({ baseURL }) => {
  test.setTimeout(240_000);
  const { remotes } = await registry(baseURL ?? '');
  const before = await plaza(baseURL, ['remotes']);
  expect(before).toMatch(/mf-chat/);
  const again = await plaza(baseURL, ['deploy', 'mf-chat', '--no-tests']);
  expect(again).toMatch(/mf-chat/);
  expect((await registry(baseURL ?? '')).remotes).toHaveLength(remotes.length);
});

test('a new shell comes to a tab with its next page, and goes the same way', async ({
  member: page,
  baseURL,
}) => {
  if (!baseURL) throw new Error('no plaza');
  const before = (await registry(baseURL)).shell.version;
  const built = await buildCopy({ name: 'shell', version: '1.0.1-next', from: join(repoRoot, 'shell') });
  await publish(baseURL, built);
  await activate(baseURL, 'shell', built.version);
  await page.goto('/games');
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  expect(await page.locator('script[src*="/remotes/shell/1.0.1-next/"]').count()).toBeGreaterThan(0);
  await rollBack(baseURL, 'shell');
  await page.reload();
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  expect(await page.locator(`script[src*="/remotes/shell/${before}/"]`).count()).toBeGreaterThan(0);
});

test('a remote that an administrator switches off leaves open tabs at once', async ({
  member: page,
  baseURL,
}) => {
  if (!baseURL) throw new Error('no plaza');
  await page.goto('/games');
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
  await setKilled(baseURL, 'mf-games', true);
  await expect(slot(page, 'mf-games').getByRole('alert')).toContainText(/switched off/i);
  await page.getByRole('link', { name: 'Chat' }).first().click();
  await expect(slot(page, 'mf-chat')).toHaveAttribute('data-status', 'mounted');
  await setKilled(baseURL, 'mf-games', false);
  await page.getByRole('link', { name: 'Games' }).first().click();
  await expect(slot(page, 'mf-games')).toHaveAttribute('data-status', 'mounted');
});

test('a remote whose files are gone from the disk leaves the rest usable, or comes from the bucket', async ({
  member: page,
}) => {
  const artefacts = join(process.env['PLAZA_E2E_DATA'] ?? '', 'artefacts');
  renameSync(join(artefacts, 'mf-zones'), join(artefacts, 'gone'));
  try {
    await page.goto('/zones');
    const zones = slot(page, 'mf-zones');
    if (process.env['PLAZA_TWO_MACHINES']) await expect(zones).toHaveAttribute('data-status', 'mounted');
    else await expect(zones.getByRole('alert')).toBeVisible();
    for (const [link, remote] of [
      ['Games', 'mf-games'],
      ['Chat', 'mf-chat'],
      ['Home', 'mf-feed'],
    ] as const) {
      await page.getByRole('link', { name: link }).first().click();
      await expect(slot(page, remote)).toHaveAttribute('data-status', 'mounted');
    }
  } finally {
    rmSync(join(artefacts, 'mf-zones'), { recursive: true, force: true });
    renameSync(join(artefacts, 'gone'), join(artefacts, 'mf-zones'));
  }
});

/** A command as a team types it, against the plaza of these tests. */
async function plaza(baseURL: string | undefined, command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['tools/run.mjs', ...command], {
    cwd: repoRoot,
    env: {
      ...process.env,
      PLAZA_URL: baseURL,
      PLAZA_DEPLOY_TOKEN: readFileSync(
        join(process.env['PLAZA_E2E_DATA'] ?? '', 'deploy-token'),
        'utf8',
      ).trim(),
    },
  });
  return stdout;
}
