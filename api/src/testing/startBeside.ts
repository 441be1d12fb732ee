import { type RunningPlaza, startPlaza, type StartOptions } from '../startPlaza.ts';
import type { TestServer } from './testPlaza.ts';

/** Another process of the same Plaza: one database, one clock. Close it before the first, which takes the database along. */
export function startBeside(
  server: TestServer,
  env: Record<string, string> = {},
  options: Pick<StartOptions, 'slices'> = {},
): Promise<RunningPlaza> {
  const { databaseUrl = '', dataDir, sessionSecret } = server.plaza.config;
  return startPlaza({
    ...options,
    jobs: 'by-hand',
    clock: server.clock,
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: `${dataDir}/other`,
      DATABASE_URL: databaseUrl,
      DATABASE_WAIT_SECONDS: '30',
      SESSION_SECRET: sessionSecret,
      ...env,
    },
  });
}
