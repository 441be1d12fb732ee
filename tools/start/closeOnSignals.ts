const PATIENCE_MS = 2_900;
/** npm passes a signal on that the terminal has sent already: two at once are one. */
const SAME_SIGNAL_MS = 1_000;

/** Ctrl-C and SIGTERM close Plaza in order; somebody who asks again, later, does not have to wait. */
export function closeOnSignals(close: () => Promise<void>): void {
  let askedAt: number | undefined;
  const handleSignal = () => {
    const now = performance.now();
    if (askedAt !== undefined) {
      if (now - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = now;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
}
