/** A piece of the page did not arrive, or not whole. It knows how to be fetched anew. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  readonly #fetchAnew: () => Promise<void>;

  constructor(cause: unknown, fetchAnew: () => Promise<void>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.#fetchAnew = fetchAnew;
  }

  /** The next look at it loads it again. Never rejects. */
  fetchAnew(): Promise<void> {
    return this.#fetchAnew();
  }
}
