const PATIENCE_MS = 2_900;
/** npm passes a signal on that the terminal has sent already: two at once are one. */
const SAME_SIGNAL_MS = 1_000;

const LOOK_MS = 100;

/**
 * Ctrl-C and SIGTERM close Plaza in order; somebody who asks again, later, does not have to wait. While somebody
 * uploads patience waits: the server itself knows how long such a one may take.
 */
export function closeOnSignals(close: () => Promise<void>, uploads: () => number): void {
  let askedAt: number | undefined;
  const handleSignal = () => {
    const now = performance.now();
    if (askedAt !== undefined) {
      if (now - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = now;
    let waitedMs = 0;
    setInterval(() => {
      waitedMs = uploads() > 0 ? 0 : waitedMs + LOOK_MS;
      if (waitedMs >= PATIENCE_MS) process.exit(1);
    }, LOOK_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
}
