/** Hours of the day as somebody's own clock shows them: `22:00` to `07:30`. */
export interface Quiet {
  from: string;
  until: string;
  zone: string;
}

/** Whether it is in these hours now. They may go over midnight; from one hour to the same is never. */
export function isQuiet(quiet: Quiet | null, now: Date): boolean {
  if (!quiet) return false;
  const { from, until, zone } = quiet;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const time = clock.format(now);
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
