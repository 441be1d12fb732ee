const MOST_REMEMBERED = 5_000;

/** So many may be done at once, and so many a second after that. */
interface ActRate {
  atOnce: number;
  perSecond: number;
}

/** How much each person may still do of something in zones: on all their pages together, and however often they leave and return. */
export class ActsLeft {
  readonly #rate: ActRate;
  readonly #people = new Map<string, { left: number; atMs: number }>();

  constructor(rate: ActRate) {
    this.#rate = rate;
  }

  /** Takes one of what is left; `false` when nothing is. */
  take(userId: string, nowMs: number): boolean {
    const left = this.#leftOf(userId, nowMs);
    if (left < 1) return false;
    if (this.#people.size >= MOST_REMEMBERED) this.#forgetFull(nowMs);
    this.#people.set(userId, { left: left - 1, atMs: nowMs });
    return true;
  }

  #leftOf(userId: string, nowMs: number): number {
    const { atOnce, perSecond } = this.#rate;
    const { left, atMs } = this.#people.get(userId) ?? { left: atOnce, atMs: nowMs };
    return Math.min(atOnce, left + (Math.max(0, nowMs - atMs) / 1000) * perSecond);
  }

  #forgetFull(nowMs: number): void {
    for (const userId of [...this.#people.keys()])
      if (this.#leftOf(userId, nowMs) === this.#rate.atOnce) this.#people.delete(userId);
  }
}
