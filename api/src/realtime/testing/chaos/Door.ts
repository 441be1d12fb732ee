import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { KillableNode } from './KillableNode.ts';

const WHO = /[?&]who=(\d+)/;

/** Somebody cut the connection on its way, or the process at its end died. */
export type Break = 'cut' | 'death';

/** One address before all nodes, as a load balancer without sticky sessions. It can cut what goes through it. */
export class Door {
  readonly #nodes: readonly KillableNode[];
  readonly #server: Server;
  readonly #through = new Map<Socket, string>();
  readonly #cut = new Set<Socket>();
  readonly #onBreak: (who: string, why: Break) => void;
  #turn = 0;

  constructor(nodes: readonly KillableNode[], onBreak: (who: string, why: Break) => void) {
    this.#nodes = nodes;
    this.#onBreak = onBreak;
    this.#server = createServer((socket) => this.#let(socket));
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The door has no address.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Cuts some of the live connections at random. */
  cut(share: number): void {
    for (const [socket, who] of this.#through) {
      if (who === '' || Math.random() > share) continue;
      this.#cut.add(socket);
      socket.destroy();
    }
  }

  async close(): Promise<void> {
    this.#server.close();
    for (const socket of this.#through.keys()) socket.destroy();
    await once(this.#server, 'close');
  }

  #let(outer: Socket): void {
    const alive = this.#nodes.flatMap(({ port }) => port ?? []);
    const port = alive[(this.#turn += 1) % alive.length];
    if (port === undefined) return void outer.destroy();
    const inner = connect(port, '127.0.0.1');
    this.#through.set(outer, '');
    outer.once('data', (first: Buffer) => {
      const [head = ''] = first.toString('latin1').split('\r\n\r\n');
      // Only sockets stay; requests come and go by themselves.
      if (/^upgrade:/im.test(head)) this.#through.set(outer, WHO.exec(head)?.[1] ?? '');
    });
    outer.pipe(inner).pipe(outer);
    const end = (): void => {
      const who = this.#through.get(outer);
      if (this.#through.delete(outer) && who) this.#onBreak(who, this.#cut.delete(outer) ? 'cut' : 'death');
      outer.destroy();
      inner.destroy();
    };
    for (const socket of [outer, inner]) {
      socket.setNoDelay();
      socket.on('error', end);
      socket.on('close', end);
    }
  }
}
