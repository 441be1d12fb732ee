const SMALLEST = 512;

/**
 * The bytes of a message that comes in pieces. They are copied: a piece of one byte must not keep the chunk it came in,
 * and of a thousand pieces nothing must remain but their bytes.
 */
export class ByteList {
  #space = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** What is here so far; to be read before more is added. */
  get bytes(): Buffer {
    return this.#space.subarray(0, this.#length);
  }

  add(piece: Buffer): void {
    const length = this.#length + piece.length;
    if (length > this.#space.length) {
      const more = Buffer.allocUnsafe(Math.max(SMALLEST, 2 * length));
      this.#space.copy(more, 0, 0, this.#length);
      this.#space = more;
    }
    piece.copy(this.#space, this.#length);
    this.#length = length;
  }
}
