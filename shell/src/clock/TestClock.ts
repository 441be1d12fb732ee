import type { Clock } from './Clock.ts';

interface Alarm {
  at: number;
  then: () => void;
}

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now = 0;
  #alarms: Alarm[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const alarm = { at: this.#now + ms, then };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** Lets time pass, and lets the promises that hang on it settle. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settled();
    for (let next = this.#nextBefore(until); next; next = this.#nextBefore(until)) {
      this.#now = next.at;
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next);
      next.then();
      await settled();
    }
    this.#now = until;
  }

  #nextBefore(until: number): Alarm | undefined {
    return this.#alarms.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  }
}

/** Runs everything that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
