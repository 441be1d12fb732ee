import type { HubConnection } from '@microsoft/signalr';

/** What was said to whom and when, and when each of them heard it. */
export class News {
  readonly #listeners = new Map<string, string[]>();
  #toldAt = new Map<string, number>();
  #awaited = new Set<string>();
  #heardAt = new Map<string, number>();

  /** Somebody listens on these channels, and on a log of their own. */
  follow(connection: HubConnection, userId: string, channels: readonly string[]): void {
    for (const channel of [...channels, userId])
      this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), userId]);
    const hear = (kind: string, said: string): void =>
      void this.#heardAt.set(`${kind} ${said} ${userId}`, performance.now());
    connection.on('post-changed', ({ ID }: { ID: string }) => hear('channel', ID));
    connection.on('new-message', ({ message }: { message: string }) => hear('log', message));
  }

  /** It was committed just now, on a channel and into somebody's log. */
  told(said: string, [channel, userId]: readonly [string, string]): void {
    this.#toldAt.set(said, performance.now());
    for (const one of this.#listeners.get(channel) ?? []) this.#awaited.add(`channel ${said} ${one}`);
    this.#awaited.add(`log ${said} ${userId}`);
  }

  isMissed(): boolean {
    return [...this.#awaited].some((key) => !this.#heardAt.has(key));
  }

  /** How late each was since the last time, in milliseconds, and how many never came. */
  take(): { late: number[]; missed: number } {
    const late = [...this.#awaited].flatMap((key) => {
      const heardAt = this.#heardAt.get(key);
      const toldAt = this.#toldAt.get(key.split(' ')[1] ?? '') ?? 0;
      return heardAt === undefined ? [] : [Math.max(0, heardAt - toldAt)];
    });
    const missed = this.#awaited.size - late.length;
    this.#toldAt = new Map();
    this.#awaited = new Set();
    this.#heardAt = new Map();
    return { late, missed };
  }
}
