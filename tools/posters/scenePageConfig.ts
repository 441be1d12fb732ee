import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { compileTypeScript } from '../build/remoteConfig.ts';
import { repoRoot } from '../build/remotePackages.ts';

/** A page of mf-zones that is opened by a tool alone, as one script: `posters` is drawn by posterPage.ts. */
export function scenePageConfig(name: 'posters' | 'bench', outDir: string): Configuration {
  const entry = { posters: './src/world/scene/posterPage.ts', bench: './src/bench/benchPage.ts' }[name];
  return {
    name,
    mode: 'production',
    context: join(repoRoot, 'mf-zones'),
    target: ['web', 'es2022'],
    entry: { [name]: entry },
    devtool: false,
    cache: false,
    output: { path: outDir, filename: '[name].js', publicPath: '' },
    resolve: { conditionNames: ['source', '...'], extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [compileTypeScript({ mode: 'production' })],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
