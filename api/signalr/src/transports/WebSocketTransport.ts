import { type Socket } from 'node:net';
import { type Frame } from '../protocol/Frame.ts';
import { closeCodeIn, closeFrame, pingFrame, pongFrame } from '../webSocket/controlFrames.ts';
import { FrameReader } from '../webSocket/FrameReader.ts';
import { CloseCode, SocketError } from '../webSocket/SocketError.ts';
import { type Transport, type TransportEvents } from './Transport.ts';

/** How long a client may take to answer a goodbye, and to read what stands before it. */
const GOODBYE_MS = 10_000;
/** Who has so much to read yet needs no pong, and must not be able to order any number of them. */
const MOST_BEFORE_PONG = 16 * 1024;
/** So much is read and kept of a client that is made to wait; beyond that its own system makes it wait. */
const MOST_UNHEARD = 128 * 1024;
/** What a small message costs beside its bytes. */
const KEPT_BESIDE = 128;
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
  /** What came while it was paused. */
  #unheard: Buffer[] = [];
  #unheardBytes = 0;
  #closeCode: number = CloseCode.Abnormal;

  /** `socket` has been accepted as a WebSocket, and `head` is what the client has posted since. */
  constructor(socket: Socket, wholeBytes: number, events: TransportEvents) {
    this.#socket = socket;
    this.#events = events;
    this.#reader = new FrameReader(wholeBytes, {
      message: (payload) => this.#hear(payload),
      ping: (payload) => this.#pong(payload),
      pong: () => events.alive(this),
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
    socket.on('drain', () => events.hasSpace());
  }

  get isDeaf(): boolean {
    return this.#socket.isPaused() && this.#isPaused;
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
  }

  resume(): void {
    this.#isPaused = false;
    const unheard = this.#unheard.splice(0);
    this.#unheardBytes = 0;
    for (const [at, payload] of unheard.entries()) {
      // Whoever was resumed may be behind again after the first of them.
      if (this.#isPausedAgain()) return this.#keep(unheard.slice(at));
      this.#events.received(this, payload);
    }
    if (!this.#isPausedAgain()) this.#socket.resume();
  }

  ping(): void {
    if (this.#state === 'open') this.#socket.write(pingFrame);
  }

  close(): void {
    this.#isPaused = false;
    this.#keep([]);
    this.#socket.resume();
    this.#leave(CloseCode.Normal);
  }

  terminate(): void {
    this.#state = 'over';
    this.#socket.destroy();
  }

  tick(): void {
    // The hub's pings and timeouts are all a WebSocket needs.
  }

  /** While it is paused frames are still read, up to a bound: pings and goodbyes must not wait behind messages. */
  #hear(payload: Buffer): void {
    if (this.#state !== 'open') return;
    if (!this.#isPaused) return this.#events.received(this, payload);
    this.#events.alive(this);
    // The chunk is the system's to use again once it has been read.
    this.#unheard.push(Buffer.from(payload));
    this.#unheardBytes += payload.length + KEPT_BESIDE;
    if (this.#unheardBytes > MOST_UNHEARD) this.#socket.pause();
  }

  #keep(unheard: Buffer[]): void {
    this.#unheard = unheard;
    this.#unheardBytes = unheard.reduce((sum, { length }) => sum + length + KEPT_BESIDE, 0);
  }

  #isPausedAgain(): boolean {
    return this.#isPaused;
  }

  /** One chunk each in turn: else who floods the socket is served thirty times before anybody else. */
  #letOthers(): void {
    this.#socket.pause();
    setImmediate(() => this.#unheardBytes > MOST_UNHEARD || this.#socket.resume());
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
    // Without a code it is answered as a normal end: some clients take a goodbye without one for a fault.
    else this.#leave(this.#closeCode === CloseCode.NoStatus ? CloseCode.Normal : this.#closeCode);
    this.#socket.end();
  }

  #leave(code: number): void {
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
