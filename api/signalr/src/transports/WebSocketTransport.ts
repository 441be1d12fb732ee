import { type Duplex } from 'node:stream';
import { type RawData, type WebSocket } from 'ws';
import { type Frame } from '../protocol/Frame.ts';
import { type Transport, type TransportEvents } from './Transport.ts';

const NORMAL_CLOSURE = 1000;
const GOING_AWAY = 1001;
const NO_STATUS = 1005;

/** One WebSocket: text frames for JSON, binary frames for MessagePack. */
export class WebSocketTransport implements Transport {
  readonly name = 'WebSockets';
  readonly hasOwnKeepAlive = false;
  isBinary = false;
  readonly #socket: WebSocket;
  readonly #raw: Duplex;

  constructor(socket: WebSocket, raw: Duplex, events: TransportEvents) {
    this.#socket = socket;
    this.#raw = raw;
    socket.on('message', (frame) => events.received(this, toBuffer(frame)));
    // What went wrong is followed by 'close', which carries the code.
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      const isClean = code === NORMAL_CLOSURE || code === GOING_AWAY || code === NO_STATUS;
      events.lost(this, isClean ? undefined : new Error(`The WebSocket was closed with code ${code}.`));
    });
    raw.on('drain', () => events.hasRoom());
  }

  get bufferedBytes(): number {
    return this.#raw.writableLength;
  }

  /**
   * Past the library: it writes head and body of each frame apart and anew for every client, which costs a fan-out
   * a good part of its time. Nothing of its state is involved: there is no compression and no frame in pieces.
   */
  send({ webSocket }: Frame): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#raw.write(webSocket);
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#socket.resume();
    this.#socket.close(NORMAL_CLOSURE);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  tick(): void {
    // The hub's pings and timeouts are all a WebSocket needs.
  }
}

function toBuffer(frame: RawData): Buffer {
  if (Buffer.isBuffer(frame)) return frame;
  return Array.isArray(frame) ? Buffer.concat(frame) : Buffer.from(frame);
}
