/**
 * Cuts a tick into shares and calls for each when it is due: at the same moments on every server whose clock is right,
 * so that what one says a share ahead is in the next frame of all. Answers how to stop.
 */
export function tickInShares(tickMs: number, shares: number, act: (share: number) => void): () => void {
  const eachMs = tickMs / shares;
  let next = Math.floor(nowMs() / eachMs) + 1;
  let timer: NodeJS.Timeout;
  const wait = () => (timer = setTimeout(take, next * eachMs - nowMs()).unref());
  const take = () => {
    // A timer may be a little early; and a busy server is late, but takes each share once at most.
    const due = Math.max(next, Math.floor(nowMs() / eachMs));
    const first = Math.max(next, due - shares + 1);
    next = due + 1;
    wait();
    for (let number = first; number <= due; number++) act(number % shares);
  };
  wait();
  return () => clearTimeout(timer);
}

/** The clock's time as it was when the process began, and counted on: nobody sets it back. */
const nowMs = () => performance.timeOrigin + performance.now();
