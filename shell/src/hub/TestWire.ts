import type { SyncAnswer } from '@plaza/api-contract';
import { TOO_MUCH_AT_ONCE } from '@plaza/api-contract/values';
import type { Items, Lookout, Wire } from './HubLine.ts';

/** A connection to no server: it does what a test says. */
export class TestWire implements Wire, Lookout {
  carrier = 'WebSockets' as const;
  refused = false;
  hasNewerToken = false;
  secondsLeft: number | null = null;
  /** What the server would say to each try, in order; connected when nothing is left. */
  readonly tries: ('unreachable' | 'refused')[] = [];
  readonly asked: unknown[] = [];
  tried = 0;
  refreshed = 0;
  stopped = 0;
  answer: SyncAnswer | Promise<SyncAnswer> = { lastEvent: 0, reset: false };
  /** What the server refuses, by the first thing told: a channel's name, a method's. */
  readonly refusals = new Set<unknown>();
  /** So many more it takes, and finds the next ones too many; any number at first. */
  takes = Infinity;
  /** Methods that this server does not have. */
  readonly unknown = new Set<string>();
  readonly items: unknown[] = [];
  cancelled = 0;
  readonly #takers = new Map<string, (...values: unknown[]) => void>();
  #mayReturn = false;
  #closed: (error?: Error) => void = () => undefined;

  async start(): Promise<void> {
    this.tried += 1;
    const outcome = this.tries.shift();
    this.refused = outcome === 'refused';
    if (outcome) throw new Error(outcome);
  }

  async stop(): Promise<void> {
    this.stopped += 1;
  }

  async invoke(method: string, ...values: unknown[]): Promise<unknown> {
    this.asked.push([method, ...values]);
    if (this.unknown.has(method)) throw new Error('HubException: Method does not exist.');
    if (this.takes-- < 1) throw new Error(`HubException: ${TOO_MUCH_AT_ONCE}`);
    if (this.refusals.has(values[0])) throw new Error(`You may not listen to "${String(values[0])}".`);
    return this.answer;
  }

  async send(method: string, ...values: unknown[]): Promise<void> {
    this.asked.push([method, ...values]);
  }

  stream(method: string, ...values: unknown[]): Items {
    this.asked.push([method, ...values]);
    return {
      subscribe: (taker) => {
        for (const item of this.items) taker.next(item);
        return { dispose: () => void (this.cancelled += 1) };
      },
    };
  }

  on(name: string, take: (...values: unknown[]) => void): void {
    this.#takers.set(name, take);
  }

  onclose(closed: (error?: Error) => void): void {
    this.#closed = closed;
  }

  takeMayReturn(): boolean {
    return this.#mayReturn;
  }

  async refresh(): Promise<number | null> {
    this.refreshed += 1;
    return 600;
  }

  /** Something is told on a channel. */
  sayOn(channel: string, name: string, payload: unknown, userId?: string): void {
    this.#takers.get(name)?.(payload, { channel, userId });
  }

  bring(name: string, payload: unknown, event?: number): void {
    this.#takers.get(name)?.(payload, event === undefined ? undefined : { event, at: '2026-11-20' });
  }

  /** The network breaks. */
  break(): void {
    this.#mayReturn = true;
    this.#closed(new Error('WebSocket closed with status code: 1006'));
  }

  /** The server says: come back. */
  sendAway(): void {
    this.#mayReturn = true;
    this.#closed();
  }

  /** The server says: stay away. */
  kick(): void {
    this.#mayReturn = false;
    this.#closed(new Error('Server returned an error on close: Your session has ended.'));
  }
}
