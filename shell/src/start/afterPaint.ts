import type { Clock } from '../clock/Clock.ts';

/** The first paint has the network to itself, and so has what follows at once. */
const AFTER_PAINT_MS = 2500;
const LONGEST_MS = 60_000;

/** What works behind the page comes when that is there. A file that does not arrive is asked for again, until it does. */
export function afterPaint<Module>(
  clock: Clock,
  load: () => Promise<Module>,
  begin: (loaded: Module) => void,
  waitMs = AFTER_PAINT_MS,
): void {
  clock.after(
    waitMs,
    () => void load().then(begin, () => afterPaint(clock, load, begin, Math.min(2 * waitMs, LONGEST_MS))),
  );
}
