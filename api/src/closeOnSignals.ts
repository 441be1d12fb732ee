import type { RunningPlaza } from './startPlaza.ts';

const PATIENCE_MS = 2_900;
const LOOK_MS = 100;

/**
 * Ctrl-C and SIGTERM close the server in order; a second one, or the end of patience, at once. While somebody uploads
 * patience waits: the server itself knows how long such a one may take.
 */
export function closeOnSignals(
  start: Promise<Pick<RunningPlaza, 'close'> & Partial<Pick<RunningPlaza, 'uploads'>>>,
  patienceMs = PATIENCE_MS,
): void {
  let asked = false;
  let uploads = () => 0;
  const close = () => {
    if (asked) process.exit(1);
    asked = true;
    let waitedMs = 0;
    const looking = setInterval(() => {
      waitedMs = uploads() > 0 ? 0 : waitedMs + LOOK_MS;
      if (waitedMs < patienceMs) return;
      clearInterval(looking);
      process.exit(1);
    }, LOOK_MS).unref();
    start
      .then((server) => {
        uploads = server.uploads ?? uploads;
        return server.close();
      })
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
