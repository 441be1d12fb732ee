import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PushPayload } from '@plaza/api-contract';
import { repoRoot } from '@plaza/tools/build';

/** A push as it arrived, and what the browser finds in it. */
export interface ArrivedPush {
  body: string;
  payload: PushPayload;
}

export interface PushService {
  /** What a server needs to send there. */
  env: Record<string, string>;
  /** A browser's subscription, as it is registered. */
  token: string;
  /** The next that arrives. */
  next(): Promise<ArrivedPush>;
  close(): void;
}

/** A push service on this machine, with a browser that has subscribed there. */
export async function pushService(): Promise<PushService> {
  const child = fork(
    join(repoRoot, 'api/src/testing/runTypeScript.cjs'),
    [join(repoRoot, 'api/src/push/testing/holdPushService.ts')],
    { cwd: repoRoot, execArgv: ['--conditions=source', '--no-warnings'] },
  );
  const [{ env, token }]: [Pick<PushService, 'env' | 'token'>] = (await once(child, 'message')) as never;
  return {
    env,
    token,
    async next() {
      const [arrived]: [ArrivedPush] = (await once(child, 'message')) as never;
      return arrived;
    },
    close: () => child.disconnect(),
  };
}
