import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { type BuildAim, compileTypeScript } from './remoteConfig.ts';
import type { RemotePackage } from './remotePackages.ts';

/** Where a remote has a worker that does heavy work beside the page, if it has one. */
export const BESIDE = 'src/beside.worker.ts';

/**
 * The worker, which shares nothing: the runtime of the federation does not run in workers. What it imports late is a part
 * with a name, `build-castle`, that the page appends to the worker before it starts it: a worker of ours fetches nothing.
 */
export function besideConfig(remote: RemotePackage, aim: BuildAim): Configuration {
  return {
    name: `${remote.name} beside`,
    mode: aim.mode,
    context: remote.dir,
    target: ['webworker', 'es2022'],
    entry: { beside: `./${BESIDE}` },
    devtool: false,
    cache: false,
    output: {
      ...{ path: aim.outDir, publicPath: '', clean: true },
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'beside-[name].[contenthash:8].js',
    },
    resolve: { conditionNames: ['source', '...'], extensions: ['.ts', '.js'] },
    module: { rules: [compileTypeScript(aim)] },
    optimization: {
      // A part is one file: what two of them share is in both, or in the worker.
      splitChunks: false,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/** No browser checks a worker's hash: the remote fetches each file by it, and starts what it got. */
interface CheckedFile {
  file: string;
  integrity: string;
}

export interface Beside extends CheckedFile {
  parts: Record<string, CheckedFile>;
}

export function describeBeside({ assets = [] }: StatsCompilation, outDir: string): Beside {
  const scripts = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const main = scripts.find((name) => name.startsWith('beside.'));
  if (!main) throw new Error(`${BESIDE} became no file.`);
  const checked = (file: string): CheckedFile => {
    const hash = createHash('sha256')
      .update(readFileSync(join(outDir, file)))
      .digest('base64');
    return { file, integrity: `sha256-${hash}` };
  };
  const parts = scripts.filter((name) => name !== main);
  return {
    ...checked(main),
    parts: Object.fromEntries(parts.map((file) => [/^beside-(.+)\.\w+\.js$/.exec(file)?.[1], checked(file)])),
  };
}
