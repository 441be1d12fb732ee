import { type Writable } from 'node:stream';
import { binaryHead, headText, LARGEST_HEAD, textHead, writeHead } from './frameHead.ts';

/** A string up to this long is copied into the socket on the stack, without a buffer in between. */
const MOST_DIRECT = 8 * 1024;

/** The bytes of one message in one protocol, shared by everyone who gets them. */
export class Frame {
  /** Bytes of the payload. */
  readonly size: number;
  readonly #kind: number;
  /** Written as it is for a first recipient, who mostly is the only one. */
  #text: string | null;
  /** Remote for a head, then the payload. */
  #whole: Buffer | null;
  #webSocket: Buffer | null = null;

  private constructor(size: number, kind: number, text: string | null, whole: Buffer | null) {
    this.size = size;
    this.#kind = kind;
    this.#text = text;
    this.#whole = whole;
  }

  /** `isBinary` only says how a WebSocket carries it. */
  static ofText(text: string, isBinary = false): Frame {
    return new Frame(Buffer.byteLength(text), isBinary ? binaryHead : textHead, text, null);
  }

  /** `whole` has space for a head before the payload, as `withHeadSpace` makes it. */
  static ofBytes(whole: Buffer, isBinary = true): Frame {
    return new Frame(whole.length - LARGEST_HEAD, isBinary ? binaryHead : textHead, null, whole);
  }

  get payload(): Buffer {
    return this.#bytes().subarray(LARGEST_HEAD);
  }

  /** Writes it as a WebSocket frame of a server: unmasked, and so the same for every client. */
  sendOn(socket: Writable): void {
    const text = this.#text;
    // As many bytes as characters: all of it is ASCII.
    if (text !== null && text.length === this.size && this.size <= MOST_DIRECT && !this.#whole) {
      this.#whole = nothing;
      socket.write(headText(this.#kind, this.size) + text, 'latin1');
      return;
    }
    this.#webSocket ??= writeHead(this.#bytes(), this.#kind);
    socket.write(this.#webSocket);
  }

  #bytes(): Buffer {
    if (this.#whole && this.#whole !== nothing) return this.#whole;
    const whole = withHeadSpace(this.size);
    whole.write(this.#text ?? '', LARGEST_HEAD);
    return (this.#whole = whole);
  }
}

/** Stands for bytes that were not needed yet. */
const nothing = Buffer.alloc(0);

/** A buffer for a payload of this size that can become a WebSocket frame without being copied. */
export const withHeadSpace = (size: number): Buffer => Buffer.allocUnsafe(LARGEST_HEAD + size);
export const HEAD_SPACE = LARGEST_HEAD;
