import type { RunningPlaza } from './startPlaza.ts';

const PATIENCE_MS = 2_900;

/** Ctrl-C and SIGTERM close the house in order; a second one, or the end of patience, at once. */
export function closeOnSignals(start: Promise<Pick<RunningPlaza, 'close'>>): void {
  let asked = false;
  const close = () => {
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    start
      .then((house) => house.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
