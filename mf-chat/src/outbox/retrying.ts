const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Runs something a while later; returns the way to call it off. */
export type Soon = (job: () => void, ms: number) => () => void;

/** As the clock of the page has it. */
export const soon: Soon = (job, ms) => {
  const timer = setTimeout(job, ms);
  return () => clearTimeout(timer);
};

export type Retrying = ReturnType<typeof retryingWith>;

/** Does something again after a pause, which doubles until it has worked. The job begins with calling it off. */
export function retryingWith(soon: Soon, job: () => void) {
  let pauseMs = FIRST_PAUSE_MS;
  let isClosed = false;
  let waiting: (() => void) | undefined;
  const callOff = () => {
    waiting?.();
    waiting = undefined;
  };
  return {
    callOff,
    /** However often it is said, it is once. */
    later() {
      if (isClosed || waiting) return;
      waiting = soon(job, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    },
    /** All has worked, unless something is to be done again. */
    rest() {
      if (!waiting) pauseMs = FIRST_PAUSE_MS;
    },
    close() {
      isClosed = true;
      callOff();
    },
  };
}
