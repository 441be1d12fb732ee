/** Made once for each language: making one takes longer than drawing a message. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time of day, as on a message. */
export function sayTime(at: Date, locale: string): string {
  let clock = clocks.get(locale);
  if (!clock) {
    clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    clocks.set(locale, clock);
  }
  return clock.format(at);
}
