import { runBin } from '../command/run.ts';
import { type RepositoryCopy, repositoryCopy } from './repositoryCopy.ts';

/** What nobody may import, by the folder that tries, with a word of the signpost that must answer. */
const FORBIDDEN: [folder: string, imported: string, signpost: string][] = [
  ['mf-chat/src', '@plaza/mf-feed', 'never import each other'],
  ['mf-chat/src', '@plaza/mf-feed/src/remote.tsx', 'never import each other'],
  ['mf-chat/src', '../../mf-feed/src/remote.tsx', 'may not leave the folder'],
  ['mf-chat/src', '@plaza/shell', '@plaza/shell-contract'],
  ['mf-chat/src', 'single-spa', '@plaza/shell-contract'],
  ['mf-chat/src', '@plaza/api', 'api is a server'],
  ['mf-chat/src', 'zod', 'zod is 24 KB'],
  ['mf-chat/src', '@plaza/api-contract', "Only 'import type'"],
  ['mf-chat/src', '@plaza/design-system/Button', 'second copy'],
  ['mf-feed/src', '@plaza/mf-chat', 'never import each other'],
  ['mf-games/src', '@plaza/mf-chat', 'never import each other'],
  ['mf-zones/src', '@plaza/mf-chat', 'never import each other'],
  ['mf-admin/src', '@plaza/mf-chat', 'never import each other'],
  ['shell/src', '@plaza/mf-chat', 'run time only'],
  ['shell/src', '@plaza/api', 'api is a server'],
  ['shell/src', 'zod', 'zod is 24 KB'],
  ['shell/src', '@plaza/design-system/Button', 'second copy'],
  ['shell/contract/src', '@plaza/shell', 'depends on nobody'],
  ['shell/contract/src', 'rxjs', 'only the types of rxjs'],
  ['shell/crypto/src', '@plaza/shell-contract', 'knows nobody who uses it'],
  ['shell/crypto/src', '@plaza/api-contract', "Only 'import type'"],
  ['api/src', 'react', 'knows no React'],
  ['api/src', '@plaza/shell-contract', 'without any front end'],
  ['api/signalr/src', '@plaza/api-contract', 'knows nothing of Plaza'],
  ['api/signalr/src', 'koa', "Node's http"],
  ['api/contract/src', 'semver', 'zod and nothing else'],
  ['api/contract/src', 'node:fs', 'zod and nothing else'],
  ['design-system/src', '@plaza/api-contract', 'no product word'],
  ['design-system/src', 'react-router-dom', 'shows what it is given'],
];

/** Imports that look alike and are right. */
const ALLOWED: [file: string, source: string][] = [
  ['mf-chat/src/fine.ts', `import type { Zone } from '@plaza/api-contract';\nexport type Place = Zone;\n`],
  ['mf-chat/src/long.ts', `export { POST_LENGTH } from '@plaza/api-contract/values';\n`],
  ['mf-chat/src/fine.test.ts', `import { calls } from '@plaza/api-contract';\nexport const all = calls;\n`],
  ['mf-chat/src/deep/er/fine.ts', `export * from '../../shell/src.ts';\n`],
  ['shell/src/api/fine.ts', `export * from '../api/client.ts';\n`],
  [
    'api/contract/src/fine.ts',
    `import { z } from 'zod';\nexport * from './text.ts';\nexport const word = z.string();\n`,
  ],
  [
    'shell/contract/src/fine.ts',
    `import type { Subscribable } from 'rxjs';\nexport type S = Subscribable<1>;\n`,
  ],
];

describe('the import fence of each folder', () => {
  let copy: RepositoryCopy;
  let complaints: Map<string, string[]>;

  beforeAll(async () => {
    copy = repositoryCopy();
    FORBIDDEN.forEach(([folder, imported], index) => {
      copy.plant(
        `${folder}/planted${index}.ts`,
        `import * as planted from '${imported}';\nexport const it = planted;\n`,
      );
    });
    for (const [file, source] of ALLOWED) copy.plant(file, source);
    copy.plant('design-system/src/fetching.ts', `export const load = () => fetch('/api/zones');\n`);
    complaints = await lint(copy.dir, [
      ...FORBIDDEN.map(planted),
      ...ALLOWED.map(([file]) => file),
      'design-system/src/fetching.ts',
    ]);
  }, 120_000);

  afterAll(() => copy.remove());

  it.each(
    FORBIDDEN.map((row, index) => ({
      folder: row[0],
      imported: row[1],
      signpost: row[2],
      file: planted(row, index),
    })),
  )('turns red when $folder imports $imported, and says where to go instead', ({ file, signpost }) => {
    expect(complaints.get(file)?.join('\n')).toContain(signpost);
  });

  it.each(ALLOWED)('lets %s through', (file) => {
    expect(complaints.get(file) ?? []).toEqual([]);
  });

  it('turns red when the design system fetches', () => {
    expect(complaints.get('design-system/src/fetching.ts')?.join('\n')).toContain('fetches nothing');
  });
});

function planted([folder]: (typeof FORBIDDEN)[number], index: number): string {
  return `${folder}/planted${index}.ts`;
}

/** The signposts of the fence rules, by file. */
async function lint(dir: string, files: string[]): Promise<Map<string, string[]>> {
  const { output } = await runBin('oxlint', ['--format=json', ...files], { cwd: dir });
  const report: { diagnostics: { code: string; filename: string; message: string; help?: string }[] } =
    JSON.parse(output.slice(output.indexOf('{')));
  const found = new Map<string, string[]>();
  for (const { code, filename, message, help = '' } of report.diagnostics) {
    if (!code.includes('no-restricted')) continue;
    const file = filename.replaceAll('\\', '/');
    found.set(file, [...(found.get(file) ?? []), `${message} ${help}`]);
  }
  return found;
}
