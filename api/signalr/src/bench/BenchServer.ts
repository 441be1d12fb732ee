import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const kinds = ['ours', 'socket.io', 'ws'] as const;
export type Kind = (typeof kinds)[number];

/** A server in a process of its own. */
export class BenchServer {
  readonly kind: Kind;
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(kind: Kind, child: ChildProcess, port: number) {
    this.kind = kind;
    this.port = port;
    this.#child = child;
  }

  static async start(kind: Kind): Promise<BenchServer> {
    const runner = join(__dirname, '../../../src/testing/runTypeScript.cjs');
    const child = fork(runner, [join(__dirname, 'serveForBench.ts'), kind], {
      execArgv: [
        '--conditions=source',
        '--no-warnings',
        '--expose-gc',
        ...(process.env['BENCH_NODE'] ?? '').split(' ').filter(Boolean),
      ],
    });
    const [{ port }] = await once(child, 'message');
    return new BenchServer(kind, child, port);
  }

  broadcast(text: string): void {
    this.#child.send({ broadcast: text });
  }

  /** Microseconds of all its threads since it began. */
  cpuMicros(): Promise<number> {
    return this.#ask('cpu');
  }

  /** Resident bytes, once what is garbage is gone. */
  memoryBytes(): Promise<number> {
    return this.#ask('memory');
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }

  async #ask(what: 'cpu' | 'memory'): Promise<number> {
    const answer = once(this.#child, 'message');
    this.#child.send(what);
    const [number] = await answer;
    return number;
  }
}
