const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Runs something a while later; returns the way to call it off. */
export type Soon = (job: () => void, ms: number) => () => void;
export type Retrying = ReturnType<typeof retryingWith>;

/** Does something again after a pause, which doubles until it has worked. */
export function retryingWith(soon: Soon, job: () => void) {
  let pauseMs = FIRST_PAUSE_MS;
  let isClosed = false;
  let callOff: () => void = () => undefined;
  return {
    callOff: () => callOff(),
    later() {
      callOff();
      if (isClosed) return;
      callOff = soon(job, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    },
    /** It has worked. */
    rest: () => void (pauseMs = FIRST_PAUSE_MS),
    close() {
      isClosed = true;
      callOff();
    },
  };
}
