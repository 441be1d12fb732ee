interface Waiting<T> {
  readonly item: T;
  resolve(): void;
  reject(error: unknown): void;
}

/** More is told to nobody in time, and would only fill the memory. */
const MOST_WAITING = 20_000;

/** Hands items on in order, many at a time, one batch after the other. */
export class Batch<T> {
  readonly #size: number;
  readonly #handOn: (items: T[]) => Promise<void>;
  #waiting: Waiting<T>[] = [];
  #isBusy = false;

  constructor(size: number, handOn: (items: T[]) => Promise<void>) {
    this.#size = size;
    this.#handOn = handOn;
  }

  /** Resolves when the item has been handed on. Rejects when it was not, also where too much waits already. */
  add(item: T): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new Error('Too much waits for the database.'));
    const handedOn = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
    });
    if (!this.#isBusy) void this.#run();
    return handedOn;
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#size);
      try {
        await this.#handOn(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isBusy = false;
  }
}
