import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of Plaza that can be taken away without a word, and comes back on another port. */
export class KillableNode {
  /** Where it listens, or did until it was killed. */
  port = 0;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  async start(): Promise<void> {
    const child = fork(
      join(__dirname, '../../../testing/runTypeScript.cjs'),
      [join(__dirname, 'holdNode.ts')],
      {
        execArgv: ['--conditions=source', '--no-warnings'],
        env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', PORT: '0', ...this.#env },
      },
    );
    this.#child = child;
    const [port] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`A node ended with ${code} before it was open.`);
      }),
    ]);
    this.port = port;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
