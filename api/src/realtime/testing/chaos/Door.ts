import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { KillableNode } from './KillableNode.ts';

const WHO = /[?&]who=(\d+)/;

/** Somebody cut the connection on its way, or the process at its end died. */
export type Break = 'cut' | 'death';

/**
 * One address before all nodes, as a load balancer without sticky sessions: in turn, and to the next one where a node
 * refuses. It can cut what goes through it.
 */
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

  /** Cuts some of the live connections at random, one at least. */
  cut(share: number): void {
    const live = [...this.#through].flatMap(([socket, who]) => (who === '' ? [] : socket));
    const count = Math.max(1, Math.round(live.length * share));
    for (let number = 0; number < count; number += 1) {
      const [socket] = live.splice(Math.floor(Math.random() * live.length), 1);
      if (!socket) return;
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
    outer.setNoDelay();
    outer.on('error', () => undefined);
    outer.once('data', (first: Buffer) => {
      outer.pause();
      const turn = (this.#turn += 1);
      const inOrder = this.#nodes.map((_, index) => this.#nodes[(turn + index) % this.#nodes.length]);
      this.#find(
        inOrder.flatMap((node) => node?.port ?? []),
        outer,
        first,
      );
    });
  }

  /** As nginx does: the next one where a node refuses, or hangs up on a GET without a word, as one that is dying may. */
  #find([port, ...others]: number[], outer: Socket, first: Buffer): void {
    if (port === undefined || outer.destroyed) return void outer.destroy();
    const inner = connect(port, '127.0.0.1');
    inner.setNoDelay();
    const isGet = first.subarray(0, 4).toString('latin1') === 'GET ';
    let isSent = false;
    const next = (): void => {
      for (const event of ['error', 'close']) inner.off(event, next);
      inner.on('error', () => undefined);
      inner.destroy();
      this.#find(isSent && !isGet ? [] : others, outer, first);
    };
    inner.once('error', next);
    inner.once('close', next);
    inner.once('connect', () => {
      isSent = true;
      inner.write(first);
    });
    inner.once('data', (answer: Buffer) => {
      for (const event of ['error', 'close']) inner.off(event, next);
      if (outer.destroyed) return void inner.destroy();
      outer.write(answer);
      this.#join(outer, inner, first);
    });
  }

  #join(outer: Socket, inner: Socket, first: Buffer): void {
    const [head = ''] = first.toString('latin1').split('\r\n\r\n');
    // Only sockets stay; requests come and go by themselves.
    this.#through.set(outer, /^upgrade:/im.test(head) ? (WHO.exec(head)?.[1] ?? '') : '');
    outer.pipe(inner).pipe(outer);
    const end = (): void => {
      const who = this.#through.get(outer);
      if (this.#through.delete(outer) && who) this.#onBreak(who, this.#cut.delete(outer) ? 'cut' : 'death');
      outer.destroy();
      inner.destroy();
    };
    for (const socket of [outer, inner]) {
      socket.on('error', end);
      socket.on('close', end);
    }
    if (outer.destroyed || inner.destroyed) end();
  }
}
