import type { EventMark, SyncAnswer } from '@plaza/api-contract';
import type { HubConnection } from '@plaza/signalr-server';
import { type KeptEvent, type LogPlace, startAfter } from './eventLog.ts';
import type { LogReader } from './logReader.ts';

/** So much that was heard waits here at most. What more there is stands in the log, however long a client does not read. */
const MOST_HEARD = 20;

export interface EventCursorNeeds {
  log: LogReader;
  userId: string;
  connection: Pick<HubConnection, 'signal' | 'drained' | 'together' | 'close'>;
  send(type: string, payload: unknown, mark: EventMark): void;
  onFailure(error: unknown): void;
}

/**
 * The log of a person as it runs to one connection. A wake carries nothing: what is sent is read from the log,
 * from where this connection stands. So nothing comes twice or out of order, whoever wakes and how often. What this
 * very process has written need not be read where it is the next.
 */
export class EventCursor {
  readonly #needs: EventCursorNeeds;
  /** The last event that was sent; null until the client has said where it stands. */
  #position: number | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #isWoken = false;
  #heard = 0;

  constructor(needs: EventCursorNeeds) {
    this.#needs = needs;
  }

  /** Whose log it is, and up to where it was sent; null until the client has said where it stands. */
  get place(): LogPlace | null {
    return this.#position === null ? null : { userId: this.#needs.userId, after: this.#position };
  }

  /** Begins, or begins again, after the last event that the client has. */
  sync(last: number | null): Promise<SyncAnswer> {
    return this.#inTurn(async () => {
      const { log, userId } = this.#needs;
      await this.#untilRead();
      const { position, reset } = startAfter(await log.endsOf(userId), last);
      return { lastEvent: await this.#sendAfter(position), reset };
    });
  }

  /** Begins with what came since a page began to look at things, which it may not have seen. */
  syncSince(agoMs: number): Promise<SyncAnswer> {
    return this.#inTurn(async () => {
      const { log, userId } = this.#needs;
      await this.#untilRead();
      return { lastEvent: await this.#sendAfter(await log.lastBefore({ userId, agoMs })), reset: false };
    });
  }

  /** There may be something new. */
  wake(): void {
    if (this.#isWoken) return;
    this.#isWoken = true;
    this.#deliver(async () => {
      this.#isWoken = false;
      if (this.#position !== null) await this.#sendAfter(this.#position);
    });
  }

  /** These stand in the log now, one behind the other. */
  hear(events: readonly KeptEvent[]): void {
    if (this.#heard >= MOST_HEARD) return this.wake();
    this.#heard += 1;
    this.#deliver(async () => {
      this.#heard -= 1;
      const [first, last] = [events[0], events.at(-1)];
      if (this.#position === null || !first || !last || last.seq <= this.#position) return;
      if (first.seq === this.#position + 1) this.#send(events);
      // Another process has written something before, of which nobody has told yet.
      else await this.#sendAfter(this.#position);
    });
  }

  /** Who asks once more, and has not read what they had asked for, would have it all in memory twice, and so on. */
  async #untilRead(): Promise<void> {
    if (this.#position !== null) await this.#needs.connection.drained();
  }

  #deliver(act: () => Promise<void>): void {
    this.#inTurn(act).catch((error: unknown) => {
      this.#needs.onFailure(error);
      // It has missed something now. Coming back and asking anew is its way to get it.
      this.#needs.connection.close({ allowReconnect: true });
    });
  }

  async #sendAfter(position: number): Promise<number> {
    const { log, userId, connection } = this.#needs;
    this.#position = position;
    for (;;) {
      const { events, hasMore } = await log.eventsAfter({ userId, after: this.#position });
      if (connection.signal.aborted) return this.#position;
      this.#send(events);
      if (!hasMore) return this.#position;
      await connection.drained();
    }
  }

  #send(events: readonly KeptEvent[]): void {
    const { connection, send } = this.#needs;
    connection.together(() => {
      for (const { seq, type, payload, at } of events) {
        send(type, payload, { event: seq, at });
        this.#position = seq;
      }
    });
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#work.then(act, act);
    this.#work = turn.catch(() => undefined);
    return turn;
  }
}
