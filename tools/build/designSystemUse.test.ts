import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedNames, usedNames } from './designSystemUse.ts';
import { repoRoot } from './remotePackages.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

it('knows what a door exports, and leaves types out', () => {
  write(
    'index.ts',
    `export * from './Button/index.ts';\nexport { one, type Two, three as four } from './more.ts';\n`,
  );
  write(
    'Button/index.ts',
    `export { Button } from './Button.tsx';\nexport type { ButtonProps } from './Button.tsx';\n// export const old = 1;\nexport function press() {}\nexport interface Not {}\n`,
  );
  expect(exportedNames(join(folder, 'index.ts'))).toEqual(['Button', 'four', 'one', 'press']);
});

it('knows what a remote takes from it, and leaves types and tests out', () => {
  write(
    'remote/Screen.tsx',
    `import { Button, type ButtonProps, Dialog as Ask } from '@plaza/design-system';\nimport type { Translation } from '@plaza/design-system';\nimport {\n  Menu,\n} from '@plaza/design-system';\n`,
  );
  write('remote/Screen.test.tsx', `import { speak } from '@plaza/design-system';\n`);
  expect(usedNames([join(folder, 'remote')])).toEqual(['Button', 'Dialog', 'Menu']);
});

it('finds in this checkout everything that its remotes use', () => {
  const exported = new Set(exportedNames(join(repoRoot, 'design-system/src/index.ts')));
  expect(exported.size).toBeGreaterThan(50);
  for (const name of ['mf-feed', 'mf-chat', 'mf-games', 'mf-zones', 'mf-admin']) {
    const used = usedNames([join(repoRoot, name, 'src'), join(repoRoot, 'shell/contract/src')]);
    expect(used.filter((one) => !exported.has(one))).toEqual([]);
    expect(used.length).toBeGreaterThan(3);
  }
});
