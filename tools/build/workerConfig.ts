import { type Configuration, rspack } from '@rspack/core';
import { type BuildAim, compileTypeScript } from './roomConfig.ts';
import type { Room } from './rooms.ts';

/** Where a room has its service worker, if it has one. */
export const WORKER = 'src/pwa/worker/worker.ts';

/** The worker as one file beside the room's others: it runs alone, before any page, and shares nothing. */
export function workerConfig(room: Room, aim: BuildAim): Configuration {
  return {
    name: `${room.name} worker`,
    mode: aim.mode,
    context: room.dir,
    target: ['webworker', 'es2022'],
    entry: { worker: `./${WORKER}` },
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
