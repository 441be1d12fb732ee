/** A connection that is said to be back may take a moment until it carries something. */
const TRIES_MS = [1_000, 5_000];

let backAt = -Infinity;
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    backAt = performance.now();
  });
}

/**
 * Tries again as soon as the connection is back, and twice more soon after. Whoever begins to listen while a first try has
 * just failed is given the tries that are left. The returned function ends it.
 */
export function onConnectionBack(tryAgain: () => void): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const forget = () => timers.forEach(clearTimeout);
  const plan = (passed: number) => {
    forget();
    timers = TRIES_MS.filter((ms) => ms > passed).map((ms) => setTimeout(tryAgain, ms - passed));
  };
  const hear = () => {
    plan(0);
    tryAgain();
  };
  plan(performance.now() - backAt);
  window.addEventListener('online', hear);
  return () => {
    forget();
    window.removeEventListener('online', hear);
  };
}
