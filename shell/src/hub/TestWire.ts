import type { Lookout, Wire } from './HubLine.ts';

/** A connection to no server: it does what a test says. */
export class TestWire implements Wire, Lookout {
  refused = false;
  secondsLeft: number | null = null;
  /** What the server would say to each try, in order; connected when nothing is left. */
  readonly tries: ('unreachable' | 'refused')[] = [];
  readonly asked: unknown[] = [];
  tried = 0;
  refreshed = 0;
  stopped = 0;
  answer = { lastEvent: 0, reset: false };
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
    return this.answer;
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
