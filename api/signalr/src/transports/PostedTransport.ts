import { type ServerResponse } from 'node:http';
import { type Readable } from 'node:stream';
import { type Frame } from '../protocol/Frame.ts';
import { type Transport, type TransportEvents, type TransportName } from './Transport.ts';

/** How long a client may take to read the last of an answer. */
const LAST_READ_MS = 30_000;

/** An answer that is not read would keep its bytes for as long as the client likes. */
export function giveUpInTime(response: ServerResponse): void {
  const giveUp = setTimeout(() => response.destroy(), LAST_READ_MS).unref();
  response.once('close', () => clearTimeout(giveUp));
}

/** What Server-Sent Events and long polling share: the client speaks in POST requests. */
export abstract class PostedTransport implements Transport {
  abstract readonly name: TransportName;
  abstract readonly hasOwnKeepAlive: boolean;
  abstract readonly bufferedBytes: number;
  isBinary = false;
  protected readonly events: TransportEvents;
  readonly #gate = new Gate();
  #posting: Promise<void> = Promise.resolve();

  constructor(events: TransportEvents) {
    this.events = events;
  }

  abstract send(frame: Frame): void;
  abstract cork(): void;
  abstract uncork(): void;
  abstract ping(): void;
  abstract close(): void;
  abstract terminate(): void;
  abstract tick(now: number): void;

  /** Takes the body of one POST, after those that came before it. Resolves when all of it has been handed on. */
  post(body: Readable): Promise<void> {
    const posting = this.#posting.then(async () => {
      for await (const chunk of body) {
        await this.#gate.passage();
        this.events.received(this, chunk);
      }
      await this.#gate.passage();
    });
    // A body that broke off is the sender's loss, not that of the next one.
    this.#posting = posting.catch(() => undefined);
    return posting;
  }

  get isDeaf(): boolean {
    return this.#gate.passage() !== undefined;
  }

  pause(): void {
    this.#gate.shut();
  }

  resume(): void {
    this.#gate.open();
  }
}

/** A door that is open or shut; whoever comes while it is shut waits. */
class Gate {
  #opening: Promise<void> | null = null;
  #open: () => void = () => undefined;

  shut(): void {
    this.#opening ??= new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#opening = null;
    this.#open();
  }

  /** Undefined when it is open. */
  passage(): Promise<void> | undefined {
    return this.#opening ?? undefined;
  }
}
