import { PassThrough, type Readable } from 'node:stream';

export const MAX_STREAMS = 2_000;
const HEARTBEAT_MS = 20_000;
const MAX_UNREAD_BYTES = 16 * 1024;

/** The open tabs that want to know when something else goes live, over server-sent events. */
export class RegistryStreams {
  readonly #streams = new Set<PassThrough>();
  readonly #max: number;
  readonly #beat: NodeJS.Timeout;

  constructor(max = MAX_STREAMS) {
    this.#max = max;
    // Proxies close a connection on which nothing is said.
    this.#beat = setInterval(() => this.#write(': still here\n\n'), HEARTBEAT_MS);
    this.#beat.unref();
  }

  get size(): number {
    return this.#streams.size;
  }

  /** A stream that begins with the present revision, so that a tab that was away knows whether it missed something. */
  open(revision: string): Readable | undefined {
    if (this.#streams.size >= this.#max) return undefined;
    const stream = new PassThrough();
    this.#streams.add(stream);
    stream.on('close', () => this.#streams.delete(stream));
    stream.write(`retry: 3000\n\n${eventOf(revision)}`);
    return stream;
  }

  announce(revision: string): void {
    this.#write(eventOf(revision));
  }

  close(): void {
    clearInterval(this.#beat);
    for (const stream of this.#streams) stream.end();
  }

  #write(text: string): void {
    for (const stream of this.#streams) {
      // Somebody who does not read must not fill the memory; the browser opens a new stream by itself.
      if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
      else stream.write(text);
    }
  }
}

function eventOf(revision: string): string {
  return `event: remotes\ndata: ${JSON.stringify({ revision })}\n\n`;
}
