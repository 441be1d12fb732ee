import { type ServerResponse } from 'node:http';
import { type Frame } from '../protocol/Frame.ts';
import { giveUpInTime, PostedTransport } from './PostedTransport.ts';
import { type TransportEvents } from './Transport.ts';

const DATA = Buffer.from('data: ');
const END = Buffer.from('\r\n\r\n');

/** Server-Sent Events: one long answer, one event per frame. Text only. */
export class EventStreamTransport extends PostedTransport {
  readonly name = 'ServerSentEvents';
  readonly hasOwnKeepAlive = false;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, events: TransportEvents) {
    super(events);
    this.#response = response;
    response.on('close', () => events.lost(this));
    response.on('error', () => undefined);
    response.on('drain', () => events.hasRoom());
  }

  get bufferedBytes(): number {
    return this.#response.writableLength;
  }

  /** Something must be written at once: browsers say `open` only then, and proxies like to wait for more. */
  open(): void {
    this.#response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-store, no-transform',
      'Content-Encoding': 'identity',
      'X-Accel-Buffering': 'no',
    });
    this.#response.write(':\r\n\r\n');
  }

  /** JSON escapes line breaks, so a frame is one line. */
  send({ payload }: Frame): void {
    if (this.#response.writable) this.#response.write(Buffer.concat([DATA, payload, END]));
  }

  cork(): void {
    this.#response.cork();
  }

  uncork(): void {
    this.#response.uncork();
  }

  close(): void {
    this.resume();
    this.#response.end();
    giveUpInTime(this.#response);
  }

  terminate(): void {
    this.resume();
    this.#response.destroy();
  }

  tick(): void {
    // The hub's pings keep the stream alive.
  }
}
