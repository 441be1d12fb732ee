/** Made once for each language and shape: making one takes longer than drawing a message. */
const made = new Map<string, Intl.DateTimeFormat>();

/** A time or a date in this shape, as people of this language write it. */
function sayDate(at: Date, locale: string, shape: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(shape)}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, shape);
  made.set(key, known);
  return known.format(at);
}

/** The time of day, as on a message. */
export function sayTime(at: Date, locale: string): string {
  return sayDate(at, locale, { hour: '2-digit', minute: '2-digit' });
}

/** Above the messages of a day: today, yesterday, or the date. */
export function sayDay(
  t: { today: string; yesterday: string },
  at: string,
  locale: string,
  now = new Date(),
): string {
  const date = new Date(at);
  const days = daysBetween(date, now);
  if (days === 0) return t.today;
  if (days === 1) return t.yesterday;
  return sayDate(date, locale, { weekday: 'long', day: 'numeric', month: 'long', ...yearOf(date, now) });
}

/** When a chat was last written in: a time today, a weekday this week, else a date. */
export function sayWhen(at: Date, locale: string, now = new Date()): string {
  const days = daysBetween(at, now);
  if (days <= 0) return sayTime(at, locale);
  if (days < 7) return sayDate(at, locale, { weekday: 'short' });
  return sayDate(at, locale, { day: 'numeric', month: 'short', ...yearOf(at, now) });
}

/** The year is said when it is another than this one. */
function yearOf(at: Date, now: Date): Intl.DateTimeFormatOptions {
  return at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' };
}

function daysBetween(at: Date, now: Date): number {
  return Math.round((startOf(now) - startOf(at)) / 86_400_000);
}

function startOf(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}
