const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Runs something a while later; returns the way to call it off. */
export type Soon = (job: () => void, ms: number) => () => void;

/** Does something again after a pause, which doubles until it has worked. */
export class Retrying {
  readonly #soon: Soon;
  readonly #job: () => void;
  #pauseMs = FIRST_PAUSE_MS;
  #isClosed = false;
  callOff: () => void = () => undefined;

  constructor(soon: Soon, job: () => void) {
    this.#soon = soon;
    this.#job = job;
  }

  later(): void {
    this.callOff();
    if (this.#isClosed) return;
    this.callOff = this.#soon(this.#job, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  /** It has worked, or never will. */
  rest(): void {
    this.callOff();
    this.#pauseMs = FIRST_PAUSE_MS;
  }

  close(): void {
    this.#isClosed = true;
    this.callOff();
  }
}
