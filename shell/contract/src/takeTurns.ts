/** Between an answer and the question of those who asked meanwhile. */
const PAUSE_MS = 250;
/** An answer that takes longer may still come, and the question may be lost: whoever asks then has it asked beside it. */
const SLOW_MS = 5_000;
/** After so long without an answer the connection may be dead: whoever asks then is not left to wait for it. */
const HANGING_MS = 20_000;

/** Hears whether a question was answered. False where another one counts. */
export type Hear = (isAnswer: boolean) => boolean;

/**
 * Asks at once, and again for whoever wants to know anew: however many do while an answer is on its way, they are one more
 * question. Two are on their way at most; whoever starts over ends these turns. Returns the way to want to know, and the
 * way to end.
 */
export function takeTurns(
  send: (signal: AbortSignal, hear: Hear) => void,
  startOver: () => void,
): [again: () => void, end: () => void] {
  const leaving = new AbortController();
  const hangsAt = performance.now() + HANGING_MS;
  let newest = 0;
  let waiting = 0;
  let isWanted = false;
  /** Whether something is done for whoever wants to know anew; not while the answer has its time. */
  let isDue = false;
  let timer: ReturnType<typeof setTimeout>;
  const rest = (ms: number) => {
    clearTimeout(timer);
    isDue = false;
    timer = setTimeout(() => {
      isDue = true;
      // Two that hang are given up by themselves.
      if (isWanted || (waiting > 1 && performance.now() >= hangsAt)) askAnew();
    }, ms);
  };
  const askAnew = () => (waiting === 1 && performance.now() < hangsAt ? ask() : startOver());
  const ask = () => {
    const nth = (newest += 1);
    isWanted = false;
    rest(waiting > 0 ? HANGING_MS : SLOW_MS);
    waiting += 1;
    send(leaving.signal, (isAnswer) => {
      if (leaving.signal.aborted) return false;
      waiting -= 1;
      if (waiting > 0 && !isAnswer) {
        // The other one may be answered all the same, with what was true before, or be lost.
        isWanted = true;
        return false;
      }
      // An older one that came after it would take back what is newer.
      if (nth === newest) end();
      if (waiting > 0) rest(SLOW_MS);
      else if (isWanted) rest(PAUSE_MS);
      return true;
    });
  };
  const end = () => {
    waiting = 0;
    isDue = true;
    clearTimeout(timer);
    leaving.abort();
  };
  const again = () => {
    isWanted = true;
    if (isDue) askAnew();
  };
  ask();
  return [again, end];
}
