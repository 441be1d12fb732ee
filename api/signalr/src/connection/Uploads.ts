import { Upload } from '../streams/Upload.ts';

/** The streams that one client is sending, by the ids it gave them. */
export class Uploads {
  readonly #capacity: number;
  readonly #onFull: (isAnyFull: boolean) => void;
  readonly #open = new Map<string, Upload>();
  #full = 0;

  constructor(capacity: number, onFull: (isAnyFull: boolean) => void) {
    this.#capacity = capacity;
    this.#onFull = onFull;
  }

  has(id: string): boolean {
    return this.#open.has(id);
  }

  open(id: string): Upload {
    const upload = new Upload({
      capacity: this.#capacity,
      onFull: (isFull) => {
        this.#full += isFull ? 1 : -1;
        this.#onFull(this.#full > 0);
      },
    });
    this.#open.set(id, upload);
    return upload;
  }

  /** Items for a stream that is over, or never was, are ignored. */
  push(id: string, item: unknown): void {
    this.#open.get(id)?.push(item);
  }

  complete(id: string, error?: string): boolean {
    this.#open.get(id)?.complete(error);
    return this.#open.delete(id);
  }

  /** The call they belonged to is over: what still arrives is for nobody. */
  forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.#open.get(id)?.discard();
      this.#open.delete(id);
    }
  }

  end(): void {
    for (const upload of this.#open.values()) upload.complete('The connection was closed.');
    this.#open.clear();
  }
}
