/** Time as an argument, so that a test can hold it. */
export interface Clock {
  /** Milliseconds that only ever grow, for measuring how long. */
  now(): number;
  /** Milliseconds since 1970, for comparing with dates. */
  epoch(): number;
  /** Runs again and again until the answer is called. */
  every(ms: number, run: () => void): () => void;
  /** Runs once unless the answer is called first. */
  after(ms: number, run: () => void): () => void;
}

/** The machine's clock. Its timers never keep a process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  epoch: () => Date.now(),
  every(ms, run) {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
