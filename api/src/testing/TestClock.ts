import type { Clock } from '../clock.ts';

/** A clock that stands until it is told to go on. */
export class TestClock implements Clock {
  #atMs: number;

  constructor(at: Date = new Date()) {
    this.#atMs = at.getTime();
  }

  now(): Date {
    return new Date(this.#atMs);
  }

  advance({
    days = 0,
    minutes = 0,
    seconds = 0,
    ms = 0,
  }: {
    days?: number;
    minutes?: number;
    seconds?: number;
    ms?: number;
  }): void {
    this.#atMs += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000 + ms;
  }
}
