import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBin } from '../house/bin.ts';
import { type HouseCopy, houseCopy } from './houseCopy.ts';

let copy: HouseCopy;

beforeAll(() => {
  copy = houseCopy();
});
afterAll(() => copy.remove());

describe('package exports and project references', () => {
  /** What the compiler says about a room whose only file holds this one import. */
  async function compileWith(imported: string): Promise<string> {
    copy.plant(
      'mf-chat/src/planted.ts',
      `import * as planted from '${imported}';\nexport const it = planted;\n`,
    );
    copy.plant(
      'mf-chat/tsconfig.planted.json',
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false, declaration: false },
        files: ['src/planted.ts'],
        include: [],
        references: [],
      }),
    );
    const { output } = await runBin('tsc', ['-p', 'mf-chat/tsconfig.planted.json'], { cwd: copy.dir });
    return output;
  }

  it.each([
    ['a file behind the door of another room', '@plaza/api-contract/src/errors.ts', 'TS2307'],
    ['another remote, which has no door', '@plaza/mf-feed', 'TS2307'],
    ['the shell, which has no door', '@plaza/shell', 'TS2307'],
    ['a neighbour by a path', '../../design-system/src/index.ts', 'TS6059'],
  ])(
    'refuse %s',
    async (_, imported, code) => {
      expect(await compileWith(imported)).toContain(code);
    },
    20_000,
  );

  it('let a room in by its door', async () => {
    const output = await compileWith('@plaza/api-contract');
    expect(output).not.toContain('TS2307');
  }, 20_000);
});

describe('the list of dependencies', () => {
  it('turns red when a room imports what its package.json does not name', async () => {
    const entry = 'design-system/src/index.ts';
    const source = readFileSync(join(copy.dir, entry), 'utf8');
    copy.plant(entry, `${source}\nexport * as planted from 'rxjs';\n`);
    const { code, output } = await runBin('knip', ['--include', 'unlisted', '--no-progress'], {
      cwd: copy.dir,
    });
    expect(code).not.toBe(0);
    expect(output).toMatch(/rxjs\s+design-system\/src\/index\.ts/);
  }, 30_000);
});
