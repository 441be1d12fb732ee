import type { LiveRegistry } from './LiveRegistry.ts';

/** Keeps what is live in memory until a change is announced, so that a registry read costs no query. */
export class RegistryCache {
  readonly #load: () => Promise<LiveRegistry>;
  readonly #hearsChanges: () => boolean;
  #kept: Promise<LiveRegistry> | undefined;

  constructor(load: () => Promise<LiveRegistry>, hearsChanges: () => boolean) {
    this.#load = load;
    this.#hearsChanges = hearsChanges;
  }

  /** What is live. While no news can come in, every read is a fresh one. */
  read(): Promise<LiveRegistry> {
    if (!this.#hearsChanges()) return this.#load();
    this.#kept ??= this.#loadOnce();
    return this.#kept;
  }

  forget(): void {
    this.#kept = undefined;
  }

  #loadOnce(): Promise<LiveRegistry> {
    const loading = this.#load();
    // A failure is not kept: the next read tries again.
    loading.catch(() => {
      if (this.#kept === loading) this.#kept = undefined;
    });
    return loading;
  }
}
