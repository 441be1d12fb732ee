import { RateLimiterMemory } from 'rate-limiter-flexible';

const MOST_ADDRESSES = 50_000;

/** Counts in memory. The longest untouched addresses go first, so that a flood of them cannot fill the heap. */
export class BoundedMemory extends RateLimiterMemory {
  readonly #most: number;
  readonly #known = new Set<string | number>();

  constructor(options: ConstructorParameters<typeof RateLimiterMemory>[0], most = MOST_ADDRESSES) {
    super(options);
    this.#most = most;
  }

  override consume(...[key, ...more]: Parameters<RateLimiterMemory['consume']>) {
    this.#known.delete(key);
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > this.#most && oldest !== undefined) {
      this.#known.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, ...more);
  }
}
