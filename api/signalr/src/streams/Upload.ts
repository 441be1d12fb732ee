import { HubError } from '../HubError.ts';
import { type Schema } from '../schema.ts';

interface UploadOptions {
  readonly capacity: number;
  /** Told when the buffer is full, and when it has space again. */
  onFull(isFull: boolean): void;
}

/** A stream from the client. Items may arrive before the method that reads them has begun. */
export class Upload {
  readonly #options: UploadOptions;
  #items: unknown[] = [];
  #end: { readonly error?: Error } | null = null;
  #isFull = false;
  #wake: (() => void) | null = null;

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  push(item: unknown): void {
    if (this.#end) return;
    this.#items.push(item);
    if (this.#items.length >= this.#options.capacity) this.#setFull(true);
    this.#wake?.();
  }

  /** The client is done, or is gone, or nobody reads any more. What has arrived can still be read. */
  complete(error?: string): void {
    if (this.#end) return;
    this.#end = error === undefined ? {} : { error: new HubError(error) };
    this.#setFull(false);
    this.#wake?.();
  }

  /** Nobody reads (any more). */
  discard(): void {
    this.complete();
    this.#items = [];
  }

  async *items<T>(schema: Schema<T>): AsyncGenerator<T, void, undefined> {
    try {
      while (true) {
        if (this.#items.length > 0) {
          const item = this.#items.shift();
          if (this.#items.length < this.#options.capacity) this.#setFull(false);
          yield schema.parse(item);
        } else if (this.#end) {
          if (this.#end.error) throw this.#end.error;
          return;
        } else {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
          this.#wake = null;
        }
      }
    } finally {
      this.discard();
    }
  }

  #setFull(isFull: boolean): void {
    if (this.#isFull === isFull) return;
    this.#isFull = isFull;
    this.#options.onFull(isFull);
  }
}
