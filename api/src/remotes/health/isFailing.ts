export const HEALTH_WINDOW_MS = 2 * 60_000;
const MIN_FAILING_BROWSERS = 5;
const MAX_FAILING_SHARE = 0.2;

export interface Health {
  /** Browsers that met the version within the window. */
  browsers: number;
  /** How many of them saw it fail within the window. */
  failing: number;
}

/** Whether a version fails for so many that it has to go. A few broken browsers never take it down. */
export function isFailing({ browsers, failing }: Health): boolean {
  return failing >= MIN_FAILING_BROWSERS && failing > browsers * MAX_FAILING_SHARE;
}
