import { ByteList } from './ByteList.ts';
import { type PayloadReader } from './Protocol.ts';
import { tooLarge } from './ProtocolError.ts';

export const RECORD_SEPARATOR = 0x1e;

/** Records that end with 0x1E. The byte cannot be part of a longer UTF-8 character, so bytes can be cut blindly. */
export class TextReader implements PayloadReader {
  readonly #maxBytes: number;
  /** The beginning of a record that is not whole yet. */
  #begun: ByteList | null = null;

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
      const record = this.#begun ? this.#add(last) : last;
      this.#begun = null;
      if (record.length > this.#maxBytes) throw tooLarge(this.#maxBytes);
      take(record);
    }
    if (start < chunk.length) this.#add(chunk.subarray(start));
  }

  #add(piece: Buffer): Buffer {
    const begun = (this.#begun ??= new ByteList());
    if (begun.length + piece.length > this.#maxBytes) throw tooLarge(this.#maxBytes);
    begun.add(piece);
    return begun.bytes;
  }
}
