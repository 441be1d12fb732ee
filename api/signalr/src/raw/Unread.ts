/** What a client has said and its handler has not read yet. */
export class Unread implements AsyncIterator<Buffer, undefined> {
  readonly #onTaken: () => void;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #isOver = false;
  #waiting: (() => void)[] = [];

  constructor(onTaken: () => void) {
    this.#onTaken = onTaken;
  }

  get bytes(): number {
    return this.#bytes;
  }

  add(chunk: Buffer): void {
    if (this.#isOver || chunk.length === 0) return;
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    this.#wake();
  }

  /** No more comes; what is here may still be read. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async next(): Promise<IteratorResult<Buffer, undefined>> {
    while (this.#chunks.length === 0 && !this.#isOver) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    const chunk = this.#chunks.shift();
    if (!chunk) return { done: true, value: undefined };
    this.#bytes -= chunk.length;
    this.#onTaken();
    return { done: false, value: chunk };
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
