import type { RunningPlaza } from './startPlaza.ts';

/**
 * Visitors are gone after less than three seconds; the rest is for a database on a busy disk, which writes out what it
 * holds. Supervisors kill after ten.
 */
const PATIENCE_MS = 9_000;
/** npm passes a signal on that the terminal has sent already: two at once are one. */
const SAME_SIGNAL_MS = 1_000;
const LOOK_MS = 100;

/**
 * Ctrl-C and SIGTERM close the server in order; somebody who asks again, later, does not have to wait. While somebody
 * uploads patience waits: the server itself knows how long such a one may take.
 */
export function closeOnSignals(
  start: Promise<Pick<RunningPlaza, 'close'> & Partial<Pick<RunningPlaza, 'uploads'>>>,
  patienceMs = PATIENCE_MS,
): void {
  let askedAt: number | undefined;
  let uploads = () => 0;
  const giveUp = (why: unknown) => {
    console.error('Plaza has not closed in order:', why);
    process.exit(1);
  };
  const close = () => {
    const now = performance.now();
    if (askedAt !== undefined) {
      if (now - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = now;
    let waitedMs = 0;
    const looking = setInterval(() => {
      waitedMs = uploads() > 0 ? 0 : waitedMs + LOOK_MS;
      if (waitedMs < patienceMs) return;
      clearInterval(looking);
      giveUp(`it took longer than ${patienceMs / 1000} s.`);
    }, LOOK_MS).unref();
    start
      .then((server) => {
        uploads = server.uploads ?? uploads;
        return server.close();
      })
      .then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
