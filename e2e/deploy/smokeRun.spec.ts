import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { smoke } from '@plaza/tools/deploy';
import { expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';
import { publish } from '../support/publish.ts';
import { buildCopy } from '../support/remoteCopy.ts';

const chat = { name: 'mf-chat', from: join(repoRoot, 'mf-chat') };

test('the smoke run opens every address of a remote, and the landing page of a shell', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  for (const [name, pages] of [
    ['mf-feed', 9],
    ['shell', 1],
  ] as const) {
    const built = await buildCopy({ name, version: '1.0.0-looked', from: join(repoRoot, name) });
    const { preview } = await publish(baseURL ?? '', built);
    const subject = { url: baseURL ?? '', name, version: built.version, preview };
    expect(await smoke(browser, subject, []), name).toBe(pages);
  }
});

test('the smoke run refuses a remote that throws, and says what it saw', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const built = await buildCopy({
    ...chat,
    version: '1.0.0-throws',
    edits: { 'remote.tsx': (source) => `${source}\nthrow new Error('the lamp is broken');\n` },
  });
  const { preview } = await publish(baseURL ?? '', built);
  const subject = { url: baseURL ?? '', name: 'mf-chat', version: built.version, preview };
  await expect(smoke(browser, subject, [])).rejects.toThrow(
    /mf-chat 1\.0\.0-throws failed[\s\S]*\/chat: did not mount: .*because it is broken/,
  );
});
