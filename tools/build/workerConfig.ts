import { type Configuration, rspack } from '@rspack/core';
import { type BuildAim, compileTypeScript } from './roomConfig.ts';
import type { Room } from './rooms.ts';

/** Where a room has its service worker, if it has one. */
export const WORKER = 'src/pwa/worker/worker.ts';

/** What comes before the room, in a page that came drawn: for strangers, and for members. */
const EARLY = { early: './src/picture/early.ts', member: './src/picture/member/member.ts' };

/** Files beside the room's others that run alone and share nothing: the worker, and what comes before the room. */
export function workerConfig(room: Room, aim: BuildAim): Configuration {
  return {
    name: `${room.name} worker`,
    mode: aim.mode,
    context: room.dir,
    target: ['webworker', 'es2022'],
    entry: { worker: `./${WORKER}`, ...EARLY },
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
