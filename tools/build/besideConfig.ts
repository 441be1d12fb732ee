import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { type BuildAim, compileTypeScript } from './remoteConfig.ts';
import type { RemotePackage } from './remotePackages.ts';

/** Where a remote has a worker that does heavy work beside the page, if it has one. */
export const BESIDE = 'src/beside.worker.ts';

/** The worker as one file that shares nothing: the runtime of the federation does not run in workers. */
export function besideConfig(remote: RemotePackage, aim: BuildAim): Configuration {
  return {
    name: `${remote.name} beside`,
    mode: aim.mode,
    context: remote.dir,
    target: ['webworker', 'es2022'],
    entry: { beside: `./${BESIDE}` },
    devtool: false,
    cache: false,
    output: { path: aim.outDir, filename: '[name].[contenthash:8].js', asyncChunks: false, clean: true },
    resolve: { conditionNames: ['source', '...'], extensions: ['.ts', '.js'] },
    module: { rules: [compileTypeScript(aim)] },
    optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })] },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

export interface Beside {
  file: string;
  /** No browser checks a worker's hash: the remote fetches the file by it, and starts what it got. */
  integrity: string;
}

export function describeBeside({ assets = [] }: StatsCompilation, outDir: string): Beside {
  const file = assets.find(({ name }) => name.endsWith('.js'))?.name;
  if (!file) throw new Error(`${BESIDE} became no file.`);
  const hash = createHash('sha256')
    .update(readFileSync(join(outDir, file)))
    .digest('base64');
  return { file, integrity: `sha256-${hash}` };
}
