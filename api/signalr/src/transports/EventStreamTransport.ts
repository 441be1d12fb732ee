import { type ServerResponse } from 'node:http';
import { type Frame } from '../protocol/Frame.ts';
import { giveUpInTime, PostedTransport } from './PostedTransport.ts';
import { type TransportEvents } from './Transport.ts';

const DATA = Buffer.from('data: ');
const NEXT = Buffer.from('\r\ndata: ');
const END = Buffer.from('\r\n\r\n');
/** A comment, of which no client hears. */
const NOTHING = ':\r\n\r\n';
const LINE = 0x0a;
const RETURN = 0x0d;

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
    response.on('drain', () => events.hasSpace());
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
    this.ping();
  }

  ping(): void {
    if (this.#response.writable) this.#response.write(NOTHING);
  }

  send({ payload }: Frame): void {
    if (this.#response.writable) this.#response.write(Buffer.concat([...eventOf(payload), END]));
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

/** JSON escapes line breaks, so a hub's frame is one line. Of other bytes every line is one; the client joins them. */
function eventOf(payload: Buffer): Buffer[] {
  if (!payload.includes(LINE) && !payload.includes(RETURN)) return [DATA, payload];
  const lines = payload.toString('utf8').split(/\r\n|[\r\n]/);
  return lines.flatMap((line, index) => [index === 0 ? DATA : NEXT, Buffer.from(line)]);
}
