/** Time as an argument: whatever waits asks it, and tests turn its hands. */
export interface Clock {
  /** Milliseconds; only differences mean something. */
  now(): number;
  /** Calls back once after so many milliseconds. Returns the way to call it off. */
  after(ms: number, then: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
