import { type Socket } from 'node:net';
import { type Frame } from '../protocol/Frame.ts';
import { closeCodeIn, closeFrame, pongFrame } from '../webSocket/controlFrames.ts';
import { FrameReader } from '../webSocket/FrameReader.ts';
import { CloseCode, SocketError } from '../webSocket/SocketError.ts';
import { type Transport, type TransportEvents } from './Transport.ts';

/** How long a client may take to answer a goodbye, and to read what stands before it. */
const GOODBYE_MS = 10_000;
/** Who has so much to read yet needs no pong, and must not be able to order any number of them. */
const MOST_BEFORE_PONG = 16 * 1024;
/** What Node reads at once: who fills it has sent more, and would be read on and on. */
const FULL_CHUNK = 64 * 1024;
const clean: readonly number[] = [CloseCode.Normal, CloseCode.GoingAway, CloseCode.NoStatus];

/**
 * One WebSocket: text frames for JSON, binary frames for MessagePack. Of RFC 6455 it speaks what a hub needs and
 * nothing else, straight on the socket: no library stands between, and a fan-out writes the same bytes to everybody.
 */
export class WebSocketTransport implements Transport {
  readonly name = 'WebSockets';
  readonly hasOwnKeepAlive = false;
  isBinary = false;
  readonly #socket: Socket;
  readonly #events: TransportEvents;
  readonly #reader: FrameReader;
  #state: 'open' | 'leaving' | 'over' = 'open';
  #isPaused = false;
  #closeCode: number = CloseCode.Abnormal;

  /** `socket` has been accepted as a WebSocket, and `head` is what the client has said since. */
  constructor(socket: Socket, maxBytes: number, events: TransportEvents) {
    this.#socket = socket;
    this.#events = events;
    this.#reader = new FrameReader(maxBytes, {
      message: (payload) => events.received(this, payload),
      ping: (payload) => this.#pong(payload),
      close: (payload) => this.#farewell(payload),
    });
    socket.setTimeout(0);
    socket.setNoDelay();
    socket.on('data', (chunk: Buffer) => {
      this.read(chunk);
      if (chunk.length >= FULL_CHUNK) this.#letOthers();
    });
    // The client will say no more, and without a goodbye it will not listen either.
    socket.on('end', () => {
      this.#state = 'over';
      socket.end();
      this.#giveUpInTime();
    });
    // What went wrong is followed by 'close'.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#gone());
    socket.on('drain', () => events.hasRoom());
  }

  get bufferedBytes(): number {
    return this.#socket.writableLength;
  }

  read(chunk: Buffer): void {
    try {
      this.#reader.read(chunk);
    } catch (error) {
      if (!(error instanceof SocketError)) throw error;
      this.#closeCode = error.code;
      this.#leave(error.code);
      this.#socket.destroySoon();
    }
  }

  send(frame: Frame): void {
    if (this.#state === 'open') frame.sendOn(this.#socket);
  }

  cork(): void {
    this.#socket.cork();
  }

  uncork(): void {
    this.#socket.uncork();
  }

  pause(): void {
    this.#isPaused = true;
    this.#socket.pause();
  }

  resume(): void {
    this.#isPaused = false;
    this.#socket.resume();
  }

  close(): void {
    this.resume();
    this.#leave(CloseCode.Normal);
  }

  terminate(): void {
    this.#state = 'over';
    this.#socket.destroy();
  }

  tick(): void {
    // The hub's pings and timeouts are all a WebSocket needs.
  }

  /** One chunk each in turn: else who floods the socket is served thirty times before anybody else. */
  #letOthers(): void {
    this.#socket.pause();
    setImmediate(() => this.#isPaused || this.#socket.resume());
  }

  /** RFC 6455, 5.5.3: of several pings the last one may be answered alone. */
  #pong(payload: Buffer): void {
    if (this.#state !== 'open' || this.bufferedBytes > MOST_BEFORE_PONG) return;
    this.#socket.write(pongFrame(payload));
  }

  /** The client's goodbye: the first of two, or the answer to ours. */
  #farewell(payload: Buffer): void {
    this.#closeCode = closeCodeIn(payload);
    if (this.#closeCode === CloseCode.Broken) this.#leave(CloseCode.Broken);
    else this.#leave(this.#closeCode === CloseCode.NoStatus ? null : this.#closeCode);
    this.#socket.end();
  }

  #leave(code: number | null): void {
    if (this.#state !== 'open') return;
    this.#state = 'leaving';
    if (this.#socket.writable) this.#socket.write(closeFrame(code));
    this.#giveUpInTime();
  }

  #giveUpInTime(): void {
    const giveUp = setTimeout(() => this.#socket.destroy(), GOODBYE_MS).unref();
    this.#socket.once('close', () => clearTimeout(giveUp));
  }

  #gone(): void {
    this.#state = 'over';
    const isClean = clean.includes(this.#closeCode);
    const error = new Error(`The WebSocket was closed with code ${this.#closeCode}.`);
    this.#events.lost(this, isClean ? undefined : error);
  }
}
