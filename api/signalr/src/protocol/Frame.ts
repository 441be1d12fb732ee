const TEXT = 0x81;
const BINARY = 0x82;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LARGEST_HEAD = 10;

/** The bytes of one message in one protocol, shared by everyone who gets them. */
export class Frame {
  readonly payload: Buffer;
  readonly #whole: Buffer;
  readonly #isBinary: boolean;
  #webSocket: Buffer | null = null;

  /** `whole` has room for a head before the payload, as `withRoom` makes it. */
  constructor(whole: Buffer, isBinary: boolean) {
    this.#whole = whole;
    this.payload = whole.subarray(LARGEST_HEAD);
    this.#isBinary = isBinary;
  }

  /** As a whole WebSocket frame of a server: unmasked, and so the same for every client. */
  get webSocket(): Buffer {
    return (this.#webSocket ??= this.#whole.subarray(writeHead(this.#whole, this.#isBinary ? BINARY : TEXT)));
  }
}

/** A buffer for a payload of this size that can become a WebSocket frame without being copied. */
export const withRoom = (size: number): Buffer => Buffer.allocUnsafe(LARGEST_HEAD + size);
export const ROOM = LARGEST_HEAD;

/** `isBinary` only says how a WebSocket carries it. */
export function textFrame(text: string, isBinary = false): Frame {
  const whole = withRoom(Buffer.byteLength(text));
  whole.write(text, LARGEST_HEAD);
  return new Frame(whole, isBinary);
}

/** RFC 6455, 5.2: the kind, and the length in one, three or nine bytes, right before the payload. Answers where. */
function writeHead(whole: Buffer, kind: number): number {
  const length = whole.length - LARGEST_HEAD;
  if (length < TWO_BYTES) {
    whole[LARGEST_HEAD - 2] = kind;
    whole[LARGEST_HEAD - 1] = length;
    return LARGEST_HEAD - 2;
  }
  if (length <= 0xffff) {
    whole[LARGEST_HEAD - 4] = kind;
    whole[LARGEST_HEAD - 3] = TWO_BYTES;
    whole.writeUInt16BE(length, LARGEST_HEAD - 2);
    return LARGEST_HEAD - 4;
  }
  whole[0] = kind;
  whole[1] = EIGHT_BYTES;
  whole.writeBigUInt64BE(BigInt(length), 2);
  return 0;
}
