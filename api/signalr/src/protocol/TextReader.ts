import { type PayloadReader } from './Protocol.ts';
import { tooLarge } from './ProtocolError.ts';

export const RECORD_SEPARATOR = 0x1e;

/** Records that end with 0x1E. The byte cannot be part of a longer UTF-8 character, so bytes can be cut blindly. */
export class TextReader implements PayloadReader {
  readonly #maxBytes: number;
  #pieces: Buffer[] | null = null;
  #pendingBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  read(chunk: Buffer, take: (payload: Buffer) => void): void {
    let start = 0;
    for (
      let end = chunk.indexOf(RECORD_SEPARATOR);
      end !== -1;
      end = chunk.indexOf(RECORD_SEPARATOR, start)
    ) {
      const last = chunk.subarray(start, end);
      start = end + 1;
      if (this.#pendingBytes + last.length > this.#maxBytes) throw tooLarge(this.#maxBytes);
      take(this.#pieces ? this.#join(last) : last);
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start));
  }

  #keep(piece: Buffer): void {
    this.#pendingBytes += piece.length;
    if (this.#pendingBytes > this.#maxBytes) throw tooLarge(this.#maxBytes);
    (this.#pieces ??= []).push(piece);
  }

  #join(last: Buffer): Buffer {
    const record = Buffer.concat([...(this.#pieces ?? []), last]);
    this.#pieces = null;
    this.#pendingBytes = 0;
    return record;
  }
}
