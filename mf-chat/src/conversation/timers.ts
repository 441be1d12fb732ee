/** How long messages may stay, in seconds. */
export const TIMERS = [
  [30, 'halfMinute'],
  [300, 'fiveMinutes'],
  [3600, 'hour'],
  [86_400, 'day'],
  [604_800, 'week'],
  [2_592_000, 'month'],
] as const;

/** A length of time in words. */
export function sayTimer(
  t: Record<(typeof TIMERS)[number][1], string> & { seconds: (values: { count: number }) => string },
  seconds: number,
): string {
  const known = TIMERS.find(([length]) => length === seconds);
  return known ? t[known[1]] : t.seconds({ count: seconds });
}
