import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildAim, compileTypeScript } from './remoteConfig.ts';
import type { RemotePackage } from './remotePackages.ts';

/**
 * Files of a package that run alone and share nothing with it, by their name among the built ones: the service worker,
 * and what comes before the rest in a page that came drawn, for strangers, for members, and from the remote of the page.
 */
const ALONE = {
  worker: './src/pwa/worker/worker.ts',
  early: './src/picture/early.ts',
  member: './src/picture/member/member.ts',
  first: './src/picture/first.ts',
};

/** How those of them are built that the package has; nothing if it has none. */
export function workerConfig(remote: RemotePackage, aim: BuildAim): Configuration | undefined {
  const entry = Object.fromEntries(
    Object.entries(ALONE).filter(([, file]) => existsSync(join(remote.dir, file))),
  );
  if (Object.keys(entry).length === 0) return undefined;
  return {
    name: `${remote.name} worker`,
    mode: aim.mode,
    context: remote.dir,
    target: ['webworker', 'es2022'],
    entry,
    devtool: false,
    cache: false,
    output: { path: aim.outDir, filename: '[name].js', clean: false },
    resolve: { conditionNames: ['source', '...'], extensions: ['.ts', '.js'] },
    module: { rules: [compileTypeScript(aim)] },
    optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false })] },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
