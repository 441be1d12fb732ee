import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';

export interface MailServer {
  /** What a server needs to send there. */
  env: Record<string, string>;
  /** To whom it took a mail, in order. */
  taken: readonly string[];
  /** Resolves once it has taken so many. */
  hasTaken(count: number): Promise<void>;
  close(): void;
}

/** A mail server on this machine that takes every mail and forgets none. */
export async function mailServer(): Promise<MailServer> {
  const child = fork(
    join(repoRoot, 'api/src/testing/runTypeScript.cjs'),
    [join(repoRoot, 'api/src/investors/testing/holdSmtp.ts')],
    { cwd: repoRoot, execArgv: ['--conditions=source', '--no-warnings'] },
  );
  const [{ url }]: [{ url: string }] = (await once(child, 'message')) as never;
  const taken: string[] = [];
  child.on('message', (mail) => taken.push((mail as { to: string }).to));
  return {
    env: { SMTP_URL: url },
    taken,
    async hasTaken(count) {
      while (taken.length < count) await once(child, 'message');
    },
    close: () => child.disconnect(),
  };
}
