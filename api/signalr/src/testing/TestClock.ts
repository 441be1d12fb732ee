import { type Clock } from '../clock.ts';

interface Timer {
  due: number;
  readonly every: number | null;
  readonly run: () => void;
}

/** Time that moves when told. */
export class TestClock implements Clock {
  #now = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  epoch(): number {
    return Date.UTC(2030, 0, 1) + this.#now;
  }

  every(ms: number, run: () => void): () => void {
    return this.#add({ due: this.#now + ms, every: ms, run });
  }

  after(ms: number, run: () => void): () => void {
    return this.#add({ due: this.#now + ms, every: null, run });
  }

  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = next.due;
      if (next.every === null) this.#timers.delete(next);
      else next.due += next.every;
      next.run();
    }
    this.#now = end;
  }

  #add(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  #next(end: number): Timer | undefined {
    const due = [...this.#timers].filter((timer) => timer.due <= end);
    return due.sort((one, other) => one.due - other.due)[0];
  }
}
