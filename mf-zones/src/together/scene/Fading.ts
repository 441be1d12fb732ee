/** So much is left of somebody whose connection is gone. */
const LEFT = 0.4;
/** From all to that within this many seconds. */
const SECONDS = 0.6;

/** How much of each person is there: who is cut off fades, and comes back. Nothing is allocated while it is asked. */
export class Fading {
  readonly #there = new Map<number, number>();

  of(id: number, isCutOff: boolean, seconds: number): number {
    const wanted = isCutOff ? LEFT : 1;
    const now = this.#there.get(id) ?? wanted;
    const step = ((1 - LEFT) / SECONDS) * seconds;
    const next = now < wanted ? Math.min(wanted, now + step) : Math.max(wanted, now - step);
    this.#there.set(id, next);
    return next;
  }
}
