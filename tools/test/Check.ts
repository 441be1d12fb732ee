/** How many of a check's tests went which way. A check without tests of its own counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Outcome extends Counts {
  /** A few words beside the line of the check. */
  note?: string;
  /** What the program said; shown when something failed. */
  output?: string;
  /** What failed, by name and with the first lines of why. */
  failures?: readonly string[];
}

/** One step of `npm test`. */
export interface Check {
  name: string;
  /** Checks that have to pass before. */
  needs?: readonly string[];
  /** How many cores it keeps busy. */
  weight: 1 | 2;
  /** Why this machine cannot run it, if it cannot. */
  cannot?: (() => string | undefined) | undefined;
  run(): Promise<Outcome>;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );
}
