/** So many may be said or done at once, and so many a second after that. */
const MOST_ACTS = 10;
const ACTS_PER_SECOND = 2;
const MOST_REMEMBERED = 5_000;

/** How much each person may still say and do in zones: on all their pages together, and however often they leave and return. */
export class ActsLeft {
  readonly #people = new Map<string, { left: number; atMs: number }>();

  /** Takes one of what is left; `false` when nothing is. */
  take(userId: string, nowMs: number): boolean {
    const left = this.#leftOf(userId, nowMs);
    if (left < 1) return false;
    if (this.#people.size >= MOST_REMEMBERED) this.#forgetFull(nowMs);
    this.#people.set(userId, { left: left - 1, atMs: nowMs });
    return true;
  }

  #leftOf(userId: string, nowMs: number): number {
    const { left, atMs } = this.#people.get(userId) ?? { left: MOST_ACTS, atMs: nowMs };
    return Math.min(MOST_ACTS, left + (Math.max(0, nowMs - atMs) / 1000) * ACTS_PER_SECOND);
  }

  #forgetFull(nowMs: number): void {
    for (const userId of [...this.#people.keys()])
      if (this.#leftOf(userId, nowMs) === MOST_ACTS) this.#people.delete(userId);
  }
}
