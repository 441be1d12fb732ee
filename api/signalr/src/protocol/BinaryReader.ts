import { Frame, HEAD_SPACE, withHeadSpace } from './Frame.ts';
import { ByteList } from './ByteList.ts';
import { type PayloadReader } from './Protocol.ts';
import { ProtocolError, tooLarge } from './ProtocolError.ts';

const MAX_PREFIX_BYTES = 5;

/** Messages behind a length of one to five bytes, seven bits each, low bits first. */
export class BinaryReader implements PayloadReader {
  readonly #maxBytes: number;
  /** A message that is not whole yet. */
  #begun: ByteList | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  read(chunk: Buffer, take: (payload: Buffer) => void): void {
    this.#begun?.add(chunk);
    const bytes = this.#begun?.bytes ?? chunk;
    let offset = 0;
    while (offset < bytes.length) {
      const prefix = readPrefix(bytes, offset);
      if (!prefix) break;
      if (prefix.size > this.#maxBytes) throw tooLarge(this.#maxBytes);
      const end = offset + prefix.width + prefix.size;
      if (end > bytes.length) break;
      take(bytes.subarray(offset + prefix.width, end));
      offset = end;
    }
    if (offset === 0 && this.#begun) return;
    this.#begun = null;
    if (offset < bytes.length) (this.#begun = new ByteList()).add(bytes.subarray(offset));
  }
}

/** Null when the length itself is not here yet. */
function readPrefix(bytes: Buffer, offset: number): { width: number; size: number } | null {
  let size = 0;
  for (let width = 1; width <= MAX_PREFIX_BYTES; width++) {
    const byte = bytes[offset + width - 1];
    if (byte === undefined) return null;
    // Multiplied, not shifted: a shift would make a large length negative.
    size += (byte & 0x7f) * 2 ** (7 * (width - 1));
    if ((byte & 0x80) === 0) return { width, size };
  }
  throw new ProtocolError('A message length has more than five bytes.');
}

/** A binary frame of one message: its length, then itself. */
export function binaryFrame(message: Uint8Array): Frame {
  const prefix: number[] = [];
  let rest = message.length;
  do {
    prefix.push(rest > 0x7f ? (rest & 0x7f) | 0x80 : rest);
    rest >>>= 7;
  } while (rest > 0);
  const whole = withHeadSpace(prefix.length + message.length);
  whole.set(prefix, HEAD_SPACE);
  whole.set(message, HEAD_SPACE + prefix.length);
  return Frame.ofBytes(whole);
}
