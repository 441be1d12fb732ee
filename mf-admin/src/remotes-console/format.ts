const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as the house writes it: 20 Nov 2026, 10:00, where the reader is. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** How heavy something is, in the unit that reads best. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
