import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from './compile.ts';
import { arcadeRoot } from './folders.ts';

const sdkRoot = join(dirname(arcadeRoot), 'sdk');

/**
 * The SDK as one plain script that sets `PlazaGames`, and the template, which runs where it lies. A page without an origin
 * may fetch a plain script from everywhere, a module not.
 */
export async function bundleSdk(outDir: string): Promise<void> {
  const dir = join(outDir, 'sdk');
  await compile({
    mode: 'production',
    context: sdkRoot,
    entry: { 'games-sdk': join(sdkRoot, 'src/index.ts') },
    output: {
      path: dir,
      filename: '[name].js',
      library: { name: 'PlazaGames', type: 'window' },
      clean: true,
    },
  });
  cpSync(join(sdkRoot, 'template'), join(dir, 'template'), { recursive: true });
  cpSync(join(dir, 'games-sdk.js'), join(dir, 'template/games-sdk.js'));
}
