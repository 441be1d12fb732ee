import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBin } from '../command/run.ts';
import { type RepositoryCopy, repositoryCopy } from './repositoryCopy.ts';

let copy: RepositoryCopy;

beforeAll(() => {
  copy = repositoryCopy();
});
afterAll(() => copy.remove());

describe('package exports and project references', () => {
  const REFUSED: [what: string, imported: string, code: string][] = [
    ['a file behind the door of another folder', '@plaza/api-contract/src/errors.ts', 'TS2307'],
    ['another remote, which has no door', '@plaza/mf-feed', 'TS2307'],
    ['the shell, which has no door', '@plaza/shell', 'TS2307'],
    ['a neighbour by a path', '../../shell/contract/src/version.ts', 'TS6059'],
  ];
  const DOOR = '@plaza/api-contract';
  let complaints: string[];

  beforeAll(async () => {
    complaints = await compileWith([...REFUSED.map(([, imported]) => imported), DOOR]);
  }, 60_000);

  /** What the compiler says about packages whose only file holds one of these imports, for each import. */
  async function compileWith(imports: readonly string[]): Promise<string[]> {
    imports.forEach((imported, index) => {
      const source = `import * as planted from '${imported}';\nexport const it = planted;\n`;
      copy.plant(`mf-chat/src/planted${index}.ts`, source);
    });
    copy.plant(
      'mf-chat/tsconfig.planted.json',
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false, declaration: false },
        files: imports.map((_, index) => `src/planted${index}.ts`),
        include: [],
        references: [],
      }),
    );
    const { output } = await runBin('tsc', ['-p', 'mf-chat/tsconfig.planted.json', '--pretty', 'false'], {
      cwd: copy.dir,
    });
    const lines = output.split('\n');
    return imports.map((_, index) =>
      lines.filter((line) => line.startsWith(`mf-chat/src/planted${index}.ts(`)).join('\n'),
    );
  }

  it.each(REFUSED.map(([what, , code], index) => ({ what, code, index })))(
    'refuse $what',
    ({ code, index }) => {
      expect(complaints[index]).toContain(code);
    },
  );

  it('let a folder in by its door', () => {
    expect(complaints[REFUSED.length]).toBe('');
  });
});

describe('the list of dependencies', () => {
  it('turns red when a folder imports what its package.json does not name', async () => {
    const entry = 'design-system/src/index.ts';
    const source = readFileSync(join(copy.dir, entry), 'utf8');
    copy.plant(entry, `${source}\nexport * as planted from 'rxjs';\n`);
    const { code, output } = await runBin(
      'knip',
      ['--include', 'unlisted', '--no-progress', '-W', 'design-system'],
      {
        cwd: copy.dir,
      },
    );
    expect(code).not.toBe(0);
    expect(output).toMatch(/rxjs\s+design-system\/src\/index\.ts/);
  }, 120_000);
});
