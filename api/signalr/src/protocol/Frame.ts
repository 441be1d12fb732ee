import { type Writable } from 'node:stream';

// RFC 6455, 5.2: the kind of a frame, and its length in one, three or nine bytes.
const textHead = 0x81;
const binaryHead = 0x82;
const LARGEST_HEAD = 10;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO = 0xffff;

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

/** Writes the head right before the payload of a buffer with space for it. Answers the frame. */
function writeHead(whole: Buffer, kind: number): Buffer {
  const length = whole.length - LARGEST_HEAD;
  if (length < TWO_BYTES) {
    whole[LARGEST_HEAD - 2] = kind;
    whole[LARGEST_HEAD - 1] = length;
    return whole.subarray(LARGEST_HEAD - 2);
  }
  if (length <= MOST_IN_TWO) {
    whole[LARGEST_HEAD - 4] = kind;
    whole[LARGEST_HEAD - 3] = TWO_BYTES;
    whole.writeUInt16BE(length, LARGEST_HEAD - 2);
    return whole.subarray(LARGEST_HEAD - 4);
  }
  whole[0] = kind;
  whole[1] = EIGHT_BYTES;
  whole.writeBigUInt64BE(BigInt(length), 2);
  return whole;
}

/** The same as text of one byte per letter, for payloads of up to 65,535 bytes. */
function headText(kind: number, length: number): string {
  return length < TWO_BYTES
    ? String.fromCharCode(kind, length)
    : String.fromCharCode(kind, TWO_BYTES, length >>> 8, length & 0xff);
}
